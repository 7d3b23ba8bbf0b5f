import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { oneAtATime, TooBusyError } from '#platform/in-turn.server.ts'
import { rasterise } from '#platform/pictures/rasterise.server.ts'
import { renderPreview } from '#web/previews/render-preview.ts'
import { readDrawing, type Drawing } from '#web/previews/drawing.ts'
import {
  emblem,
  shownPart,
  sitePreview,
  postPreview,
  solutionPreview,
  productPreview,
} from '#web/previews/preview-drawings.ts'
import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { publishedPosts } from '#business/posts/published-posts.server.ts'
import { shownSolution } from '#business/solutions/shown-solutions.server.ts'
import { serverTextOf } from '#i18n/server-messages.server.ts'
import type { Company } from '#kernel/brand.ts'
import { defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import { defaultLanguage, isLanguage } from '#kernel/language.ts'
import { forOtherSites } from '#kernel/security-headers.ts'
import type { Services } from '#platform/services.server.ts'
import { answerHeaders } from './api/answer-headers.ts'
import type { Preview } from '#web/previews/preview.ts'

const oneDay = 86_400

/**
 * The pictures that chats and feeds show of pages, under /og: one of each product, post and case study, and one of the site.
 * `?lang=` and `?country=` are taken from the address alone, so that it names one picture for everybody.
 */
export function previewRoutes(services: Services): Hono {
  const { log } = services
  const picture = previewPictures(services)
  const companyNow = async () => (await readCompany(services)).value

  const answer = async (c: Context, find: () => Promise<Preview | null>): Promise<Response> => {
    try {
      const preview = await find()
      if (!preview) return c.text('Not found\n', 404)
      const { bytes, etag: tag } = await picture({ preview, name: (await companyNow()).brand.name })
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
    .get('/og/site.png', (c) =>
      answer(c, async () => {
        const company = await companyNow()
        return sitePreview(company.contacts[countryOf(c)].name, textOf(c, company))
      }),
    )
    .get('/og/products/:file{\\d{1,9}\\.png}', (c) =>
      answer(c, async () => {
        const country = countryOf(c)
        const product = (await catalogueOf(services, country)).find(({ id }) => id === Number(nameOf(c)))
        if (!product) return null
        const company = await companyNow()
        return productPreview(product, company.contacts[country].name, textOf(c, company))
      }),
    )
    .get('/og/solutions/:file{\\d{1,9}\\.png}', (c) =>
      answer(c, async () => {
        const { value: solution } = await shownSolution(services, Number(nameOf(c)))
        return solution && solutionPreview(solution, textOf(c, await companyNow()))
      }),
    )
    .get('/og/news/:file{.+\\.png}', (c) =>
      answer(c, async () => {
        const { value: posts, isWhole } = await publishedPosts(services)
        const post = posts.find(({ slug }) => slug === nameOf(c))
        if (!post && !isWhole) throw new Error('posts could not be read')
        return post ? postPreview(post, textOf(c, await companyNow())) : null
      }),
    )
}

function nameOf(c: Context): string {
  return (c.req.param('file') ?? '').replace(/\.png$/, '')
}

function textOf(c: Context, company: Company) {
  const asked = c.req.query('lang')
  return serverTextOf(isLanguage(asked) ? asked : defaultLanguage, company)
}

function countryOf(c: Context): Country {
  const asked = c.req.query('country')
  return isCountry(asked) ? asked : defaultCountry
}

/** All that is seen in a picture; `name` is the brand's. */
type Seen = { readonly preview: Preview; readonly name: string }

/** A PNG, and the tag by which a client knows it again. */
type PreviewPicture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }

const mostWaiting = 40
const folder = new URL('../../public/pictures/', import.meta.url)

/**
 * Draws previews as PNG, one at a time, and holds what it drew by all that is seen of it: a changed title or price is another
 * picture, and no news of a change is needed. Throws a TooBusyError where too many wait.
 */
function previewPictures({ cache }: Pick<Services, 'cache'>): (seen: Seen) => Promise<PreviewPicture> {
  const inItsTurn = oneAtATime(mostWaiting)

  const draw = async ({ preview, name }: Seen): Promise<PreviewPicture> => {
    const drawing = await cache.read(`drawing ${preview.drawing ?? emblem}`, {}, () =>
      loadDrawing(preview.drawing ?? emblem),
    )
    const typeface = await cache.read('typeface', {}, async () => {
      // What reads fonts is large, and only a picture needs it.
      const { openTypeface } = await import('#platform/lettering/typeface.server.ts')
      return openTypeface()
    })
    const png = await rasterise(renderPreview(preview, drawing, name, typeface))
    const digest = createHash('sha256').update(png).digest('base64url')
    return { bytes: new Uint8Array(png), etag: `"${digest.slice(0, 22)}"` }
  }
  const bytes = (picture: PreviewPicture) => picture.bytes.length
  return (seen) => cache.read(`preview ${JSON.stringify(seen)}`, { bytes }, () => inItsTurn(() => draw(seen)))
}

/** A drawing of `public/pictures`; the emblem where there is none of that name. */
async function loadDrawing(name: string): Promise<Drawing> {
  const svg = await readFile(new URL(`${name}.svg`, folder), 'utf8').catch(() => '')
  const drawing = readDrawing(svg)
  if (drawing) return shownPart(name, drawing)
  if (name === emblem) throw new Error('the emblem is not among the pictures')
  return loadDrawing(emblem)
}
