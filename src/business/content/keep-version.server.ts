import { and, desc, eq, lte } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { AdminPost } from './posts/admin-post.ts'
import { postVersions } from './tables.server.ts'

/** Versions kept of one post; the oldest go first. */
const mostVersions = 100

/** Keeps what a post said before a save, in the transaction that saves. */
export async function keepVersion(tx: Transaction, before: AdminPost, by: Staff, at: Date): Promise<void> {
  await tx.insert(postVersions).values({ postId: before.id, replacedAt: at, replacedBy: by.name, post: before })
  const oldest = tx
    .select({ id: postVersions.id })
    .from(postVersions)
    .where(eq(postVersions.postId, before.id))
    .orderBy(desc(postVersions.id))
    .limit(1)
    .offset(mostVersions)
  await tx.delete(postVersions).where(and(eq(postVersions.postId, before.id), lte(postVersions.id, oldest)))
}
