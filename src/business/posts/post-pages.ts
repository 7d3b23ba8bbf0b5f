/** Posts on one page of the list. */
const postsPerPage = 24

/** A page of a list, counted from 1, and how many there are (at least one). */
export type PageOf<T> = { readonly items: readonly T[]; readonly page: number; readonly pages: number }

/** The page that an address names; a page that does not exist is the nearest that does. */
export function pageOf<T>(all: readonly T[], named: string | null, size = postsPerPage): PageOf<T> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const asked = /^\d{1,6}$/.test(named ?? '') ? Number(named) : 1
  const page = Math.min(Math.max(asked, 1), pages)
  return { items: all.slice((page - 1) * size, page * size), page, pages }
}
