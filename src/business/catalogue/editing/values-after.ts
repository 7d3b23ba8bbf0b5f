import type { ProductFields } from './product-fields.ts'
import type { ProductRecord } from './product-record.ts'
import { defaultCountry, type Country } from '#kernel/country.ts'
import type { PriceList } from '../price.ts'
import { perRating, ratingNames, type Ratings, type RatingSources } from '../rating-field.ts'

export type ProductValues = ReturnType<typeof valuesAfter>

/** What is stored of what staff wrote, but its slug; `before` is the product as it was. */
export function valuesAfter(fields: ProductFields, before: ProductRecord | null) {
  const { slug: _slug, price, prices, ratings, ratingSources, specification, ...plain } = fields
  const rated = { ...unrated, ...before?.ratings, ...ratings }
  return {
    ...plain,
    ...rated,
    ratingSources: sourcesAfter(rated, before, ratingSources),
    prices: pricesAfter(before, { price, prices }),
    specification: specification ?? before?.specification ?? {},
  }
}

const unrated = perRating(() => null)

/** A rating that is not stated has no source; one that has changed has lost the one it had, unless it is told again. */
function sourcesAfter(
  ratings: Ratings,
  before: ProductRecord | null,
  given: ProductFields['ratingSources'] = {},
): RatingSources {
  const sources = ratingNames.map((name) => {
    const known = before?.ratings[name] === ratings[name] ? before.ratingSources[name] : undefined
    const source = given[name] === undefined ? known : given[name]
    return [name, ratings[name] === null ? null : source] as const
  })
  return Object.fromEntries(sources.filter(([, source]) => source))
}

/** Whether storing the values would leave a product as it is. */
export function saysTheSame(values: ProductValues, before: ProductRecord): boolean {
  const known: Readonly<Record<string, unknown>> = { ...before, ...before.ratings }
  return Object.entries(values).every(([name, value]) => written(value) === written(known[name]))
}

/** A value in letters, whatever the order of its members. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return members.map(([name, member]) => `${name}: ${written(member)}`).join('\n')
}

type GivenPrice = NonNullable<NonNullable<ProductFields['prices']>[Country]>
type Before = Pick<ProductRecord, 'price' | 'prices'> | null

/**
 * The price list after a save. A `price` that is not the one there was is the new one of Nigeria, whatever `prices` says. An
 * amount that staff change is one they stand by (`published`), unless they say otherwise.
 */
export function pricesAfter(before: Before, { price, prices }: Pick<ProductFields, 'price' | 'prices'>): PriceList {
  const list = prices ?? before?.prices ?? {}
  const isOverruled = price !== undefined && price !== before?.price
  const after = isOverruled ? { ...list, [defaultCountry]: { amount: price } } : list
  return Object.fromEntries(
    Object.entries(after).flatMap(([country, given]) =>
      given ? [[country, priced(given, before?.prices[country as Country])]] : [],
    ),
  )
}

function priced({ amount, status, basis }: GivenPrice, before: PriceList[Country]) {
  if (status === undefined && basis === undefined && before?.amount === amount) return before
  return { amount, status: status ?? 'published', basis: basis ?? '' }
}
