import { isCountry } from '#kernel/country.ts'
import { isLanguage } from '#kernel/language.ts'
import type { AnswerHeaders } from '#kernel/security-headers.ts'
import type { Cache } from '#platform/cache.server.ts'
import type { DocumentAssets } from '../web/delivery/build-assets.server.ts'
import { withoutCampaign } from '../web/campaign-parameters.ts'
import { encodePage, packPage, readPage, type EncodedPage, type PackedPage } from './packed-page.server.ts'
import { weightHeader } from '../web/page-budgets.ts'
import { answerWithoutPage, type PlainAnswer } from '../web/page-address.ts'
import { withOwnStyles } from '../web/delivery/page-headers.server.ts'
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
  readonly visitorOf: (request: Request) => RenderRequest['visitor']
}

const oneYear = 60 * 60 * 24 * 365

/** Answers a GET of a page: a redirect, the kept bytes, or a freshly drawn document. */
export function servePage(server: PageServer, request: Request): Response | Promise<Response> {
  return serveKeptPage(server, request) ?? answerPage(server, askedBy(server, request))
}

/** Answers the bytes of a page that is kept, at once: no promise delays them. Null where none is, or no page is asked for. */
export function serveKeptPage(server: PageServer, request: Request): Response | Promise<Response> | null {
  if (request.method !== 'GET') return null
  const asked = askedBy(server, request)
  const hit = server.cache.peek<PackedPage>(asked.key)
  return hit ? answer(server, hit, asked) : null
}

function askedBy(server: PageServer, request: Request): Asked {
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
  const asked = { visitor, address, key: '', accepts: request.headers.get('accept-encoding') ?? '' }
  return answer({ ...server, headers: { ...server.headers, 'cache-control': 'no-store' } }, page, asked)
}

/** Path and query, without what campaigns add. */
function addressOf({ url }: Request): string {
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

async function answerPage(server: PageServer, asked: Asked): Promise<Response> {
  const { renderPage: render, redirects: known } = await server.pages()
  const url = new URL(server.publicUrl + asked.address)
  const plain = answerWithoutPage(asked.address, url, known)
  if (plain) return answerPlainly(plain)
  const rendered = async () => {
    const page = await render({ url, visitor: asked.visitor, ...server })
    return { ...page, keep: page.keep && server.keepsPages }
  }
  return answer(server, await readPage(server.cache, asked.key, rendered), asked)
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' }

function answerPlainly(plain: PlainAnswer): Response {
  const { status } = plain
  if (status === 301) return new Response(null, { status, headers: { location: plain.location } })
  return new Response(status === 404 ? 'Not found\n' : 'Too long\n', { status, headers: plainText })
}

/** With a page that lacks what it asked for; the seconds are the API's. */
const tryAgain = { 'retry-after': '10', 'cache-control': 'no-store' }

function answer(server: PageServer, page: PackedPage, { accepts, address }: Asked): Response | Promise<Response> {
  const encoded = encodePage(page, accepts)
  const respond = ({ encoding, body }: EncodedPage) => {
    const own = page.styleDigest ? withOwnStyles(server.headers, page.styleDigest) : server.headers
    const weighed = page.weight ? { ...own, [weightHeader]: String(page.weight) } : own
    const packed = encoding ? { ...weighed, 'content-encoding': encoding } : weighed
    const headers = page.status === 503 ? { ...packed, ...tryAgain } : packed
    const cookies = chosenCookies(server.publicUrl, address)
    const all = cookies.length > 0 ? [...Object.entries(headers), ...cookies] : headers
    return new Response(body, { status: page.status, headers: all })
  }
  return encoded instanceof Promise ? encoded.then(respond) : respond(encoded)
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
