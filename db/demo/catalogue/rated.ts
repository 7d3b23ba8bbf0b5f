import type { RatingName, Ratings, RatingSource } from '#business/catalogue/rating-field.ts'

type Rated<Value> = RatingSource & { readonly value: Value }

/** The ratings of a product, each with how it is known; those of which nothing is known are left out. */
export type DemoRatings = { readonly [Name in RatingName]?: Rated<NonNullable<Ratings[Name]>> }

const known =
  (status: RatingSource['status']) =>
  <const Value>(value: Value, source: string): Rated<Value> => ({ value, status, source })

/** Read in the maker's sheet or manual. */
export const published = known('published')
/** Read in a dealer's sheet or table, not the maker's own. */
export const secondary = known('published-secondary')
/** Computed from what was read. */
export const derived = known('derived')
/** Judged, and why. */
export const estimated = known('estimated')

/** The careful figure where sheets contradict one another or say nothing. */
export const untilConfirmed = <const Value>(value: Value, why: string) =>
  estimated(value, `conservative until a dealer confirms it: ${why}`)

/** What the label says. */
export const onLabel = (kwh: number) => published(kwh * 1000, `label: ${kwh} kWh`)
/** The kits of the Burkina Faso list name no battery. */
export const byTier = (kwh: number) => estimated(kwh * 1000, 'Core, Plus and Elite are taken for 5, 10 and 15 kWh')

/** Of units between 5 and 6 kW. */
export const comparableIdle = (watts: number) =>
  untilConfirmed(
    watts,
    'no sheet read; comparable: 50 to 60 W for a 5 kW unit of 48 V (easymanua.ls/sigineer-power/m5000h-48bp/manual?p=15)',
  )

/** What a battery gives in an hour, of its capacity: W. */
export const rateOf = (kwh: number, rate: number) => Math.round(kwh * 1000 * rate)
