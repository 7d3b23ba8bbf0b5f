import type { Product } from '#business/catalogue/product.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Calculation } from './calculation.ts'

type Terms = { readonly downPaymentPercentage: number; readonly tenureMonths: number }
type OfOneDay = { readonly day: CalendarDate; readonly byTerms: Map<string, Calculation> }

/** Of one product, at one time: some five kilobytes each with their answers. */
const mostHeld = 64

const held = new WeakMap<Product, OfOneDay>()

/**
 * The answer for a product's terms from a day on, worked out once: visitors move the same few sliders. What changes of the
 * product makes it another one, and its plans go with the old.
 */
export function heldPlan(
  product: Product,
  day: CalendarDate,
  { downPaymentPercentage, tenureMonths }: Terms,
): { readonly known: Calculation | undefined; readonly hold: (plan: Calculation) => void } {
  const { byTerms } = ofDay(product, day)
  const terms = `${downPaymentPercentage} ${tenureMonths}`
  const hold = (plan: Calculation) => {
    if (byTerms.size >= mostHeld) byTerms.clear()
    byTerms.set(terms, plan)
  }
  return { known: byTerms.get(terms), hold }
}

function ofDay(product: Product, day: CalendarDate): OfOneDay {
  const kept = held.get(product)
  if (kept?.day === day) return kept
  const fresh = { day, byTerms: new Map<string, Calculation>() }
  held.set(product, fresh)
  return fresh
}
