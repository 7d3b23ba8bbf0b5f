import { Hono, type Context } from 'hono'
import { readEverydayOffer } from '#business/energy/everyday-loads.server.ts'
import { needWays } from '#business/energy/typical-needs.ts'
import { readNeedOffer } from '#business/energy/typical-needs.server.ts'
import { makeQuote } from '#business/quotes/make-quote.server.ts'
import { quotePage } from '#business/quotes/quote-address.ts'
import type { NewQuote } from '#business/quotes/quote.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import type { Country } from '#kernel/country.ts'
import { perLanguage } from '#kernel/language.ts'
import { refused, type Outcome } from '#kernel/outcome.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import type { Services } from '#platform/services.server.ts'
import { barePagePolicy, renderBarePage } from './bare-page.server.ts'
import { statusOf } from './api/problems.ts'
import { readForm } from './api/read-body.ts'
import { logRequests } from './api/request-log.ts'
import { quoteLimit } from './api/routes/quotes.ts'
import { isOurs } from './api/same-origin.ts'
import { visitorOf } from './api/visitor-of.ts'
import { withinLimit } from './api/within-limit.ts'

type Fields = Readonly<Record<string, string>>

/**
 * Quotes that plain forms ask for, without scripts: `POST /solar-for/:need` keeps the answer to a need (`way`),
 * `POST /products/:id/quote` a system as installed for what it runs; both lead to the quote.
 */
export function quoteFormRoutes(services: Services): Hono {
  const limit = quoteLimit(services)
  const log = logRequests(services.log)

  const keep = async (c: Context, offerOf: (fields: Fields, country: Country) => Promise<Outcome<NewQuote>>) => {
    if (!isOurs(c.req.raw.headers, services.settings.publicUrl)) return refuse(c, 'cross_origin')
    const form = await readForm(c)
    if (!form.ok) return refuse(c, form.problem.code)
    const { language, country } = visitorOf(c.req.raw)
    const answer = async () => {
      const offer = await offerOf(form.value, country)
      if (!offer.ok) return refuse(c, offer.problem.code)
      const quote = await makeQuote(services, offer.value, { language })
      if (!quote.ok) return refuse(c, quote.problem.code)
      const location = `${quotePage(quote.value.key)}?${new URLSearchParams({ lang: language, country })}`
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    }
    return withinLimit(c, services, limit, answer, () => refuse(c, 'too_many_requests'))
  }

  return new Hono()
    .post('/solar-for/:need', log, (c) =>
      keep(c, async ({ way: asked }, country) => {
        const way = needWays.find((each) => each === asked)
        return way ? readNeedOffer(services, c.req.param('need'), country, way) : refused('invalid')
      }),
    )
    .post('/products/:id/quote', log, (c) =>
      keep(c, (_, country) => readEverydayOffer(services, c.req.param('id'), country)),
    )
}

function refuse(c: Context, code: ProblemCode) {
  const headers = { 'content-security-policy': barePagePolicy, 'cache-control': 'no-store' }
  return c.html(renderBarePage(statusOf[code], refusal), statusOf[code], headers)
}

const refusal = perLanguage((language) => ({
  title: serverText[language]('server.quoteForm.title'),
  text: serverText[language]('server.quoteForm.text'),
}))
