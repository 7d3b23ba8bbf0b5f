import * as z from 'zod/mini'
import { countries } from '#kernel/country.ts'
import { longestBackupHours, mostLines, mostOfOneAppliance } from './audit-limits.ts'
import { parameters } from './parameters.ts'
import { segments } from './segment.ts'

/** One line of a visitor's list. Hours a day, halves and any other fraction allowed. */
const usageSchema = z.object({
  applianceId: z.int(),
  quantity: z.int().check(z.gte(1), z.lte(mostOfOneAppliance)),
  hoursDay: z.number().check(z.gte(0), z.lte(parameters.dayHours.value)),
  hoursNight: z.number().check(z.gte(0), z.lte(parameters.nightHours.value)),
  isEssential: z.boolean(),
})
export type ApplianceUsage = z.infer<typeof usageSchema>

/** The body of `POST /api/smart-solar-plan/calculate`. `place` is a key of the places, `grid` sizes for the mean. */
export const auditRequestSchema = z.object({
  applianceUsage: z.array(usageSchema).check(z.minLength(1), z.maxLength(mostLines)),
  backupHours: z.int().check(z.gte(1), z.lte(longestBackupHours)),
  clientType: z.enum(segments, { error: ({ input }) => (input === undefined ? 'required' : 'unknown_client_type') }),
  country: z.optional(z.enum(countries, 'unknown_country')),
  place: z.optional(z.string()),
  grid: z.optional(z.boolean()),
})
export type AuditRequest = z.infer<typeof auditRequestSchema>
