import { expect, test } from 'vitest'
import type { Product } from '#business/catalogue/product.ts'
import type { EverydayLoad } from '../everyday-loads.ts'
import { createQueryClient } from '#client/query-client.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { aProduct } from '../../../../tests/support/products.ts'
import { PriceParts } from './price-parts.tsx'

const load: EverydayLoad = {
  productId: 1,
  hours: 8,
  runs: [{ name: 'fridge', quantity: 1 }],
  complete: { panels: 4, panelPowerW: 550, installation: 200_000, totalPrice: 1_700_000, place: 'Lagos' },
}

async function wordsOf(isInstalled: boolean, product: Product = aProduct(), loads: readonly EverydayLoad[] = [load]) {
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  queryClient.setQueryData(['/api/products/1/loads?country=cm'], loads)
  const html = await drawn(<PriceParts {...{ product, isInstalled }} />, { queryClient })
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

test('as installed, the parts of a price sum to its total, after what the system runs', async () => {
  const words = await wordsOf(true)
  expect(words).toMatch(/8\u00a0h on battery:\| ?fridge/)
  expect(words).toContain('Plain kit|1 000 000 ₦|4 × 550\u00a0Wp panels|500 000 ₦|')
  expect(words).toMatch(/labour\|200 000 ₦\|Total\|1 700 000 ₦/)
})

test('where nothing is installed, no installation is told of', async () => {
  const complete = load.complete && { ...load.complete, installation: 0 }
  expect(await wordsOf(true, aProduct(), [{ ...load, complete }])).not.toContain('labour')
})

test('of the equipment alone it is said what is missing; of what brings its panels, nothing is', async () => {
  expect(await wordsOf(false)).toContain('Plain kit|1 000 000 ₦|Panels and installation|not included')
  expect(await wordsOf(false, aProduct({ ratings: { panelsIncludedW: 120 } }))).not.toContain('not included')
})

test('of what nothing is known, nothing is told', async () => {
  expect(await wordsOf(true, aProduct(), [])).toBe('')
})
