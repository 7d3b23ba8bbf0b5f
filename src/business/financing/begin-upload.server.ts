import { and, eq } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { UploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { documentRules } from './document-upload.ts'
import { resumableUploadSchema } from './resumable-upload.ts'
import { mayReceive } from './store-document.server.ts'
import { financingUploads } from './tables.server.ts'
import { removeUploads } from './upload-parts.server.ts'

/**
 * An applicant begins to send a document that may arrive in several goes, as the upload `id`: the one of that type which
 * was begun before is given up. Refuses with `invalid` (fields), `payload_too_large`, `not_found` or `conflict`, as
 * {@link mayReceive} does, `too_many_requests` when the application has sent as much as it may.
 */
export async function beginUpload(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  access: readonly ApplicationAccess[],
  id: string,
  request: unknown,
  quota: UploadQuota,
): Promise<Outcome<null>> {
  const parsed = parse(resumableUploadSchema, request)
  if (!parsed.ok) return parsed
  const { financingApplicationId: applicationId, documentType, filename: fileName, size } = parsed.value
  if (size > documentRules.maxBytes) {
    return refused('payload_too_large', { errors: [{ path: documentRules.field, code: 'file_too_large' }] })
  }
  const { db, now } = services
  const expected = await mayReceive(db, access, parsed.value)
  if (!expected.ok) return expected
  const left = await quota.left('application', `${applicationId}`, documentRules.field)
  if (!left.ok) return left

  await db.transaction(async (tx) => {
    const { applicationId: application, documentType: type } = financingUploads
    await removeUploads(tx, services, and(eq(application, applicationId), eq(type, documentType)))
    await tx.insert(financingUploads).values({ id, applicationId, documentType, fileName, size, createdAt: now() })
  })
  return done(null)
}
