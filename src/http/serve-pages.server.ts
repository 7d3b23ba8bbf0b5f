import { isCountry } from '#kernel/country.ts'
import { isLanguage } from '#kernel/language.ts'
import type { AnswerHeaders } from '#kernel/security-headers.ts'
import type { Cache } from '#platform/cache.server.ts'
import type { DocumentAssets } from '../web/delivery/build-assets.server.ts'
import { withoutCampaign } from '../web/campaign-parameters.ts'
import type { Asking } from './api/visitor-of.ts'
import {
  encodePage,
  packPage,
  readPage,
  type EncodedPage,
  type PackedPage,
  type ReadyAnswer,
} from './packed-page.server.ts'
import { weightHeader } from '../web/page-budgets.ts'
import { answerWithoutPage, type PlainAnswer } from '../web/page-address.ts'
import { withStyles } from '../web/delivery/page-headers.server.ts'
import type { FormAnswer, redirects, renderPage, RenderRequest } from '../web/render.server.tsx'

/** What draws pages. */
export type Pages = { readonly renderPage: typeof renderPage; readonly redirects: typeof redirects }

export type PageServer = {
  readonly pages: () => Promise<Pages>
  readonly assets: DocumentAssets
  readonly cache: Cache
  /** False where a page is rendered anew each time. */
  readonly keepsPages: boolean
  readonly fetchApi: RenderRequest['fetchApi']
  /** Whose site this is. */
  readonly company: RenderRequest['company']
  readonly publicUrl: string
  readonly headers: AnswerHeaders
  readonly visitorOf: (request: Asking) => RenderRequest['visitor']
}

const oneYear = 60 * 60 * 24 * 365

/** Answers a GET of a page: a redirect, the kept bytes, or a freshly drawn document. */
export async function servePage(server: PageServer, request: Request): Promise<Response> {
  const asked = askedBy(server, request)
  const { renderPage: render, redirects: known } = await server.pages()
  const url = new URL(server.publicUrl + asked.address)
  const plain = answerWithoutPage(asked.address, url, known)
  if (plain) return answerPlainly(plain)
  const rendered = async () => {
    const page = await render({ url, visitor: asked.visitor, ...server })
    return { ...page, keep: page.keep && server.keepsPages }
  }
  const page = await readPage(server.cache, asked.key, rendered)
  const moved = page.status === 404 ? await movedTo(server, url) : null
  return moved ? answerPlainly(moved) : answer(server, page, asked)
}

/** Where an article is that had another address. */
async function movedTo({ fetchApi }: PageServer, { pathname, search }: URL): Promise<PlainAnswer | null> {
  const [, slug] = /^\/news\/([a-z0-9-]+)$/.exec(pathname) ?? []
  const response = slug === undefined ? null : await fetchApi(`/api/posts/${slug}`)
  const location = response?.status === 301 ? response.headers.get('location') : null
  return location ? { status: 301, location: location.replace('/api/posts/', '/news/') + search } : null
}

/** The page that is kept, where it is there at once and says nothing to this visitor alone. */
export function keptPage(
  server: Pick<PageServer, 'cache' | 'headers' | 'visitorOf'>,
  request: Asking,
): ReadyAnswer | null {
  const asked = request.method === 'GET' && askedBy(server, request)
  const page = asked && server.cache.peek<PackedPage>(asked.key)
  const encoded = page && encodePage(page, asked.accepts)
  if (!encoded || encoded instanceof Promise || /[?&](?:lang|country)=/.test(asked.address)) return null
  return { status: page.status, headers: headersOf(server, page, encoded), body: encoded.body }
}

function askedBy(server: Pick<PageServer, 'visitorOf'>, request: Asking): Asked {
  const visitor = server.visitorOf(request)
  const address = addressOf(request)
  const key = `page ${visitor.language} ${visitor.country} ${visitor.savesData ? 'light ' : ''}${address}`
  return { visitor, address, key, accepts: request.headers.get('accept-encoding') ?? '' }
}

/**
 * Draws the page of a form again to say why it was not taken. What was typed is in it: no cache keeps it, neither ours nor
 * another.
 */
