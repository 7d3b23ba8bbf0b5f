import { Hono, type Context } from 'hono'
import { logoPicture } from '#business/company/logo-picture.server.ts'
import { readEverydayOffer } from '#business/energy/everyday-loads.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { planInstalments } from '#business/financing/plan-instalments.ts'
import { startingTerms } from '#business/financing/plan-limits.ts'
import { makeQuote, quoteOfSubmit } from '#business/quotes/make-quote.server.ts'
import { productQuoteSchema, type QuotedInstalments, type StoredQuote } from '#business/quotes/quote.ts'
import { quotePdf } from '#business/quotes/pdf/quote-pdf.server.ts'
import { readQuote, storedQuote } from '#business/quotes/read-quote.server.ts'
import type { Language } from '#kernel/language.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse } from '../problems.ts'
import { readJson } from '../read-body.ts'
import { visitorOf } from '../visitor-of.ts'
import { onceWithinLimit, withinLimit } from '../within-limit.ts'

/** Of one address: a carrier puts thousands of phones behind one. */
const perHour = { made: 120, printed: 300 }

/** How many quotes an address may have made in an hour, by any way. */
export const quoteLimit = (services: Services) => createRateLimit(services, 'quote', perHour.made)

/** Quotes: an audit and a system at the prices of a day, for whoever has the link. */
export function quoteRoutes(services: Services): Hono {
  const making = quoteLimit(services)
  const printing = createRateLimit(services, 'quote_pdf', perHour.printed)
  /** Makes the quote that was asked for, once for a key. */
  const made = (c: Context, read: () => Promise<Outcome<unknown>>) => {
    const idempotencyKey = c.req.header('idempotency-key')
    const turn = idempotencyKey ? `quote\n${idempotencyKey}` : null
    const isRepeat = async () => (await quoteOfSubmit(services, idempotencyKey)) !== null
    return onceWithinLimit(c, services, making, { turn, isRepeat }, async () => {
      const asked = await read()
      const { language } = visitorOf(c.req.raw)
      const outcome = asked.ok ? await makeQuote(services, asked.value, { language, idempotencyKey }) : asked
      c.header('cache-control', 'no-store')
      return outcome.ok ? c.json(outcome.value, 201) : problemResponse(c, outcome.problem)
    })
  }
  return new Hono()
    .use('/quotes/*', async (c, next) => {
      await next()
      // Exactly so: a page that shows what says it is not kept either.
      c.res.headers.set('cache-control', 'no-store')
    })
    .post('/quotes', async (c) => {
      const body = await readJson(c)
      if (!body.ok) return problemResponse(c, body.problem)
      return made(c, async () => body)
    })
    .post('/products/:id/quote', async (c) => {
      const body = await readJson(c)
      if (!body.ok) return problemResponse(c, body.problem)
      const asked = parse(productQuoteSchema, body.value)
      if (!asked.ok) return problemResponse(c, asked.problem)
      return made(c, () => readEverydayOffer(services, c.req.param('id'), asked.value.country))
    })
    .get('/quotes/:key', async (c) => {
      const outcome = await readQuote(services, keyIn(c))
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      return c.json({ ...outcome.value, instalments: exampleOf(outcome.value) })
    })
    .get('/quotes/:key/pdf', (c) =>
      withinLimit(c, services, printing, async () => {
        const quote = await storedQuote(services, keyIn(c))
        if (!quote.ok) return problemResponse(c, quote.problem)
        const { language } = visitorOf(c.req.raw)
        const pdf = await printed(services, quote.value, language)
        return c.body(new Uint8Array(pdf), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${quote.value.reference}.pdf"`,
          'content-language': language,
        })
      }),
    )
}

/** People type a key from paper in capitals as well. */
const keyIn = (c: Context) => c.req.param('key')?.toLowerCase() ?? ''

async function printed(services: Services, quote: StoredQuote, language: Language): Promise<Uint8Array> {
  const { brand, contacts } = (await readCompany(services)).value
  const logo = await logoPicture(services, brand, 'line')
  const { name, emails } = brand
  const { address, phoneNumbers } = contacts[quote.country]
  const issuer = { name, email: emails.sales, address: address[language], phoneNumbers, url: quote.url, logo }
  return quotePdf({ quote, language, issuer, instalments: exampleOf(quote) })
}

/** The plan that the simulator starts with, from the day of the quote; null for what is paid at once. */
function exampleOf({ system, totalPrice: totalAmount, madeOn }: StoredQuote): QuotedInstalments | null {
  if (!system.inInstalments) return null
  const percent = startingTerms.downPaymentPercentage
  const { downPayment, monthlyPayment, paymentSchedule } = planInstalments({ totalAmount, ...startingTerms }, madeOn)
  return { percent, downPayment, monthlyPayment, amounts: paymentSchedule.slice(1).map(({ amount }) => amount) }
}
