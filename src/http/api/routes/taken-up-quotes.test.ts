import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import { homeWithGrid, storeQuote } from '../../../../tests/support/quotes.ts'
import { aConsultation } from '../../../../tests/support/sent-requests.ts'
import { cookiesOf } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import { products } from '#business/catalogue/tables.server.ts'
import type { Application, ApplicationReceipt } from '#business/financing/application.ts'
import type { Calculation } from '#business/financing/calculation.ts'
import { planInstalments } from '#business/financing/plan-instalments.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { mailRenderer } from '#business/mail/mail/mail-renderer.server.tsx'
import { removeExpiredQuotes } from '#business/quotes/quote-jobs.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import type { Country } from '#kernel/country.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'
import type { ProblemDetails } from '../problems.ts'

const database = await testApi()
const { api, db, services, clock } = database
const shelf = (await db.select().from(products)).map(({ foundBy: _, ...product }) => product)
const today = clock.now
const dayMs = 86_400_000
const inDays = (days: number) => new Date(today.getTime() + days * dayMs)

beforeEach(async () => {
  clock.now = today
  await db.delete(financingApplications)
  await db.delete(leads)
  await db.delete(quotes)
  await db.delete(mailOutbox)
  await db.delete(rateLimits)
  await db.delete(products)
  await db.insert(products).values(shelf)
  services.cache.dropAll()
})

type Sent = { status: number; body: ProblemDetails & Record<string, unknown>; response: Response }

async function send(path: string, body: object, headers: Record<string, string> = {}, method = 'POST'): Promise<Sent> {
  const response = await api.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.clone().json()) as Sent['body'], response }
}

/** A quote, and what its visitor sends to take it up: the numbers as they are shown. */
async function aQuote(country: Country = 'cm') {
  const place = country === 'cm' ? homeWithGrid.place : 'ouagadougou'
  const { key, totalPrice, reference } = await storeQuote(services, { country, place })
  const [row] = await db.select().from(quotes).where(eq(quotes.key, key))
  if (!row) throw new Error('it is not stored')
  const { id: productId, units, panels, price } = row.system
  const terms = { downPaymentPercentage: 30, tenureMonths: 12 }
  const plan = (total: number) => {
    const { monthlyPayment } = planInstalments({ ...terms, totalAmount: total }, '2026-03-05')
    return { productId, country, ...terms, monthlyPayment, totalAmount: total, quoteKey: key }
  }
  return {
    id: row.id,
    key,
    reference,
    totalPrice,
    productId,
    units,
    panels,
    price,
    calculation: { productId, country, ...terms, totalPrice, quoteKey: key },
    plan,
    order: { productId, country, quantity: 1, fullName: 'Amina Bello', phoneNumber: '0803 000 0000', quoteKey: key },
  }
}

/** Sets the price of a product; null takes it off the price list. */
async function setPrice(id: number, country: Country, amount: number | null) {
  const [before] = await db.select().from(products).where(eq(products.id, id))
  const { [country]: price, ...others } = before?.prices ?? {}
  if (!price) throw new Error('it has no price')
  const prices = amount === null ? others : { ...others, [country]: { ...price, amount } }
  await db.update(products).set({ prices, updatedAt: clock.now }).where(eq(products.id, id))
  services.cache.dropAll()
}

const isKept = async (id: number) => {
  const [row] = await db.select({ usedAt: quotes.usedAt }).from(quotes).where(eq(quotes.id, id))
  return row !== undefined && row.usedAt !== null
}

/** The mail to staff, as they read it. */
async function staffMail(template: string): Promise<string> {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.template, template))
  if (!row) throw new Error('no mail to staff')
  const { props, language } = row
  const mail = await mailRenderer(() => Promise.resolve(builtInCompany), services.settings.publicUrl)(
    template,
    props,
    language,
  )
  return mail.text.replaceAll(/\s+/g, ' ')
}

