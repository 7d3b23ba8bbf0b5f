import { and, desc, eq, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { findAdminPost } from './admin-post-queries.server.ts'
import type { AdminPost, PostVersion } from './admin-post.ts'
import { updatePost } from './save-post.server.ts'
import { postVersions } from './tables.server.ts'

/** Whoever made the post. */
const makerOf = (id: number) => sql<string | null>`(
  select ${auditLog.staffName} from ${auditLog}
  where ${auditLog.kind} = 'post' and ${auditLog.recordId} = ${String(id)} and ${auditLog.action} = 'post.create'
  limit 1
)`

/** The versions of a post that later saves replaced, the newest first. Refused as {@link permit} says; as `not_found`. */
export const listVersions = staffUseCase(
  { may: 'posts.manage' },
  async ({ db }, postId: number): Promise<readonly PostVersion[]> => {
    if (!(await findAdminPost(db, postId))) return need(refused('not_found'))
    const { id, replacedAt, replacedBy, post } = postVersions
    const writtenAt = sql<string>`${post} ->> 'updatedAt'`
    const isFirst = sql`${writtenAt} = ${post} ->> 'createdAt'`
    const rows = await db
      .select({
        id,
        replacedAt,
        replacedBy,
        writtenAt,
        // Who replaced the one before has written this one, unless that is kept no longer.
        writtenBy: sql<string | null>`case
          when lead(${replacedAt}) over (order by ${id} desc) = (${writtenAt})::timestamptz then lead(${replacedBy}) over (order by ${id} desc)
          when ${isFirst} then ${makerOf(postId)}
        end`,
        title: sql<string>`${post} ->> 'title'`,
        length: sql<number>`length(${post} ->> 'content') + length(${post} ->> 'contentEn')`,
      })
      .from(postVersions)
      .where(eq(postVersions.postId, postId))
      .orderBy(desc(id))
    return rows.map((row) => Object.assign(row, { replacedAt: row.replacedAt.toISOString() }))
  },
)

/** A version as it was written. Refused as {@link permit} says; as `not_found`. */
export const readVersion = staffUseCase(
  { may: 'posts.manage' },
  ({ db }, postId: number, versionId: number): Promise<AdminPost> => needVersion(db, postId, versionId),
)

/**
 * Saves an earlier version again: its texts, pictures and kind. The address and whether and when it is published stay as they
 * are. What it replaces is kept in turn. Refused as {@link updatePost} is.
 */
export const restoreVersion = staffUseCase(
  { may: 'posts.manage' },
  async (permitted, postId: number, versionId: number): Promise<AdminPost> => {
    const version = await needVersion(permitted.db, postId, versionId)
    const { slug: _, isPublished: __, publishedAt: ___, updatedAt: ____, ...fields } = version
    return need(await updatePost({ ...permitted, actor: permitted.by }, fields, postId))
  },
)

/** Needs an attempt around it: `not_found`. */
async function needVersion(db: Queryable, postId: number, versionId: number): Promise<AdminPost> {
  const [version] = await db
    .select({ post: postVersions.post })
    .from(postVersions)
    .where(and(eq(postVersions.id, versionId), eq(postVersions.postId, postId)))
  return version?.post ?? need(refused('not_found'))
}
