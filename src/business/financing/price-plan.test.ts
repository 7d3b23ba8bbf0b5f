import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import { summaryOf } from '#business/catalogue/product-summary.ts'
import { pricePlan } from './price-plan.ts'

const product = aProduct({ price: 3_500_000 })
const terms = { downPaymentPercentage: 30, tenureMonths: 12 }
const shown = (price: number) => ({ ...terms, price: ['totalPrice', price] as const })
const start = '2026-03-05'

test('a plan at the price that was shown', () => {
  expect(pricePlan(product, shown(3_500_000), start)).toMatchObject({
    ok: true,
    value: {
      product: summaryOf({ product, price: 3_500_000 }),
      plan: { downPayment: 1_050_000, monthlyPayment: 204_167, totalAmount: 3_500_000 },
    },
  })
})

test('a plan says whether what it pays comes without panels', () => {
  const panelled = aProduct({ price: 3_500_000, ratings: { panelsIncludedW: 550 } })
  const told = [product, panelled].map((each) => pricePlan(each, shown(3_500_000), start))
  expect(told).toMatchObject([
    { value: { product: { withoutPanels: true } } },
    { value: { product: { withoutPanels: false } } },
  ])
})

test('no such product', () => {
  expect(pricePlan(undefined, shown(3_500_000), start)).toEqual({ ok: false, problem: { code: 'not_found' } })
})

test.each([
  ['price_on_request', { price: null }],
  ['cash_only', { purchaseOption: 'Cash' }],
] as const)('a product that is not financed: %s', (code, changes) => {
  expect(pricePlan({ ...product, ...changes }, shown(3_500_000), start)).toEqual({
    ok: false,
    problem: { code: 'conflict', errors: [{ path: 'productId', code }] },
  })
})

test('another price than the server’s is told the right one', () => {
  expect(pricePlan(product, shown(3_499_999), start)).toEqual({
    ok: false,
    problem: {
      code: 'price_changed',
      extra: { price: 3_500_000, currency: 'NGN', monthlyPayment: 204_167 },
      errors: [{ path: 'totalPrice', code: 'price_changed' }],
    },
  })
})

test('another monthly payment too', () => {
  const outcome = pricePlan(product, { ...shown(3_500_000), monthlyPayment: 204_166 }, start)
  expect(outcome).toMatchObject({
    problem: { code: 'price_changed', errors: [{ path: 'monthlyPayment', code: 'price_changed' }] },
  })
  expect(pricePlan(product, { ...shown(3_500_000), monthlyPayment: 204_167 }, start).ok).toBe(true)
})
