import * as z from 'zod/mini'
import { countries } from '#kernel/country.ts'
import { longestBackupHours, mostLines, mostOfOneAppliance, mostPanels, mostSpent, mostUnits } from './audit-limits.ts'
import { longestOutage, parameters, supplyHoursOf, tariffBands } from './parameters.ts'
import { segments } from './segment.ts'

/** One line of a visitor's list. Hours a day, halves and any other fraction allowed. */
export const usageSchema = z.object({
  applianceId: z.int(),
  quantity: z.int().check(z.gte(1), z.lte(mostOfOneAppliance)),
  hoursDay: z.number().check(z.gte(0), z.lte(parameters.dayHours.value)),
  hoursNight: z.number().check(z.gte(0), z.lte(parameters.nightHours.value)),
  isEssential: z.boolean(),
})
export type ApplianceUsage = z.infer<typeof usageSchema>

const spent = () => z.int().check(z.gte(0), z.lte(mostSpent))

/** A system by name, with what is installed of it. */
export const chosenSystemSchema = z.object({
  productId: z.int(),
  units: z.int().check(z.gte(1), z.lte(mostUnits)),
  panels: z.int().check(z.gte(0), z.lte(mostPanels)),
})
export type ChosenSystem = z.infer<typeof chosenSystemSchema>

/**
 * The body of `POST /api/smart-solar-plan/calculate`. `place` is a key of the places, `grid` sizes for the mean,
 * `band` is the tariff band (hours of supply), `supplyUnknown` says that nobody knows those hours: the longest outage is planned for;
 * `phases` those of the supply, `spend` what a month costs now.
 */
export const auditRequestSchema = z.object({
  applianceUsage: z.array(usageSchema).check(z.minLength(1), z.maxLength(mostLines)),
  backupHours: z.int().check(z.gte(1), z.lte(longestBackupHours)),
  clientType: z.enum(segments, { error: ({ input }) => (input === undefined ? 'required' : 'unknown_client_type') }),
  country: z.optional(z.enum(countries, 'unknown_country')),
  place: z.optional(z.string()),
  grid: z.optional(z.boolean()),
  band: z.optional(z.enum(tariffBands, 'unknown_band')),
  supplyUnknown: z.optional(z.literal(true, 'unknown_value')),
  phases: z.optional(z.union([z.literal(1), z.literal(3)], 'unknown_phases')),
  spend: z.optional(z.object({ fuel: z.optional(spent()), power: z.optional(spent()) })),
})
export type AuditRequest = z.infer<typeof auditRequestSchema>

/**
 * The outage of a day that a site is planned with, hours: without a band the hours of backup asked for; the longest where it is said that
 * nobody knows (no place has figures of its own: the most careful case).
 */
export function outageHoursOf({
  grid,
  band,
  supplyUnknown,
  backupHours,
}: Pick<AuditRequest, 'grid' | 'band' | 'supplyUnknown' | 'backupHours'>): number {
  if (grid && supplyUnknown) return longestOutage
  return Math.min(longestOutage, grid && band ? 24 - supplyHoursOf[band] : backupHours)
}

/** The body of `POST /api/smart-solar-plan/year`: an audit and a system, to be run through a year. */
export const yearRequestSchema = z.extend(auditRequestSchema, chosenSystemSchema.shape)
export type YearRequest = z.infer<typeof yearRequestSchema>
