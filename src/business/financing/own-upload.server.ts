import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { opens } from './own-application.server.ts'
import { financingApplications, financingUploads } from './tables.server.ts'
import { removeUploads } from './upload-parts.server.ts'

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
  services: Pick<Services, 'db' | 'jobs'>,
  access: readonly ApplicationAccess[],
  id: string,
): Promise<Outcome<null>> {
  const own = await findOwnUpload(services.db, access, id)
  if (!own.ok) return own
  await services.db.transaction((tx) => removeUploads(tx, services, eq(financingUploads.id, id)))
  return done(null)
}
