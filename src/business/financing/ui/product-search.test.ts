import { expect, test } from 'vitest'
import { productsPerPage } from '#business/catalogue/site-type.ts'
import type { Product } from '#business/catalogue/product.ts'
import { searchOutcome } from './product-search.tsx'

const found = (count: number) => Array.from({ length: count }, (_, id) => ({ id }) as Product)
const settled = { isError: false, isPlaceholderData: false, fetchStatus: 'idle' } as const

test('a search tells what it found, and whether there is more', () => {
  expect(searchOutcome({ ...settled, data: found(0) })).toBe('none')
  expect(searchOutcome({ ...settled, data: found(3) })).toBe('all')
  expect(searchOutcome({ ...settled, data: found(productsPerPage) })).toBe('first')
})

test('what another search found is not told of this one', () => {
  expect(searchOutcome({ ...settled, data: undefined, fetchStatus: 'fetching' })).toBeNull()
  expect(searchOutcome({ ...settled, data: found(0), isPlaceholderData: true, fetchStatus: 'fetching' })).toBeNull()
})

test('a search that has no network has found nothing out', () => {
  expect(searchOutcome({ ...settled, data: found(0), isPlaceholderData: true, fetchStatus: 'paused' })).toBe('failed')
  expect(searchOutcome({ ...settled, data: undefined, isError: true })).toBe('failed')
})
