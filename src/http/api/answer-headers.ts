import type { MiddlewareHandler } from 'hono'
import type { AnswerHeaders } from '#kernel/security-headers.ts'

/** What every answer says unless its route says otherwise: `headers`, and that it is to be asked for again. */
export function answerHeaders(headers: AnswerHeaders): MiddlewareHandler {
  const all = Object.entries({ 'cache-control': 'no-cache', ...headers })
  return async (c, next) => {
    await next()
    // Set on the response itself: `c.header` would copy it, body and all.
    const said = c.res.headers
    for (const [name, value] of all) if (!said.has(name)) said.set(name, value)
  }
}
