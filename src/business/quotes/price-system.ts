import type { Product } from '#business/catalogue/product.ts'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { AuditRequest, ChosenSystem } from '#business/energy/audit-request.ts'
import { auditCaseOf, type AuditTables } from '#business/energy/audit-case.ts'
import { chosenCandidate, systemAnswer } from '#business/energy/calculate-audit.ts'
import { installationOf, shortfallsOf } from '#business/energy/choose-system.ts'
import { calculateSavings, savingsQuestion, type Savings } from '#business/energy/savings.ts'
import { balanceOf } from '#business/energy/year.ts'
import type { AuditAnswer } from '#business/energy/audit-answer.ts'
import { receiptOf, type Receipt } from '#business/energy/receipt.ts'
import type { Segment } from '#business/energy/segment.ts'
import type { SizedCatalogue, SizedSystem } from '#business/energy/sized-catalogue.ts'
import { toMilli } from '#business/energy/to-milli.ts'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import {
  amountOff,
  largestDiscount,
  type Discount,
  type QuotedSavings,
  type QuotedSystem,
  type QuoteNow,
} from './quote.ts'

/** The most panels that the input of a system takes beside those that come with it; a last one may exceed it by a part. */
function mostPanels({ ratings: { pvInputW, panelsIncludedW }, panel }: SizedSystem): number {
  return panel ? Math.max(0, Math.ceil((pvInputW - panelsIncludedW) / panel.powerW)) : 0
}

const wrong = (path: keyof ChosenSystem, code: string) =>
  refused('invalid', { errors: [{ path: `system.${path}`, code }] })

/**
 * A system chosen for an audit (`audit`: its answer) at the prices of `catalogue` less a discount: what it
 * costs, what it does and what it saves. Refused as `invalid` (`discount_too_big`) for more than {@link largestDiscount}, and (under `system`)
 * for a product that is not sold to such a visitor (`unknown_product`), or not at a price (`price_on_request`), for more units than
 * work in parallel and more panels than the input takes (`not_possible`); as the audit is for the rest.
 */
export function priceSystem(
  request: AuditRequest,
  chosen: ChosenSystem,
  audit: Pick<AuditAnswer, 'place' | 'totalDailyEnergy' | 'requirement'>,
  tables: AuditTables,
  catalogue: SizedCatalogue,
  products: readonly Product[],
  discount: Discount = 0,
): Outcome<QuotedSystem> {
  const read = auditCaseOf(request, tables)
  if (!read.ok) return read
  const product = products.find(({ id }) => id === chosen.productId)
  if (!product) return wrong('productId', 'unknown_product')
  if (product.price === null) return wrong('productId', 'price_on_request')
  const found = chosenCandidate(chosen, read.value, catalogue)
  if (!found.ok) {
    const errors = found.problem.errors?.map(({ path, code }) => ({ path: `system.${path}`, code })) ?? []
    return refused('invalid', { errors })
  }
  const { candidate, question } = found.value
  if (chosen.panels > mostPanels(candidate.system)) return wrong('panels', 'not_possible')
  // What the audit's own answers say beside this is theirs alone.
  const match = { ...candidate, powerMatchBySurge: false }
  const answer = systemAnswer(match, question, read.value, catalogue)
  const { withoutPanelsPrice: _price, powerMatchBySurge: _match, backup: _backup, ...system } = answer
  const shortfalls = shortfallsOf(candidate, question).map(({ quantity, needed, has }) => ({
    quantity,
    needed: toMilli(needed),
    has: toMilli(has),
  }))
  const balance = balanceOf(installationOf(candidate, question), read.value.site.sun)
  const taken = amountOff(discount, system.totalPrice)
  if (taken > largestDiscount(system.totalPrice)) {
    return refused('invalid', { errors: [{ path: 'discount', code: 'discount_too_big' }] })
  }
  const totalPrice = system.totalPrice - taken
  const savings = calculateSavings(savingsQuestion({ request, answer: audit, balance, totalPrice }))
  return done({
    ...system,
    totalPrice,
    ...(taken > 0 && { discount: taken }),
    ...(taken > 0 && typeof discount !== 'number' && { discountPercent: discount.percent }),
    shortfalls,
    inInstalments: canBeFinanced(product),
    savings: savings && inShort(savings),
  })
}

/** What a quote keeps of its savings: the figures, and every assumed number with its source, each once. */
function inShort({ fuelNow, powerNow, now, left, saved, payback, co2 }: Savings): QuotedSavings {
  const figures = [...saved.terms, ...co2.terms].flatMap((term) => ('figure' in term ? [term.figure] : []))
  return {
    isSaid: fuelNow.isSaid || powerNow.isSaid,
    now,
    left,
    saved: saved.range,
    payback: payback && payback.range,
    co2: co2.range,
    sources: [...new Set(figures)],
  }
}

/** What the same installation costs at the prices of `catalogue`; null where it is not sold so any more. */
export function priceNow(
  { productId, units, panels }: ChosenSystem,
  segment: Segment,
  catalogue: SizedCatalogue,
): Receipt | null {
  const system = catalogue.systems[segment].find((each) => each.product.id === productId && each.units === units)
  if (!system || panels > mostPanels(system)) return null
  return receiptOf(system, panels, catalogue.costs)
}

/** What became of a quoted price: a discount changes nothing in the price list. */
export function compareNow(
  quoted: Pick<QuotedSystem, 'totalPrice' | 'discount'>,
  receipt: Receipt | null,
  listDate: CalendarDate,
): QuoteNow {
  const state =
    receipt === null
      ? 'withdrawn'
      : receipt.totalPrice === quoted.totalPrice + (quoted.discount ?? 0)
        ? 'same'
        : 'price_changed'
  return { state, receipt, priceListDate: listDate }
}

/** The day on which a product with a price in the country was last changed, by its calendar; `today` where there is none. */
export function priceListDate(products: readonly Product[], country: Country, today: CalendarDate): CalendarDate {
  const latest = products.reduce(
    (last, { price, updatedAt }) => (price !== null && updatedAt > last ? updatedAt : last),
    '',
  )
  return latest === '' ? today : wallClock(new Date(latest), countryTable[country].utcOffset).date
}
