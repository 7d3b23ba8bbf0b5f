import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { pdfPages } from '../../../../tests/support/pdf-text.ts'
import { homeWithGrid, newQuote, pickFor, storeQuote } from '../../../../tests/support/quotes.ts'
import { appliances } from '#business/energy/built-in-appliances.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import type { Quote, QuoteReceipt } from '#business/quotes/quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { languages } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'

const { api, db, services } = await testApi()

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.request('/api/quotes?lang=en', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const get = (path: string) => api.request(`/api/quotes/${path}`)
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

beforeEach(async () => {
  await db.delete(quotes)
  await db.delete(rateLimits)
})

test('a quote is made, and opened by its key alone, in capitals too; no cache keeps it', async () => {
  const response = await post(await newQuote(services))
  expect(response.status).toBe(201)
  const receipt = (await response.json()) as QuoteReceipt
  expect(Object.keys(receipt).toSorted()).toEqual(
    ['key', 'reference', 'expiresAt', 'validUntil', 'totalPrice', 'currency'].toSorted(),
  )
  for (const key of [receipt.key, receipt.key.toUpperCase()]) {
    const opened = await get(key)
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const quote = (await opened.json()) as Quote
    expect(quote).toMatchObject({ ...receipt, language: 'en', now: { state: 'same' } })
    expect(quote.url).toBe(`http://localhost:3000/quote/${receipt.key}`)
  }
})

test('a product as installed is quoted once for a key, at what its card says; what is not known complete is not found', async () => {
  const ask = (id: string, body: unknown = { country: 'cm' }) =>
    api.request(`/api/products/${id}/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `product ${id}` },
      body: JSON.stringify(body),
    })
  const first = await ask('2')
  expect([first.status, first.headers.get('cache-control')]).toEqual([201, 'no-store'])
  const receipt = (await first.json()) as QuoteReceipt
  expect(await (await ask('2')).json()).toEqual(receipt)
  expect(await db.$count(quotes)).toBe(1)
  const [load] = (await (await api.request('/api/products/2/loads?country=cm')).json()) as EverydayLoad[]
  expect(receipt.totalPrice).toBe(load?.complete?.totalPrice)
  for (const id of ['9999', 'castle', '0']) expect([id, (await ask(id)).status]).toEqual([id, 404])
  expect(await (await ask('2', { country: 'fr' })).json()).toMatchObject({
    status: 422,
    errors: [{ path: 'country', code: 'unknown_country' }],
  })
})

test('a key that opens nothing is not found, whatever is asked of it', async () => {
  const { key, reference } = await storeQuote(services)
  const tampered = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
  for (const path of [tampered, `${tampered}/pdf`, reference, '1', '%00', '..%2f..', `${key}0`]) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  }
})

test('what is wrong is told in words, by its path', async () => {
  const asked = await newQuote(services)
  const response = await post({ ...asked, system: { ...asked.system, panels: 900 } })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: [{ path: 'system.panels', code: 'not_possible', message: expect.stringMatching(/\w/) as string }],
  })
})

test('a repeated submit gets the first answer and counts toward no limit', async () => {
  const asked = await newQuote(services)
  const headers = { 'idempotency-key': 'press-1' }
  const [first, second] = [await post(asked, headers), await post(asked, headers)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
  expect((await post({ ...asked, backupHours: 5 }, headers)).status).toBe(409)
  const counted = await db.select().from(rateLimits)
  expect(counted.map(({ points }) => points)).toEqual([1])
})

test('from one address no more than a hundred and twenty are taken in an hour; what is refused does not count', async () => {
  const asked = await newQuote(services)
  for (let made = 0; made < 120; made++) expect((await post(asked)).status).toBe(201)
  const response = await post(asked)
  expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
})

describe.each(languages)('the PDF in %s', (language) => {
  const pdfOf = async (key: string) => {
    const response = await get(`${key}/pdf?lang=${language}`)
    return { response, pdf: Buffer.from(await response.arrayBuffer()) }
  }

  test('is a tagged document in its language, named by its reference, light enough for a phone', async () => {
    const { key, reference } = await storeQuote(services)
    const { response, pdf } = await pdfOf(key)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}.pdf"`,
      'content-language': language,
      'cache-control': 'no-store',
    })
    expect(pdf.length).toBeLessThan(60_000)
    const source = pdf.toString('latin1')
    expect(source).toContain(`/Lang (${language})`)
    for (const part of ['/Marked true', '/StructTreeRoot', '/DisplayDocTitle true', '/Scope /Column', '/Scope /Row']) {
      expect(source).toContain(part)
    }
    for (const element of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link']) {
      expect(source).toContain(`/S /${element}\n`)
    }
    expect(source).toMatch(/\/S \/Figure\s+\/Alt \(/)
  })

  test('says all that the quote does, with every amount of its receipt', async () => {
    const { key, reference } = await storeQuote(services)
    const quote = (await (await get(key)).json()) as Quote
    const { pdf } = await pdfOf(key)
    const pages = pdfPages(pdf)
    const said = flat(pages.join('\n'))
    expect(said).not.toContain('\ufffd')
    const money = (amount: number) => formatMoney({ amount, currency: quote.currency })
    const { systemPrice, panelsPrice, installation, totalPrice } = quote.system
    const downPayment = Math.round(totalPrice * 0.3)
    for (const amount of [systemPrice, panelsPrice, installation, totalPrice, downPayment]) {
      expect(said).toContain(flat(money(amount)))
    }
    for (const entry of quote.audit.appliances) expect(said).toContain(nameIn(entry, language))
    const { savings } = quote.system
    if (!savings) throw new Error('nothing is said of savings')
    for (const month of Object.values(savings.payback ?? {})) expect(said).toContain(String(month))
    // A line may end within a name that has a hyphen.
    const unbroken = said.replaceAll(' ', '')
    for (const { source } of savings.sources) expect(unbroken).toContain(source[language]?.replaceAll(/\s/g, ''))
    expect(said).toContain(reference)
    expect(said).toContain(flat(`/quote/${key}`))
    expect(said).toContain('+234 800 000 0101')
    expect(pages.length).toBeGreaterThan(0)
    pages.forEach((_, at) => expect(said).toMatch(new RegExp(`Page ${at + 1} (sur|of) ${pages.length}`)))
  })
})

