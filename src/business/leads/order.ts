import * as z from 'zod/mini'
import type { Product } from '#business/catalogue/product.ts'
import { countries, defaultCountry } from '#kernel/country.ts'
import { idField, line, phoneField, sourceField, wholeNumber } from '#kernel/form-fields.ts'
import type { Money } from '#kernel/money.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'

/** How many of a product one order can ask for. */
export const maxQuantity = 1000

/**
 * The order dialog, in the browser and on the server. Issues are codes: `required`, `not_a_number`, `not_integer`,
 * `too_small`, `too_big`, `too_long`, `invalid_phone`, `unknown_country`.
 */
export const orderSchema = z.object(
  {
    productId: idField,
    quantity: wholeNumber(1, maxQuantity),
    fullName: line(1, 100),
    phoneNumber: phoneField,
    country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
    source: sourceField,
  },
  'invalid',
)

/** What a visitor orders, as it is stored. */
export type Order = z.output<typeof orderSchema>
/** What the form holds while it is filled. */
export type OrderInput = z.input<typeof orderSchema>

/** An order at the server's price: what is stored and what staff read. */
export type PricedOrder = {
  readonly order: Order
  readonly productName: string
  readonly unitPrice: Money
  readonly total: Money
}

/**
 * Prices an order. Refuses with `not_found` when there is no such product, with `conflict` (`productId`:
 * `price_on_request`) when it has no price in the country of the order.
 */
export function priceOrder(
  order: Order,
  product: Pick<Product, 'name' | 'price' | 'currency'> | null,
): Outcome<PricedOrder> {
  if (!product) return refused('not_found')
  const { name, price, currency } = product
  if (price === null) return refused('conflict', { errors: [{ path: 'productId', code: 'price_on_request' }] })
  return done({
    order,
    productName: name,
    unitPrice: { amount: price, currency },
    total: { amount: price * order.quantity, currency },
  })
}

const orderFields = ['quantity', 'fullName', 'phoneNumber'] as const

type OrderErrorKey =
  | `leads.order.error.${(typeof orderFields)[number] | 'price_on_request' | 'product'}`
  | 'leads.failure.text'

/** The key of the words beside a field of the order form; those of a product that can't be ordered for `productId`. */
export function orderErrorKey(path: string, code: string): OrderErrorKey {
  if (path === 'productId') return `leads.order.error.${code === 'price_on_request' ? code : 'product'}`
  const field = orderFields.find((name) => name === path)
  return field ? `leads.order.error.${field}` : 'leads.failure.text'
}
