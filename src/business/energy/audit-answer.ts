import * as z from 'zod/mini'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { countries } from '#kernel/country.ts'
import { explanationSchema, explanationsSchema } from './explanation.ts'
import { shortfallSchema } from './choose-system.ts'
import { listedPlaceSchema } from './listed-place.ts'
import { receiptSchema } from './receipt.ts'
import { requirementSchema } from './requirement.ts'

/** An appliance of the result: every line of the request with the same flag added up. */
const auditedApplianceSchema = z.object({
  applianceId: z.int(),
  name: z.string(),
  nameEn: z.string(),
  quantity: z.int(),
  energy: z.number().check(z.describe('Wh a day.')),
  isEssential: z.boolean(),
})
export type AuditedAppliance = Readonly<z.infer<typeof auditedApplianceSchema>>

/** An appliance that an answer does not carry, and the share of its energy over the year that it gets all the same. */
const notCarriedSchema = z.object({
  applianceId: z.int(),
  name: z.string(),
  nameEn: z.string(),
  servedShare: z.number(),
})

/** A system that works, priced whole: the product, how it is installed, what it costs, what it does not do. */
export const systemAnswerSchema = z.extend(productSummarySchema, {
  ...receiptSchema.shape,
  withoutPanelsPrice: z
    .nullable(z.int())
    .check(z.describe('The total of the same without panels, bridging outages only; null where that does not work.')),
  powerMatchBySurge: z
    .boolean()
    .check(z.describe('The power is covered by running power and a stated surge only, without the margin.')),
  actualBackupHours: z.number().check(z.describe('Hours from 17:00 that the battery carries the essentials.')),
  backup: explanationSchema.check(z.describe('How `actualBackupHours` came about.')),
  notCarried: z.readonly(z.array(notCarriedSchema)),
})
export type SystemAnswer = Readonly<z.infer<typeof systemAnswerSchema>>

/** The system that lacks least where none works. */
export const closestAlternativeSchema = z.extend(productSummarySchema, {
  ...receiptSchema.shape,
  shortfalls: z.readonly(z.array(shortfallSchema)),
})
export type ClosestAlternative = Readonly<z.infer<typeof closestAlternativeSchema>>

const wattHoursADay = () => z.number().check(z.describe('Wh a day.'))
const profile = (description: string) => z.readonly(z.array(z.number()).check(z.length(24), z.describe(description)))

/** The answer of the energy audit. */
export const auditAnswerSchema = z.object({
  status: z.enum(['ok', 'no_match']),
  appliances: z.readonly(z.array(auditedApplianceSchema)),
  totalDailyEnergy: wattHoursADay(),
  totalEssentialEnergy: wattHoursADay(),
  totalNonEssentialEnergy: wattHoursADay(),
  backupHours: z.int(),
  allEssential: z.boolean().check(z.describe('No appliance was essential, so all are taken to be.')),
  place: z.extend(listedPlaceSchema, { country: z.enum(countries) }),
  requirement: requirementSchema,
  explanations: explanationsSchema,
  installationTerms: z
    .object({ share: z.number(), minimum: z.int() })
    .check(
      z.describe(
        'Installation is this share of the equipment, and no less than the minimum; a share of 0: not offered.',
      ),
    ),
  loadProfileWh: profile('Energy of all appliances in each hour, hour 0 first.'),
  essentialProfileWh: profile('Energy of the essential appliances in each hour, hour 0 first.'),
  sunProfileWh: profile('DC energy that the required array gives in each hour of the day that it is sized for.'),
  pick: z.nullable(systemAnswerSchema).check(z.describe('The least total price that carries all of it.')),
  economical: z
    .nullable(systemAnswerSchema)
    .check(z.describe('Without a grid: the same with the array and the battery of the essentials.')),
  comfort: z
    .nullable(systemAnswerSchema)
    .check(z.describe('With a grid: the battery carries everything for the hours asked, not the essentials only.')),
  recommendedProduct: z.nullable(productSummarySchema).check(z.describe('The product of `pick`.')),
  powerMatchBySurge: z.boolean().check(z.describe('That of `pick`.')),
  actualBackupHours: z
    .nullable(z.number())
    .check(z.describe('Hours that the battery carries the essential load; null without a product.')),
  closestAlternative: z.nullable(closestAlternativeSchema),
})
export type AuditAnswer = Readonly<z.infer<typeof auditAnswerSchema>>