describe.each(['cm', 'bf'] as const)('a quote in %s', (country) => {
  test('is financed whole, and a product alone as before', async () => {
    const { calculation, key, reference, totalPrice, price, units, panels } = await aQuote(country)
    const { status, body } = await send('/api/financing/calculate', calculation)
    expect(status).toBe(200)
    const plan = body as unknown as Calculation
    expect(plan.totalAmount).toBe(totalPrice)
    expect(plan.paymentSchedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPrice)
    expect(plan.product.price).toBe(price)
    expect(plan.quote).toMatchObject({ key, reference, totalPrice, units, panels })
    const { quoteKey: _, ...alone } = calculation
    expect((await send('/api/financing/calculate', alone)).body).toMatchObject({ code: 'price_changed', price })
    const single = await send('/api/financing/calculate', { ...alone, totalPrice: price })
    expect(single.body).toMatchObject({ totalAmount: price })
    expect(single.body).not.toHaveProperty('quote')
  })

  test('is applied for, kept from then on, and told with the application', async () => {
    const { id, key, plan, totalPrice, reference } = await aQuote(country)
    const begun = await send('/api/financing/apply', plan(totalPrice))
    expect(begun.status).toBe(201)
    const receipt = begun.body as unknown as ApplicationReceipt
    const cookie = cookiesOf(begun.response)
    const read = await api.request(`/api/financing/applications/${receipt.id}`, { headers: { cookie } })
    expect(await read.json()).toMatchObject({ totalAmount: totalPrice, quote: { key, reference } })
    expect(await isKept(id)).toBe(true)
    clock.now = inDays(400)
    expect(await removeExpiredQuotes(services)).toBe(0)
  })

  test('is ordered whole, and told to staff', async () => {
    const { id, key, order, totalPrice, reference } = await aQuote(country)
    expect((await send('/api/orders', order)).status).toBe(201)
    const [lead] = await db.select().from(leads)
    expect(lead).toMatchObject({ quoteId: id, payload: { total: { amount: totalPrice } } })
    expect(JSON.stringify(lead?.payload)).not.toContain(key)
    const told = await staffMail('order-staff')
    expect(told).toContain(reference)
    expect(told).toContain(`http://localhost:3000/quote/${key}`)
    expect(await isKept(id)).toBe(true)
  })
})

test('a consultation carries a quote, of whatever country, and staff are told', async () => {
  const { id, key, reference } = await aQuote('bf')
  const asked = { ...aConsultation('2026-03-06', '10-11am'), quoteKey: key.toUpperCase() }
  expect((await send('/api/consultations', asked)).status).toBe(201)
  expect(await db.select().from(leads)).toMatchObject([{ quoteId: id, kind: 'consultation' }])
  const told = await staffMail('consultation-staff')
  expect(told).toContain(reference)
  expect(told).toContain(key)
  expect(await isKept(id)).toBe(true)
})

test('the mail about an application tells its quote', async () => {
  const { plan, totalPrice, reference, key } = await aQuote()
  await submitted(api, { plan: plan(totalPrice) })
  expect(await staffMail('application-staff')).toContain(reference)
  expect(await staffMail('application-applicant')).toContain(`/quote/${key}`)
})

describe('a draft', () => {
  test('changes to a quote and back to a product alone', async () => {
    const { plan, totalPrice, price, key } = await aQuote()
    const { quoteKey: _, ...alone } = plan(price)
    const begun = await send('/api/financing/apply', alone)
    const cookie = cookiesOf(begun.response)
    const path = `/api/financing/applications/${(begun.body as unknown as ApplicationReceipt).id}/plan`
    const changed = await send(path, plan(totalPrice), { cookie }, 'PUT')
    expect(changed.body).toMatchObject({ totalAmount: totalPrice, quote: { key } })
    const back = (await send(path, alone, { cookie }, 'PUT')).body as unknown as Application
    expect([back.totalAmount, back.quote]).toEqual([price, null])
  })
})

describe('a key that opens nothing is 404, and nothing is stored', () => {
  const cases = ['expired', 'unknown', 'tampered', 'too long'] as const
  test.each(cases)('%s', async (kind) => {
    const quote = await aQuote()
    const { key } = quote
    const wrong = {
      expired: key,
      unknown: '0000000000000000',
      tampered: key.slice(0, -1) + (key.endsWith('0') ? '1' : '0'),
      'too long': key.repeat(20),
    }[kind]
    // What was asked before is answered from memory: a key is looked at every time.
    expect((await send('/api/financing/calculate', quote.calculation)).status).toBe(200)
    if (kind === 'expired') clock.now = inDays(60)
    const bodies: [string, object][] = [
      ['/api/financing/calculate', quote.calculation],
      ['/api/financing/apply', quote.plan(quote.totalPrice)],
      ['/api/orders', quote.order],
      ['/api/consultations', aConsultation(kind === 'expired' ? '2026-05-05' : '2026-03-06', '10-11am')],
    ]
    for (const [path, body] of bodies) {
      const answer = await send(path, { ...body, quoteKey: wrong })
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
    }
    expect([await db.$count(leads), await db.$count(financingApplications), await isKept(quote.id)]).toEqual([
      0,
      0,
      false,
    ])
  })
})

