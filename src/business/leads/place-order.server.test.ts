import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { productCategories, products } from '#business/catalogue/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { placeOrder } from './place-order.server.ts'
import { leads } from './tables.server.ts'

const database = await testDatabase()
const { db, clock } = database
const { services } = database
await db.insert(productCategories).values({ id: 1, slug: 'kits', name: 'Kits', nameEn: 'Kits' })
await db.insert(products).values({
  id: 2,
  slug: 'power-m',
  name: 'Power M',
  nameEn: 'Power M',
  prices: { cm: { amount: 3_500_000, status: 'specification', basis: '' } },
})

const request = { productId: 2, quantity: 3, fullName: 'Amina Bello', phoneNumber: '0803 000 0000' }
const order = (changes: object = {}, about: object = {}) =>
  placeOrder(services, { ...request, ...changes }, { language: 'en', ...about })

beforeEach(async () => {
  await db.delete(leads)
  await db.delete(mailOutbox)
})

describe('an order', () => {
  test('is stored at the price of the catalogue and told to staff', async () => {
    const outcome = await order({ source: '/products/2', total: 1 })
    const [lead] = await db.select().from(leads)
    expect(outcome).toEqual({
      ok: true,
      value: { id: lead?.id, reference: `ORD-${String(lead?.id).padStart(6, '0')}` },
    })
    expect(lead).toMatchObject({
      kind: 'order',
      status: 'new',
      country: 'cm',
      language: 'en',
      name: 'Amina Bello',
      email: null,
      phone: '0803 000 0000',
      source: '/products/2',
      payload: {
        order: { ...request, country: 'cm' },
        productName: 'Power M',
        unitPrice: { amount: 3_500_000, currency: 'NGN' },
        total: { amount: 10_500_000, currency: 'NGN' },
      },
      createdAt: clock.now,
    })
    const mails = await db.select().from(mailOutbox)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ template: 'order-staff', to: 'sales@ranasolar.example', language: 'en' })
  })

  test('of an unknown product is not found', async () => {
    expect(await order({ productId: 99 })).toEqual({ ok: false, problem: { code: 'not_found' } })
  })

  test('of a product without a price in the country is refused', async () => {
    expect(await order({ country: 'bf' })).toEqual({
      ok: false,
      problem: { code: 'conflict', errors: [{ path: 'productId', code: 'price_on_request' }] },
    })
    expect(await db.$count(leads)).toBe(0)
  })

  test('that is wrong tells the fields', async () => {
    expect(await order({ quantity: 0, fullName: ' ' })).toEqual({
      ok: false,
      problem: {
        code: 'invalid',
        errors: [
          { path: 'quantity', code: 'too_small' },
          { path: 'fullName', code: 'required' },
        ],
      },
    })
  })

  test('submitted several times with one key is one order', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => order({}, { idempotencyKey: 'form-1' })))
    expect(outcomes[0]?.ok).toBe(true)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect([await db.$count(leads), await db.$count(mailOutbox)]).toEqual([1, 1])
    expect(await order({ quantity: 4 }, { idempotencyKey: 'form-1' })).toMatchObject({ problem: { code: 'conflict' } })
  })

  test('repeated after the product went away gets its first answer', async () => {
    const first = await order({}, { idempotencyKey: 'form-2' })
    await db.update(products).set({ prices: {} }).where(eq(products.id, 2))
    expect(await order({}, { idempotencyKey: 'form-2' })).toEqual(first)
  })
})
