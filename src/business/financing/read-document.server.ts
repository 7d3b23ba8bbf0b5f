import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { done, refused, type Outcome, need } from '#kernel/outcome.ts'
import { UnreadableError } from '#platform/encryption/piece-cipher.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { reasonFault } from './decision-reason.ts'
import { isCutOff } from './cut-off-file.server.ts'
import { documentCheckSchema, shownDocumentSchema, type DocumentFault } from './document-fault.ts'
import { isShownInPlace } from './document-shown.ts'
import type { DocumentType } from './document-type.ts'
import {
  financingDocuments,
  financingEarlierDocuments as earlierDocuments,
  financingTimeline,
} from './tables.server.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { applicationReference } from './application.ts'

/** A document's bytes, to be shown to staff and to nobody else. */
export type DocumentContent = {
  readonly type: DocumentType
  readonly name: string
  readonly mediaType: string
  readonly size: number
  /** Verified as it is read: fails at the first byte that is not what was sent. */
  readonly content: Readable
  /** What was found wrong with it before it was sent. */
  readonly fault?: DocumentFault
}

type KnownContent = DocumentContent & {
  /** Somebody has said that it is what it should be. */
  readonly isChecked: boolean
  readonly faultBefore: DocumentFault | null
}

/**
 * Opens a document of an application, for staff: who asks, and that they did, is the caller's to check and to note. Refuses
 * with `not_found`, as {@link openFile} does, and with `internal` when it was sealed by a secret that is not set.
 */
export async function readDocument(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  applicationId: number,
  documentId: number,
): Promise<Outcome<KnownContent>> {
  const [document] = await services.db.select().from(financingDocuments).where(isOf(applicationId, documentId))
  if (!document) return refused('not_found')
  const { type, name, mediaType, size, contentHash, checkedAt, fault } = document
  const opened = await openDocument(services, document)
  if (!opened.ok) return opened
  const content = contentHash ? opened.value : Readable.from(hashed(services, document, opened.value), bytes)
  return done({ type, name, mediaType, size, content, isChecked: checkedAt !== null, faultBefore: fault })
}

async function openDocument(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  { id, storedKey }: { readonly id: number; readonly storedKey: string },
): Promise<Outcome<Readable>> {
  try {
    return await openFile(services, storedKey)
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    services.log.error({ err: error, document: id }, 'a document can not be opened')
    return refused('internal')
  }
}

/**
 * What can be said of a document that staff brought before anybody opens it: that it is damaged, and which others are the same file, for
 * which those that nobody has read yet are read once, itself first. What can't be read is found when it is opened.
 */
export async function weighTakenDocument(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  applicationId: number,
  taken: DocumentType,
): Promise<void> {
  const isUnread = and(eq(financingDocuments.applicationId, applicationId), isNull(financingDocuments.contentHash))
  const unread = await services.db
    .select()
    .from(financingDocuments)
    .where(isUnread)
    .orderBy(desc(eq(financingDocuments.type, taken)))
  for (const { id, type, mediaType } of unread) {
    const read = await readDocument(services, applicationId, id)
    if (!read.ok) continue
    const isWeighed = type === taken && isShownInPlace(mediaType)
    const whole = await (isWeighed ? buffer(read.value.content) : drain(read.value.content)).catch(() => null)
    if (whole && (await isCutOff(mediaType, whole))) await noteDamaged(services, applicationId, id)
  }
}

/** Has it known without holding all of it. */
async function drain(content: Readable): Promise<null> {
  for await (const _ of content);
  return null
}

/**
 * A version in whose place another one came, as the timeline names it. Each reading is in the audit log. Refused as {@link permit} and
 * {@link readDocument} say.
 */
