import * as z from 'zod/mini'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { countries } from '#kernel/country.ts'
import { explanationsSchema } from './explanation.ts'
import { shortfallSchema } from './fit.ts'
import { listedPlaceSchema } from './listed-place.ts'
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

/** The system that fits. */
export const recommendedProductSchema = z.extend(productSummarySchema, {
  coversPeak: z
    .boolean()
    .check(z.describe('False: no known surge rating covers the hardest start, which is then better made alone.')),
})
export type RecommendedProduct = Readonly<z.infer<typeof recommendedProductSchema>>

/** The system that lacks least where none fits. */
export const closestAlternativeSchema = z.extend(productSummarySchema, {
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
  place: z.extend(listedPlaceSchema, { country: z.enum(countries) }),
  requirement: requirementSchema,
  explanations: explanationsSchema,
  loadProfileWh: profile('Energy of all appliances in each hour, hour 0 first.'),
  essentialProfileWh: profile('Energy of the essential appliances in each hour, hour 0 first.'),
  sunProfileWh: profile('DC energy that the required array gives in each hour of the day that it is sized for.'),
  recommendedProduct: z.nullable(recommendedProductSchema),
  powerMatchBySurge: z
    .boolean()
    .check(z.describe('The power is covered by running power and surge only, without the margin.')),
  actualBackupHours: z
    .nullable(z.number())
    .check(z.describe('Hours that the battery carries the essential load; null without a product.')),
  closestAlternative: z.nullable(closestAlternativeSchema),
})
export type AuditAnswer = Readonly<z.infer<typeof auditAnswerSchema>>
