import * as z from 'zod/mini'
import type { Product } from '#business/catalogue/product.ts'
import type { StoredQuote } from '#business/quotes/quote.ts'
import { defaultCountry } from '#kernel/country.ts'
import { choice, idField, line, phoneField, wholeNumber } from '#kernel/form-fields.ts'
import type { Money } from '#kernel/money.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { errorKey, visitorForm } from './visitor-form.ts'

/** How many of a product one order can ask for. */
const maxQuantity = 1000

/** Whether a system is wanted with its panels, installed where that is offered, or by itself. */
export const orderScopes = ['complete', 'alone'] as const
export type OrderScope = (typeof orderScopes)[number]

/** What is asked for an order of a product. */
export const orderForm = visitorForm('leads.order', {
  quantity: {
    schema: wholeNumber(1, maxQuantity),
    control: 'count',
    max: maxQuantity,
    wide: true,
    staff: 'answer',
    example: 1,
  },
  scope: {
    control: 'choice',
    schema: z.optional(choice(orderScopes)),
    wide: true,
    staff: 'answer',
    example: 'complete',
  },
  fullName: {
    schema: line(1, 100),
    control: 'name',
    autoComplete: 'name',
    wide: true,
    staff: 'name',
    example: 'Amina Bello',
  },
  phoneNumber: { schema: phoneField, control: 'phone', wide: true, staff: 'phone', example: '0803 000 0000' },
})

/**
 * The order dialog, in the browser and on the server. Issues are codes: `required`, `not_a_number`, `not_integer`,
 * `too_small`, `too_big`, `too_long`, `invalid_phone`, `unknown_country`.
 */
export const orderSchema = z.object({ productId: idField, ...orderForm.schema.shape }, 'invalid')

/** What a visitor orders, as it is stored. */
export type Order = z.output<typeof orderSchema>

/** An order at the server's price: what is stored and what staff read. Of a quote, its total: panels and installation as well. */
export type Priced<Asked> = {
  readonly order: Asked
  readonly productName: string
  readonly unitPrice: Money
  readonly total: Money
  /** What the visitor was told that all of it costs complete, where they want it so: until the visit a guide. */
  readonly completeTotal?: Money
}
export type PricedOrder = Priced<Order>

/**
 * Prices an order. Refuses with `not_found` when there is no such product, with `conflict` (`productId`:
 * `price_on_request`) when it has no price in the country of the order.
 */
export function priceOrder<Asked extends Pick<Order, 'quantity'>>(
  order: Asked,
  product: Pick<Product, 'name' | 'price' | 'currency'> | null,
): Outcome<Priced<Asked>> {
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

/**
 * Prices an order of the whole of a quote, which is one installation. Refuses as `invalid` (`quantity`: `not_of_quote`) more
 * than one.
 */
export function priceQuotedOrder(
  order: Order,
  { quote: { system, currency }, price: amount }: { readonly quote: StoredQuote; readonly price: number },
): Outcome<PricedOrder> {
  if (order.quantity !== 1) return refused('invalid', { errors: [{ path: 'quantity', code: 'not_of_quote' }] })
  return done({ order, productName: system.name, unitPrice: { amount, currency }, total: { amount, currency } })
}

/** The key of the words about an order that was refused; those of a product that can't be ordered for `productId`. */
export function orderErrorKey(path: string, code: string) {
  if (path !== 'productId') return errorKey(orderForm, path, code, defaultCountry)
  return `leads.order.error.${code === 'price_on_request' ? code : 'product'}` as const
}
