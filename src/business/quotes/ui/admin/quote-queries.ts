import { queryOptions } from '@tanstack/react-query'
import type { AdminQuote, QuotePerson, QuoteUse } from '../../admin-quote.ts'

export const quotesPath = '/api/admin/quotes'
const pathOf = (key: string) => `${quotesPath}/${encodeURIComponent(key)}`

/** A quote as staff read it. */
export const adminQuoteQuery = (key: string) => queryOptions<AdminQuote>({ queryKey: [pathOf(key)] })

/** What is for it. */
export const quoteUsesQuery = (key: string) => queryOptions<QuoteUse[]>({ queryKey: [`${pathOf(key)}/uses`] })

/** Who it is for. */
export const quotePersonQuery = (key: string) => queryOptions<QuotePerson>({ queryKey: [`${pathOf(key)}/person`] })

/** Where a quote is read in the back office. */
export const adminQuotePage = (key: string) => `/admin/quotes/${key}`