test('hours of power that nobody knows are planned as the longest outage, and the quote says so', async () => {
  const { grid, ...home } = homeWithGrid
  const known = await pickFor(services, { ...home, grid, backupHours: 4 })
  const unknown = await pickFor(services, { ...home, grid, backupHours: 4, supplyUnknown: true })
  expect(unknown.totalPrice).toBeGreaterThanOrEqual(known.totalPrice)
  const { key } = await storeQuote(services, { backupHours: 4, supplyUnknown: true })
  expect(((await (await get(key)).json()) as Quote).request.supplyUnknown).toBe(true)
  const said = flat(pdfPages(Buffer.from(await (await get(`${key}/pdf?lang=en`)).arrayBuffer())).join('\n'))
  expect(said).toContain('The hours of mains power are not known')
  const { key: other } = await storeQuote(services)
  const plain = flat(pdfPages(Buffer.from(await (await get(`${other}/pdf?lang=en`)).arrayBuffer())).join('\n'))
  expect(plain).not.toContain('are not known')
})

test('two hundred lines make a longer PDF, of less than 150 kB, that names each appliance', async () => {
  const chosen = appliances.slice(0, 100)
  const applianceUsage = chosen.map(({ id: applianceId }) => {
    return { applianceId, quantity: 1, hoursDay: 0.01, hoursNight: 0, isEssential: true }
  })
  const { system } = await newQuote(services)
  const made = await post({ ...homeWithGrid, applianceUsage, system })
  const { key } = (await made.json()) as QuoteReceipt
  const pdf = Buffer.from(await (await get(`${key}/pdf?lang=fr`)).arrayBuffer())
  expect(pdf.length).toBeLessThan(150_000)
  const pages = pdfPages(pdf)
  expect(pages.length).toBeGreaterThan(2)
  const said = flat(pages.join('\n'))
  for (const { name } of chosen) expect(said).toContain(flat(name))
})
