import { withinBounds, type Bounds } from '#design/within-bounds.ts'
import { planLimits, startingTerms } from '../plan-limits.ts'

/** What the simulator's controls hold: the percent of the price that is paid first, and the months after that. */
export type PlanChoice = {
  readonly productId: number | null
  readonly downPaymentPercentage: number
  readonly tenureMonths: number
}

/** A plan that can be calculated and applied for. */
export type ChosenPlan = PlanChoice & {
  readonly productId: number
  /** Of the quote whose total it pays; absent for a product alone. */
  readonly quoteKey?: string | undefined
}

const ids = { min: 1, max: 2 ** 31 - 1 }

/** The number that an address gives under `name`; null where it gives none, or one that the bounds don't allow. */
function numberIn(search: URLSearchParams, name: string, bounds: Bounds): number | null {
  const written = search.get(name) ?? ''
  const value = Number(written)
  return /^\d{1,10}$/.test(written) && withinBounds(value, bounds) === value ? value : null
}

function readPlan(search: URLSearchParams) {
  return {
    productId: numberIn(search, 'productId', ids),
    downPaymentPercentage: numberIn(search, 'down', planLimits.downPayment),
    tenureMonths: numberIn(search, 'months', planLimits.tenure),
  }
}

/** The key of the quote that an address names. People type one from paper in capitals as well. */
export function quoteKeyIn(search: URLSearchParams): string | undefined {
  return search.get('quote')?.toLowerCase()
}

/** Whether an address asks for a product as installed, at the price that a quote is still to hold. */
export function asksInstalled(search: URLSearchParams): boolean {
  return search.get('installed') === 'true' && quoteKeyIn(search) === undefined
}

/** What an address asks for; what it leaves out, or writes wrongly, is as the simulator starts. */
export function planChoiceIn(search: URLSearchParams): PlanChoice {
  const { productId, downPaymentPercentage, tenureMonths } = readPlan(search)
  return {
    productId,
    downPaymentPercentage: downPaymentPercentage ?? startingTerms.downPaymentPercentage,
    tenureMonths: tenureMonths ?? startingTerms.tenureMonths,
  }
}

/** The plan of an address that names all of it (a shared link, the way to the eligibility page), else null. */
export function chosenPlanIn(search: URLSearchParams): ChosenPlan | null {
  const { productId, downPaymentPercentage, tenureMonths } = readPlan(search)
  if (productId === null || downPaymentPercentage === null || tenureMonths === null) return null
  return { productId, downPaymentPercentage, tenureMonths, quoteKey: quoteKeyIn(search) }
}

/** The query string that names a plan: `?productId=2&down=30&months=12`, with the `quote` that it is of. What `kept` has beside a plan stays in it. */
export function planSearch(plan: ChosenPlan, kept = new URLSearchParams()): string {
  const search = new URLSearchParams(kept)
  search.set('productId', String(plan.productId))
  search.set('down', String(plan.downPaymentPercentage))
  search.set('months', String(plan.tenureMonths))
  // What is calculated is the product alone, or a quote.
  search.delete('installed')
  if (plan.quoteKey === undefined) search.delete('quote')
  else search.set('quote', plan.quoteKey)
  return `?${search}`
}

/** The query string of a choice that is not calculated yet: the product alone; from the audit only for its product. */
export function choiceSearch(productId: number | null, kept: URLSearchParams): string {
  const search = new URLSearchParams(kept)
  for (const name of ['down', 'months']) search.delete(name)
  if (productId !== null) search.set('productId', String(productId))
  if (search.get('productId') !== kept.get('productId')) search.delete('fromAudit')
  return search.size > 0 ? `?${search}` : ''
}
