import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { beginApplication, giveDocuments, planRequest, sellProductTwo } from '../../../tests/support/financing.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { findOwnApplication, listOwnApplications } from './application-queries.server.ts'
import { applyForFinancing, changePlan } from './apply-for-financing.server.ts'
import { documentTypes } from './document-type.ts'
import { financingApplications } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const apply = (changes: object = {}) => applyForFinancing(services, { ...planRequest, ...changes }, { language: 'en' })
const longerPlan = { ...planRequest, tenureMonths: 24, monthlyPayment: 102_083 }

beforeAll(() => sellProductTwo(db))
afterEach(async () => void (await db.delete(financingApplications)))

test('an application is stored as a draft, with the product and the plan as they are now', async () => {
  const outcome = await apply()
  if (!outcome.ok) throw new Error(outcome.problem.code)
  const { receipt, access } = outcome.value
  if (!access) throw new Error('it opens nothing')
  expect(receipt).toEqual({
    id: access.id,
    reference: `REF-${String(access.id).padStart(6, '0')}`,
    status: 'draft',
  })
  expect(Buffer.from(access.key, 'base64url')).toHaveLength(16)
  await db.update(products).set({ prices: {}, name: 'Autre' }).where(eq(products.id, 2))

  const found = await findOwnApplication(db, [access], access.id)
  await db
    .update(products)
    .set({ prices: { cm: { amount: 3_500_000, status: 'specification', basis: '' } }, name: 'Kit Power M' })
  expect(found).toMatchObject({
    ok: true,
    value: {
      ...receipt,
      country: 'cm',
      product: { id: 2, name: 'Kit Power M', nameEn: 'Power M kit', price: 3_500_000, currency: 'NGN' },
      downPaymentPercentage: 30,
      tenureMonths: 12,
      downPayment: 1_050_000,
      monthlyPayment: 204_167,
      totalAmount: 3_500_000,
      additionalInfo: { monthlyIncome: '', employerName: '', email: null, phone: null },
      documents: [],
      missingDocuments: documentTypes,
      requestedDocuments: [],
      timeline: [{ at: clock.now.toISOString(), event: 'status', status: 'draft', documentType: null, note: null }],
      reviewDueOn: null,
      createdAt: clock.now.toISOString(),
      submittedAt: null,
    },
  })
  expect(found.ok && found.value.paymentSchedule).toHaveLength(13)
  expect(found.ok && found.value.paymentSchedule.at(-1)).toEqual({
    paymentNumber: 12,
    dueDate: '2027-03-05',
    amount: 204_163,
    remainingBalance: 0,
  })
})

test.each([
  ['an unknown product', { productId: 99 }, { code: 'not_found' }],
  [
    'a country without a price',
    { country: 'bf' },
    { code: 'conflict', errors: [{ path: 'productId', code: 'price_on_request' }] },
  ],
  [
    'another total',
    { totalAmount: 3_400_000 },
    { code: 'price_changed', extra: { price: 3_500_000, currency: 'NGN', monthlyPayment: 204_167 } },
  ],
  [
    'another monthly payment',
    { monthlyPayment: 204_166 },
    { code: 'price_changed', errors: [{ path: 'monthlyPayment', code: 'price_changed' }] },
  ],
  [
    'a field that is wrong',
    { tenureMonths: 25 },
    { code: 'invalid', errors: [{ path: 'tenureMonths', code: 'too_big' }] },
  ],
])('%s is refused, and nothing is stored', async (_, changes, problem) => {
  expect(await apply(changes)).toMatchObject({ ok: false, problem })
  expect(await db.$count(financingApplications)).toBe(0)
})

test('a product that is sold for cash only is refused', async () => {
  await db.update(products).set({ purchaseOption: 'Cash' })
  expect(await apply()).toMatchObject({ problem: { errors: [{ path: 'productId', code: 'cash_only' }] } })
  await db.update(products).set({ purchaseOption: 'Cash / Financing' })
})

test('an application is its owner’s alone', async () => {
  const [mine, yours] = [await beginApplication(services), await beginApplication(services)]
  const stranger = { ...yours, key: mine.key }
  const nothing = { ok: false, problem: { code: 'not_found' } }
  expect(await findOwnApplication(db, [mine], yours.id)).toEqual(nothing)
  expect(await findOwnApplication(db, [mine, stranger], yours.id)).toEqual(nothing)
  expect(await findOwnApplication(db, [], yours.id)).toEqual(nothing)
  expect((await listOwnApplications(db, [mine, stranger])).map(({ id }) => id)).toEqual([mine.id])
  expect((await listOwnApplications(db, [mine, yours])).map(({ id }) => id)).toEqual([yours.id, mine.id])
  expect(await listOwnApplications(db, [])).toEqual([])
})

test('a draft changes its plan and keeps its documents', async () => {
  const access = await beginApplication(services)
  await giveDocuments(services, access.id, ['residency'])
  expect(await changePlan(services, [access], access.id, longerPlan)).toMatchObject({
    ok: true,
    value: { id: access.id, tenureMonths: 24, monthlyPayment: 102_083, documents: [{ type: 'residency' }] },
  })
})

test('a plan changes for its owner, at the server’s price, and while it is a draft', async () => {
  const access = await beginApplication(services)
  const change = (request: object, by = [access]) => changePlan(services, by, access.id, request)
  expect(await change(longerPlan, [])).toMatchObject({ problem: { code: 'not_found' } })
  expect(await change(longerPlan, [{ ...access, key: 'other' }])).toMatchObject({ problem: { code: 'not_found' } })
  expect(await change({ ...longerPlan, totalAmount: 1 })).toMatchObject({ problem: { code: 'price_changed' } })
  await db.update(financingApplications).set({ status: 'submitted', submittedAt: clock.now })
  expect(await change(longerPlan)).toMatchObject({
    problem: { code: 'conflict', errors: [{ path: 'status', code: 'status_not_allowed' }] },
  })
})
