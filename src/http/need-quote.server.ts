import { Hono } from 'hono'
import { needWays } from '#business/energy/typical-needs.ts'
import { readNeedOffer } from '#business/energy/typical-needs.server.ts'
import { makeQuote } from '#business/quotes/make-quote.server.ts'
import { quotePage } from '#business/quotes/quote-address.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import { perLanguage } from '#kernel/language.ts'
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

/** `POST /solar-for/:need` keeps the answer to a need (`way`) as a quote and leads to it: the page is one to be read, without scripts. */
export function needQuoteRoutes(services: Services): Hono {
  const limit = quoteLimit(services)
  return new Hono().post('/solar-for/:need', logRequests(services.log), async (c) => {
    const refuse = (code: ProblemCode) => {
      const headers = { 'content-security-policy': barePagePolicy, 'cache-control': 'no-store' }
      return c.html(renderBarePage(statusOf[code], refusal), statusOf[code], headers)
    }
    if (!isOurs(c.req.raw.headers, services.settings.publicUrl)) return refuse('cross_origin')
    const form = await readForm(c)
    if (!form.ok) return refuse(form.problem.code)
    const way = needWays.find((each) => each === form.value['way'])
    if (!way) return refuse('invalid')
    const answer = async () => {
      const { language, country } = visitorOf(c.req.raw)
      const offer = await readNeedOffer(services, c.req.param('need'), country, way)
      const quote = offer.ok ? await makeQuote(services, offer.value, { language }) : offer
      if (!quote.ok) return refuse(quote.problem.code)
      const page = `${quotePage(quote.value.key)}?${new URLSearchParams({ lang: language, country })}`
      return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } })
    }
    return withinLimit(c, services, limit, answer, () => refuse('too_many_requests'))
  })
}

const refusal = perLanguage((language) => ({
  title: serverText[language]('server.needQuote.title'),
  text: serverText[language]('server.needQuote.text'),
}))
