import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { giveDocuments, planRequest } from '../../../../tests/support/financing.ts'
import type { Application, ApplicationReceipt } from '#business/financing/application.ts'
import type { Calculation } from '#business/financing/calculation.ts'
import { documentTypes } from '#business/financing/document-type.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'
import type { ProblemDetails } from '../problems.ts'
import { statusLinkRoutes } from './financing.ts'

/** The clock stands at Thursday 5 March 2026, 09:00 UTC. */
const { api, db, services } = await testApi()

type Send = { cookie?: string; headers?: Record<string, string>; from?: string }

const send = async (
  method: string,
  path: string,
  body?: unknown,
  { cookie = '', headers = {}, from = '192.0.2.1' }: Send = {},
) =>
  api.request(
    path,
    {
      method,
      headers: {
        cookie: `language=en; ${cookie}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: from } } },
  )
const read = async <T>(response: Response) => (await response.json()) as T
const problemOf = read<ProblemDetails & { price?: number; currency?: string; missingDocuments?: string[] }>
const cookieIn = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

const calculation = { productId: 2, downPaymentPercentage: 30, tenureMonths: 12, totalPrice: 3_500_000 }
const calculate = (changes: object = {}) => send('POST', '/api/financing/calculate', { ...calculation, ...changes })
const submission = { additionalInfo: { monthlyIncome: '450 000', employerName: 'Dangote' }, termsAccepted: true }

/** A browser that has applied. */
async function applicant(cookie = '') {
  const response = await send('POST', '/api/financing/apply', planRequest, { cookie })
  const receipt = await read<ApplicationReceipt>(response)
  return { ...receipt, cookie: cookieIn(response), path: `/api/financing/applications/${receipt.id}` }
}

// A process makes its mail queue with its first mail, on a second connection: as a started site has.
beforeAll(async () => {
  const { id, path, cookie } = await applicant()
  await giveDocuments(services, id)
  await send('PATCH', path, submission, { cookie })
})

beforeEach(async () => {
  await db.delete(financingApplications)
  await db.delete(rateLimits)
})

describe('a repeated application', () => {
  const key = '0123456789abcdef0123456789abcdef'
  const apply = (options: Send = {}, changes: object = {}) =>
    send(
      'POST',
      '/api/financing/apply',
      { ...planRequest, ...changes },
      {
        ...options,
        headers: { 'idempotency-key': key, ...options.headers },
      },
    )

  test('is the first one, seventy times over, and uses nothing of the share', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => apply()))
    expect(
      new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))).size,
    ).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await db.$count(financingApplications)).toBe(1)
    expect(await db.select().from(rateLimits)).toMatchObject([{ points: 1 }])
    // The first answer may have been lost, and its cookie with it.
    const [{ id } = { id: 0 }] = await db.select().from(financingApplications)
    const cookie = cookieIn(await apply({ from: '198.51.100.7' }))
    expect((await send('GET', `/api/financing/applications/${id}`, undefined, { cookie })).status).toBe(200)
  })

  test('is answered after the price has changed', async () => {
    await apply()
    const known = await db.select().from(products).where(eq(products.id, 2))
    await db
      .update(products)
      .set({ prices: { cm: { amount: 9_000_000, status: 'published', basis: '' } } })
      .where(eq(products.id, 2))
    try {
      expect((await apply()).status).toBe(201)
      expect((await send('POST', '/api/financing/apply', planRequest)).status).toBe(409)
    } finally {
      await db
        .update(products)
        .set({ prices: known[0]?.prices ?? {} })
        .where(eq(products.id, 2))
    }
  })

  test('with another body, or with too long a key, is refused', async () => {
    await apply()
    const other = await apply({}, { tenureMonths: 24, monthlyPayment: 102_083 })
    expect(other.status).toBe(409)
    expect((await problemOf(other)).errors).toMatchObject([{ path: 'Idempotency-Key', code: 'key_reused' }])
    expect((await apply({ headers: { 'idempotency-key': 'k'.repeat(201) } })).status).toBe(422)
  })

  test('opens nothing to who could guess the key, and no application that is sent', async () => {
    const weak = { headers: { 'idempotency-key': 'plan-1' } }
    const mine = await read<ApplicationReceipt>(await apply(weak))
    const again = await apply(weak)
    expect([await read(again), cookieIn(again)]).toEqual([mine, ''])
    expect(await read<ApplicationReceipt>(await apply({ ...weak, from: '198.51.100.7' }))).not.toEqual(mine)

    const { id } = await read<ApplicationReceipt>(await apply())
    await db
      .update(financingApplications)
      .set({ status: 'submitted', submittedAt: services.now() })
      .where(eq(financingApplications.id, id))
    const late = await apply()
    expect([late.status, (await read<ApplicationReceipt>(late)).id, cookieIn(late)]).toEqual([201, id, ''])
  })
})

describe('a calculation', () => {
  test('answers the plan of the specification', async () => {
    const response = await calculate()
    expect(response.status).toBe(200)
    const { product, paymentSchedule, ...numbers } = await read<Calculation>(response)
    expect(product).toMatchObject({ id: 2, price: 3_500_000, currency: 'NGN' })
    expect(numbers).toEqual({
      downPayment: 1_050_000,
      monthlyPayment: 204_167,
      totalAmount: 3_500_000,
      affordability: {
        incomeAbove: 680_556,
        incomeAtLeast: 300_000,
        minimumIncome: 680_557,
        incomeShare: 30,
        activityMonths: 6,
      },
    })
    expect(paymentSchedule).toHaveLength(13)
    expect(paymentSchedule[0]).toEqual({
      paymentNumber: 0,
      dueDate: '2026-03-05',
      amount: 1_050_000,
      remainingBalance: 2_450_000,
    })
    expect(paymentSchedule.at(-1)).toMatchObject({ dueDate: '2027-03-05', amount: 204_163, remainingBalance: 0 })
  })

  test('of zero months is paid in full', async () => {
    const { paymentSchedule, monthlyPayment, affordability } = await read<Calculation>(
      await calculate({ tenureMonths: 0 }),
    )
    expect(paymentSchedule).toMatchObject([{ paymentNumber: 0, amount: 3_500_000, remainingBalance: 0 }])
    expect([monthlyPayment, affordability]).toEqual([0, null])
  })

  test('in Burkina Faso is in its currency', async () => {
    const kits = await read<{ id: number; price: number | null }[]>(await send('GET', '/api/products?country=bf'))
    const kit = kits.find(({ price }) => price !== null)
    const response = await calculate({ productId: kit?.id, totalPrice: kit?.price, country: 'bf' })
    expect(await read(response)).toMatchObject({ product: { currency: 'XOF' }, totalAmount: kit?.price })
  })

  test('at another price than ours is told the right one', async () => {
    const response = await calculate({ totalPrice: 3_400_000 })
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({
      code: 'price_changed',
      price: 3_500_000,
      currency: 'NGN',
      errors: [{ path: 'totalPrice', code: 'price_changed', message: 'This amount is out of date. Reload the page.' }],
    })
  })

  test('of an unknown product is 404', async () => {
    const response = await calculate({ productId: 99_999 })
    expect([response.status, (await problemOf(response)).code]).toEqual([404, 'not_found'])
  })

  test('of a product that the country has no price for is 409', async () => {
    const response = await calculate({ country: 'bf' })
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({
      code: 'conflict',
      errors: [{ path: 'productId', code: 'price_on_request' }],
    })
  })

  test.each([
    ['downPaymentPercentage', 5, 'too_small'],
    ['downPaymentPercentage', 85, 'too_big'],
    ['downPaymentPercentage', 33, 'off_step'],
    ['tenureMonths', 25, 'too_big'],
    ['tenureMonths', -1, 'too_small'],
    ['tenureMonths', 6.5, 'not_integer'],
    ['totalPrice', '3500000', 'not_a_number'],
    ['productId', null, 'required'],
    ['country', 'ng', 'unknown_country'],
  ])('with %s %j is 422: %s', async (path, value, code) => {
    const response = await calculate({ [path]: value })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toMatchObject([{ path, code }])
  })
})

describe('an application', () => {
  test('is begun with a cookie, which opens it', async () => {
    const response = await send('POST', '/api/financing/apply', planRequest)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { id, ...receipt } = await read<ApplicationReceipt>(response)
    expect(receipt).toEqual({ reference: `REF-${String(id).padStart(6, '0')}`, status: 'draft' })
    const found = await send('GET', `/api/financing/applications/${id}`, undefined, { cookie: cookieIn(response) })
    expect(found.headers.get('cache-control')).toBe('no-store')
    expect(await read(found)).toMatchObject({
      id,
      status: 'draft',
      missingDocuments: documentTypes,
      monthlyPayment: 204_167,
    })
  })

  test.each([
    [{ totalAmount: 3_400_000 }, ['totalAmount']],
    [{ monthlyPayment: 204_166 }, ['monthlyPayment']],
    [{ totalAmount: 3_400_000, monthlyPayment: 198_333 }, ['totalAmount', 'monthlyPayment']],
  ])('with %j is told the right price', async (changes, paths) => {
    const response = await send('POST', '/api/financing/apply', { ...planRequest, ...changes })
    expect(response.status).toBe(409)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({ code: 'price_changed', price: 3_500_000, monthlyPayment: 204_167 })
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths)
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  test('is listed with the browser’s others, newest first; another browser has none', async () => {
    const first = await applicant()
    const second = await applicant(first.cookie)
    const list = await read<Application[]>(await send('GET', '/api/financing/applications', undefined, second))
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await read(await send('GET', '/api/financing/applications'))).toEqual([])
  })

  test('changes its plan', async () => {
    const { path, cookie } = await applicant()
    const plan = { ...planRequest, tenureMonths: 24, monthlyPayment: 102_083 }
    const response = await send('PUT', `${path}/plan`, plan, { cookie })
    expect(response.status).toBe(200)
    expect(await read(response)).toMatchObject({ tenureMonths: 24, monthlyPayment: 102_083 })
  })

  test('is submitted once it is complete', async () => {
    const { id, path, cookie } = await applicant()
    const early = await send('PATCH', path, submission, { cookie })
    expect(early.status).toBe(409)
    expect(await problemOf(early)).toMatchObject({ code: 'documents_missing', missingDocuments: documentTypes })

    await giveDocuments(services, id)
    const unwilling = await send('PATCH', path, { ...submission, termsAccepted: false }, { cookie })
    expect(unwilling.status).toBe(422)
    expect((await problemOf(unwilling)).errors).toMatchObject([{ path: 'termsAccepted', code: 'terms_not_accepted' }])

    const response = await send('PATCH', path, submission, { cookie })
    expect(response.status).toBe(200)
    const { statusLink, documents, ...rest } = await read<Application & { statusLink: string }>(response)
    expect(rest).toMatchObject({ status: 'submitted', additionalInfo: { employerName: 'Dangote' } })
    expect(documents[0]).toMatchObject({ type: 'id_card_front', name: 'id_card_front.pdf', size: 1200 })
    expect(Object.keys(documents[0] ?? {})).not.toContain('storedKey')
    expect(statusLink).toContain('/financing/follow?token=')
    expect((await send('PATCH', path, submission, { cookie })).status).toBe(409)
  })
})

describe('a stranger who knows the number', () => {
  const body = { GET: undefined, PATCH: submission, PUT: planRequest } as const

  test.each(['GET', 'PATCH', 'PUT'] as const)(
    'gets 404 for %s, with no cookie, their own or a made-up one',
    async (method) => {
      const { path } = await applicant()
      const { cookie } = await applicant()
      const address = method === 'PUT' ? `${path}/plan` : path
      for (const theirs of [
        '',
        cookie,
        'financing_access=1.guess',
        cookie.replace('financing_access=', 'financing_access=1.x~'),
      ]) {
        const response = await send(method, address, body[method], { cookie: theirs })
        expect([response.status, (await problemOf(response)).code]).toEqual([404, 'not_found'])
      }
      expect(new Set((await db.select().from(financingApplications)).map(({ status }) => status))).toEqual(
        new Set(['draft']),
      )
    },
  )

  test.each(['0', 'x', '1e3', '-1', '99999999999', 'REF-000001', '%00', '1.5'])(
    'gets 404 for the number %s',
    async (id) => {
      const { cookie } = await applicant()
      expect((await send('GET', `/api/financing/applications/${id}`, undefined, { cookie })).status).toBe(404)
    },
  )
})

describe('the status link', () => {
  const address = '/api/financing/status-link'

  async function submitted() {
    const { id, path, cookie } = await applicant()
    await giveDocuments(services, id)
    const { statusLink } = await read<{ statusLink: string }>(await send('PATCH', path, submission, { cookie }))
    return { id, path, cookie, link: statusLink.replace(`${services.settings.publicUrl}/financing/follow`, address) }
  }

  test('is exchanged for the cookie, and leaves the address bar', async () => {
    const { id, path, link } = await submitted()
    const response = await send('GET', link)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/financing/applications/${id}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await send('GET', path, undefined, { cookie: cookieIn(response) })).status).toBe(200)
  })

  test('opens in the language of the application where the browser has another', async () => {
    const { id, link } = await submitted()
    const response = await api.request(link)
    expect(response.headers.get('location')).toBe(`/financing/applications/${id}?lang=en`)
  })

  test('has an address of its own, which opens the same', async () => {
    const { id, link } = await submitted()
    const response = await statusLinkRoutes(services).request(link.replace(address, '/financing/follow'))
    expect([response.status, response.headers.get('location')]).toEqual([303, `/financing/applications/${id}?lang=en`])
    expect(response.headers.get('set-cookie')).toContain('financing_access=')
  })

  test('is told again to an owner whose submit lost its answer, and to nobody else', async () => {
    const { id, path, cookie } = await submitted()
    const again = await send('POST', `${path}/status-link`, {}, { cookie })
    expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { statusLink } = await read<{ statusLink: string }>(again)
    const opened = await send('GET', statusLink.replace(`${services.settings.publicUrl}/financing/follow`, address))
    expect(opened.headers.get('location')).toContain(`/financing/applications/${id}`)
    const { cookie: strange } = await applicant()
    expect((await send('POST', `${path}/status-link`, {}, { cookie: strange })).status).toBe(404)
  })

  test('of a draft there is none', async () => {
    const { path, cookie } = await applicant()
    expect((await send('POST', `${path}/status-link`, {}, { cookie })).status).toBe(409)
  })

  test('that is not ours opens nothing: a program is told so, a person is shown the page that says so', async () => {
    for (const query of ['', '?token=', '?token=guess']) {
      const response = await send('GET', `/api/financing/status-link${query}`)
      expect([response.status, (await problemOf(response)).code]).toEqual([404, 'not_found'])
      expect(response.headers.has('set-cookie')).toBe(false)
    }
    const person = await send('GET', '/api/financing/status-link?token=guess', undefined, {
      headers: { accept: 'text/html,application/xhtml+xml' },
    })
    expect([person.status, person.headers.get('location')]).toEqual([303, '/financing/applications/0'])
  })
})

describe.each([
  ['POST', '/api/financing/calculate', calculation],
  ['POST', '/api/financing/apply', planRequest],
] as const)('%s %s', (method, path, body) => {
  test('refuses what is not JSON, not a JSON body, or too long', async () => {
    expect((await send(method, path, '{"productId":')).status).toBe(400)
    expect((await send(method, path, 'a=b', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await send(method, path, { ...body, more: 'x'.repeat(100_001) })).status).toBe(413)
  })

  test.each(['null', '[]', '"text"', '3', '{}'])('refuses the body %s', async (given) => {
    expect((await send(method, path, given)).status).toBe(422)
  })

  test('takes POST only', async () => {
    const response = await send('GET', path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

test('an application takes GET and PATCH only', async () => {
  const { path, cookie } = await applicant()
  const response = await send('DELETE', path, undefined, { cookie })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'PATCH'])
})

test('another site’s page changes nothing with our visitor’s cookie', async () => {
  const { id, path, cookie } = await applicant()
  await giveDocuments(services, id)
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const [method, address, body] of [
    ['POST', '/api/financing/apply', planRequest],
    ['PATCH', path, submission],
    ['PUT', `${path}/plan`, planRequest],
  ] as const) {
    const response = await send(method, address, body, { cookie, headers })
    expect([response.status, (await problemOf(response)).code]).toEqual([403, 'cross_origin'])
  }
  const [row] = await db.select().from(financingApplications).where(eq(financingApplications.id, id))
  expect(row?.status).toBe('draft')
  expect(await db.$count(financingApplications)).toBe(1)
})

test('sixty applications an hour from one address, and no more; what is refused counts for nothing', async () => {
  await Promise.all(
    Array.from({ length: 30 }, () => send('POST', '/api/financing/apply', { ...planRequest, totalAmount: 1 })),
  )
  const answers = await Promise.all(Array.from({ length: 62 }, () => send('POST', '/api/financing/apply', planRequest)))
  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter((s) => s === 201).length, statuses.filter((s) => s === 429).length]).toEqual([60, 2])
  expect((await send('POST', '/api/financing/apply', planRequest, { from: '192.0.2.2' })).status).toBe(201)
  expect((await calculate()).status).toBe(200)
})
