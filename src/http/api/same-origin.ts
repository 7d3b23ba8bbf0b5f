import type { MiddlewareHandler } from 'hono'
import { problemResponse } from './problems.ts'

/** Methods that change nothing. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page sends with our visitor's cookie (cross-site request forgery), as `cross_origin`.
 * Every browser of today says where a request comes from in Sec-Fetch-Site; older ones name their page's origin in
 * Origin on every write. What says neither is no browser, so carries nobody's cookie. `publicUrl` is our own origin
 * where a proxy changes Host.
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    return isOurs(c.req.raw.headers, publicUrl) ? next() : problemResponse(c, { code: 'cross_origin' })
  }
}

/** Whether a browser says that a page of ours sent a request, or nothing does. */
export function isOurs(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
