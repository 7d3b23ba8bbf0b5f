import type { Context } from 'hono'
import { done, type Outcome } from '#kernel/outcome.ts'
import { readBody } from './read-body.ts'

/**
 * The fields of a plain form as they were typed, or why they can't be read (those of {@link readBody}). Of a field that comes
 * twice the first counts.
 */
export async function readForm(c: Context): Promise<Outcome<Readonly<Record<string, string>>>> {
  const body = await readBody(c, 'application/x-www-form-urlencoded')
  if (!body.ok) return body
  return done(Object.fromEntries([...new URLSearchParams(body.value)].toReversed()))
}
