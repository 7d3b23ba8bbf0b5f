import type { Context } from 'hono'

/** The id in the path; 0, which is nobody's, for what is no id. */
export function idIn(c: Context, name = 'id'): number {
  const id = c.req.param(name) ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}
