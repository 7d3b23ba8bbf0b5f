import { and, desc, eq, getTableColumns, gt, lte, min, sql } from 'drizzle-orm'
import { withFocus } from '#business/media/with-focus.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ownSource, webAddress } from '#business/markdown/markup/own-source.ts'
import type { ListedPost, PostType } from './post.ts'
import { serverReadTime } from './read-time.ts'
import { videoIdOf } from '#business/media/video-id.ts'
import { postHtml, posts, type PostRow } from './tables.server.ts'
import type { Bodies, WrittenHtml } from '#business/markdown/written-html.server.ts'
import { contentFields, perContentLanguage, type LocalizedContent } from '#kernel/language.ts'
import { categoryIn } from './post-text.ts'

const { content, contentEn, ...listed } = getTableColumns(posts)
const publication = sql`coalesce(${posts.publishedAt}, ${posts.createdAt})`.mapWith(posts.createdAt)

/** Staff's posts that are published by `now`, newest first, without their bodies; pictures of the site at `publicUrl` only. */
export async function listPublishedPosts(db: Database, now: Date, publicUrl: string): Promise<ListedPost[]> {
  const rows = await db
    .select({ ...listed, thumbnailUrl: withFocus(listed.thumbnailUrl) })
    .from(posts)
    .where(and(eq(posts.isPublished, true), lte(publication, now)))
    .orderBy(desc(publication), desc(posts.id))
  return rows.map((row) => toListed(row, publicUrl))
}

const bodies = { content, contentEn }
const { postId: _, ...html } = getTableColumns(postHtml)

/** The body of a post as it was written, in Markdown, and the HTML stored beside it if there is any. */
export type PostBody = { readonly bodies: Bodies; readonly html: WrittenHtml | null }

/** The body of a post; null when there is none published by `now`. */
export async function findPublishedBody(db: Database, id: number, now: Date): Promise<PostBody | null> {
  const [row] = await db
    .select({ bodies, html })
    .from(posts)
    .leftJoin(postHtml, eq(postHtml.postId, posts.id))
    .where(and(eq(posts.id, id), eq(posts.isPublished, true), lte(publication, now)))
  return row ?? null
}

/** A post that need not be stored, as visitors would be told it. */
export async function listedDraft(db: Database, draft: Draft, publicUrl: string): Promise<ListedPost> {
  const { rows } = await db.execute<{ thumbnailUrl: string | null }>(
    sql`select ${withFocus(sql`${draft.thumbnailUrl}::text`)} as "thumbnailUrl"`,
  )
  return toListed({ ...draft, ...rows[0] }, publicUrl)
}

type Draft = Omit<PostRow, 'content' | 'contentEn'>

/** When the next post that is waiting for its time is due after `now`; null when none waits. */
export async function nextPublication(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ due: min(publication).mapWith(posts.createdAt) })
    .from(posts)
    .where(and(eq(posts.isPublished, true), gt(publication, now)))
  return row?.due ?? null
}

function toListed(row: Draft, publicUrl: string): ListedPost {
  const { isPublished: __, publishedAt, createdAt, updatedAt, ...told } = row
  return {
    ...told,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    thumbnailUrl: ownSource(row.thumbnailUrl, publicUrl),
    originalUrl: webAddress(row.originalUrl),
    videoId: videoIdOf(row.videoUrl),
    readTime: serverReadTime,
    isSample: false,
    ...tagsOfServerPost(row),
  }
}

const typeTag: Readonly<Record<PostType, LocalizedContent>> = {
  news: { fr: 'Actualités de l’entreprise', en: 'Company News' },
  blog: { fr: 'Article de blog', en: 'Blog Post' },
}

/** The tags of a post that staff wrote: its category (`General` without one) and its type, in both languages. */
export function tagsOfServerPost(
  post: Pick<ListedPost, 'type' | 'category' | 'categoryEn'>,
): Pick<ListedPost, 'tags' | 'tagsEn'> {
  const tags = perContentLanguage((language) => [categoryIn(post, language), typeTag[post.type][language]])
  return contentFields('tags', tags)
}
