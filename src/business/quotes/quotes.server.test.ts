import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { homeWithGrid, newQuote, pickFor, storeQuote } from '../../../tests/support/quotes.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { products } from '#business/catalogue/tables.server.ts'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import { calculateYear } from '#business/energy/calculate-audit.ts'
import { auditTables, requestAudit } from '#business/energy/request-audit.server.ts'
import { calculateSavings, savingsQuestion } from '#business/energy/savings.ts'
import { sizedCatalogueOf } from '#business/energy/sized-catalogue.server.ts'
import { defaultCountry, type Country } from '#kernel/country.ts'
import { makeQuote } from './make-quote.server.ts'
import { isQuoteKey } from './quote-address.ts'
import { type QuotedSystem } from './quote.ts'
import { removeExpiredQuotes } from './quote-jobs.server.ts'
import { readQuote, takeUpQuote } from './read-quote.server.ts'
import { quotes } from './tables.server.ts'

const database = await testDatabase()
const { db, services, clock } = database
await loadCatalogue(db, demoCatalogue)
const shelf = (await db.select().from(products)).map(({ foundBy: _, ...product }) => product)
const today = clock.now
const dayMs = 86_400_000
const after = (ms: number) => new Date(today.getTime() + ms)
const english = { language: 'en' } as const

beforeEach(async () => {
  clock.now = today
  await db.delete(quotes)
  await db.delete(products)
  await db.insert(products).values(shelf)
  services.cache.dropAll()
})

const read = async (key: string) => {
  const quote = await readQuote(services, key)
  if (!quote.ok) throw new Error(`no quote: ${quote.problem.code}`)
  return quote.value
}
const setPrice = async (id: number, country: Country, amount: number | null) => {
  const [before] = await db.select().from(products).where(eq(products.id, id))
  const { [country]: price, ...others } = before?.prices ?? {}
  if (!price) throw new Error('it has no price')
  const prices = amount === null ? others : { ...others, [country]: { ...price, amount } }
  await db.update(products).set({ prices, updatedAt: clock.now }).where(eq(products.id, id))
  services.cache.dropAll()
}

/** What the year of a system saves, as the result of the audit tells it. */
async function savingsOf(audit: AuditRequest, { id: productId, units, panels, totalPrice }: QuotedSystem) {
  const answer = await requestAudit(services, audit)
  const catalogue = await sizedCatalogueOf(services, audit.country ?? defaultCountry)
  const year = calculateYear({ ...audit, productId, units, panels }, auditTables, catalogue)
  if (!answer.ok || !year.ok) throw new Error('refused')
  const { balance } = year.value
  const savings = calculateSavings(savingsQuestion({ request: audit, answer: answer.value, balance, totalPrice }))
  if (!savings) throw new Error('no prices of energy')
  const { now, left, saved, payback, co2 } = savings
  return { now, left, saved: saved.range, payback: payback?.range, co2: co2.range }
}

describe.each([
  ['cm', 'lagos', 'NGN'],
  ['bf', 'ouagadougou', 'XOF'],
] as const)('a quote in %s', (country, place, currency) => {
  const audit = { ...homeWithGrid, country, place }

  test('is what the audit recommends at the server’s own prices, for thirty days', async () => {
    const pick = await pickFor(services, audit)
    const asked = { ...(await newQuote(services, audit)), totalPrice: 1, email: 'amina@example.com' }
    const made = await makeQuote(services, asked, english)
    if (!made.ok) throw new Error('refused')
    const { key, ...receipt } = made.value
    expect(isQuoteKey(key)).toBe(true)
    expect(receipt).toMatchObject({ currency, totalPrice: pick.totalPrice, validUntil: '2026-04-04' })
    expect(receipt.expiresAt).toBe(after(60 * dayMs).toISOString())
    const quote = await read(key)
    const { systemPrice, panelsPrice, installation, totalPrice, shortfalls } = quote.system
    expect(systemPrice + panelsPrice + installation).toBe(totalPrice)
    expect({ totalPrice, panelsPrice, shortfalls }).toEqual({
      totalPrice: pick.totalPrice,
      panelsPrice: pick.panelsPrice,
      shortfalls: [],
    })
    expect(quote).toMatchObject({ country, language: 'en', request: audit, isValid: true, now: { state: 'same' } })
    expect(quote.system.savings).toMatchObject(await savingsOf(audit, quote.system))
    expect(JSON.stringify(await db.select().from(quotes))).not.toContain('amina')
  })
})

