import { queryOptions } from '@tanstack/react-query'
import type { Quote } from '../quote.ts'

/** A quote, what has changed since included: to be asked anew at each visit. */
export const quoteQuery = (key: string) =>
  queryOptions<Quote>({ queryKey: [`/api/quotes/${encodeURIComponent(key)}`], retryOnMount: false })