export const readEarlierDocument = staffUseCase(
  { may: 'applications.work' },
  async (acting, applicationId: number, earlierId: number): Promise<DocumentContent> => {
    const { id, applicationId: of } = earlierDocuments
    const [found] = await acting.db
      .select()
      .from(earlierDocuments)
      .where(and(eq(id, earlierId), eq(of, applicationId)))
    const { type, name, mediaType, size, ...stored } = found ?? need(refused('not_found'))
    const { after: _, ...entry } = reading('application.earlier_document', { id: earlierId, applicationId, type })
    await recordChange(acting.db, acting.by, { ...entry, after: { document: type } }, acting.now())
    return { type, name, mediaType, size, content: need(await openDocument(acting, stored)) }
  },
)

const bytes = { objectMode: false }

/** What is read is known again: the first reading keeps its hash, before its last bytes are out. */
async function* hashed(
  { db }: Pick<Services, 'db'>,
  { id, size }: typeof financingDocuments.$inferSelect,
  content: Readable,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    read += chunk.length
    if (read === size) {
      await db
        .update(financingDocuments)
        .set({ contentHash: hash.digest('hex') })
        .where(eq(financingDocuments.id, id))
    }
    yield chunk
  }
}

/**
 * A document's bytes for whoever decides on its application, to be kept as a file: it counts as opened. Each reading is in the audit
 * log. Refused as {@link permit} and {@link readDocument} say.
 */
export const readApplicationDocument = staffUseCase(
  { may: 'applications.work' },
  (acting, applicationId: number, documentId: number) => readNoted(acting, applicationId, documentId, countAsOpened),
)

/**
 * The same to be shown on a screen, which may fail: until {@link openApplicationDocument} it is only written down as sent. What
 * {@link isCutOff} finds is answered with it, and a warning before the decision.
 */
export const sendApplicationDocument = staffUseCase(
  { may: 'applications.work' },
  async (acting, applicationId: number, documentId: number): Promise<DocumentContent> => {
    const sent = await readNoted(acting, applicationId, documentId, (tx, { by, now }, read) =>
      recordChange(tx, by, reading('application.document_sent', read), now()),
    )
    if (!isShownInPlace(sent.mediaType)) return sent
    if (sent.isChecked) return sent.faultBefore === 'damaged' ? { ...sent, fault: 'damaged' } : sent
    const whole = await buffer(sent.content).catch(async (error: unknown) => {
      if (!(error instanceof UnreadableError)) throw error
      acting.log.error({ err: error, document: documentId }, 'a document can not be read to its end')
      await noteGone(acting, applicationId, documentId)
      return need(refused('file_missing'))
    })
    const content = Readable.from([whole], bytes)
    if (!(await isCutOff(sent.mediaType, whole))) return { ...sent, content }
    await noteDamaged(acting, applicationId, documentId)
    return { ...sent, content, fault: 'damaged' }
  },
)

/** Somebody has a document before them: from now on it counts as opened by them. Refused as {@link permit} says, and with `not_found`. */
export const openApplicationDocument = staffUseCase(
  { may: 'applications.work' },
  async (acting, applicationId: number, documentId: number): Promise<null> => {
    const [document] = await acting.db.select().from(financingDocuments).where(isOf(applicationId, documentId))
    if (!document) return need(refused('not_found'))
    await acting.db.transaction((tx) => countAsOpened(tx, acting, document))
    return null
  },
)

/**
 * A screen says whether it could show a document: what can't be read is a warning before the decision, also once it was downloaded.
 * Refused as {@link permit} says, as `invalid` (fields), and with `not_found`.
 */
export const noteDocumentShown = staffUseCase(
  { may: 'applications.work', input: shownDocumentSchema },
  async ({ db, by, now }, { fault }, applicationId: number, documentId: number): Promise<null> => {
    await db.transaction(async (tx) => {
      const [noted] = await tx
        .update(financingDocuments)
        .set({ fault })
        .where(isOf(applicationId, documentId))
        .returning()
      if (!noted) return need(refused('not_found'))
      const { after, ...entry } = reading('application.document_fault', noted)
      await recordChange(tx, by, { ...entry, after: { ...after, fault } }, now())
    })
    return null
  },
)

