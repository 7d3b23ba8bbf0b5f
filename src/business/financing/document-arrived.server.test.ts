import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { beginApplication, sellProductTwo } from '../../../tests/support/financing.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { findOwnApplication, lockOwnApplication } from './application-queries.server.ts'
import { documentArrived } from './store-document.server.ts'
import type { DocumentType } from './document-type.ts'
import { financingApplications } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const begun = clock.now
let access: ApplicationAccess

beforeAll(() => sellProductTwo(db))
beforeEach(async () => {
  clock.now = begun
  access = await beginApplication(services)
  clock.now = new Date('2026-03-06T09:00:00Z')
  await db.delete(mailOutbox)
})

const ask = (requestedDocuments: DocumentType[]) =>
  db
    .update(financingApplications)
    .set({ status: 'more_info_needed', submittedAt: begun, requestedDocuments })
    .where(eq(financingApplications.id, access.id))
const arrive = (type: DocumentType) =>
  db.transaction(async (tx) => {
    const locked = await lockOwnApplication(tx, [access], access.id)
    if (!locked.ok) throw new Error(locked.problem.code)
    await documentArrived(tx, services, locked.value, type)
  })
const found = async () => {
  const outcome = await findOwnApplication(db, [access], access.id)
  if (!outcome.ok) throw new Error(outcome.problem.code)
  return outcome.value
}

test('a draft’s documents are no news', async () => {
  await arrive('residency')
  const { status, timeline, updatedAt } = await found()
  expect([status, timeline.length, updatedAt]).toEqual(['draft', 1, '2026-03-06T09:00:00.000Z'])
  expect(await db.$count(mailOutbox)).toBe(0)
})

test('one of two that were asked for again is noted, and the other is still waited for', async () => {
  await ask(['residency', 'employment'])
  await arrive('employment')
  const { status, requestedDocuments, timeline } = await found()
  expect([status, requestedDocuments]).toEqual(['more_info_needed', ['residency']])
  expect(timeline.at(-1)).toMatchObject({ event: 'document_received', documentType: 'employment', status: null })
  expect(await db.$count(mailOutbox)).toBe(0)
})

test('with the last one the application goes back into review, and staff are told', async () => {
  await ask(['residency'])
  await arrive('residency')
  const { status, requestedDocuments, timeline } = await found()
  expect([status, requestedDocuments]).toEqual(['in_review', []])
  expect(timeline.slice(-2)).toMatchObject([
    { event: 'document_received', documentType: 'residency' },
    { event: 'status', status: 'in_review' },
  ])
  expect(await db.select().from(mailOutbox)).toMatchObject([
    { template: 'application-staff', props: { news: 'completed' } },
  ])
})
