import { defaultCountry, type Country } from '#kernel/country.ts'
import type { Application } from '../application.ts'
import { startingTerms } from '../plan-limits.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { chosenPlanIn, planChoiceIn, quoteKeyIn, type ChosenPlan } from './plan-address.ts'
import type { SimulatedPlan } from './simulated-plan.ts'

/** The plan that a visitor comes with, and its numbers if they were shown them. */
export type WantedPlan = ChosenPlan & {
  readonly country: Country
  readonly shown: Pick<ApplicationRequest, 'monthlyPayment' | 'totalAmount'> | null
}

/** What is applied for by who comes without a plan (specification 2, section 7): a price in naira. */
const fixedPlan: WantedPlan = {
  productId: 2,
  ...startingTerms,
  country: defaultCountry,
  shown: { monthlyPayment: 204_167, totalAmount: 3_500_000 },
}

/** True for an application as it is begun for who comes without a plan. */
export const isFixedPlan = ({ product, downPaymentPercentage, tenureMonths, quote }: Application) =>
  product.id === fixedPlan.productId &&
  downPaymentPercentage === fixedPlan.downPaymentPercentage &&
  tenureMonths === fixedPlan.tenureMonths &&
  !quote

const choices = ['productId', 'downPaymentPercentage', 'tenureMonths', 'country', 'quoteKey'] as const
type Choices = Pick<WantedPlan, (typeof choices)[number]>

const isSameChoice = (one: Choices, other: Choices) => choices.every((name) => one[name] === other[name])

/** The product that an address names without a plan, on the terms that the simulator starts with; null for none. */
function productAloneIn(search: URLSearchParams): ChosenPlan | null {
  const { productId, ...terms } = planChoiceIn(search)
  const hasTerms = search.has('down') || search.has('months')
  return productId === null || hasTerms ? null : { ...terms, productId, quoteKey: quoteKeyIn(search) }
}

/**
 * The plan that the address names, else the one simulated last in this tab, if that was for this country and for the product that the
 * address names; null for who comes without one.
 */
export function wantedPlan(search: URLSearchParams, country: Country, simulated: SimulatedPlan | null) {
  const alone = productAloneIn(search)
  const kept = simulated?.country === country ? withShown(simulated) : null
  if (kept && alone?.productId === kept.productId && alone.quoteKey === kept.quoteKey) return kept
  const named = chosenPlanIn(search) ?? alone
  if (!named) return kept
  const wanted: WantedPlan = { ...named, country, shown: null }
  return kept && isSameChoice(kept, wanted) ? kept : wanted
}

function withShown({ monthlyPayment, totalAmount, ...choice }: SimulatedPlan): WantedPlan {
  return { ...choice, shown: { monthlyPayment, totalAmount } }
}

/** What the page does when it opens. */
export type Opening =
  | { readonly step: 'resume' | 'existing'; readonly application: Application }
  | { readonly step: 'change'; readonly application: Application; readonly plan: WantedPlan }
  | { readonly step: 'create'; readonly plan: WantedPlan; readonly wasShown: boolean }
  | { readonly step: 'choose' | 'other_country' }

/** What somebody comes to the page for. */
export type VisitWish = {
  readonly wanted: WantedPlan | null
  readonly country: Country
  /** The visitor has an application with us and wants another. */
  readonly another: boolean
}

const withUs = new Set(['submitted', 'in_review', 'more_info_needed', 'approved'])

/**
 * Goes on with the newest draft, for the plan that is wanted now, or with its own in the country that it is for (decision 61); shows an application that we have already rather than begin
 * another unasked; else begins one, for the fixed plan where none is wanted and its product is sold.
 */
export function openingFor(own: readonly Application[], { wanted, country, another }: VisitWish): Opening {
  const draft = own.find(({ status }) => status === 'draft')
  if (draft && wanted && !isFor(draft, wanted)) return { step: 'change', application: draft, plan: wanted }
  if (draft && (wanted || draft.country === country)) return { step: 'resume', application: draft }
  const present = own.find(({ status }) => withUs.has(status))
  if (present && !another) return { step: 'existing', application: present }
  if (draft) return { step: 'other_country' }
  if (wanted) return { step: 'create', plan: wanted, wasShown: wanted.shown !== null }
  return country === fixedPlan.country ? { step: 'create', plan: fixedPlan, wasShown: false } : { step: 'choose' }
}

function isFor(application: Application, wanted: WantedPlan): boolean {
  const { shown } = wanted
  const { product, quote } = application
  if (!isSameChoice({ ...application, productId: product.id, quoteKey: quote?.key }, wanted)) return false
  return (
    shown === null ||
    (shown.totalAmount === application.totalAmount && shown.monthlyPayment === application.monthlyPayment)
  )
}
