import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AdminPost } from './admin-post.ts'
import type { PostType } from './post.ts'

const words = () => text().notNull().default('')
/** To the millisecond, as a browser reads it and sends it back to show which version it edited. */
const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The ids of the library's images that a post shows: its thumbnail, and those in its text. */
export const imagesOfPost = (post: Record<'content' | 'contentEn' | 'thumbnailUrl', AnyPgColumn>) =>
  sql<string[]>`media_ids(${post.content} || ${post.contentEn} || coalesce(${post.thumbnailUrl}, ''))`

/** The words that staff find a post by, without accents. */
export const namesOf = (post: Record<'title' | 'titleEn' | 'slug', AnyPgColumn>) =>
  sql<string>`search_text(${post.title} || ' ' || ${post.titleEn} || ' ' || ${post.slug})`

/** News and blog posts that staff write, in French with an English twin in `…En`; a text is '' until it is written. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique('posts_slug'),
    type: text().$type<PostType>().notNull().default('blog'),
    title: words(),
    titleEn: words(),
    excerpt: words(),
    excerptEn: words(),
    author: words(),
    authorEn: words(),
    category: words(),
    categoryEn: words(),
    /** Markdown, with inline HTML for what it lacks. */
    content: words(),
    contentEn: words(),
    thumbnailUrl: text(),
    videoUrl: text(),
    /** Where it was first published, if that was elsewhere. */
    originalUrl: text(),
    isPublished: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    /** Published from then on; null: since it was made. */
    publishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (post) => [
    // What the numbers on the tabs of the back office are counted from.
    index('posts_counted').on(post.type, post.isPublished),
    // What staff find by a part of a word.
    index('posts_found_by').using('gin', sql`${namesOf(post)} gin_trgm_ops`),
    check('posts_type', sql`${post.type} in ('news', 'blog')`),
    check('posts_slug_form', sql`${post.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${post.slug}) <= 200`),
    index('posts_images').using('gin', imagesOfPost(post)),
  ],
)

export type PostRow = typeof posts.$inferSelect

/** The bodies of posts as sanitised HTML, which only our renderer writes: see written-html.server.ts. */
export const postHtml = pgTable('post_html', {
  postId: integer()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  content: words(),
  contentEn: words(),
  /** Of which Markdown: a hash. */
  source: text().notNull(),
  /** The version of the renderer, and where the site was. */
  renderer: text().notNull(),
})

/** That visitors read a post as it was in a version. */
export const wasPublished = ({ post }: { readonly post: AnyPgColumn }) => sql`${post} -> 'isPublished' = 'true'`

/** The address that a post had in a version. */
export const slugOfVersion = ({ post }: { readonly post: AnyPgColumn }) => sql<string>`(${post} ->> 'slug')`

/** What a post said before each save of it. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** When it was replaced, and by whom. */
    replacedAt: moment().notNull(),
    replacedBy: words(),
    post: jsonb().$type<AdminPost>().notNull(),
  },
  (version) => [
    index('post_versions_post').on(version.postId, version.id),
    index('post_versions_slug').on(slugOfVersion(version)),
  ],
)
