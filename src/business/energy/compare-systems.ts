import * as z from 'zod/mini'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { systemAnswerSchema } from './audit-answer.ts'
import { mostCompared } from './audit-limits.ts'
import { auditRequestSchema } from './audit-request.ts'
import { backupDuration } from './backup-duration.ts'
import { auditCaseOf, questionOf, type AuditTables } from './audit-case.ts'
import { notCarried, productOf, shownShortfalls } from './calculate-audit.ts'
import { bestOf, shortfallSchema, type NearMiss } from './choose-system.ts'
import { lineEnergy } from './load.ts'
import { receiptSchema } from './receipt.ts'
import type { SizedCatalogue } from './sized-catalogue.ts'
import { powerNeed } from './system-need.ts'
import { toMilli } from './to-milli.ts'

/** The body of `POST /api/smart-solar-plan/compare`: an audit, and the products to hold against it. */
export const compareRequestSchema = z.extend(auditRequestSchema, {
  productIds: z.array(z.int()).check(z.minLength(1, 'required'), z.maxLength(mostCompared, 'too_many')),
})
export type CompareRequest = z.infer<typeof compareRequestSchema>

/** A system under a visitor's own load: as many units and panels as it takes, or as come nearest. */
const comparedSystemSchema = z.extend(productSummarySchema, {
  ...receiptSchema.shape,
  shortfalls: z
    .readonly(z.array(shortfallSchema))
    .check(z.describe('What it lacks for this load; nothing when it works.')),
  actualBackupHours: systemAnswerSchema.shape.actualBackupHours,
  notCarried: systemAnswerSchema.shape.notCarried,
  startsW: z.number().check(z.describe('Power that it gives to a start.')),
  room: z
    .object({ batteryWh: z.number(), panelsW: z.number(), units: z.int() })
    .check(z.describe('What can still be added: spare energy of the battery, panels, units in parallel.')),
})
export type ComparedSystem = Readonly<z.infer<typeof comparedSystemSchema>>

export const comparisonSchema = z.object({
  totalDailyEnergy: z.number().check(z.describe('Wh a day.')),
  peakW: z.number().check(z.describe('What the load asks for at the hardest start.')),
  systems: z.readonly(z.array(comparedSystemSchema)),
})
export type Comparison = Readonly<z.infer<typeof comparisonSchema>>

/**
 * Holds up to three products against one load: of each the cheapest number of units that works, or that lacks least. Without a grid
 * for everything, with one for the essentials. Refused as `invalid` as the audit is, and for a product that is no system of the
 * segment and country (`productIds.N`).
 */
export function compareSystems(
  request: CompareRequest,
  tables: AuditTables,
  catalogue: SizedCatalogue,
): Outcome<Comparison> {
  const read = auditCaseOf(request, tables)
  if (!read.ok) return read
  const auditCase = read.value
  const question = questionOf(auditCase, !auditCase.site.grid)
  const best = request.productIds.map((id) => bestOf(id, question, catalogue))
  const unknown = best.flatMap((found, at) => (found ? [] : [{ path: `productIds.${at}`, code: 'unknown_product' }]))
  if (unknown.length > 0) return refused('invalid', { errors: unknown })
  const shown = (candidate: NearMiss): ComparedSystem => {
    const { system, need, receipt, shortfalls } = candidate
    const { ratings, deliverableWh } = system
    return {
      ...productOf(candidate),
      ...receipt,
      shortfalls: shownShortfalls(shortfalls),
      actualBackupHours: backupDuration(need.essential, deliverableWh),
      notCarried: notCarried(candidate, question, auditCase),
      startsW: ratings.surgeW,
      room: {
        batteryWh: toMilli(Math.max(0, deliverableWh - need.energyToCarryWh)),
        panelsW: toMilli(Math.max(0, ratings.pvInputW - need.installedWp)),
        units: ratings.parallelUnits - system.units,
      },
    }
  }
  return done({
    totalDailyEnergy: toMilli(auditCase.lines.reduce((sum, line) => sum + lineEnergy(line), 0)),
    peakW: toMilli(powerNeed(auditCase.load).peakW),
    systems: best.flatMap((found) => (found ? [shown(found)] : [])),
  })
}
