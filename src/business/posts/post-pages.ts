import * as z from 'zod/mini'
import { choice } from '#kernel/form-fields.ts'
import { listedPostSchema, type ListedPost } from './post.ts'
import { arrangePosts, postTypeFilters } from './post-filter.ts'

/** Posts on one page of the news, beside the one that is shown large. */
const postsPerPage = 24
/** The most that one answer of the whole list holds. */
const postsPerAnswer = 100

/** What is asked of a list of posts. Codes: `invalid`, `unknown_value`. */
export const postPageSchema = z.object({
  page: z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'invalid')), '1'),
  type: z._default(choice(postTypeFilters), 'all'),
  featured: z._default(choice(['true', 'false']), 'false'),
})
type AskedPosts = z.output<typeof postPageSchema>

/** A page of the news as visitors see it: on the first the lead as well. Counted from 1; nothing is beyond the last. */
export const newsPageSchema = z.object({
  count: z.int().check(z.describe('How many posts there are on all pages.')),
  lead: z.nullable(listedPostSchema).check(z.describe('The one that is shown large, on the first page only.')),
  items: z.array(listedPostSchema),
  page: z.int(),
  pages: z.int().check(z.describe('At least one.')),
})
export type NewsPage = z.infer<typeof newsPageSchema>

/** A page of a list, counted from 1, how many pages there are (at least one), and how many things on all of them. */
type PageOf<T> = { readonly items: readonly T[]; readonly page: number; readonly pages: number; readonly count: number }

function pageOf<T>(all: readonly T[], page: number, size: number): PageOf<T> {
  const items = all.slice((page - 1) * size, page * size)
  return { items, page, pages: Math.max(1, Math.ceil(all.length / size)), count: all.length }
}

const answered = new WeakMap<readonly ListedPost[], Map<string, PageOf<ListedPost>>>()

/** A page of all posts, the same object for the same list. */
export function postPage(posts: readonly ListedPost[], { page }: AskedPosts): PageOf<ListedPost> {
  const known = answered.get(posts) ?? new Map<string, PageOf<ListedPost>>()
  answered.set(posts, known)
  const made = known.get(page) ?? pageOf(posts, Number(page), postsPerAnswer)
  if (made.items.length > 0) known.set(page, made)
  return made
}

/** A page of the news that `type` and `featured` leave. */
export function newsPage(posts: readonly ListedPost[], asked: AskedPosts): NewsPage {
  const { count, lead, rest } = arrangePosts(posts, { type: asked.type, featured: asked.featured === 'true' })
  const { items, page, pages } = pageOf(rest, Number(asked.page), postsPerPage)
  return { count, lead: (page === 1 && lead) || null, items: [...items], page, pages }
}
