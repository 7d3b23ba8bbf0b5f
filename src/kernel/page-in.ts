/** The page of a list that an address names by `page`, counted from 1; anything that is none is the first. */
export function pageIn(search: Pick<URLSearchParams, 'get'>): number {
  const named = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 1
}
