import { Hono, type Context } from 'hono'
import { listProducts } from '#business/catalogue/product-queries.server.ts'
import { builtInCaseStudies } from '#business/content/case-studies/built-in-case-studies.ts'
import { dateOf } from '#business/content/posts/post.ts'
import { listedBuiltInPosts } from '#business/content/posts/built-in-posts.ts'
import { defaultCountry } from '#kernel/country.ts'
import type { Services } from '#platform/services.server.ts'
import { encodePage, type HtmlCache } from './web/html-cache.server.ts'
import { robotsText } from './web/robots.ts'
import { routes } from './web/routes.ts'
import { drawSitemap, listedPages } from './web/sitemap.ts'

const oneHour = 3_600

/** What search engines read first: /robots.txt and /sitemap.xml, drawn once until content changes. */
export function foundRoutes({ db, settings: { publicUrl } }: Services, cache: HtmlCache): Hono {
  const drawPages = async () => {
    const products = await listProducts(db, defaultCountry)
    const ofRoute = {
      '/products/:id': products.map(({ id, updatedAt }) => ({ path: `/products/${id}`, lastModified: updatedAt })),
      '/news/:slug': listedBuiltInPosts.map((post) => ({ path: `/news/${post.slug}`, lastModified: dateOf(post) })),
      '/solutions/:id': builtInCaseStudies.map(({ id }) => ({ path: `/solutions/${id}` })),
    }
    return { status: 200, html: drawSitemap(publicUrl, listedPages(routes, ofRoute)) }
  }
  return new Hono()
    .get('/robots.txt', (c) =>
      c.body(robotsText(publicUrl), 200, { 'content-type': 'text/plain; charset=utf-8', ...fresh }),
    )
    .get('/sitemap.xml', async (c) => answerXml(c, cache, 'sitemap', drawPages))
}

const fresh = { 'cache-control': `public, max-age=${oneHour}`, 'x-content-type-options': 'nosniff' }

async function answerXml(
  c: Context,
  cache: HtmlCache,
  key: string,
  draw: () => Promise<{ status: number; html: string }>,
): Promise<Response> {
  const page = await cache.read(key, draw)
  const { encoding, body } = await encodePage(page, c.req.header('accept-encoding') ?? '')
  return c.body(body, 200, {
    'content-type': 'application/xml; charset=utf-8',
    vary: 'accept-encoding',
    ...fresh,
    ...(encoding && { 'content-encoding': encoding }),
  })
}