/**
 * One of the staff says that a document is what it should be, or takes that back. Of one that the site can't show they say how they saw
 * it, which stands in the timeline. Who checked it counts as having opened it. Refused as {@link permit} says, as `invalid` (fields;
 * `seenElsewhere`: {@link reasonFault}), and with `not_found`.
 */
export const checkDocument = staffUseCase(
  { may: 'applications.decide', input: documentCheckSchema },
  async (acting, { checked, seenElsewhere }, applicationId: number, documentId: number): Promise<null> => {
    const { db, by, now } = acting
    const at = now()
    await db.transaction(async (tx) => {
      const [read] = await tx.select().from(financingDocuments).where(isOf(applicationId, documentId)).for('update')
      if (!read) return need(refused('not_found'))
      const isElsewhere = checked && read.fault !== null
      const wrong = isElsewhere ? reasonFault(seenElsewhere) : null
      if (wrong) return need(refused('invalid', { errors: [{ path: 'seenElsewhere', code: wrong }] }))
      const how = isElsewhere ? seenElsewhere : null
      await tx
        .update(financingDocuments)
        .set({ checkedAt: checked ? at : null, checkedBy: checked ? by.name : null, seenElsewhere: how })
        .where(eq(financingDocuments.id, documentId))
      if (checked && read.openedAt === null) await countAsOpened(tx, acting, read)
      const whose = { actor: 'staff', staffId: by.id, staffName: by.name } as const
      const event = how !== null ? 'seen_elsewhere' : checked ? 'document_checked' : 'document_unchecked'
      const seen = { event, documentType: read.type, staffNote: how } as const
      await tx.insert(financingTimeline).values({ applicationId, at, ...whose, ...seen })
      const action = checked ? 'application.document_checked' : 'application.document_unchecked'
      const { after, ...entry } = reading(action, read)
      await recordChange(tx, by, { ...entry, after: { ...after, ...(how !== null && { isSeenElsewhere: true }) } }, at)
    })
    return null
  },
)

const isOf = (applicationId: number, documentId: number) =>
  and(eq(financingDocuments.id, documentId), eq(financingDocuments.applicationId, applicationId))

type Read = Pick<typeof financingDocuments.$inferSelect, 'id' | 'applicationId' | 'type'>
type Note = (tx: Queryable, acting: Permitted, document: Read) => Promise<void>

const reading = (action: string, { applicationId, id: documentId, type: document }: Read) => ({
  action,
  kind: 'application',
  recordId: applicationId,
  label: applicationReference(applicationId),
  after: { documentId, document },
})

/** Who opened it first stands beside it, everybody who did in the audit log. */
const countAsOpened: Note = async (tx, { by, now }, document) => {
  await tx
    .update(financingDocuments)
    .set({ openedAt: now(), openedBy: by.name })
    .where(and(eq(financingDocuments.id, document.id), isNull(financingDocuments.openedAt)))
  await recordChange(tx, by, reading('application.document', document), now())
}

const noteGone = ({ db }: Permitted, applicationId: number, documentId: number) =>
  db.update(financingDocuments).set({ fault: 'gone' }).where(isOf(applicationId, documentId))

/** Whoever checked it has seen it whole. */
const noteDamaged = ({ db }: Pick<Services, 'db'>, applicationId: number, documentId: number) =>
  db
    .update(financingDocuments)
    .set({ fault: 'damaged' })
    .where(and(isOf(applicationId, documentId), isNull(financingDocuments.checkedAt)))

/** Nothing is sent whose reading could not be written down; what the storage no longer has is remembered. */
async function readNoted(acting: Permitted, applicationId: number, documentId: number, note: Note) {
  const found = await readDocument(acting, applicationId, documentId)
  if (!found.ok) await noteGone(acting, applicationId, documentId)
  const read = need(found)
  try {
    await acting.db.transaction((tx) => note(tx, acting, { id: documentId, applicationId, type: read.type }))
  } catch (error) {
    read.content.destroy()
    throw error
  }
  return read
}
