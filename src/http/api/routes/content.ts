import { Hono, type Context } from 'hono'
import { readAccount, readLegalText } from '#business/company/settings/current-settings.server.ts'
import { newsPage, postPage, postPageSchema } from '#business/posts/post-pages.ts'
import { movedPost, publishedPost, publishedPosts } from '#business/posts/published-posts.server.ts'
import { askedTestimonialsSchema, listedSolution, testimonialsOf } from '#business/solutions/proven-solution.ts'
import { shownSolution, shownSolutions } from '#business/solutions/shown-solutions.server.ts'
import { parse } from '#kernel/parse.ts'
import type { Told } from '#kernel/told.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn, countryOf, pageLinks } from '../path-and-query.ts'
import { problemResponse } from '../problems.ts'
import { findThings } from '#business/search/find-things.server.ts'
import { visitorOf } from '../visitor-of.ts'

/** News and blog posts, proven solutions, what customers said, what the company tells of itself, its legal texts. */
export function contentRoutes(services: Services): Hono {
  return new Hono()
    .get('/posts', async (c) => {
      const asked = parse(postPageSchema, c.req.query())
      if (!asked.ok) return problemResponse(c, asked.problem)
      const { value, isWhole } = await publishedPosts(services)
      const page = postPage(value, asked.value)
      return c.json(page.items, 200, { ...keeping(isWhole), ...pageLinks(c, page) })
    })
    .get('/news', async (c) => {
      const asked = parse(postPageSchema, c.req.query())
      if (!asked.ok) return problemResponse(c, asked.problem)
      const { value, isWhole } = await publishedPosts(services)
      return answer(c, { value: newsPage(value, asked.value), isWhole })
    })
    .get('/posts/:slug', async (c) => {
      const told = await publishedPost(services, c.req.param('slug'))
      const moved = told.value === null && (await movedPost(services, c.req.param('slug')))
      return moved ? c.body(null, 301, { location: `/api/posts/${moved}`, ...keeping(false) }) : answer(c, told)
    })
    .get('/proven-solutions', async (c) => {
      const { value, isWhole } = await shownSolutions(services)
      return answer(c, { value: value.map(listedSolution), isWhole })
    })
    .get('/proven-solutions/:id', async (c) => answer(c, await shownSolution(services, idIn(c))))
    .get('/testimonials', async (c) => {
      const asked = parse(askedTestimonialsSchema, c.req.query())
      if (!asked.ok) return problemResponse(c, asked.problem)
      const { value, isWhole } = await shownSolutions(services)
      return answer(c, { value: testimonialsOf(value, asked.value), isWhole })
    })
    .get('/company', async (c) => answer(c, await readAccount(services)))
    .get('/legal/:name', async (c) => answer(c, await readLegalText(services, c.req.param('name'))))
}

/** What is not whole is not to be kept, by browsers nor by the memory of pages. */
function keeping(isWhole: boolean): Record<string, string> {
  return isWhole ? {} : { 'cache-control': 'no-store' }
}

function answer(c: Context, { value, isWhole }: Told<object | null>): Response {
  if (value === null) return problemResponse(c, { code: 'not_found' })
  return c.json(value, 200, keeping(isWhole))
}

/** Products, articles and solutions by words. */
export function searchRoutes(services: Services): Hono {
  return new Hono().get('/search', async (c) => {
    const country = countryOf(c)
    if (!country.ok) return problemResponse(c, country.problem)
    const { language } = visitorOf(c.req.raw)
    const question = c.req.query('q') ?? ''
    const found = await findThings(services, { question, language, country: country.value })
    // There is no end of questions: neither the answer nor a page that is drawn from it is kept.
    return c.json(found, 200, { 'cache-control': 'no-store' })
  })
}
