import { priceToday } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import type { Country } from '#kernel/country.ts'

/** The quote that an address names, as it comes. */
export type AskedQuote = {
  readonly quote: Quote | null
  readonly isPending: boolean
  /** There is no quote of this key (any more), or it did not arrive. */
  readonly failure: 'missing' | 'failed' | null
  readonly refetch: () => unknown
}

/** Whether a quote can be financed: `elsewhere` is another country's, `cash` is not sold in instalments. */
export type QuoteStanding = 'offered' | 'elsewhere' | 'withdrawn' | 'cash' | 'missing' | 'failed'

/** How the quote that is asked for stands for a visitor of `country`. */
export function quoteStanding({ quote, failure }: AskedQuote, country: Country): QuoteStanding {
  if (!quote) return failure ?? 'failed'
  if (quote.country !== country) return 'elsewhere'
  if (priceToday(quote) === null) return 'withdrawn'
  return quote.system.inInstalments ? 'offered' : 'cash'
}
