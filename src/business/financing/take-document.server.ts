import { eq } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { done, need, refused } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { receiveUpload, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import { applicationReference } from './application.ts'
import { undecidedStatuses } from './application-status.ts'
import { documentRules, takenDocumentSchema, type DocumentReceipt } from './document-upload.ts'
import { weighTakenDocument } from './read-document.server.ts'
import { keepDocument } from './store-document.server.ts'
import { financingApplications } from './tables.server.ts'

/**
 * Staff keep a document that an applicant gave in another way, on paper or in a chat: a form with `documentType` and the file in
 * `document`, in the place of the one before; that it is damaged or the same file as another is found at once ({@link weighTakenDocument}). Refused as {@link permit} and {@link receiveUpload} say, as `invalid` (fields),
 * `not_found`, and as `conflict` (`documentType`: `document_not_expected`) once the application is decided.
 */
export const takeDocument = staffUseCase(
  { may: 'applications.work' },
  async ({ by, ...services }, request: UploadRequest, id: number): Promise<DocumentReceipt> => {
    const { fields, file } = need(await receiveUpload(services.files, request, documentRules))
    const target = parse(takenDocumentSchema, fields)
    if (!file) return need(target.ok ? refused('invalid', { errors: [missing] }) : target)
    if (!target.ok) {
      await file.spool.discard()
      return need(target)
    }
    const { documentType } = target.value
    const receipt = await keepDocument(services, documentType, file, by, async (tx) => {
      const [row] = await tx.select().from(financingApplications).where(eq(financingApplications.id, id)).for('update')
      if (!row) return refused('not_found')
      if (row.status !== 'draft' && !undecidedStatuses.includes(row.status)) {
        return refused('conflict', { errors: [{ path: 'documentType', code: 'document_not_expected' }] })
      }
      const label = applicationReference(id)
      const entry = { action: 'application.document_taken', kind: 'application', recordId: id, label }
      await recordChange(tx, by, { ...entry, after: { document: documentType } }, services.now())
      return done(row)
    })
    const kept = need(receipt)
    // It is kept, whatever the storage does now.
    await weighTakenDocument(services, id, documentType).catch((error: unknown) =>
      services.log.error({ err: error, application: id }, 'a document that staff brought can not be weighed'),
    )
    return kept
  },
)

const missing = { path: documentRules.field, code: 'required' }
