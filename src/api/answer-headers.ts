import type { MiddlewareHandler } from 'hono'

/** What every answer says unless its route says otherwise: it is what it says it is, and is asked for again. */
export const answerHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  // Set on the response itself: `c.header` would copy it, body and all.
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
}