test('keys are not alike, and a system that the audit does not recommend is priced too, with what it lacks', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => storeQuote(services)))
  expect(new Set(keys.map(({ key }) => key)).size).toBe(5)
  const heavy = { ...homeWithGrid.applianceUsage[0], quantity: 40 } as (typeof homeWithGrid.applianceUsage)[number]
  const { system } = await newQuote(services)
  const made = await makeQuote(services, { ...homeWithGrid, applianceUsage: [heavy], system }, english)
  if (!made.ok) throw new Error('refused')
  const quote = await read(made.value.key)
  expect(quote.system.shortfalls.map(({ quantity }) => quantity)).toContain('continuousW')
})

describe('a quote is refused', () => {
  const line = homeWithGrid.applianceUsage[0]
  type Changes = { system?: object | null; place?: string; applianceUsage?: object[] }
  const cases: [string, Changes, string, string][] = [
    ['an unknown product', { system: { productId: 99_999 } }, 'system.productId', 'unknown_product'],
    ['more units than work in parallel', { system: { units: 16 } }, 'system.units', 'not_possible'],
    ['more panels than its input takes', { system: { panels: 900 } }, 'system.panels', 'not_possible'],
    ['half a panel', { system: { panels: 0.5 } }, 'system.panels', 'not_integer'],
    ['no system', { system: null }, 'system', 'not_an_object'],
    ['an unknown place', { place: 'atlantis' }, 'place', 'unknown_place'],
    [
      'an unknown appliance',
      { applianceUsage: [{ ...line, applianceId: 1e6 }] },
      'applianceUsage.0.applianceId',
      'unknown_appliance',
    ],
    [
      '10,000 lines',
      { applianceUsage: Array.from({ length: 10_000 }, () => ({ ...line })) },
      'applianceUsage',
      'too_many',
    ],
    ['impossible hours', { applianceUsage: [{ ...line, hoursDay: 25 }] }, 'applianceUsage.0.hoursDay', 'too_big'],
  ]
  test.each(cases)('for %s', async (_, changes, path, code) => {
    const asked = await newQuote(services)
    const system = changes.system === null ? null : { ...asked.system, ...changes.system }
    const made = await makeQuote(services, { ...asked, ...changes, system }, english)
    expect(made).toMatchObject({ ok: false, problem: { code: 'invalid', errors: [{ path, code }] } })
    expect(await db.$count(quotes)).toBe(0)
  })

  test('for a product without a price in the country', async () => {
    const asked = await newQuote(services)
    await setPrice(asked.system.productId, 'cm', null)
    const made = await makeQuote(services, asked, english)
    expect(made).toMatchObject({ problem: { errors: [{ path: 'system.productId', code: 'price_on_request' }] } })
  })
})

describe('the same submit', () => {
  const origin = { ...english, idempotencyKey: 'press-1' }

  test('is one quote, also at once and at another price; another body with its key is a conflict', async () => {
    const asked = await newQuote(services)
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => makeQuote(services, asked, origin)))
    expect(first?.ok).toBe(true)
    for (const other of others) expect(other).toEqual(first)
    await setPrice(asked.system.productId, 'cm', null)
    expect(await makeQuote(services, asked, origin)).toEqual(first)
    expect(await makeQuote(services, { ...asked, backupHours: 6 }, origin)).toMatchObject({
      problem: { code: 'conflict', errors: [{ path: 'Idempotency-Key', code: 'key_reused' }] },
    })
    expect(await db.$count(quotes)).toBe(1)
  })

  test('has a key of at most 200 characters', async () => {
    const made = await makeQuote(services, await newQuote(services), { ...english, idempotencyKey: 'x'.repeat(201) })
    expect(made).toMatchObject({
      problem: { code: 'invalid', errors: [{ path: 'Idempotency-Key', code: 'too_long' }] },
    })
  })
})

