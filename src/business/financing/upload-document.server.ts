import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { receiveUpload, type FormFields, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import type { UploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { documentRules, documentTargetSchema, type DocumentReceipt, type DocumentTarget } from './document-upload.ts'
import { mayReceive, storeDocument } from './store-document.server.ts'

/**
 * An applicant sends a document, as a form with `financingApplicationId`, `documentType` and the file in `document`. Sent in
 * that order, what can't be taken is refused before the file is read. Refuses as {@link receiveUpload} and
 * {@link storeDocument} do, with `invalid` for the fields, and with `too_many_requests` when the application has sent as
 * much as it may.
 */
export async function uploadDocument(
  services: Services,
  access: readonly ApplicationAccess[],
  request: UploadRequest,
  quota: UploadQuota,
): Promise<Outcome<DocumentReceipt>> {
  const { db, files } = services
  const admit = async (target: DocumentTarget) => {
    const expected = await mayReceive(db, access, target)
    return expected.ok ? quota.left('application', `${target.financingApplicationId}`, documentRules.field) : expected
  }
  const upload = await receiveUpload(files, request, documentRules, async (fields) => {
    if (!isComplete(fields)) return done(null)
    const target = parse(documentTargetSchema, fields)
    return target.ok ? admit(target.value) : target
  })
  if (!upload.ok) return upload
  const { fields, file } = upload.value
  const target = parse(documentTargetSchema, fields)
  if (target.ok && file) {
    const admitted = await admit(target.value)
    if (admitted.ok) {
      await quota.use('application', `${target.value.financingApplicationId}`, file.size)
      return storeDocument(services, access, target.value, file)
    }
    await file.spool.discard()
    return admitted
  }
  await file?.spool.discard()
  if (!target.ok) return target
  return refused('invalid', { errors: [{ path: documentRules.field, code: 'required' }] })
}

/** The other fields may also come after the file. */
function isComplete(fields: FormFields): boolean {
  return 'financingApplicationId' in fields && 'documentType' in fields
}
