import { isCountry } from '#kernel/country.ts'
import { isLanguage } from '#kernel/language.ts'
import type { FetchApi } from '#client/query-client.ts'
import type { Visitor } from '#client/visitor.tsx'
import type { DocumentAssets } from './document.server.ts'
import { encodePage, type CachedPage, type HtmlCache } from './html-cache.server.ts'
import type { Headers } from './page-headers.server.ts'
import type { renderPage } from './render.server.tsx'

export type PageServer = {
  readonly render: typeof renderPage
  readonly redirects: Readonly<Record<string, string>>
  readonly assets: DocumentAssets
  readonly cache: HtmlCache
  readonly fetchApi: FetchApi
  readonly publicUrl: string
  readonly headers: Headers
  readonly visitorOf: (request: Request) => Visitor
}

const oneYear = 60 * 60 * 24 * 365

/** Answers a GET of a page: a redirect, the kept bytes, or a freshly drawn document. */
export async function servePage(server: PageServer, request: Request): Promise<Response> {
  const visitor = server.visitorOf(request)
  const address = request.url.slice(request.url.indexOf('/', 8))
  const key = `${visitor.language} ${visitor.country} ${address}`
  const accepts = request.headers.get('accept-encoding') ?? ''
  const hit = server.cache.peek(key)
  if (hit) return answer(server, hit, accepts, address)

  const url = new URL(server.publicUrl + address)
  const target = redirectTarget(server, url)
  if (target) return new Response(null, { status: 301, headers: { location: target } })
  if (/\.[a-z0-9]{1,5}$/i.test(url.pathname)) return new Response('Not found\n', { status: 404 })
  const draw = () => server.render({ url, visitor, ...server })
  return answer(server, await server.cache.read(key, draw), accepts, address)
}

function redirectTarget({ redirects }: PageServer, url: URL): string | null {
  const bare = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
  const path = redirects[bare] ?? (bare || '/')
  return path === url.pathname ? null : path.replace(/^\/{2,}/, '/') + url.search
}

async function answer(server: PageServer, page: CachedPage, accepts: string, address: string): Promise<Response> {
  const { encoding, body } = await encodePage(page, accepts)
  const headers = [
    ...server.headers,
    ['content-length', String(body.length)],
    ...(encoding ? ([['content-encoding', encoding]] as [string, string][]) : []),
    ...chosenCookies(address),
  ]
  return new Response(body, { status: page.status, headers: headers.map(([name, value]) => [name, value]) })
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
