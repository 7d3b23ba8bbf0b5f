import * as z from 'zod/mini'

export const postTypes = ['news', 'blog'] as const
export type PostType = (typeof postTypes)[number]

const moment = () => z.string().check(z.meta({ format: 'date-time' }))

/** A post in a list, by the server's staff or built in. A text is '' where it has not been written. */
export const listedPostSchema = z.object({
  id: z.int().check(z.describe('Negative for a built-in post.')),
  type: z.enum(postTypes),
  slug: z.string(),
  title: z.string(),
  titleEn: z.string(),
  excerpt: z.string(),
  excerptEn: z.string(),
  author: z.string(),
  authorEn: z.string(),
  category: z.string().check(z.describe('Its name in French.')),
  categoryEn: z.string(),
  publishedAt: z.nullable(moment()),
  createdAt: moment(),
  updatedAt: moment(),
  isFeatured: z.boolean(),
  thumbnailUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  videoId: z.nullable(z.string()).check(z.describe('Of a video link that we know how to show.')),
  readTime: z.int().check(z.describe('Minutes.')),
  tags: z.array(z.string()),
  tagsEn: z.array(z.string()),
  isSample: z
    .boolean()
    .check(z.describe('It comes with the site, and nobody of the company has said that it is theirs.')),
  originalUrl: z.nullable(z.string()).check(z.describe('Where it was first published, if that was elsewhere.')),
})
export type ListedPost = Readonly<z.infer<typeof listedPostSchema>>

/** What the article page reads: the post, its body as sanitised HTML, and what may be read next. */
export const postSchema = z.extend(listedPostSchema, {
  content: z.string(),
  contentEn: z.string(),
  related: z.array(listedPostSchema).check(z.describe('Other posts: those that share most words, then the newest.')),
})
export type Post = Readonly<z.infer<typeof postSchema>>

/** The moment that a post counts from: when it was published, or made where nobody said. */
export function dateOf({ publishedAt, createdAt }: Pick<Post, 'publishedAt' | 'createdAt'>): string {
  return publishedAt ?? createdAt
}
