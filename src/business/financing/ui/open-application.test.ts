import { afterEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { anApplication } from '../../../../tests/support/applications.ts'
import { aProduct } from '../../../../tests/support/products.ts'
import type { VisitWish } from './application-opening.ts'
import { openApplication } from './open-application.ts'

type Answer = readonly [status: number, body: unknown]
const plan = { productId: 2, downPaymentPercentage: 30, tenureMonths: 12, country: 'cm' } as const
const shown = { monthlyPayment: 204_167, totalAmount: 3_500_000 }
const draft = anApplication()
const priceChanged = { code: 'price_changed', price: 3_600_000, currency: 'NGN', monthlyPayment: 210_000 }

/** A server whose answers to each call are given; answers what was asked of it. */
function serve(answers: Readonly<Record<string, Answer | Answer[]>>) {
  const asked: [string, unknown][] = []
  const answer = (method: string, path: string, body?: unknown) => {
    const call = `${method} ${path}`
    asked.push([call, body])
    const given = answers[call] ?? [404, { code: 'not_found' }]
    const [status, json] = (Array.isArray(given[0]) ? (given as Answer[]).shift() : (given as Answer)) ?? [500, {}]
    const type = status < 400 ? 'application/json' : 'application/problem+json'
    return Promise.resolve(new Response(JSON.stringify(json), { status, headers: { 'content-type': type } }))
  }
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body = 'null' }: { method?: string; body?: string } = {}) =>
    answer(method, path, JSON.parse(body)),
  )
  return { asked, client: createQueryClient((path) => answer('GET', path)) }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

const list = 'GET /api/financing/applications'
const apply = 'POST /api/financing/apply'
const begun = { [list]: [200, []], 'GET /api/financing/applications/7': [200, draft] } as const
const wish = (changes: Partial<VisitWish> = {}): VisitWish => ({
  wanted: { ...plan, shown },
  country: 'cm',
  another: false,
  ...changes,
})

const quoteKey = '7d2k9m4x0b6q8r3t'
const receipt = { totalPrice: 3_700_000 }

describe('an application for the whole of a quote', () => {
  const wanted = { ...plan, quoteKey, shown: null }
  const opened = { totalPrice: 3_500_000, isValid: true, now: { receipt } }
  const calculated = { 'POST /api/financing/calculate': [200, { product: draft.product, ...shown }] } as const

  test.each([
    ['while it holds at its total', opened, 3_500_000],
    ['from then on at today’s price', { ...opened, isValid: false }, 3_700_000],
  ])('is begun %s', async (_, quote, totalPrice) => {
    const answers = { ...begun, ...calculated, [`GET /api/quotes/${quoteKey}`]: [200, quote] as const }
    const { client, asked } = serve({ ...answers, [apply]: [201, { id: 7 }] })
    expect(await openApplication(client, wish({ wanted }))).toMatchObject({ kind: 'draft' })
    expect(asked.find(([call]) => call.endsWith('/calculate'))?.[1]).toMatchObject({ quoteKey, totalPrice })
    expect(asked.find(([call]) => call === apply)?.[1]).toEqual({ ...plan, quoteKey, ...shown })
  })

  test('is not offered where it has gone, or is not sold any more', async () => {
    const gone = serve(begun)
    expect(await openApplication(gone.client, wish({ wanted }))).toEqual({ kind: 'quote_gone' })
    const withdrawn = { code: 'conflict', errors: [{ path: 'quoteKey', code: 'withdrawn' }] }
    const { client } = serve({ ...begun, [apply]: [409, withdrawn] })
    const seen = wish({ wanted: { ...wanted, shown } })
    expect(await openApplication(client, seen)).toEqual({ kind: 'not_offered', productId: 2 })
  })

  test('takes the place of one for the product alone', async () => {
    const change = 'PUT /api/financing/applications/7/plan'
    const { client, asked } = serve({ [list]: [200, [draft]], [change]: [200, draft] })
    await openApplication(client, wish({ wanted: { ...wanted, shown } }))
    expect(asked.find(([call]) => call === change)?.[1]).toEqual({ ...plan, quoteKey, ...shown })
  })
})

