import type { Context } from 'hono'

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
