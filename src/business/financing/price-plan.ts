import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { Product } from '#business/catalogue/product.ts'
import { summaryOf, type ProductSummary } from '#business/catalogue/product-summary.ts'
import { quoteInShort } from '#business/quotes/quote.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { affordabilityOf } from './affordability.ts'
import type { Calculation } from './calculation.ts'
import type { InstalmentPlan } from './instalment-plan.ts'
import { planInstalments } from './plan-instalments.ts'
import type { CalculationRequest } from './plan-request.ts'

type ShownPlan = {
  readonly downPaymentPercentage: number
  readonly tenureMonths: number
  /** The price that the visitor was shown, and the name of its field. */
  readonly price: readonly [path: string, amount: number]
  /** The monthly payment that they were shown; absent when none was yet. */
  readonly monthlyPayment?: number
}

/** What is paid instead of the product's own price: a quote's total, and what it costs today once that holds no longer. */
type QuotedTotal = { readonly price: number; readonly quotedPrice: number }

type PricedPlan = { readonly product: ProductSummary; readonly plan: InstalmentPlan }

/**
 * The plan at the server's price. Refuses with `not_found` when there is no such product; with `conflict` (`productId`) when it
 * has no price in the country (`price_on_request`) or is not sold in instalments (`cash_only`); with `price_changed` when a
 * number that the visitor was shown is another one now: the problem's members `price`, `currency` and
 * `monthlyPayment` are the right ones, and its errors name the wrong ones. Of a quote, `quotedPrice` is the price that it held.
 */
export function pricePlan(
  product: Product | undefined,
  { price: [path, shownPrice], monthlyPayment: shownPayment, ...terms }: ShownPlan,
  start: CalendarDate,
  quoted?: QuotedTotal,
): Outcome<PricedPlan> {
  if (!product) return refused('not_found')
  const { price: ownPrice, currency } = product
  if (ownPrice === null) return refused('conflict', { errors: [{ path: 'productId', code: 'price_on_request' }] })
  if (!canBeFinanced(product)) return refused('conflict', { errors: [{ path: 'productId', code: 'cash_only' }] })

  const price = quoted?.price ?? ownPrice
  const plan = planInstalments({ ...terms, totalAmount: price }, start)
  const { monthlyPayment } = plan
  const wrong = [
    ...(shownPrice === price ? [] : [path]),
    ...(shownPayment === undefined || shownPayment === monthlyPayment ? [] : ['monthlyPayment']),
  ]
  if (wrong.length === 0) return done({ product: summaryOf({ product, price: ownPrice }), plan })
  return refused('price_changed', {
    extra: { price, currency, monthlyPayment, ...(quoted && { quotedPrice: quoted.quotedPrice }) },
    errors: wrong.map((field) => ({ path: field, code: 'price_changed' })),
  })
}

/** A quote that is paid in instalments, and what the whole of it costs who takes it up today. */
export type PaidQuote = { readonly quote: Parameters<typeof quoteInShort>[0]; readonly price: number }

/** What the simulator answers for a product, or the whole of a quote, from `start` on. Refused as {@link pricePlan} says. */
export function calculateOffer(
  product: Product | undefined,
  { totalPrice, downPaymentPercentage, tenureMonths }: CalculationRequest,
  start: CalendarDate,
  paid: PaidQuote | null,
): Outcome<Calculation> {
  const quote = paid && quoteInShort(paid.quote)
  const quoted = paid && quote ? { price: paid.price, quotedPrice: quote.totalPrice } : undefined
  const terms = { downPaymentPercentage, tenureMonths, price: ['totalPrice', totalPrice] as const }
  const priced = pricePlan(product, terms, start, quoted)
  if (!priced.ok) return priced
  const { plan } = priced.value
  return done({
    product: { ...priced.value.product, priceStatus: product?.priceStatus ?? null },
    ...plan,
    ...(quote && { quote }),
    affordability: affordabilityOf(plan, priced.value.product.currency),
  })
}
