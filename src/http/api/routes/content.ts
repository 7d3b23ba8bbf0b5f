import { Hono, type Context } from 'hono'
import type { ContentMemory } from '#http/content-memory.server.ts'
import { listedSolution } from '#business/solutions/proven-solution.ts'
import type { Told } from '#kernel/told.ts'
import { heldJson } from '../held-json.ts'
import { idIn } from '../id-in.ts'
import { problemResponse } from '../problems.ts'

/** News and blog posts, proven solutions, what customers said, what the company tells of itself, its legal texts. */
export function contentRoutes(content: ContentMemory): Hono {
  return new Hono()
    .get('/posts', async (c) => {
      const { value, isWhole } = await content.posts()
      return heldJson(c, value, keeping(isWhole))
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
