import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { beginApplication, giveDocuments, sellProductTwo } from '../../../tests/support/financing.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import { removeOldDrafts } from './remove-applications.server.ts'
import { submitApplication } from './submit-application.server.ts'
import { financingApplications, financingDocuments, financingTimeline } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const dayMs = 86_400_000
const today = clock.now
const inDays = (days: number) => new Date(today.getTime() + days * dayMs)

beforeAll(() => sellProductTwo(db))
beforeEach(async () => {
  await db.delete(financingApplications)
  await db.delete(storedFiles)
  clock.now = today
})

const submit = async () => {
  const access = await beginApplication(services)
  await giveDocuments(services, access.id)
  await submitApplication(services, [access], access.id, { termsAccepted: true })
  return access.id
}
const idsLeft = async () => (await db.select().from(financingApplications)).map(({ id }) => id)

test('a draft is gone after thirty days with all that belongs to it, a submitted application stays', async () => {
  const submitted = await submit()
  const old = await beginApplication(services)
  const keys = await giveDocuments(services, old.id, ['residency', 'employment'])
  clock.now = inDays(20)
  const young = await beginApplication(services)

  clock.now = inDays(30)
  expect(await removeOldDrafts(services)).toBe(0)
  clock.now = new Date(inDays(30).getTime() + 1)
  expect(await removeOldDrafts(services)).toBe(1)
  expect(await removeOldDrafts(services)).toBe(0)

  expect(await idsLeft()).toEqual([submitted, young.id])
  const documents = await db.select().from(financingDocuments)
  expect(new Set(documents.map(({ applicationId }) => applicationId))).toEqual(new Set([submitted]))
  const timeline = await db.select().from(financingTimeline)
  expect(timeline.some(({ applicationId }) => applicationId === old.id)).toBe(false)
  const givenUp = (await db.select().from(storedFiles)).filter(({ kept }) => !kept)
  expect(givenUp.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
})

test('one that is being submitted right now is left alone', async () => {
  const { id } = await beginApplication(services)
  clock.now = inDays(31)
  await db.transaction(async (tx) => {
    await tx.select().from(financingApplications).for('update')
    expect(await removeOldDrafts(services)).toBe(0)
  })
  expect(await idsLeft()).toEqual([id])
})

test('many are removed by two processes at once, each once', async () => {
  for (let n = 0; n < 130; n++) await beginApplication(services)
  clock.now = inDays(31)
  const removed = await Promise.all([removeOldDrafts(services), removeOldDrafts(services)])
  expect(removed[0] + removed[1]).toBe(130)
  expect(await idsLeft()).toEqual([])
})
