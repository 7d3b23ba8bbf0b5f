import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import type { CatalogueMemory } from '#business/catalogue/catalogue-memory.server.ts'
import type { ContentMemory } from '#business/content/content-memory.server.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import { defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import { defaultLanguage, isLanguage } from '#kernel/language.ts'
import { forOtherSites } from '#kernel/security-headers.ts'
import { TooBusyError } from '#platform/in-turn.server.ts'
import type { Log } from '#platform/log.server.ts'
import { answerHeaders } from './http/api/answer-headers.ts'
import { previewPictures } from './preview-pictures.server.ts'
import { postPreview } from './web/previews/post-preview.ts'
import type { Preview } from './web/previews/preview.ts'
import { productPreview } from './web/previews/product-preview.ts'
import { sitePreview } from './web/previews/site-preview.ts'
import { solutionPreview } from './web/previews/solution-preview.ts'

type Known = {
  readonly log: Log
  readonly catalogue: Pick<CatalogueMemory, 'products'>
  readonly content: Pick<ContentMemory, 'posts' | 'solution'>
}

const oneDay = 86_400

/**
 * The pictures that chats and feeds show of pages, under /og: one of each product, post and case study, and one of the site.
 * `?lang=` and `?country=` are taken from the address alone, so that it names one picture for everybody.
 */
export function previewRoutes({ log, catalogue, content }: Known): Hono {
  const picture = previewPictures()

  const answer = async (c: Context, find: () => Promise<Preview | null>): Promise<Response> => {
    try {
      const preview = await find()
      if (!preview) return c.text('Not found\n', 404)
      const { bytes, etag: tag } = await picture(preview)
      return c.body(bytes, 200, {
        'content-type': 'image/png',
        'content-length': String(bytes.length),
        'cache-control': `public, max-age=${oneDay}`,
        etag: tag,
      })
    } catch (err) {
      if (!(err instanceof TooBusyError)) log.error({ err, path: c.req.path }, 'preview failed')
      return c.text('Not now\n', 503, { 'retry-after': '10', 'cache-control': 'no-store' })
    }
  }

  return new Hono()
    .use('/og/*', answerHeaders(forOtherSites), etag())
    .get('/og/site.png', (c) => answer(c, async () => sitePreview(countryOf(c), textOf(c))))
    .get('/og/products/:file{\\d{1,9}\\.png}', (c) =>
      answer(c, async () => {
        const country = countryOf(c)
        const product = (await catalogue.products(country)).find(({ id }) => id === Number(nameOf(c)))
        return product ? productPreview(product, country, textOf(c)) : null
      }),
    )
    .get('/og/solutions/:file{\\d{1,9}\\.png}', (c) =>
      answer(c, async () => {
        const { value: solution } = await content.solution(Number(nameOf(c)))
        return solution && solutionPreview(solution, textOf(c))
      }),
    )
    .get('/og/news/:file{.+\\.png}', (c) =>
      answer(c, async () => {
        const { value: posts, isWhole } = await content.posts()
        const post = posts.find(({ slug }) => slug === nameOf(c))
        if (!post && !isWhole) throw new Error('posts could not be read')
        return post ? postPreview(post, textOf(c)) : null
      }),
    )
}

function nameOf(c: Context): string {
  return (c.req.param('file') ?? '').replace(/\.png$/, '')
}

function textOf(c: Context) {
  const asked = c.req.query('lang')
  return serverText[isLanguage(asked) ? asked : defaultLanguage]
}

function countryOf(c: Context): Country {
  const asked = c.req.query('country')
  return isCountry(asked) ? asked : defaultCountry
}
