import type { Context } from 'hono'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { readBody, usualBytes } from './read-body.ts'

/** The JSON body of a request, or why it can't be read: wrong content type, too large, malformed or cut off on its way. */
export async function readJson(c: Context, maxBytes = usualBytes): Promise<Outcome<unknown>> {
  const body = await readBody(c, 'application/json', maxBytes)
  if (!body.ok) return body
  try {
    return done(JSON.parse(body.value) as unknown)
  } catch {
    return refused('malformed_json')
  }
}
