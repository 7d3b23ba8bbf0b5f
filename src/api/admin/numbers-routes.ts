import { Hono } from 'hono'
import { readNumbers } from '#business/numbers/read-numbers.server.ts'
import type { Services } from '#platform/services.server.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What was counted: requests, audits, applications. */
export function numbersRoutes(services: Services): Hono {
  return new Hono().get('/numbers', async (c) =>
    answerOutcome(c, await readNumbers(actingIn(c, services), c.req.query())),
  )
}
