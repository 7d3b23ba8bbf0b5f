import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { Application, ApplicationReceipt } from '../application.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { openingFor, type VisitWish, type WantedPlan } from './application-opening.ts'
import { applicationQuery, ownApplicationsQuery } from './application-queries.ts'
import { calculationQuery } from './calculation-query.ts'

/** What came of opening the page. */
export type OpenedApplication =
  | { readonly kind: 'draft'; readonly application: Application }
  /** One that we have already. */
  | { readonly kind: 'existing'; readonly application: Application }
  /** `statusLink` is null when the answer that told it was lost. */
  | { readonly kind: 'submitted'; readonly application: Application; readonly statusLink: string | null }
  /** The plan can't be applied for in this country; without a product none was chosen. */
  | { readonly kind: 'not_offered'; readonly productId: number | null }
  /** The visitor was shown other numbers than `now`. */
  | { readonly kind: 'price_changed'; readonly was: ApplicationRequest; readonly now: ApplicationRequest }

let last: Promise<unknown> = Promise.resolve()

/**
 * Finds the draft of this browser or begins one; none while another is being begun.
 * @throws ApiError when it is refused, TypeError when the network fails
 */
export function openApplication(client: QueryClient, wish: VisitWish): Promise<OpenedApplication> {
  const opened = last.then(() => open(client, wish))
  last = opened.catch(() => undefined)
  return opened
}

async function open(client: QueryClient, wish: VisitWish): Promise<OpenedApplication> {
  const own = await client.query({ ...ownApplicationsQuery, staleTime: 0 })
  const opening = openingFor(own, wish)
  switch (opening.step) {
    case 'resume':
      return { kind: 'draft', application: opening.application }
    case 'existing':
      return { kind: 'existing', application: opening.application }
    case 'choose':
      return { kind: 'not_offered', productId: null }
    case 'change': {
      const { id } = opening.application
      return applyFor(client, opening.plan, opening.plan.shown !== null, (plan) =>
        sendJson<Application>('PUT', `/api/financing/applications/${id}/plan`, plan),
      )
    }
    case 'create':
      return applyFor(client, opening.plan, opening.wasShown, async (plan) => {
        const { id } = await sendJson<ApplicationReceipt>('POST', '/api/financing/apply', plan)
        return client.query({ ...applicationQuery(id), staleTime: 0 })
      })
  }
}

/** Applies by `apply`, with the numbers that the visitor was shown, or with the right ones if they were shown none. */
async function applyFor(
  client: QueryClient,
  wanted: WantedPlan,
  wasShown: boolean,
  apply: (plan: ApplicationRequest) => Promise<Application>,
): Promise<OpenedApplication> {
  const notOffered = { kind: 'not_offered', productId: wanted.productId } as const
  try {
    const plan = await withNumbers(client, wanted)
    if (!plan) return notOffered
    try {
      return { kind: 'draft', application: await apply(plan) }
    } catch (error) {
      const now = priceNow(error, plan)
      if (!now) throw error
      if (wasShown) return { kind: 'price_changed', was: plan, now }
      return { kind: 'draft', application: await apply(now) }
    }
  } catch (error) {
    if (isNotOffered(error)) return notOffered
    throw error
  }
}

/** The plan with what it costs; null when its product has no price in the country. */
async function withNumbers(client: QueryClient, { shown, ...choice }: WantedPlan): Promise<ApplicationRequest | null> {
  if (shown) return { ...choice, ...shown }
  const product = await client.query<Product>({
    queryKey: [`/api/products/${choice.productId}?country=${choice.country}`],
  })
  if (product.price === null) return null
  const plan = await client.query(calculationQuery({ ...choice, totalPrice: product.price }))
  return { ...choice, monthlyPayment: plan.monthlyPayment, totalAmount: plan.totalAmount }
}

/** The plan at the right price, when that is what the server has against it. */
function priceNow(error: unknown, plan: ApplicationRequest): ApplicationRequest | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'price_changed') return null
  const { price, monthlyPayment } = error.problem as unknown as { price: number; monthlyPayment: number }
  return { ...plan, totalAmount: price, monthlyPayment }
}

/** The product is not known, has no price in the country, or is sold for cash only. */
function isNotOffered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, problem } = error
  return status === 404 || (status === 409 && problem?.errors?.some(({ path }) => path === 'productId') === true)
}
