import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { linksOf, type PageLink } from './page-links.ts'
import { parsePage, type PageElement } from './parsed-page.ts'

export type Visitor = { readonly language: Language; readonly country: Country }

/** What an address answered. `page` is null for what is no HTML. */
export type Visited = {
  /** Path and query. */
  readonly address: string
  readonly url: URL
  readonly status: number
  readonly type: string
  readonly page: CrawledPage | null
  /** The first page that named the address. */
  readonly from: string
}

export type CrawledPage = {
  readonly html: string
  readonly elements: readonly PageElement[]
  readonly links: readonly PageLink[]
}

/** Enough at once to keep a site of several processes busy, few enough for a small machine. */
const atOnce = 8

/** True for a page of a table, one of which stands for all where the markup of pages is looked at. */
export const isOneOfMany = (path: string) => /^\/solar-(?:in|for)\/(?!kano|fridge)/.test(path)

/** What addresses of one kind of page have in common: its place, which questions it is asked, in which language and country. */
export function formOf({ pathname, searchParams }: URL): string {
  const place = pathname.replace(/^(\/[^/]+)\/.+/, '$1/one')
  return [place, ...searchParams.keys(), searchParams.get('lang'), searchParams.get('country')].join(' ')
}

/**
 * Asks a site, as a visitor without a browser, for `starts` and for every address of its own that a page or an XML file names,
 * until there is no other. A page's address that chooses a language or country is another visitor's: it is not followed, and
 * asked for with `everything` only, once for each kind of page. Without `everything`, one picture for chats of each kind is drawn.
 */
export async function crawlSite(
  siteUrl: string,
  { language, country }: Visitor,
  starts: readonly string[],
  everything: boolean,
): Promise<Visited[]> {
  const cookie = `language=${language}; country=${country}`
  const known = new Map(starts.map((address) => [address, '']))
  const waiting = [...known.keys()]
  const visited: Visited[] = []
  const seen = new Set<string>()
  const isLeftOut = (url: URL) => {
    const isOnce = isVariant(url) ? everything : url.pathname.startsWith('/og/') && !everything
    if (!isOnce) return isVariant(url)
    const form = formOf(url)
    const isAnother = !seen.has(form)
    seen.add(form)
    return !isAnother
  }

  const visit = async (address: string) => {
    const response = await fetch(siteUrl + address, { headers: { cookie }, redirect: 'manual' })
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    const { status } = response
    const base = new URL(siteUrl + address)
    const body = /html|xml/.test(type) ? await response.text() : await response.body?.cancel()
    const page = body === undefined ? null : type === 'text/html' ? readPage(body, base) : null
    visited.push({ address, url: base, status, type, page, from: known.get(address) ?? '' })
    const moved = response.headers.get('location')
    const named = page?.links.map(({ url }) => url) ?? addressesInXml(body ?? '')
    if (isVariant(base)) return
    for (const url of moved ? [new URL(moved, base)] : named) {
      const next = url.pathname + url.search
      if (url.origin !== base.origin || known.has(next) || isLeftOut(url)) continue
      known.set(next, address)
      waiting.push(next)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit))
  return visited
}

function readPage(html: string, base: URL): CrawledPage {
  const elements = parsePage(html)
  return { html, elements, links: linksOf(elements, base) }
}

/** True for a page's address that chooses a language or country. */
export function isVariant({ pathname, searchParams }: URL): boolean {
  const isFile = /\.[a-z]+$/.test(pathname)
  return !isFile && (searchParams.has('lang') || searchParams.has('country'))
}

/** The addresses in a sitemap, a feed or a manifest of that kind. */
function addressesInXml(xml: string): URL[] {
  const named = [...xml.matchAll(/(?:<(?:loc|link|guid)[^>]*>|(?:href|url)=")(https?:[^<"]+)/g)]
  return named.map(([, address]) => new URL((address ?? '').replaceAll('&amp;', '&')))
}
