import { languages } from '#kernel/language.ts'
import { escapeMarkup } from '#kernel/clean-text.ts'
import { pageVariants, variantQuery } from './page-variants.ts'
import type { PageRoute } from './page.ts'

/** A page that search engines shall know. `lastModified` is an ISO moment, left out where nobody knows it. */
export type ListedPage = { readonly path: string; readonly lastModified?: string }

/**
 * Every page for search engines: each route without a parameter, and of a route with one the pages that `ofRoute` has
 * under its path. Those in `unlisted` are left out.
 */
export function listedPages(
  routes: readonly PageRoute[],
  unlisted: ReadonlySet<string>,
  ofRoute: Readonly<Record<string, readonly ListedPage[]>>,
): ListedPage[] {
  return routes.flatMap(({ path }) => {
    if (unlisted.has(path)) return []
    return path.includes(':') ? (ofRoute[path] ?? []) : [{ path }]
  })
}

/** The sitemap (sitemaps.org 0.9): each page in each language, with every form in which it can be asked for. */
export function renderSitemap(publicUrl: string, pages: readonly ListedPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => renderAddress(publicUrl, page)).join('\n')}
</urlset>
`
}

function renderAddress(publicUrl: string, { path, lastModified }: ListedPage): string {
  const address = escapeMarkup(publicUrl + path)
  const rest = [
    ...(lastModified ? [`<lastmod>${lastModified}</lastmod>`] : []),
    ...pageVariants.map(
      ({ hreflang, query }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}${query}"/>`,
    ),
  ].join('')
  return languages.map((language) => `<url><loc>${address}${variantQuery(language)}</loc>${rest}</url>`).join('\n')
}

/** What crawlers are asked (RFC 9309): to leave out what is no page, and where to find every page. */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /download/app
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
}
