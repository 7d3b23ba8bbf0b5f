import { and, desc, eq, sql } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { findAdminPost } from './admin-post-queries.server.ts'
import type { AdminPost, PostVersion } from './admin-post.ts'
import { updatePost } from './save-post.server.ts'
import { postVersions } from './tables.server.ts'

/** The versions of a post that later saves replaced, the newest first. Refused as {@link permit} says; as `not_found`. */
export async function listVersions({ db, actor }: Acting, postId: number): Promise<Outcome<readonly PostVersion[]>> {
  const permitted = permit(actor, 'posts.manage')
  if (!permitted.ok) return permitted
  if (!(await findAdminPost(db, postId))) return refused('not_found')
  const { id, replacedAt, replacedBy, post } = postVersions
  const rows = await db
    .select({
      id,
      replacedAt,
      replacedBy,
      writtenAt: sql<string>`${post} ->> 'updatedAt'`,
      title: sql<string>`${post} ->> 'title'`,
      length: sql<number>`length(${post} ->> 'content') + length(${post} ->> 'contentEn')`,
    })
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
    .orderBy(desc(id))
  return done(rows.map((row) => Object.assign(row, { replacedAt: row.replacedAt.toISOString() })))
}

/**
 * Saves an earlier version again: its texts, pictures and kind. The address and whether and when it is published stay as they
 * are. What it replaces is kept in turn. Refused as {@link updatePost} is.
 */
export async function restoreVersion(acting: Acting, postId: number, versionId: number): Promise<Outcome<AdminPost>> {
  const permitted = permit(acting.actor, 'posts.manage')
  if (!permitted.ok) return permitted
  const [version] = await acting.db
    .select({ post: postVersions.post })
    .from(postVersions)
    .where(and(eq(postVersions.id, versionId), eq(postVersions.postId, postId)))
  if (!version) return refused('not_found')
  const { slug: _, isPublished: __, publishedAt: ___, updatedAt: ____, ...fields } = version.post
  return updatePost(acting, postId, fields)
}
