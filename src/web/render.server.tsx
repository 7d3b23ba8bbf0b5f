import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { isRefusal } from '#client/api-error.ts'
import { createQueryClient, type FetchApi } from '#client/query-client.ts'
import type { Told } from '#kernel/told.ts'
import type { Visitor } from '#client/visitor.tsx'
import { loadedText, loadMessages } from '#i18n/load-messages.ts'
import { deferredStyleRules, deferStyles } from '#design/deferred-styles.ts'
import { addServerMessages } from '#i18n/load-server-messages.server.ts'
import type { Text } from '#i18n/text.ts'
import { brandGrounds, type BrandLook, type Company } from '#kernel/brand.ts'
import { mixColours, readableBeside } from '#kernel/contrast.ts'
import { App } from './app.tsx'
import type { DocumentAssets } from './delivery/build-assets.server.ts'
import type { CarriedQuery } from './delivery/hydrate.tsx'
import { renderDocument } from './delivery/document.server.ts'
import { loadPage } from './load-page.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'
import { dataOf, type PageModule, metaOf } from './page.ts'
import { weigh, type PageWeight } from './delivery/page-weight.server.ts'
import { pagePreview } from './previews/page-preview.server.ts'
import { pageData } from './structured-data/page-data.server.ts'

addServerMessages()

export { redirects } from './routes.ts'

/** What a page tells of a form that was sent to it: `data` is read by the page under `queryKey`. */
export type FormAnswer = { readonly queryKey: QueryKey; readonly data: object }

export type RenderRequest = {
  readonly url: URL
  readonly visitor: Visitor
  readonly publicUrl: string
  readonly fetchApi: FetchApi
  /** Whose site it is drawn for. */
  readonly company: () => Promise<Told<Company>>
  readonly assets: DocumentAssets
  readonly formAnswer?: FormAnswer
}

export type RenderedPage = {
  readonly status: number
  readonly html: string
  /** Of the style sheet inside. */
  readonly styleDigest: string
  readonly weight?: PageWeight
  /** False where some of its data may not be kept. */
  readonly keep: boolean
}

/** Draws one whole page: finds it, runs its queries in this process, renders, wraps it in the document. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const match = matchRoute(request.url.pathname)
  const page = await loadPage(match.route, request.visitor.language)
  const { value: company, isWhole } = await request.company()
  let keep = isWhole
  const queryClient = createQueryClient(async (path, signal) => {
    const response = await request.fetchApi(path, signal)
    if (response.headers.get('cache-control') === 'no-store') keep = false
    return response
  })
  const { formAnswer } = request
  if (formAnswer) queryClient.setQueryData(formAnswer.queryKey, formAnswer.data)
  const failed = await runQueries(queryClient, page, match, request)
  const drawn = await renderMarkup(request, company, match, page, queryClient, failed ?? page.status ?? 200)
  return { ...drawn, keep }
}

async function runQueries(
  queryClient: QueryClient,
  page: PageModule,
  match: RouteMatch,
  { url, visitor }: RenderRequest,
) {
  const queries = page.queries?.(match.params, visitor, url.searchParams) ?? []
  await Promise.allSettled(queries.map(({ queryKey }) => queryClient.query({ queryKey })))
  const first = queries.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.error).find((error) => error)
  if (!first) return null
  if (isRefusal(first)) return 404
  return 503
}

async function renderMarkup(
  request: RenderRequest,
  company: Company,
  match: RouteMatch,
  page: PageModule,
  queryClient: QueryClient,
  expected: number,
) {
  const { url, visitor, publicUrl } = request
  await loadMessages(visitor.language, ['shell', 'server'])
  const text = loadedText(visitor.language, company)
  const context = { text, visitor, company, params: match.params, search: url.searchParams, ...dataOf(queryClient) }
  const meta = metaOf(page, match.route, context)
  const rendered = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <App queryClient={queryClient} visitor={visitor} company={company} title={meta.title} />
    </StaticRouter>,
  )
  const body = request.assets.allowsStyles ? rendered : deferStyles(rendered)
  const ownCss = lookStyles(company.brand.look) + deferredStyleRules(body)
  const status = expected === 200 && meta.isMissing ? 404 : expected
  const weight = weigh(body, request, match.route, page, (size) => text('server.weight', { size }))
  const { html, styleDigest } = renderDocument({
    url,
    visitor,
    publicUrl,
    assets: request.assets,
    page,
    route: match.route,
    meta,
    siteName: company.brand.name,
    logo: company.brand.look?.logo,
    preview: pagePreview(status === 200 ? match.route.path : '', context),
    noIndex: status !== 200,
    data: status === 200 ? pageData(match.route.path, { ...context, publicUrl }) : [],
    state: page.reading ? { visitor, company } : { visitor, company, queries: carriedBy(queryClient) },
    body,
    ownCss,
    weight: weight?.unknown ?? '',
    withoutScript: withoutScript(text, status, url, page),
  })
  return { status, html, ...(weight && { weight }), styleDigest }
}

/** What was answered, for the browser to begin with. */
const carriedBy = (queryClient: QueryClient): CarriedQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => ({ queryKey, data, updatedAt: dataUpdatedAt }))

/** The tokens of a company that has colours of its own; their shades are derived. */
function lookStyles(look: BrandLook | undefined): string {
  if (!look) return ''
  const { sun, leaf } = look
  const tokens = {
    sun,
    'sun-deep': readableBeside(mixColours(sun, '#000000', 0.1), brandGrounds.sun),
    'sun-soft': mixColours(sun, '#ffffff', 0.82),
    leaf,
    'leaf-deep': mixColours(leaf, '#000000', 0.23),
    'leaf-soft': mixColours(leaf, '#ffffff', 0.92),
  }
  const rules = Object.entries(tokens).map(([name, colour]) => `--color-${name}:${colour}`)
  // The site's own tokens come once more, later, with the whole sheet.
  return `:root:root{${rules.join(';')}}`
}

/** A script asks again for what did not come; without one the visitor does. */
function withoutScript(text: Text, status: number, { pathname, search }: URL, page: PageModule) {
  if (status === 503) {
    return { words: text('server.unavailable'), link: text('server.unavailable.link'), to: pathname + search }
  }
  return page.needsScript
    ? { words: text('server.noScript'), link: text('server.noScript.link'), to: '/contact' }
    : null
}
