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

type Place = { readonly page: number; readonly pages: number; readonly count: number }

/** The headers of a page of a list: the pages around it (`Link`, RFC 8288), and how many things there are on all of them. */
export function pageLinks(c: Context, { page, pages, count }: Place): Record<string, string> {
  const address = (to: number) => {
    const query = new URLSearchParams(c.req.query())
    query.set('page', String(to))
    return `<${c.req.path}?${query}>`
  }
  const links = [
    ...(page > 1 ? [`${address(1)}; rel="first"`, `${address(Math.min(page - 1, pages))}; rel="prev"`] : []),
    ...(page < pages ? [`${address(page + 1)}; rel="next"`, `${address(pages)}; rel="last"`] : []),
  ]
  return { 'x-total-count': String(count), ...(links.length > 0 && { link: links.join(', ') }) }
}
