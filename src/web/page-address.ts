import { searchQuestion } from '#business/search/search-question.ts'

/** Longer than any link of ours with all that chats and feeds add to it. A page repeats its own address a dozen times. */
const longestAddress = 2_048

/** What an address is answered with when no page is drawn for it. */
export type PlainAnswer = { readonly status: 301; readonly location: string } | { readonly status: 404 | 414 }

/**
 * Null when a page is to be drawn for `address` (path and query, at `url`). Else where the page is (`moved` holds old paths
 * and new ones; one slash between names and none at the end: an address that begins with two would, repeated in a link,
 * lead to another site), or that there can be none.
 */
export function answerWithoutPage(
  address: string,
  url: URL,
  moved: Readonly<Record<string, string>>,
): PlainAnswer | null {
  if (url.pathname.length > longestAddress) return { status: 404 }
  if (address.length > longestAddress) return answerTooLong(url)
  if (!isDecodable(url.pathname)) return { status: 404 }
  const single = url.pathname.replace(/\/{2,}/g, '/')
  const bare = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  const path = moved[bare] ?? bare
  if (path !== url.pathname) return { status: 301, location: path + url.search }
  return /\.[a-z0-9]{1,5}$/i.test(path) ? { status: 404 } : null
}

/** Whatever is searched for is answered: as much of it as is searched. */
function answerTooLong({ pathname, searchParams }: URL): PlainAnswer {
  if (pathname !== '/search') return { status: 414 }
  const query = new URLSearchParams({ q: searchQuestion(searchParams.get('q')) })
  return { status: 301, location: `${pathname}?${query}` }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
