import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { opens } from './own-application.server.ts'
import { financingApplications, financingUploads } from './tables.server.ts'

export type UploadRow = typeof financingUploads.$inferSelect

/** The upload of this id to the owner of its application; `not_found` to everybody else. */
export async function findOwnUpload(
  db: Queryable,
  access: readonly ApplicationAccess[],
  id: string,
): Promise<Outcome<UploadRow>> {
  if (access.length === 0) return refused('not_found')
  const [upload] = await db
    .select(getTableColumns(financingUploads))
    .from(financingUploads)
    .innerJoin(financingApplications, eq(financingApplications.id, financingUploads.applicationId))
    .where(and(eq(financingUploads.id, id), or(...access.map(opens))))
  return upload ? done(upload) : refused('not_found')
}

/** Gives up an upload. Refuses with `not_found` everybody but its owner. */
export async function cancelUpload(
  db: Queryable,
  access: readonly ApplicationAccess[],
  id: string,
): Promise<Outcome<null>> {
  const own = await findOwnUpload(db, access, id)
  if (!own.ok) return own
  await db.delete(financingUploads).where(eq(financingUploads.id, id))
  return done(null)
}
