import { isCountry } from '#kernel/country.ts'
import { isLanguage } from '#kernel/language.ts'
import type { FetchApi } from '#client/query-client.ts'
import type { Visitor } from '#client/visitor.tsx'
import type { DocumentAssets } from './document.server.ts'
import { encodePage, type CachedPage, type EncodedPage, type HtmlCache } from './html-cache.server.ts'
import type { PageHeaders } from './page-headers.server.ts'
import type { redirects, renderPage } from './render.server.tsx'

/** What draws pages. */
export type Pages = { readonly renderPage: typeof renderPage; readonly redirects: typeof redirects }

export type PageServer = {
  readonly pages: () => Promise<Pages>
  readonly assets: DocumentAssets
  readonly cache: HtmlCache
  readonly fetchApi: FetchApi
  readonly publicUrl: string
  readonly headers: PageHeaders
  readonly visitorOf: (request: Request) => Visitor
}

const oneYear = 60 * 60 * 24 * 365

/** Answers a GET of a page: a redirect, the kept bytes (at once: no promise delays them), or a freshly drawn document. */
export function servePage(server: PageServer, request: Request): Response | Promise<Response> {
  const visitor = server.visitorOf(request)
  const address = request.url.slice(request.url.indexOf('/', 8))
  const key = `${visitor.language} ${visitor.country} ${address}`
  const asked = { visitor, address, key, accepts: request.headers.get('accept-encoding') ?? '' }
  const hit = server.cache.peek(key)
  return hit ? answer(server, hit, asked) : drawPage(server, asked)
}

type Asked = {
  readonly visitor: Visitor
  /** Path and query. */
  readonly address: string
  readonly key: string
  readonly accepts: string
}

async function drawPage(server: PageServer, asked: Asked): Promise<Response> {
  const { renderPage: render, redirects: known } = await server.pages()
  const url = new URL(server.publicUrl + asked.address)
  const target = redirectTarget(known, url)
  if (target) return new Response(null, { status: 301, headers: { location: target } })
  if (/\.[a-z0-9]{1,5}$/i.test(url.pathname)) return new Response('Not found\n', { status: 404 })
  const draw = () => render({ url, visitor: asked.visitor, ...server })
  return answer(server, await server.cache.read(asked.key, draw), asked)
}

function redirectTarget(known: Pages['redirects'], url: URL): string | null {
  const bare = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
  const path = known[bare] ?? (bare || '/')
  return path === url.pathname ? null : path.replace(/^\/{2,}/, '/') + url.search
}

function answer(server: PageServer, page: CachedPage, { accepts, address }: Asked): Response | Promise<Response> {
  const encoded = encodePage(page, accepts)
  const respond = ({ encoding, body }: EncodedPage) => {
    const headers = encoding ? { ...server.headers, 'content-encoding': encoding } : server.headers
    const cookies = chosenCookies(address)
    const all = cookies.length > 0 ? [...Object.entries(headers), ...cookies] : headers
    return new Response(body, { status: page.status, headers: all })
  }
  return encoded instanceof Promise ? encoded.then(respond) : respond(encoded)
}

function cookie(name: string, value: string): [string, string] {
  return ['set-cookie', `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax`]
}

/** `?lang=` and `?country=` persist: the next page is drawn in the same language and country. */
function chosenCookies(address: string): [string, string][] {
  const start = address.indexOf('?')
  if (start < 0) return []
  const query = new URLSearchParams(address.slice(start))
  const [language, country] = [query.get('lang'), query.get('country')]
  return [
    ...(isLanguage(language) ? [cookie('language', language)] : []),
    ...(isCountry(country) ? [cookie('country', country)] : []),
  ]
}