describe('an application', () => {
  test('is begun for the plan with the numbers that were shown', async () => {
    const { client, asked } = serve({ ...begun, [apply]: [201, { id: 7 }] })
    expect(await openApplication(client, wish())).toEqual({ kind: 'draft', application: draft })
    expect(asked.find(([call]) => call === apply)?.[1]).toEqual({ ...plan, ...shown })
  })

  test('is begun once: a retry after a lost answer has the same key, the next application another', async () => {
    const keys: (string | undefined)[] = []
    let lost = true
    const { client } = serve({ ...begun, [apply]: [201, { id: 7 }] })
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      keys.push((init.headers as Record<string, string> | undefined)?.['idempotency-key'])
      if (!lost) return answer(path, init)
      lost = false
      return Promise.reject(new TypeError('network'))
    })
    await expect(openApplication(client, wish())).rejects.toThrow(TypeError)
    await openApplication(client, wish())
    await openApplication(client, wish())
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('is not begun at another price than was shown', async () => {
    const { client, asked } = serve({ ...begun, [apply]: [409, priceChanged] })
    expect(await openApplication(client, wish())).toEqual({
      kind: 'price_changed',
      was: { ...plan, ...shown },
      now: { ...plan, totalAmount: 3_600_000, monthlyPayment: 210_000 },
    })
    expect(asked.filter(([call]) => call === apply)).toHaveLength(1)
  })

  test('for the fixed plan is begun at the price of the day: none was shown', async () => {
    const { client, asked } = serve({
      ...begun,
      [apply]: [
        [409, priceChanged],
        [201, { id: 7 }],
      ],
    })
    expect((await openApplication(client, wish({ wanted: null }))).kind).toBe('draft')
    expect(asked.findLast(([call]) => call === apply)?.[1]).toMatchObject({ totalAmount: 3_600_000 })
  })

  test('for a plan that only the address names is begun with what the server calculates', async () => {
    const product = aProduct({ id: 2, price: 3_500_000 })
    const { client, asked } = serve({
      ...begun,
      'GET /api/products/2?country=cm': [200, product],
      'POST /api/financing/calculate': [200, { product, ...shown }],
      [apply]: [201, { id: 7 }],
    })
    expect((await openApplication(client, wish({ wanted: { ...plan, shown: null } }))).kind).toBe('draft')
    expect(asked.find(([call]) => call === apply)?.[1]).toEqual({ ...plan, ...shown })
  })

  test.each([
    [404, { code: 'not_found' }],
    [409, { code: 'conflict', errors: [{ path: 'productId', code: 'price_on_request' }] }],
    [409, { code: 'conflict', errors: [{ path: 'productId', code: 'cash_only' }] }],
  ])('is not begun for what is not sold in instalments here (%i %j)', async (...refusal) => {
    const { client } = serve({ ...begun, [apply]: refusal })
    expect(await openApplication(client, wish())).toEqual({ kind: 'not_offered', productId: 2 })
  })

  test('of a product without a price here is not begun', async () => {
    const { client } = serve({ ...begun, 'GET /api/products/2?country=cm': [200, aProduct({ price: null })] })
    const wanted = { ...plan, shown: null }
    expect(await openApplication(client, wish({ wanted }))).toEqual({ kind: 'not_offered', productId: 2 })
  })

  test('that is a draft is changed to another plan, and keeps its documents', async () => {
    const changed = anApplication({ tenureMonths: 24, has: ['residency'] })
    const { client, asked } = serve({
      [list]: [200, [draft]],
      'PUT /api/financing/applications/7/plan': [200, changed],
    })
    const wanted = { ...plan, tenureMonths: 24, shown }
    expect(await openApplication(client, wish({ wanted }))).toEqual({ kind: 'draft', application: changed })
    expect(asked.map(([call]) => call)).not.toContain(apply)
  })

  test('that fails for another reason is told', async () => {
    const { client } = serve({ ...begun, [apply]: [429, { code: 'too_many_requests' }] })
    await expect(openApplication(client, wish())).rejects.toThrow('429')
  })

  test('is begun once, however often the page asks at once', async () => {
    const { client, asked } = serve({
      ...begun,
      [list]: [
        [200, []],
        [200, [draft]],
      ],
      [apply]: [201, { id: 7 }],
    })
    const opened = await Promise.all([openApplication(client, wish()), openApplication(client, wish())])
    expect(opened.map(({ kind }) => kind)).toEqual(['draft', 'draft'])
    expect(asked.filter(([call]) => call === apply)).toHaveLength(1)
  })
})
