import { expect, test } from 'vitest'
import { priceListSchema } from './price.ts'

const prices = { bf: { amount: 525_000, status: 'specification', basis: 'list' } } as const

test.each([
  ['an unknown country', { fr: prices.bf }],
  ['nothing to pay', { cm: { ...prices.bf, amount: 0 } }],
  ['a fraction', { cm: { ...prices.bf, amount: 10.5 } }],
  ['no status', { cm: { amount: 5, basis: '' } }],
])('a price list refuses %s', (_, list) => {
  expect(priceListSchema.safeParse(list).success).toBe(false)
  expect(priceListSchema.safeParse(prices).success).toBe(true)
})