export async function serveFormAnswer(
  server: PageServer,
  request: Request,
  status: number,
  formAnswer: FormAnswer,
): Promise<Response> {
  return renderUncached(server, request, { address: addressOf(request), status, formAnswer })
}

/**
 * Draws the page at `address` with what `server` fetches for it and for nobody else: no cache keeps it, and no search engine. It
 * has no scripts, which would fetch the public's.
 */
export async function servePrivately(server: PageServer, request: Request, address: string): Promise<Response> {
  const headers = { ...server.headers, 'x-robots-tag': 'noindex, nofollow' }
  return renderUncached({ ...server, headers }, request, { address, isStill: true })
}

type Uncached = {
  readonly address: string
  readonly status?: number
  readonly formAnswer?: FormAnswer
  readonly isStill?: boolean
}

async function renderUncached(
  server: PageServer,
  request: Request,
  { address, status, formAnswer, isStill }: Uncached,
) {
  const visitor = server.visitorOf(request)
  const { renderPage: render } = await server.pages()
  const url = new URL(server.publicUrl + address)
  const drawn = await render({ url, visitor, ...(formAnswer && { formAnswer }), ...server })
  const html = isStill ? drawn.html.replace(/<script\b[\s\S]*?<\/script>/g, '') : drawn.html
  const page = await packPage({ ...drawn, status: status ?? drawn.status, html })
  // Looking at a draft in the other language chooses none for what one works in.
  const asked = {
    visitor,
    address: isStill ? '' : address,
    key: '',
    accepts: request.headers.get('accept-encoding') ?? '',
  }
  return answer({ ...server, headers: { ...server.headers, 'cache-control': 'no-store' } }, page, asked)
}

/** Path and query, without what campaigns add. */
function addressOf({ url }: Asking): string {
  const address = url.slice(url.indexOf('/', 8))
  const start = address.indexOf('?')
  return start < 0 ? address : address.slice(0, start) + withoutCampaign(address.slice(start))
}

type Asked = {
  readonly visitor: RenderRequest['visitor']
  /** Path and query. */
  readonly address: string
  readonly key: string
  readonly accepts: string
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' }

function answerPlainly(plain: PlainAnswer): Response {
  const { status } = plain
  if (status === 301) return new Response(null, { status, headers: { location: plain.location } })
  return new Response(status === 404 ? 'Not found\n' : 'Too long\n', { status, headers: plainText })
}

/** With a page that lacks what it asked for; the seconds are the API's. */
const tryAgain = { 'retry-after': '10', 'cache-control': 'no-store' }

async function answer(server: PageServer, page: PackedPage, { accepts, address }: Asked): Promise<Response> {
  const encoded = await encodePage(page, accepts)
  const headers = headersOf(server, page, encoded)
  const all = [...Object.entries(headers), ...chosenCookies(server.publicUrl, address)]
  return new Response(encoded.body, { status: page.status, headers: all })
}

function headersOf(
  server: Pick<PageServer, 'headers'>,
  page: PackedPage,
  { encoding, body }: EncodedPage,
): AnswerHeaders {
  return (page.told[encoding ?? 'none'] ??= {
    ...(page.styleDigest ? withStyles(server.headers, page.styleDigest) : server.headers),
    ...(page.weight && { [weightHeader]: String(page.weight) }),
    ...(encoding && { 'content-encoding': encoding }),
    ...(page.status === 503 && tryAgain),
    'content-length': String(body.length),
  })
}

/** `?lang=` and `?country=` persist: the next page is drawn in the same language and country. */
function chosenCookies(publicUrl: string, address: string): [string, string][] {
  const start = address.indexOf('?')
  if (start < 0) return []
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = (name: string, value: string): [string, string] => [
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`,
  ]
  const query = new URLSearchParams(address.slice(start))
  const [language, country] = [query.get('lang'), query.get('country')]
  return [
    ...(isLanguage(language) ? [cookie('language', language)] : []),
    ...(isCountry(country) ? [cookie('country', country)] : []),
  ]
}