describe('a quote of something else is refused by its field', () => {
  test.each([
    ['productId', { productId: 1 }],
    ['country', { country: 'bf' }],
  ] as const)('%s', async (path, changes) => {
    const { calculation, plan, order, totalPrice } = await aQuote()
    for (const [address, body] of [
      ['/api/financing/calculate', calculation],
      ['/api/financing/apply', plan(totalPrice)],
      ['/api/orders', order],
    ] as const) {
      const answer = await send(address, { ...body, ...changes })
      expect([address, answer.status]).toEqual([address, 422])
      expect(answer.body.errors).toMatchObject([{ path, code: 'not_of_quote' }])
    }
  })

  test('more than one of it', async () => {
    const { order } = await aQuote()
    const { status, body } = await send('/api/orders', { ...order, quantity: 2 })
    expect([status, body.errors]).toMatchObject([422, [{ path: 'quantity', code: 'not_of_quote' }]])
  })
})

describe('a price that has changed since', () => {
  test('is not the visitor’s while the quote holds', async () => {
    const { calculation, plan, order, totalPrice, productId, price } = await aQuote()
    clock.now = inDays(29)
    await setPrice(productId, 'cm', price + 100_000)
    expect((await send('/api/financing/calculate', calculation)).body).toMatchObject({ totalAmount: totalPrice })
    expect((await send('/api/financing/apply', plan(totalPrice))).status).toBe(201)
    expect((await send('/api/orders', order)).status).toBe(201)
    expect(await db.select().from(leads)).toMatchObject([{ payload: { total: { amount: totalPrice } } }])
  })

  test('is told beside the quote’s from then on, and is taken when it was shown', async () => {
    const { calculation, plan, order, totalPrice, productId, price } = await aQuote()
    clock.now = inDays(31)
    expect((await send('/api/financing/calculate', calculation)).status).toBe(200)
    await setPrice(productId, 'cm', price + 100_000)
    const told = await send('/api/financing/calculate', calculation)
    expect([told.status, told.body.code]).toEqual([409, 'price_changed'])
    const now = told.body['price'] as number
    expect(now).toBeGreaterThan(totalPrice)
    expect(told.body).toMatchObject({ quotedPrice: totalPrice, errors: [{ path: 'totalPrice' }] })
    expect((await send('/api/financing/apply', plan(totalPrice))).body).toMatchObject({
      price: now,
      quotedPrice: totalPrice,
    })
    expect((await send('/api/financing/apply', plan(now))).status).toBe(201)
    expect((await send('/api/financing/calculate', { ...calculation, totalPrice: now })).body).toMatchObject({
      totalAmount: now,
      quote: { totalPrice },
    })
    expect((await send('/api/orders', order)).status).toBe(201)
    expect(await db.select().from(leads)).toMatchObject([{ payload: { total: { amount: now } } }])
  })
})

test('a system that is not sold any more is a conflict, also while the quote holds; an expert may still be asked', async () => {
  const { calculation, plan, order, totalPrice, productId, key } = await aQuote()
  await setPrice(productId, 'cm', null)
  for (const [path, body] of [
    ['/api/financing/calculate', calculation],
    ['/api/financing/apply', plan(totalPrice)],
    ['/api/orders', order],
  ] as const) {
    const answer = await send(path, body)
    expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'conflict'])
    expect(answer.body.errors).toMatchObject([{ path: 'quoteKey', code: 'withdrawn' }])
  }
  const asked = { ...aConsultation('2026-03-06', '10-11am'), quoteKey: key }
  expect((await send('/api/consultations', asked)).status).toBe(201)
})

test('a repeat is the first submit, after the quote has become dearer, is withdrawn or has gone', async () => {
  const headers = { 'idempotency-key': '0123456789abcdef0123456789abcdef' }
  const { plan, order, totalPrice, productId, key, id } = await aQuote()
  const [applied, ordered] = [
    await send('/api/financing/apply', plan(totalPrice), headers),
    await send('/api/orders', order, headers),
  ]
  expect([applied.status, ordered.status]).toEqual([201, 201])
  await setPrice(productId, 'cm', null)
  expect((await send('/api/financing/apply', plan(totalPrice), headers)).body).toEqual(applied.body)
  expect((await send('/api/orders', order, headers)).body).toEqual(ordered.body)
  expect([await db.$count(leads), await db.$count(financingApplications)]).toEqual([1, 1])
  // The same form for another quote is another submit.
  const other = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
  expect((await send('/api/orders', { ...order, quoteKey: other }, headers)).status).toBe(409)
  expect(await isKept(id)).toBe(true)
})
