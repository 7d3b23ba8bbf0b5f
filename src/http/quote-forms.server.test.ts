import { expect, test } from 'vitest'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { everydayLoadsOf } from '#business/energy/everyday-loads.server.ts'
import { readTypicalNeed } from '#business/energy/typical-needs.server.ts'
import { readQuote } from '#business/quotes/read-quote.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'
import { quoteFormRoutes } from './quote-forms.server.ts'

const { db, services } = await testDatabase()
await loadCatalogue(db, demoCatalogue)
const site = quoteFormRoutes(services)

const send = (address: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  site.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  })

test.each([
  ['freezer', 'cm', 'withoutGrid', 'en'],
  ['freezer', 'bf', 'withGrid', 'fr'],
  ['water-pump', 'cm', 'withGrid', 'fr'],
] as const)('the answer to %s in %s %s becomes the quote that it leads to', async (key, country, way, lang) => {
  const response = await send(`/solar-for/${key}?lang=${lang}&country=${country}`, { way })
  expect(response.status).toBe(303)
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', services.settings.publicUrl)
  expect([searchParams.get('lang'), searchParams.get('country')]).toEqual([lang, country])
  const quote = await readQuote(services, pathname.replace('/quote/', ''))
  const need = await readTypicalNeed(services, key, country)
  expect(quote.ok && need.ok).toBe(true)
  if (!quote.ok || !need.ok) return
  const { id, panels, totalPrice, currency } = need.value[way] ?? {}
  expect(quote.value).toMatchObject({ country, language: lang, totalPrice, currency, system: { id, panels } })
})

const products = (
  await Promise.all(
    (['cm', 'bf'] as const).map(async (country) => {
      const loads = await everydayLoadsOf(services, country, await catalogueOf(services, country))
      return loads.flatMap(({ complete, productId }) => (complete ? [{ country, productId, complete }] : []))
    }),
  )
).flat()

test('every system that is told of complete becomes a quote of that total, which runs all that it is said to', async () => {
  expect(products.length).toBeGreaterThan(20)
  for (const { country, productId, complete } of products) {
    const response = await send(`/products/${productId}/quote?lang=fr&country=${country}`)
    const { pathname } = new URL(response.headers.get('location') ?? '', services.settings.publicUrl)
    const quote = await readQuote(services, pathname.replace('/quote/', ''))
    expect(quote).toMatchObject({
      ok: true,
      value: { totalPrice: complete.totalPrice, system: { id: productId, panels: complete.panels, shortfalls: [] } },
    })
  }
})

test.each([
  ['a product that there is not', '/products/99999/quote', {}, {}, 404],
  ['a product by no number', '/products/castle/quote', {}, {}, 404],
  ['a need that there is not', '/solar-for/castle', { way: 'withGrid' }, {}, 404],
  ['an answer that there is not', '/solar-for/fridge', { way: 'sideways' }, {}, 422],
  ['another site', '/solar-for/fridge', { way: 'withGrid' }, { 'sec-fetch-site': 'cross-site' }, 403],
])('%s is refused in words and keeps nothing', async (_, address, fields, headers, status) => {
  const before = await db.$count(quotes)
  const response = await send(address, fields, headers)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain('Devis non établi')
  expect(await db.$count(quotes)).toBe(before)
})

test('who has had as many quotes as an hour gives waits', async () => {
  await send('/solar-for/fridge', { way: 'withGrid' })
  await db.update(rateLimits).set({ points: 10_000 })
  const response = await send('/solar-for/fridge', { way: 'withGrid' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})
