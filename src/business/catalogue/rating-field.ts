import { wholeNumber } from '#kernel/form-fields.ts'
import * as z from 'zod/mini'

const highest = 100_000_000
const figure = <Unit extends string>(unit: Unit, least: number, most = highest) => ({
  unit,
  schema: z.nullable(wholeNumber(least, most)),
})
/** More than nothing, with decimals. */
const measure = <Unit extends string>(unit: Unit, most: number) => ({
  unit,
  schema: z.nullable(z.number('not_a_number').check(z.positive('too_small'), z.maximum(most, 'too_big'))),
})
const answer = { unit: '', schema: z.nullable(z.boolean('not_a_boolean')) } as const

/**
 * Every rating that the energy audit sizes by, with its unit (`%`: a share of 1). Null: not stated, and `systemRatings` says what
 * is taken instead. `continuousW` and `surgeW` are what a product gives on battery alone and to a starting motor, so they can be
 * below its label; `dischargeW` and `chargeW` the limits of its battery, `acChargeW` the mains' part of the latter.
 */
export const ratingFields = {
  continuousW: figure('W', 1),
  surgeW: figure('W', 1),
  batteryWh: figure('Wh', 1),
  depthOfDischarge: measure('%', 1),
  dischargeW: figure('W', 1),
  chargeW: figure('W', 1),
  /** 0: it takes no panels. */
  pvInputW: figure('W', 0),
  /** Of panels in a row, in the cold. */
  pvMaxVocV: measure('V', 10_000),
  pvMaxCurrentA: measure('A', 10_000),
  panelsIncludedW: figure('W', 0),
  /** True: it charges from the mains too. */
  acCharge: answer,
  acChargeW: figure('W', 1),
  phases: { unit: '', schema: z.nullable(z.literal([1, 3], 'unknown_value')) },
  /** How many of it work as one. */
  parallelUnits: figure('', 1, 16),
  /** What it draws itself, day and night. */
  idleW: figure('W', 0),
  /** True: it works in an outage by a backup box only, which comes with it and is in its price. */
  backupBox: answer,
} as const

export type RatingName = keyof typeof ratingFields

/** The ratings in reading order. */
export const ratingNames = Object.keys(ratingFields) as [RatingName, ...RatingName[]]

type RatingSchemas = { readonly [Name in RatingName]: (typeof ratingFields)[Name]['schema'] }

/** True of a rating that is a yes or a no, not a figure. */
export function isYesOrNo(name: string): name is 'acCharge' | 'backupBox' {
  return name === 'acCharge' || name === 'backupBox'
}

/** What of every rating, by its name. */
export function perRating<Value>(of: (name: RatingName) => Value): Record<RatingName, Value> {
  return Object.fromEntries(ratingNames.map((name) => [name, of(name)])) as Record<RatingName, Value>
}

/** What the maker states of a product; null where no sheet says. */
export const ratingsSchema = z.object(
  perRating((name) => ratingFields[name].schema) as unknown as RatingSchemas,
  'not_an_object',
)
export type Ratings = z.infer<typeof ratingsSchema>

/** A row in two: its ratings, and all the rest of it. */
export function splitRatings<Row extends Ratings>(row: Row) {
  const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !(name in ratingFields)))
  return { rest: rest as Omit<Row, RatingName>, ratings: perRating((name) => row[name]) as Ratings }
}

/**
 * How a rating is known: read in the maker's own sheet or manual, read in another's table, computed from what is read, or judged
 * until somebody confirms it.
 */
export const ratingStatuses = ['published', 'published-secondary', 'derived', 'estimated'] as const
export type RatingStatus = (typeof ratingStatuses)[number]

/** How a rating is known, and where it was read or why it was judged so. */
export type RatingSource = { readonly status: RatingStatus; readonly source: string }

/** Of ratings whose source is told. */
export const ratingSourcesSchema = z.partialRecord(
  z.enum(ratingNames),
  z.object({ status: z.enum(ratingStatuses), source: z.string() }),
)
export type RatingSources = z.infer<typeof ratingSourcesSchema>
