import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#platform/log.server.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId?: string
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Logs every write, and every answer that is our fault, with an id that the answer carries too (`x-request-id`). Reads are
 * logged at `debug` only: at thousands a second the log would cost more than the answer.
 */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    if (reads.has(c.req.method) && !log.isLevelEnabled('debug')) return next()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    c.res.headers.set('x-request-id', requestId)
    const { method, path } = c.req
    const ms = Math.round(performance.now() - started)
    log[reads.has(method) ? 'debug' : 'info']({ requestId, method, path, status: c.res.status, ms }, 'request')
  }
}
