import type { Visitor } from '#client/visitor.tsx'
import { escapeMarkup } from '#kernel/escape-markup.ts'
import { feedPath } from './feed.ts'
import type { DocumentState } from './hydrate.tsx'
import { renderLazyScripts, type BuiltFile } from './late-scripts.ts'
import type { PageMeta, PageModule, PageRoute } from './page.ts'
import { pageVariants, variantQuery } from './page-variants.ts'
import type { PagePreview } from './previews/page-preview.server.ts'
import { shortened } from './shortened.ts'
import { structuredDocument, type SchemaNode } from './structured-data/schema-node.ts'
import { languages, languageTable, type Language } from '#kernel/language.ts'
import { previewSize } from './previews/render-preview.ts'

/** What the build made, ready to be put into documents. */
export type DocumentAssets = {
  /** The whole stylesheet: it stands inside the document, so that the first paint waits for no second request. */
  readonly css: string
  /** The script that a page starts with, then every other that it needs in the visitor's language. */
  readonly scripts: (route: PageRoute, page: PageModule, visitor: Visitor) => readonly BuiltFile[]
  /** True where no policy forbids markup its styles: the development server's. */
  readonly allowsStyles?: boolean
  /** Markup of the development server's client, empty in production. */
  readonly extraHead?: string
}

type DocumentParts = {
  readonly url: URL
  readonly visitor: Visitor
  readonly publicUrl: string
  readonly assets: DocumentAssets
  readonly route: PageRoute
  readonly page: PageModule
  readonly meta: PageMeta
  /** What the company calls itself. */
  readonly siteName: string
  readonly preview: PagePreview
  readonly noIndex: boolean
  /** What the page tells search engines as JSON-LD. */
  readonly data: readonly SchemaNode[]
  readonly state: DocumentState
  readonly body: string
  /** A style sheet for what is this page's alone. */
  readonly ownCss: string
  /** What is said where scripts don't run to who needs them here, and where to go; null on pages that work without. */
  readonly withoutScript: { readonly words: string; readonly link: string; readonly to: string } | null
}

/** One HTML document: head, server-drawn body, and the data it was drawn from. */
export function renderDocument(parts: DocumentParts): string {
  const { visitor, assets, route, page, body, ownCss, state, data } = parts
  return `<!doctype html>
<html lang="${visitor.language}">
<head>
${drawHead(parts)}
<style>${assets.css}</style>
${ownCss && `<style>${ownCss}</style>\n`}${assets.extraHead ?? ''}</head>
<body>
<div id="root">${body}</div>
${drawWithoutScript(parts)}<script type="application/json" id="state">${escapeJson(state)}</script>
${drawData(data)}${renderLazyScripts(assets.scripts(route, page, visitor))}
</body>
</html>`
}

/** At the foot of the screen, and after the page: the first link of a page is the one to its content. */
function drawWithoutScript({ withoutScript }: DocumentParts): string {
  if (!withoutScript) return ''
  const { words, link, to } = withoutScript
  const anchor = `<a href="${escapeMarkup(to)}" class="font-semibold underline">${escapeMarkup(link)}</a>`
  return `<p class="fixed inset-x-0 bottom-0 z-50 hidden bg-sun-soft p-4 text-center noscript:block print:hidden">${escapeMarkup(words)} ${anchor}</p>\n`
}

function drawData(data: readonly SchemaNode[]): string {
  if (data.length === 0) return ''
  return `<script type="application/ld+json">${escapeJson(structuredDocument(data))}</script>\n`
}

/** JSON as it can stand in a script element: nothing in it ends the element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function drawHead({ url, visitor, publicUrl, meta, siteName, preview, noIndex }: DocumentParts): string {
  const address = escapeMarkup(publicUrl + url.pathname)
  const canonical = address + withPage(chosenQuery(url, visitor), url)
  const title = escapeMarkup(meta.title)
  const description = escapeMarkup(shortened(meta.description))
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(noIndex || meta.noIndex ? ['<meta name="robots" content="noindex">'] : []),
    ...(noIndex ? [] : [`<link rel="canonical" href="${canonical}">`, ...drawAlternates(address)]),
    `<link rel="alternate" type="application/rss+xml" href="${feedPath(visitor.language)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<meta name="theme-color" content="#FBF7EF">',
    ...previewTags(preview, { ...meta, siteName }, visitor.language, canonical, publicUrl),
  ]
  return lines.join('\n')
}

/** A page asked for in a language is the original of that language, not a copy of the address without one. */
function chosenQuery({ searchParams }: URL, { language, country }: Visitor): string {
  if (searchParams.has('country')) return variantQuery(language, country)
  return searchParams.has('lang') ? variantQuery(language) : ''
}

/** A later page of a list is no copy of the first. */
function withPage(query: string, { searchParams }: URL): string {
  const page = searchParams.get('page') ?? ''
  if (!/^[1-9]\d{0,5}$/.test(page) || page === '1') return query
  return `${query === '' ? '?' : `${query}&amp;`}page=${page}`
}

function drawAlternates(address: string): string[] {
  return pageVariants.map(
    ({ hreflang, query }) => `<link rel="alternate" hreflang="${hreflang}" href="${address}${query}">`,
  )
}

type Described = { readonly title: string; readonly description: string; readonly siteName: string }

/** The elements of a head that chats and feeds read. `address` is the page's own, escaped; `publicUrl` the site's. */
function previewTags(
  preview: PagePreview,
  { title, description, siteName }: Described,
  language: Language,
  address: string,
  publicUrl: string,
): string[] {
  const tag = (property: string, content: string | number) =>
    `<meta property="${property}" content="${escapeMarkup(String(content))}">`
  return [
    tag('og:site_name', siteName),
    tag('og:type', preview.type),
    tag('og:title', title),
    tag('og:description', description),
    `<meta property="og:url" content="${address}">`,
    tag('og:locale', languageTable[language].openGraph),
    ...languages
      .filter((other) => other !== language)
      .map((other) => tag('og:locale:alternate', languageTable[other].openGraph)),
    tag('og:image', publicUrl + preview.image),
    tag('og:image:type', 'image/png'),
    tag('og:image:width', previewSize.width),
    tag('og:image:height', previewSize.height),
    tag('og:image:alt', preview.alt),
    ...preview.properties.map(([property, content]) => tag(property, content)),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
