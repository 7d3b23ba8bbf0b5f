import { serveWorker } from '#platform/worker.server.ts'
import { renderQuote } from './render-quote.server.ts'

/** What a PDF is made of. */
export type QuoteSheet = {
  readonly quote: Parameters<typeof renderQuote>[0]
  readonly language: Parameters<typeof renderQuote>[1]
  readonly issuer: Parameters<typeof renderQuote>[2]
  readonly instalments: Parameters<typeof renderQuote>[3]
}

serveWorker(({ quote, language, issuer, instalments }: QuoteSheet) => renderQuote(quote, language, issuer, instalments))
