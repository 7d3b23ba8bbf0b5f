import type { Context } from 'hono'

/** The id that nothing has. */
export const noId = 0

/** The id in the path; {@link noId} for what is none. */
export function idIn(c: Context, name = 'id'): number {
  const id = c.req.param(name) ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : noId
}
