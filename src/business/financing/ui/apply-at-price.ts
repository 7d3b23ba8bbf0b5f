import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { priceToday } from '#business/quotes/quote-address.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { Application } from '../application.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import type { WantedPlan } from './application-opening.ts'
import { calculationQuery } from './calculation-query.ts'
import type { OpenedApplication } from './opened-application.ts'

type Apply = (plan: ApplicationRequest) => Promise<Application>

/** Applies for a plan whose numbers nobody was shown yet: those of the catalogue, or of the quote. */
export async function applyAtPrice(
  client: QueryClient,
  choice: Omit<WantedPlan, 'shown'>,
  apply: Apply,
): Promise<OpenedApplication> {
  const { productId } = choice
  try {
    const price = await priceOf(client, choice)
    if (price === null) return { kind: 'not_offered', productId }
    const calculated = await client.query(calculationQuery({ ...choice, totalPrice: price }))
    const { monthlyPayment, totalAmount } = calculated
    return { kind: 'draft', application: await apply({ ...choice, monthlyPayment, totalAmount }) }
  } catch (error) {
    return outcomeOf(error, { ...choice, monthlyPayment: 0, totalAmount: 0 }, apply)
  }
}

async function priceOf(client: QueryClient, { productId, country, quoteKey }: Omit<WantedPlan, 'shown'>) {
  if (quoteKey === undefined) {
    return (await client.query<Product>({ queryKey: [`/api/products/${productId}?country=${country}`] })).price
  }
  return priceToday(await client.query<Quote>({ queryKey: [`/api/quotes/${encodeURIComponent(quoteKey)}`] }))
}

/**
 * What is to be made of a refused plan: another price is told, or, where no price had been told yet, applied for by `apply`;
 * a product or a quote that can't be paid in instalments here is said so.
 * @throws `refusal` when it is about something else
 */
export async function outcomeOf(
  refusal: unknown,
  plan: ApplicationRequest,
  apply: Apply | null,
): Promise<OpenedApplication> {
  if (!(refusal instanceof ApiError)) throw refusal
  const { status, problem } = refusal
  if (problem?.code === 'price_changed') {
    const { price, monthlyPayment } = problem as unknown as { price: number; monthlyPayment: number }
    const now = { ...plan, totalAmount: price, monthlyPayment }
    return apply ? { kind: 'draft', application: await apply(now) } : { kind: 'price_changed', was: plan, now }
  }
  if (status === 404 && plan.quoteKey !== undefined) return { kind: 'quote_gone' }
  if (
    status === 404 ||
    (status === 409 && problem?.errors?.some(({ path }) => path === 'productId' || path === 'quoteKey'))
  ) {
    return { kind: 'not_offered', productId: plan.productId }
  }
  throw refusal
}
