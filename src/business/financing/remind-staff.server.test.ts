import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { beginApplication, giveDocuments, sellProductTwo } from '../../../tests/support/financing.ts'
import { closedDays } from '#business/company/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { applicationReference } from './application.ts'
import { remindStaff, tellOverdue } from './financing-jobs.server.ts'
import { submitApplication } from './submit-application.server.ts'
import { financingApplications } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
/** Thursday 5 March 2026, 10:00 in Lagos. */
const thursday = clock.now
const fridayEvening = new Date('2026-03-06T16:00:00Z')

beforeAll(() => sellProductTwo(db))
beforeEach(async () => {
  await db.delete(financingApplications)
  clock.now = thursday
})

const submit = async () => {
  const access = await beginApplication(services)
  await giveDocuments(services, access.id)
  await submitApplication(services, [access], access.id, { termsAccepted: true })
  await db.delete(mailOutbox)
  return access.id
}
const set = (id: number, change: Partial<typeof financingApplications.$inferInsert>) =>
  db.update(financingApplications).set(change).where(eq(financingApplications.id, id))

test('staff are told once of what nobody opened, in one mail', async () => {
  const ids = [await submit(), await submit()]
  clock.now = new Date('2026-03-06T13:59:00Z')
  expect(await remindStaff(services)).toBe(0)
  clock.now = new Date('2026-03-06T14:00:00Z')
  expect(await remindStaff(services)).toBe(2)
  expect(await remindStaff(services)).toBe(0)
  expect(await db.select().from(mailOutbox)).toMatchObject([
    {
      template: 'application-reminder-staff',
      to: 'sales@ranasolar.example',
      language: 'en',
      props: {
        country: 'cm',
        waiting: ids.map((id) => ({
          reference: applicationReference(id),
          product: { name: 'Kit Power M', nameEn: 'Power M kit' },
          submittedAt: thursday.toISOString(),
        })),
      },
    },
  ])
})

test('nobody is reminded of a draft, of what was opened, or of what has gone on', async () => {
  await beginApplication(services)
  await set(await submit(), { openedAt: thursday })
  await set(await submit(), { status: 'in_review' })
  clock.now = fridayEvening
  expect(await remindStaff(services)).toBe(0)
})

test('each office is told of its own, in its language', async () => {
  await set(await submit(), { country: 'bf' })
  await submit()
  clock.now = fridayEvening
  expect(await remindStaff(services)).toBe(2)
  const mails = await db.select().from(mailOutbox)
  expect(new Map(mails.map(({ language, props }) => [language, props['country']]))).toEqual(
    new Map([
      ['en', 'cm'],
      ['fr', 'bf'],
    ]),
  )
})

test('two processes at once tell once', async () => {
  await submit()
  clock.now = fridayEvening
  const told = await Promise.all([remindStaff(services), remindStaff(services)])
  expect(told[0] + told[1]).toBe(1)
  expect(await db.$count(mailOutbox)).toBe(1)
})

test('each working morning staff are told of what is later than promised, once, until it is decided', async () => {
  const id = await submit()
  await set(id, { fullName: 'Amina Bello' })
  // Promised for Monday 9 March.
  clock.now = new Date('2026-03-09T06:00:00Z')
  expect(await tellOverdue(services)).toBe(0)
  clock.now = new Date('2026-03-10T06:00:00Z')
  expect(await tellOverdue(services)).toBe(1)
  expect(await tellOverdue(services)).toBe(1)
  const overdue = [{ reference: applicationReference(id), fullName: 'Amina Bello', dueOn: '2026-03-09', owner: '' }]
  const told = await db.select().from(mailOutbox)
  expect(told).toMatchObject([
    { template: 'application-overdue-staff', language: 'en', props: { country: 'cm', overdue } },
  ])
  clock.now = new Date('2026-03-11T06:00:00Z')
  await db.insert(closedDays).values({ country: 'cm', date: '2026-03-11', name: 'Feast', createdAt: clock.now })
  expect(await tellOverdue(services)).toBe(0)
  clock.now = new Date('2026-03-12T06:00:00Z')
  await set(id, { status: 'more_info_needed' })
  expect(await tellOverdue(services)).toBe(0)
  await set(id, { status: 'in_review' })
  expect(await tellOverdue(services)).toBe(1)
  expect(await db.$count(mailOutbox)).toBe(2)
})
