import type { Readable } from 'node:stream'
import { and, eq, isNull } from 'drizzle-orm'
import { done, refused, type Outcome, need } from '#kernel/outcome.ts'
import { UnreadableError } from '#platform/encryption/piece-cipher.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.server.ts'
import { financingDocuments } from './tables.server.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { applicationReference } from './application.ts'

/** A document's bytes, to be shown to staff and to nobody else. */
export type DocumentContent = {
  readonly name: string
  readonly mediaType: string
  readonly size: number
  /** Verified as it is read: fails at the first byte that is not what was sent. */
  readonly content: Readable
}

/**
 * Opens a document of an application, for staff: who asks, and that they did, is the caller's to check and to note. Refuses
 * with `not_found`, as {@link openFile} does, and with `internal` when it was sealed by a secret that is not set.
 */
export async function readDocument(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  applicationId: number,
  documentId: number,
): Promise<Outcome<DocumentContent>> {
  const [document] = await services.db
    .select()
    .from(financingDocuments)
    .where(and(eq(financingDocuments.id, documentId), eq(financingDocuments.applicationId, applicationId)))
  if (!document) return refused('not_found')
  const { name, mediaType, size, storedKey } = document
  try {
    const content = await openFile(services, storedKey)
    return content.ok ? done({ name, mediaType, size, content: content.value }) : content
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    services.log.error({ err: error, document: documentId }, 'a document can not be opened')
    return refused('internal')
  }
}

/** Opens a document for whoever decides on its application; that it was opened stands beside it, each reading is in the audit log. Refused as {@link permit} and {@link readDocument} say. */
export const readApplicationDocument = staffUseCase(
  { may: 'applications.work' },
  async (acting, applicationId: number, documentId: number): Promise<DocumentContent> => {
    const { db, now } = acting
    const opened = need(await readDocument(acting, applicationId, documentId))
    const entry = {
      action: 'application.document',
      kind: 'application',
      recordId: applicationId,
      label: applicationReference(applicationId),
      after: { documentId },
    }
    try {
      await db.transaction(async (tx) => {
        await tx
          .update(financingDocuments)
          .set({ openedAt: now(), openedBy: acting.by.name })
          .where(and(eq(financingDocuments.id, documentId), isNull(financingDocuments.openedAt)))
        await recordChange(tx, acting.by, entry, now())
      })
    } catch (error) {
      opened.content.destroy()
      throw error
    }
    return opened
  },
)
