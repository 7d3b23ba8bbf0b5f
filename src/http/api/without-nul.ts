import type { MiddlewareHandler } from 'hono'
import { problemResponse } from './problems.ts'

/** PostgreSQL's texts hold no NUL: an address with one names nothing (`not_found`), and no field can be asked for it (`invalid`). */
export const withoutNul: MiddlewareHandler = async (c, next) => {
  if (!c.req.url.includes('%00')) return next()
  const asked = Object.entries(c.req.query()).find((parts) => parts.join('').includes('\0'))
  if (asked) return problemResponse(c, { code: 'invalid', errors: [{ path: asked[0], code: 'invalid' }] })
  return c.req.path.includes('\0') ? problemResponse(c, { code: 'not_found' }) : next()
}
