import { Hono, type Context } from 'hono'
import type { ContentMemory } from '#http/content-memory.server.ts'
import { newsPage, postPage, postPageSchema } from '#business/posts/post-pages.ts'
import { listedSolution } from '#business/solutions/proven-solution.ts'
import { parse } from '#kernel/parse.ts'
import type { Told } from '#kernel/told.ts'
import { heldJson } from '../held-json.ts'
import { idIn } from '../id-in.ts'
import { pageLinks } from '../page-links.ts'
import { problemResponse } from '../problems.ts'

/** News and blog posts, proven solutions, what customers said, what the company tells of itself, its legal texts. */
export function contentRoutes(content: ContentMemory): Hono {
  return new Hono()
    .get('/posts', async (c) => {
      const asked = parse(postPageSchema, c.req.query())
      if (!asked.ok) return problemResponse(c, asked.problem)
      const { value, isWhole } = await content.posts()
      const page = postPage(value, asked.value)
      return heldJson(c, page.items, { ...keeping(isWhole), ...pageLinks(c, page) })
    })
    .get('/news', async (c) => {
      const asked = parse(postPageSchema, c.req.query())
      if (!asked.ok) return problemResponse(c, asked.problem)
      const { value, isWhole } = await content.posts()
      return answer(c, { value: newsPage(value, asked.value), isWhole })
    })
    .get('/posts/:slug', async (c) => answer(c, await content.post(c.req.param('slug'))))
    .get('/proven-solutions', async (c) => {
      const { value, isWhole } = await content.solutions()
      return answer(c, { value: value.map(listedSolution), isWhole })
    })
    .get('/proven-solutions/:id', async (c) => answer(c, await content.solution(idIn(c))))
    .get('/testimonials', async (c) => {
      const { value, isWhole } = await content.solutions()
      return answer(c, { value: value.flatMap(({ testimonial }) => testimonial ?? []), isWhole })
    })
    .get('/company', async (c) => answer(c, await content.account()))
    .get('/legal/:name', async (c) => answer(c, await content.legalText(c.req.param('name'))))
}

/** What is not whole is not to be kept, by browsers nor by the memory of pages. */
function keeping(isWhole: boolean): Record<string, string> {
  return isWhole ? {} : { 'cache-control': 'no-store' }
}

function answer(c: Context, { value, isWhole }: Told<object | null>): Response {
  if (value === null) return problemResponse(c, { code: 'not_found' })
  return c.json(value, 200, keeping(isWhole))
}
