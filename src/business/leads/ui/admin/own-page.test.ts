import { expect, test } from 'vitest'
import { ownPage, productOf } from './own-page.ts'

test.each([
  ['/products/kit-3kva', '/products/kit-3kva'],
  ['/', '/'],
  ['//elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['https://elsewhere.example/', null],
  ['/admin/staff', null],
  ['/x"><script>', null],
  [null, null],
])('%j is the page %j', (source, page) => {
  expect(ownPage(source)).toBe(page)
})

test('the product of an order, else of the page', () => {
  expect(productOf({ payload: { order: { productId: 4 } }, source: '/products/9' })).toBe('4')
  expect(productOf({ payload: {}, source: '/products/12' })).toBe('12')
  expect(productOf({ payload: {}, source: '/products/kit-3kva' })).toBe(null)
  expect(productOf({ payload: {}, source: '/products/../x' })).toBe(null)
  expect(productOf({ payload: {}, source: null })).toBe(null)
})