describe('what has changed since', () => {
  test('a price: both are told, and the quote holds its own', async () => {
    const { key, totalPrice } = await storeQuote(services)
    const { system } = await read(key)
    clock.now = after(2 * dayMs)
    await setPrice(system.id, 'cm', system.price + 100_000)
    const { now, ...quote } = await read(key)
    expect(quote).toMatchObject({ totalPrice, isValid: true, system })
    expect(now.state).toBe('price_changed')
    expect(now.receipt?.systemPrice).toBe(system.systemPrice + 100_000 * system.units)
    expect(now.receipt?.totalPrice).toBeGreaterThan(totalPrice)
  })

  test('a product is withdrawn', async () => {
    const { key, totalPrice } = await storeQuote(services)
    const { system } = await read(key)
    await setPrice(system.id, 'cm', null)
    expect(await read(key)).toMatchObject({ totalPrice, system, now: { state: 'withdrawn', receipt: null } })
    await db.delete(products).where(eq(products.id, system.id))
    services.cache.dropAll()
    expect(await read(key)).toMatchObject({ totalPrice, system, now: { state: 'withdrawn', receipt: null } })
  })

  test('its last day ends at midnight of its country', async () => {
    const { key: lagos } = await storeQuote(services)
    const { key: ouaga } = await storeQuote(services, { country: 'bf', place: 'ouagadougou' })
    clock.now = new Date('2026-04-04T22:59:59Z')
    expect([(await read(lagos)).isValid, (await read(ouaga)).isValid]).toEqual([true, true])
    clock.now = new Date('2026-04-04T23:00:00Z')
    expect([(await read(lagos)).isValid, (await read(ouaga)).isValid]).toEqual([false, true])
  })
})

describe('a quote that nobody uses', () => {
  test('opens for sixty days, then looks as if it had never been, and is deleted at night', async () => {
    const { key } = await storeQuote(services)
    clock.now = after(60 * dayMs - 1)
    expect((await readQuote(services, key)).ok).toBe(true)
    expect(await removeExpiredQuotes(services)).toBe(0)
    clock.now = after(60 * dayMs)
    expect(await readQuote(services, key)).toEqual(await readQuote(services, '0000000000000000'))
    expect(await db.transaction((tx) => takeUpQuote(tx, services, key))).toMatchObject({
      problem: { code: 'not_found' },
    })
    expect(await removeExpiredQuotes(services)).toBe(1)
    expect(await db.$count(quotes)).toBe(0)
  })

  test('is kept once a request has used it, and not by one that was not stored', async () => {
    const [{ key: used }, { key: tried }] = [await storeQuote(services), await storeQuote(services)]
    const within = await db.transaction((tx) => takeUpQuote(tx, services, used))
    expect(within).toMatchObject({ ok: true, value: { key: used, expiresAt: null, currency: 'NGN' } })
    const failing = db.transaction(async (tx) => {
      await takeUpQuote(tx, services, tried)
      throw new Error('the request was refused')
    })
    await expect(failing).rejects.toThrow('refused')
    clock.now = after(400 * dayMs)
    expect(await removeExpiredQuotes(services)).toBe(1)
    expect((await readQuote(services, used)).ok).toBe(true)
    expect(await readQuote(services, tried)).toMatchObject({ problem: { code: 'not_found' } })
  })
})

test.each(['', '0', '0000000000000000', 'ABCDEFGHJKMNPQRS', "' or true --", '../../etc', 'x'.repeat(10_000)])(
  'the key %.20j opens nothing',
  async (key) => {
    await storeQuote(services)
    expect(await readQuote(services, key)).toEqual({ ok: false, problem: { code: 'not_found' } })
  },
)
