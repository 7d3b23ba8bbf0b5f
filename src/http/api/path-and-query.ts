import type { Context } from 'hono'
import { defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'

/** The id that nothing has. */
export const noId = 0

/** The id in the path; {@link noId} for what is none. */
export function idIn(c: Context, name = 'id'): number {
  const id = c.req.param(name) ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : noId
}

/** The country of `?country=`: Nigeria when absent, refused when it is neither of the two. */
export function countryOf(c: Context): Outcome<Country> {
  const asked = c.req.query('country') ?? defaultCountry
  return isCountry(asked) ? done(asked) : refused('invalid', { errors: [{ path: 'country', code: 'unknown_country' }] })
}
