import { expect, test } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { testApi } from '../../../../tests/support/api.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import type { ProductDetail } from '../product.ts'
import { ProductDetailView } from './product-detail-view.tsx'

const { api } = await testApi()
const nobody = () => Promise.reject(new Error('nobody answers'))
const nothing = () => undefined
const shown = { complete: new Map(), monthlyOf: () => null, onAskPrice: nothing, onOrder: nothing }

/** Product 1 is sold in Nigeria; its price in Burkina Faso is on request. */
test.each([
  ['cm', true],
  ['bf', false],
] as const)('in %s the page speaks of instalments: %s', async (country, isSaid) => {
  const product = (await (await api.request(`/api/products/1?country=${country}`)).json()) as ProductDetail
  expect(product.price !== null).toBe(isSaid)
  const view = <ProductDetailView {...{ product, ...shown }} />
  const queryClient = createQueryClient(nobody)
  const html = await drawn(view, { queryClient, country, language: 'en' })
  expect(/instalment/i.test(html)).toBe(isSaid)
})

test.each([
  ['a panel', 24, 'Order'],
  ['a system', 1, 'See instalments'],
] as const)('of %s (%i) the main thing to do is: %s', async (_what, id, words) => {
  const product = (await (await api.request(`/api/products/${id}?country=cm`)).json()) as ProductDetail
  const view = <ProductDetailView {...{ product, ...shown }} />
  const html = await drawn(view, { queryClient: createQueryClient(nobody), country: 'cm', language: 'en' })
  expect(/<(?:a|button)[^>]* bg-sun [^>]*>([^<]*)</.exec(html)?.[1]).toBe(words)
})

test.each([
  ['for businesses alone', 14, '/smart-solar-plan?type=commercial'],
  ['for a home', 1, '/smart-solar-plan'],
] as const)('a system %s (%i) leads to the audit that recommends it', async (_what, id, address) => {
  const product = (await (await api.request(`/api/products/${id}?country=cm`)).json()) as ProductDetail
  const view = <ProductDetailView {...{ product, ...shown }} />
  const html = await drawn(view, { queryClient: createQueryClient(nobody), country: 'cm', language: 'en' })
  expect(html).toContain(`href="${address}"`)
})

test.each([
  ['a portable station', 8, false],
  ['a system', 1, true],
] as const)('of %s (%i) it is said that we install it: %s', async (_what, id, isSaid) => {
  const product = (await (await api.request(`/api/products/${id}?country=cm`)).json()) as ProductDetail
  const view = <ProductDetailView {...{ product, ...shown }}>The steps</ProductDetailView>
  const html = await drawn(view, { queryClient: createQueryClient(nobody), country: 'cm', language: 'fr' })
  expect(html.includes('Installation par nos techniciens')).toBe(isSaid)
  expect(html.includes('The steps')).toBe(isSaid)
})

test('what a system costs installed stands over a list: a month of that, and the equipment alone; the way to its instalments is of that too', async () => {
  const product = (await (await api.request('/api/products/2?country=cm')).json()) as ProductDetail
  const whole = { complete: new Map([[2, <strong key={2}>6 279 000 ₦</strong>]]), monthlyOf: () => 'A month' }
  const view = <ProductDetailView {...{ product, ...shown, ...whole }} />
  const html = await drawn(view, { queryClient: createQueryClient(nobody), country: 'cm', language: 'en' })
  const list = /6 279 000 ₦<\/strong><\/p><div[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? ''
  expect(list).toMatch(/^<p[^>]*>A month<\/p>/)
  expect(html.match(/href="\/financing[^"]*"/g)).toContain('href="/financing?productId=2&amp;installed=true"')
  expect(list).toMatch(/3 500 000 ₦<\/span>.*without panels/)
})
