import { defaultCountry, type Country } from '#kernel/country.ts'
import type { PriceList } from '../price.ts'
import type { ProductFields } from './product-fields.ts'
import type { ProductRecord } from './product-record.ts'

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
