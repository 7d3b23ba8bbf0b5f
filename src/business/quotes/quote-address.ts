import type { Quote } from './quote.ts'

/** A key as links carry it: 80 random bits in Crockford's base 32, which has no l, i, o and u to misread. */
const keyPattern = /^[0-9a-hjkmnp-tv-z]{16}$/

/** True for what may be a key: anything else is not looked for. */
export function isQuoteKey(text: string): boolean {
  return keyPattern.test(text)
}

/** The page that a key opens. */
export function quotePage(key: string): string {
  return `/quote/${key}`
}

/** What a link of ours to its page carries: whoever has never been here reads it in its language, at its country's office. */
export function forItsReader({ language, country }: Pick<Quote, 'language' | 'country'>): string {
  return `?${new URLSearchParams({ lang: language, country }).toString()}`
}

/** What the whole of a quote costs who takes it up today: its total while it holds; null where it is not sold so any more. */
export function priceToday({ isValid, totalPrice, now }: Pick<Quote, 'isValid' | 'totalPrice' | 'now'>): number | null {
  if (!now.receipt) return null
  return isValid ? totalPrice : now.receipt.totalPrice
}

/** Whether who takes a quote up today can pay it in instalments. */
export const isSoldMonthly = (quote: Pick<Quote, 'isValid' | 'totalPrice' | 'now' | 'system'>): boolean =>
  quote.system.inInstalments && priceToday(quote) !== null

/** The key in what somebody typed or pasted to name a quote: its link, or the key itself; null where there is none. */
export function comparedKeyIn(typed: string | null): string | null {
  const words = (typed ?? '').toLowerCase().split(/[^a-z0-9]+/)
  return words.findLast((word) => isQuoteKey(word)) ?? null
}
