import type { Visitor } from '#client/visitor.tsx'
import { escapeMarkup } from '#kernel/clean-text.ts'
import { feedPath } from '#web/feed.ts'
import type { DocumentState } from './hydrate.tsx'
import {
  renderPreload,
  renderScript,
  renderStyleSheet,
  type BuiltFile,
  type DocumentAssets,
} from './build-assets.server.ts'
import { digestOf } from './page-headers.server.ts'
import type { PageMeta, PageModule, PageRoute } from '#web/page.ts'
import { pageVariants, variantQuery } from '#web/page-variants.ts'
import type { PagePreview } from '#web/previews/page-preview.server.ts'
import { structuredDocument, type SchemaNode } from '#web/structured-data/organization.ts'
import { languages, languageTable, type Language } from '#kernel/language.ts'
import { previewSize } from '#web/previews/render-preview.ts'

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
  /** The address of its own mark. */
  readonly logo: string | undefined
  readonly preview: PagePreview
  readonly noIndex: boolean
  /** What the page tells search engines as JSON-LD. */
  readonly data: readonly SchemaNode[]
  readonly state: DocumentState
  readonly body: string
  /** Rules that are this page's alone. */
  readonly ownCss: string
  /** The words that tell the page's weight, at its foot; '' where it isn't weighed. */
  readonly weight: string
  /** What is said where scripts don't run to who needs them here, and where to go; null on pages that work without. */
  readonly withoutScript: { readonly words: string; readonly link: string; readonly to: string } | null
}

export type RenderedDocument = {
  readonly html: string
  /** Of the one style sheet inside. */
  readonly styleDigest: string
}

/** One HTML document: head, body rendered on the server, and the data it was rendered from. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const { visitor, assets, route, page, ownCss, state, data, weight } = parts
  const body = weight
    ? parts.body.replace(' id="weight">', `$&<span class="max-md:hidden">· </span>${escapeMarkup(weight)}`)
    : parts.body
  const shown = `<div id="root">${body}</div>
${renderWithoutScript(parts)}`
  const css = assets.stylesFor(shown) + ownCss
  const html = `<!doctype html>
<html lang="${visitor.language}"${visitor.savesData ? ' data-saves-data' : ''}>
<head>
${renderHead(parts)}
<style>${css}</style>
${assets.extraHead ?? ''}</head>
<body>
${shown}<script type="application/json" id="state">${escapeJson(state)}</script>
${renderData(data)}${renderLazyFiles(assets, page, assets.scripts(route, page, visitor))}
</body>
</html>`
  return { html, styleDigest: digestOf(css) }
}

/** Markup for the end of a document's body: `entry` runs after the first frame, with all that it imports under way. */
function renderLazyFiles(
  { starter, styleSheet }: DocumentAssets,
  { reading }: PageModule,
  [entry, ...imported]: readonly BuiltFile[],
): string {
  const styles = styleSheet ? renderStyleSheet(styleSheet) : ''
  // Without scripts nothing of it is fetched; what tools look for, a script and its digest, stands where they find it.
  return `${reading ? `<template id="styles">${styles}</template>` : ''}<template id="scripts">${reading ? '' : styles}${imported.map(renderPreload).join('')}</template>
<noscript id="entry">${entry ? renderScript(entry) : ''}</noscript>
<script>${starter}</script>`
}

/** At the foot of the screen, and after the page: the first link of a page is the one to its content. */
function renderWithoutScript({ withoutScript }: DocumentParts): string {
  if (!withoutScript) return ''
  const { words, link, to } = withoutScript
  const anchor = `<a href="${escapeMarkup(to)}" class="font-semibold underline">${escapeMarkup(link)}</a>`
  return `<p class="fixed inset-x-0 bottom-0 z-50 hidden bg-sun-soft p-4 text-center noscript:block print:hidden">${escapeMarkup(words)} ${anchor}</p>\n`
}

function renderData(data: readonly SchemaNode[]): string {
  if (data.length === 0) return ''
  return `<script type="application/ld+json">${escapeJson(structuredDocument(data))}</script>\n`
}

/** JSON as it can stand in a script element: nothing in it ends the element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function renderHead({ url, visitor, publicUrl, meta, siteName, logo, preview, noIndex }: DocumentParts): string {
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
    ...(noIndex ? [] : [`<link rel="canonical" href="${canonical}">`, ...renderAlternates(address)]),
    `<link rel="alternate" type="application/rss+xml" href="${feedPath(visitor.language)}">`,
    logo
      ? `<link rel="icon" href="${escapeMarkup(logo)}">`
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${escapeMarkup(touchIconOf(logo))}">`,
    `<link rel="manifest" href="/manifest.webmanifest?lang=${visitor.language}">`,
    '<meta name="theme-color" content="#FBF7EF">',
    ...previewTags(preview, { ...meta, siteName }, visitor.language, canonical, publicUrl),
  ]
  return lines.join('\n')
}

/** A logo of the library stands on white there, at an address that changes with it. */
function touchIconOf(logo: string | undefined): string {
  return logo?.startsWith('/media/') ? `/brand/icon-192.png?of=${encodeURIComponent(logo)}` : '/apple-touch-icon.png'
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

function renderAlternates(address: string): string[] {
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

/** The most characters of a description that search engines and chats show. */
const most = 160

/** A text of at most 160 characters: cut after a word, which an ellipsis shows. */
export function shortened(text: string): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s\p{P}]+$/u, '')}…`
}
