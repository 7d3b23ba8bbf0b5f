import type * as z from 'zod/mini'
import { validDays, type newQuoteSchema } from '#business/quotes/quote.ts'
import { quoteDays } from '#kernel/retention.ts'
import { idempotencyKey, one, type OperationGroup, type Parameter } from './operation.ts'

const quoteExample: z.input<typeof newQuoteSchema> = {
  applianceUsage: [
    { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
    { applianceId: 7, quantity: 3, hoursDay: 0.2, hoursNight: 0.3, isEssential: false },
  ],
  backupHours: 12,
  clientType: 'residential',
  country: 'cm',
  place: 'kano',
  grid: true,
  system: { productId: 2, units: 1, panels: 4 },
}

const keyParameter: Parameter = {
  in: 'path',
  name: 'key',
  required: true,
  description: 'As it was answered when the quote was made.',
  schema: { type: 'string' },
  example: '7d2k9m4x0b6q8r3t',
}

/** The routes of quotes. */
export const quotesOperations: OperationGroup = {
  tag: 'Quotes',
  description:
    `An energy audit and a system at the prices of a day, kept under a link that nobody can guess. The price holds for ${validDays} days; a quote that no request uses is deleted after ` +
    `${quoteDays}. Nothing of who asked is in it.`,
  operations: [
    {
      id: 'makeQuote',
      method: 'post',
      path: '/quotes',
      summary: 'Keep an audit and a system at the prices of now',
      description:
        'The audit is calculated anew and the system priced from the catalogue, whatever its visitor was shown. A system that ' +
        'is not sold so (unknown, without a price, more units or panels than it takes) is 422, its fields under `system`.',
      parameters: [idempotencyKey],
      request: { name: 'QuoteRequest', example: quoteExample },
      status: 201,
      answer: one('QuoteReceipt', 'Stored.'),
      problems: ['conflict', 'too_many_requests'],
    },
    {
      id: 'makeProductQuote',
      method: 'post',
      path: '/products/{id}/quote',
      summary: 'Keep a product as installed at the prices of now',
      description:
        'One unit with the panels and the installation that `GET /products/{id}/loads` tells of as `complete`, for what it is said to run, with the grid ' +
        'beside. A product that is not known complete is 404.',
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' }, example: 2 }, idempotencyKey],
      request: { name: 'ProductQuoteRequest', example: { country: 'cm' } },
      status: 201,
      answer: one('QuoteReceipt', 'Stored.'),
      problems: ['not_found', 'conflict', 'too_many_requests'],
    },
    {
      id: 'findQuote',
      method: 'get',
      path: '/quotes/{key}',
      summary: 'A quote as it was made, and what has changed since',
      parameters: [keyParameter],
      status: 200,
      answer: one('Quote', 'The quote.'),
      problems: ['not_found'],
    },
    {
      id: 'printQuote',
      method: 'get',
      path: '/quotes/{key}/pdf',
      summary: 'A quote as a PDF',
      description: 'Tagged, A4, in the language of the request; the quote as it was made.',
      parameters: [keyParameter],
      status: 200,
      answer: {
        description: 'The document.',
        headers: {
          'Content-Disposition': { description: 'Its name: the reference.', schema: { type: 'string' } },
        },
        content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
      },
      problems: ['not_found', 'too_many_requests'],
    },
  ],
}
