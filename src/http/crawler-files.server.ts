import { Hono, type Context } from 'hono'
import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { places } from '#business/energy/built-in-places.ts'
import { listTypicalNeeds } from '#business/energy/typical-needs.server.ts'
import { publishedPosts } from '#business/posts/published-posts.server.ts'
import { shownSolutions } from '#business/solutions/shown-solutions.server.ts'
import { defaultCountry } from '#kernel/country.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#kernel/language.ts'
import type { Services } from '#platform/services.server.ts'
import { retryAfterSeconds } from '#platform/unavailable.server.ts'
import { renderFeed } from '#web/feed.ts'
import { encodePage, readPage, type PackedPage } from '#http/packed-page.server.ts'
import { robotsText, renderSitemap, listedPages } from '#web/sitemap.ts'
import { routes, unlistedPaths } from '#web/routes.ts'
import { serverText } from '#i18n/server-messages.server.ts'

const oneHour = 3_600

/**
 * For who does not come by a link: /robots.txt, /.well-known/security.txt, and /sitemap.xml and /feed.xml, rendered once until
 * content changes.
 */
export function crawlerFiles(services: Services): Hono {
  const { cache, settings, now } = services
  const { publicUrl } = settings
  const renderPages = async () => {
    const products = await catalogueOf(services, defaultCountry)
    const [posts, solutions] = await Promise.all([publishedPosts(services), shownSolutions(services)])
    const needs = await listTypicalNeeds(services)
    const ofRoute = {
      '/solar-for/:need': needs.map(({ key }) => ({ path: `/solar-for/${key}` })),
      '/solar-in/:place': places.map(({ key }) => ({ path: `/solar-in/${key}` })),
      '/products/:id': products.map(({ id, updatedAt }) => ({ path: `/products/${id}`, lastModified: updatedAt })),
      '/news/:slug': posts.value.map(({ slug, updatedAt }) => ({ path: `/news/${slug}`, lastModified: updatedAt })),
      '/solutions/:id': solutions.value.map(({ id }) => ({ path: `/solutions/${id}` })),
    }
    const html = renderSitemap(publicUrl, listedPages(routes, unlistedPaths, ofRoute))
    return { status: posts.isWhole && solutions.isWhole ? 200 : 503, html }
  }
  const renderNews = async (language: Language) => {
    const { value, isWhole } = await publishedPosts(services)
    const { brand } = (await readCompany(services)).value
    return { status: isWhole ? 200 : 503, html: renderFeed(publicUrl, value, serverText[language], brand) }
  }
  return new Hono()
    .get('/robots.txt', (c) =>
      c.body(robotsText(publicUrl), 200, { 'content-type': 'text/plain; charset=utf-8', ...fresh }),
    )
    .get('/.well-known/security.txt', async (c) => {
      const { brand } = (await readCompany(services)).value
      return c.body(securityText(publicUrl, brand.emails.support, now()), 200, {
        'content-type': 'text/plain; charset=utf-8',
        ...fresh,
      })
    })
    .get('/sitemap.xml', (c) => answerXml(c, 'application/xml', readPage(cache, 'sitemap', renderPages)))
    .get('/feed.xml', (c) => {
      const asked = c.req.query('lang')
      const language = isLanguage(asked) ? asked : defaultLanguage
      const page = readPage(cache, `feed ${language}`, () => renderNews(language))
      return answerXml(c, 'application/rss+xml', page)
    })
}

const fresh = { 'cache-control': `public, max-age=${oneHour}` }

/** Whom to tell of a weakness (RFC 9116), good for half a year from the day on which it is read. */
function securityText(publicUrl: string, email: string, today: Date): string {
  const expires = new Date(today.getTime() + 180 * 24 * oneHour * 1_000).toISOString().slice(0, 10)
  return `Contact: mailto:${email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${publicUrl}/.well-known/security.txt
`
}

/** What is not whole (503) is told all the same, and kept by nobody. */
async function answerXml(c: Context, type: string, rendering: Promise<PackedPage>): Promise<Response> {
  const page = await rendering
  const { encoding, body } = await encodePage(page, c.req.header('accept-encoding') ?? '')
  return new Response(body, {
    status: page.status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      vary: 'accept-encoding',
      ...fresh,
      ...(page.status !== 200 && { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}
