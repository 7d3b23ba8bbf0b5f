import { Hono } from 'hono'
import { findThings } from '#business/search/find-things.server.ts'
import type { Services } from '#platform/services.server.ts'
import { countryOf } from '../path-and-query.ts'
import { problemResponse } from '../problems.ts'
import { visitorOf } from '../visitor-of.ts'

/** Products, articles and solutions by words. */
export function searchRoutes(services: Services): Hono {
  return new Hono().get('/search', async (c) => {
    const country = countryOf(c)
    if (!country.ok) return problemResponse(c, country.problem)
    const { language } = visitorOf(c.req.raw)
    const question = c.req.query('q') ?? ''
    const found = await findThings(services, { question, language, country: country.value })
    // There is no end of questions: neither the answer nor a page that is drawn from it is kept.
    return c.json(found, 200, { 'cache-control': 'no-store' })
  })
}
