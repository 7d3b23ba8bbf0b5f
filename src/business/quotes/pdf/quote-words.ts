import type { Language } from '#kernel/language.ts'
import type { QuotedSystem } from '../quote.ts'
import { discountInWords } from '../discount-in-words.ts'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import type { Shortfall } from '#business/energy/choose-system.ts'

/** Every word of a quote on paper in one language; figures and dates are put in as they are written there. */
export type QuoteWords = {
  title(reference: string): string
  made(date: string): string
  valid(date: string): string
  priceList(date: string): string
  link(url: string): string
  qr(address: string): string
  readonly needs: {
    readonly title: string
    readonly appliance: string
    readonly quantity: string
    readonly energy: string
    readonly essential: string
    readonly yes: string
    readonly no: string
    readonly total: string
    readonly essentialTotal: string
    site(place: string, country: string, hours: string): string
    readonly supplyUnknown: string
    readonly withGrid: string
    readonly withoutGrid: string
  }
  readonly method: { readonly title: string; readonly grid: string; readonly noGrid: string }
  readonly system: {
    readonly title: string
    readonly figure: string
    readonly value: string
    readonly product: string
    readonly maker: string
    readonly power: string
    readonly battery: string
    readonly panels: string
    readonly noPanels: string
    readonly backup: string
    hours(hours: string): string
    atLeast(hours: string): string
    units(count: string, name: string): string
    panelsOf(count: string, watts: string): string
  }
  readonly receipt: {
    readonly title: string
    readonly line: string
    readonly amount: string
    readonly installation: string
    readonly discount: string
    readonly total: string
    panels(count: number, watts: string): string
  }
  readonly instalments: {
    readonly title: string
    readonly payment: string
    readonly amount: string
    down(percent: string): string
    monthly(count: number): string
    readonly last: string
    readonly total: string
    readonly note: string
  }
  readonly savings: {
    readonly title: string
    readonly what: string
    readonly amount: string
    now(isSaid: boolean): string
    readonly left: string
    readonly saved: string
    readonly payback: string
    readonly noPayback: string
    months(count: string): string
    readonly co2: string
    between(low: string, high: string): string
    readonly note: string
    sources(list: readonly string[]): string
  }
  readonly missing: {
    readonly title: string
    readonly appliance: string
    readonly share: string
    readonly nothing: string
    readonly shortfalls: string
    readonly rating: string
    readonly needed: string
    readonly has: string
    readonly quantity: Readonly<Record<Shortfall['quantity'], string>>
  }
  readonly contact: { readonly title: string; readonly note: string }
  page(number: number, of: number): string
}

/** What a discount is called in the receipt. */
export const discountLabel = (
  { discount }: Pick<QuoteWords['receipt'], 'discount'>,
  system: Pick<QuotedSystem, 'discountPercent'>,
  language: Language,
): string => discountInWords(discount, system, language)

/** Whether mains reach the place, and that nobody knows for how many hours. */
export function mainsInWords({ grid, supplyUnknown }: AuditRequest, needs: QuoteWords['needs']): string {
  if (!grid) return needs.withoutGrid
  return supplyUnknown ? `${needs.withGrid} ${needs.supplyUnknown}` : needs.withGrid
}
