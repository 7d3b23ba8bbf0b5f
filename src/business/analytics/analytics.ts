import type { Segment } from '#business/energy/segment.ts'
import type { LeadKind } from '#business/leads/lead.ts'
import type { Country } from '#kernel/country.ts'
import type { CountedPage, FunnelStep } from './measure.ts'
import type { DaySpan, Period } from './period.ts'

/** How many there were of a kind, page, segment…; never of none. */
export type Counted<Key extends string> = { readonly key: Key; readonly count: number }

/** A state of Nigeria or a town of Burkina Faso, as the consultation form has them. */
export type CountedState = Counted<string> & { readonly country: Country }

/** How often a product was chosen; without names once it has left the catalogue. */
export type ChosenProduct = {
  readonly id: string
  readonly name: string | null
  readonly nameEn: string | null
  readonly orders: number
  /** Applications that were submitted. */
  readonly applications: number
}

/** In how many audits an appliance was ticked, however many of it. */
export type TickedAppliance = {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  readonly audits: number
}

/** How far visitors of a country came. Nobody is followed: each step counts what there was of it. */
export type Funnel = { readonly country: Country; readonly steps: Readonly<Record<FunnelStep, number>> }

/** How long requests waited for the first contact; those for a job are left out. */
export type ContactTimes = {
  readonly contacted: number
  readonly waiting: number
  /** Minutes within which a quarter, half and three quarters were contacted; null as long as nobody was. */
  readonly minutes: { readonly quarter: number; readonly half: number; readonly threeQuarters: number } | null
  /** As `contactBounds` has them. */
  readonly buckets: readonly number[]
}

/** What was counted in a period; lists begin with the most. Spam is counted nowhere. */
export type Analytics = DaySpan & {
  readonly days: Period
  /** Null for both. */
  readonly country: Country | null
  readonly requests: number
  readonly requestsByDay: readonly (DaySpan & { readonly count: number })[]
  readonly requestsByKind: readonly Counted<LeadKind>[]
  readonly requestsByPage: readonly Counted<CountedPage>[]
  readonly requestsByCountry: readonly Counted<Country>[]
  readonly requestsByState: readonly CountedState[]
  readonly funnels: readonly Funnel[]
  readonly contact: ContactTimes
  readonly products: readonly ChosenProduct[]
  readonly audits: number
  readonly auditsBySegment: readonly Counted<Segment>[]
  /** The ten that were ticked most. */
  readonly appliances: readonly TickedAppliance[]
}

/** Where the buckets of the time to the first contact end, in minutes; the last has no end. `numbers_of` in the database knows them too. */
export const contactBounds = [15, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10_080] as const

/** The longest that the buckets can tell apart, in minutes. */
export const longestContact = 10_080

/** A bucket's ends in minutes; null for no end. */
export function contactBucket(at: number): { readonly from: number; readonly to: number | null } {
  return { from: contactBounds[at - 1] ?? 0, to: contactBounds[at] ?? null }
}

/**
 * The minutes within which a share of what is in the buckets lies, as if each bucket were filled evenly; null of nothing.
 * What lies in the last bucket is given as where that begins: {@link longestContact} means "or more".
 */
export function minutesWithin(share: number, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= 0) return null
  let left = share * total
  for (const [at, count] of counts.entries()) {
    const { from, to } = contactBucket(at)
    if (count > 0 && left <= count) return to === null ? from : from + (left / count) * (to - from)
    left -= count
  }
  return longestContact
}
