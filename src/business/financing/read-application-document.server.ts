import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { applicationReference } from './application.ts'
import { readDocument, type DocumentContent } from './read-document.server.ts'

/** Opens a document for whoever decides on its application; each reading is in the audit log. Refused as {@link permit} and {@link readDocument} say. */
export async function readApplicationDocument(
  acting: Acting,
  applicationId: number,
  documentId: number,
): Promise<Outcome<DocumentContent>> {
  const { db, actor, now } = acting
  const permitted = permit(actor, 'applications.work')
  if (!permitted.ok) return permitted
  const opened = await readDocument(acting, applicationId, documentId)
  if (!opened.ok) return opened
  const entry = {
    action: 'application.document',
    kind: 'application',
    recordId: applicationId,
    label: applicationReference(applicationId),
    after: { documentId },
  }
  try {
    await recordChange(db, permitted.value, entry, now())
  } catch (error) {
    opened.value.content.destroy()
    throw error
  }
  return done(opened.value)
}
