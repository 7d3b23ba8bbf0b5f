import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { beginApplication, giveDocuments, sellProductTwo } from '../../../tests/support/financing.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { openStatusLink } from './status-link.server.ts'
import { submitApplication } from './submit-application.server.ts'
import { financingApplications, financingStatusLinks } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const today = clock.now
const request = { additionalInfo: { monthlyIncome: '450 000', employerName: 'Dangote' }, termsAccepted: true }
const withAddress = {
  ...request,
  additionalInfo: { ...request.additionalInfo, email: 'amina@example.com', phone: '0803 000 0000' },
}
let access: ApplicationAccess

const submit = (body: unknown = request, by = [access]) => submitApplication(services, by, access.id, body)
const statusLinkOf = async (body: unknown) => {
  const outcome = await submit(body)
  if (!outcome.ok) throw new Error(outcome.problem.code)
  return outcome.value.statusLink
}

beforeAll(async () => {
  await sellProductTwo(db)
  access = await beginApplication(services)
  // A process makes its mail queue with its first mail, on a second connection: before the races, as a started site has.
  await giveDocuments(services, access.id)
  await submit()
})

beforeEach(async () => {
  await db.delete(financingApplications)
  await db.delete(mailOutbox)
  clock.now = today
  access = await beginApplication(services)
})

describe('a complete application', () => {
  beforeEach(async () => void (await giveDocuments(services, access.id)))

  test('is submitted: its plan starts today, and the timeline tells', async () => {
    // Friday, 23:30 in UTC: Saturday in Lagos.
    clock.now = new Date('2026-03-20T23:30:00Z')
    const outcome = await submit(withAddress)
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        status: 'submitted',
        additionalInfo: {
          monthlyIncome: '450 000',
          employerName: 'Dangote',
          email: 'amina@example.com',
          phone: '0803 000 0000',
        },
        missingDocuments: [],
        timeline: [
          { status: 'draft', at: today.toISOString() },
          { event: 'status', status: 'submitted', at: '2026-03-20T23:30:00.000Z' },
        ],
        submittedAt: '2026-03-20T23:30:00.000Z',
        reviewDueOn: '2026-03-24',
      },
    })
    expect(outcome.ok && outcome.value.paymentSchedule[0]?.dueDate).toBe('2026-03-21')
    expect(outcome.ok && outcome.value.paymentSchedule[0]?.amount).toBe(1_050_000)
  })

  test('is told to staff, and to the applicant who left an address', async () => {
    const statusLink = await statusLinkOf(withAddress)
    const mails = await db.select().from(mailOutbox).orderBy(mailOutbox.template)
    const reference = `REF-${String(access.id).padStart(6, '0')}`
    expect(mails).toMatchObject([
      { template: 'application-applicant', to: 'amina@example.com', language: 'fr', props: { reference, statusLink } },
      {
        template: 'application-staff',
        to: 'sales@ranasolar.example',
        language: 'en',
        props: {
          reference,
          news: 'submitted',
          monthlyIncome: '450 000',
          phone: '0803 000 0000',
          reviewDueOn: '2026-03-09',
        },
      },
    ])
  })

  test('without an address is told to staff alone', async () => {
    await submit()
    expect(await db.select().from(mailOutbox)).toMatchObject([{ template: 'application-staff', props: { email: '' } }])
  })

  test('submitted many times at once is submitted once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => submit(withAddress)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({
      ok: false,
      problem: { code: 'conflict', errors: [{ path: 'status', code: 'status_not_allowed' }] },
    })
    expect(await db.$count(mailOutbox)).toBe(2)
  })
})

describe('an application is not submitted', () => {
  test('without all five documents: those that are missing are named', async () => {
    await giveDocuments(services, access.id, ['id_card_front', 'employment'])
    const missing = ['id_card_back', 'residency', 'bank_statements']
    expect(await submit()).toEqual({
      ok: false,
      problem: {
        code: 'documents_missing',
        extra: { missingDocuments: missing },
        errors: missing.map((type) => ({ path: type, code: 'document_missing' })),
      },
    })
    expect(await db.select().from(financingApplications)).toMatchObject([{ status: 'draft', monthlyIncome: null }])
    expect(await db.$count(mailOutbox)).toBe(0)
  })

  test('without the consent', async () => {
    await giveDocuments(services, access.id)
    expect(await submit({ ...request, termsAccepted: false })).toEqual({
      ok: false,
      problem: { code: 'invalid', errors: [{ path: 'termsAccepted', code: 'terms_not_accepted' }] },
    })
  })

  test('by a stranger, whatever they send', async () => {
    await giveDocuments(services, access.id)
    const nothing = { ok: false, problem: { code: 'not_found' } }
    expect(await submit(request, [])).toEqual(nothing)
    expect(await submit({}, [])).toEqual(nothing)
    expect(await submit(request, [{ ...access, key: 'guessed' }])).toEqual(nothing)
    expect(await db.select().from(financingApplications)).toMatchObject([{ status: 'draft' }])
  })
})

describe('the status link', () => {
  const tokenIn = (its: string) => new URL(its).searchParams.get('token') ?? ''
  const open = (its: string) => openStatusLink(services, its)
  let link: string
  let token: string

  beforeEach(async () => {
    await giveDocuments(services, access.id)
    link = await statusLinkOf(request)
    token = tokenIn(link)
  })

  test('holds 256 random bits', () => {
    expect(link).toMatch(/^http:\/\/localhost:3000\/financing\/follow\?token=[\w-]{43}$/)
  })

  test('opens the application', async () => {
    expect(await open(token)).toEqual({ ok: true, value: { access, language: 'fr' } })
  })

  test('is kept as its hash only', async () => {
    const rows = JSON.stringify(await db.select().from(financingStatusLinks))
    expect(rows).not.toContain(token)
    expect(await db.$count(financingStatusLinks)).toBe(1)
  })

  test('opens nothing when it is another, a hash, or a year old', async () => {
    const nothing = { ok: false, problem: { code: 'not_found' } }
    const [row] = await db.select().from(financingStatusLinks)
    for (const wrong of ['', 'x', `${token}x`, row?.tokenHash ?? '']) expect(await open(wrong)).toEqual(nothing)
    clock.now = new Date(today.getTime() + 366 * 86_400_000)
    expect(await open(token)).toEqual(nothing)
  })

  test('opens nothing once the application is gone', async () => {
    await db.delete(financingApplications).where(eq(financingApplications.id, access.id))
    expect((await open(token)).ok).toBe(false)
    expect(await db.$count(financingStatusLinks)).toBe(0)
  })
})
