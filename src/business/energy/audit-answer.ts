import type { Currency } from '#kernel/money.ts'
import type { ExplainedNumber, Explanation } from './explanation.ts'
import type { Shortfall } from './fit.ts'
import type { Place } from './place.ts'
import type { Requirement } from './requirement.ts'

/** An appliance of the result: its energy in Wh a day, every line of the request with the same flag added up. */
export type AuditedAppliance = {
  readonly applianceId: number
  readonly name: string
  readonly nameEn: string
  readonly quantity: number
  readonly energy: number
  readonly isEssential: boolean
}

/** What a page needs to name, picture and link a system. `price` in whole units of `currency`. */
export type SystemSummary = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly nameEn: string
  readonly manufacturer: string
  readonly capacity: string
  readonly batteryCapacity: string
  readonly imageUrl: string | null
  readonly price: number
  readonly currency: Currency
}

/** `coversPeak` false: no known surge rating covers the hardest start, so that start is better made alone. */
export type RecommendedProduct = SystemSummary & { readonly coversPeak: boolean }

export type ClosestAlternative = SystemSummary & { readonly shortfalls: readonly Shortfall[] }

/** The answer of the energy audit. Energies in Wh a day; profiles hold 24 hours, hour 0 first. */
export type AuditAnswer = {
  readonly status: 'ok' | 'no_match'
  readonly appliances: readonly AuditedAppliance[]
  readonly totalDailyEnergy: number
  readonly totalEssentialEnergy: number
  readonly totalNonEssentialEnergy: number
  readonly backupHours: number
  readonly place: Pick<Place, 'key' | 'country' | 'region' | 'city'>
  readonly requirement: Requirement
  readonly explanations: Readonly<Record<ExplainedNumber, Explanation>>
  readonly loadProfileWh: readonly number[]
  readonly essentialProfileWh: readonly number[]
  /** DC energy that the required array gives in each hour of the day that it is sized for. */
  readonly sunProfileWh: readonly number[]
  readonly recommendedProduct: RecommendedProduct | null
  readonly powerMatchBySurge: boolean
  readonly actualBackupHours: number | null
  readonly closestAlternative: ClosestAlternative | null
}
