import { Hono } from 'hono'
import { readAnalytics } from '#business/analytics/read-numbers.server.ts'
import type { Services } from '#platform/services.server.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What was counted: requests, audits, applications. */
export function analyticsRoutes(services: Services): Hono {
  return new Hono().get('/numbers', async (c) =>
    answerOutcome(c, await readAnalytics(actingIn(c, services), c.req.query())),
  )
}
