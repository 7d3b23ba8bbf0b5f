import { and, asc, eq, gt, not, or, sql } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import type { PostsToday } from './posts-today.ts'
import { posts } from './tables.server.ts'

const shown = 5

/** Posts that wait: those with a day first. One query. Refused as {@link permit} says. */
export async function postsToday({ db, actor, now }: Acting): Promise<Outcome<PostsToday>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const { id, title, titleEn, isPublished, publishedAt, updatedAt } = posts
  const rows = await db
    .select({
      id,
      title,
      titleEn,
      isPublished,
      publishedAt,
      drafts: sql<number>`(count(*) filter (where not ${isPublished}) over ())::int`,
      scheduled: sql<number>`(count(*) filter (where ${isPublished}) over ())::int`,
    })
    .from(posts)
    .where(or(not(isPublished), and(eq(isPublished, true), gt(publishedAt, now()))))
    .orderBy(sql`${isPublished} desc`, asc(publishedAt), sql`${updatedAt} desc`)
    .limit(shown)
  return done({
    drafts: rows[0]?.drafts ?? 0,
    scheduled: rows[0]?.scheduled ?? 0,
    first: rows.map((row) => ({
      id: row.id,
      title: row.title,
      titleEn: row.titleEn,
      publishedAt: row.isPublished ? (row.publishedAt?.toISOString() ?? null) : null,
    })),
  })
}
