import { expect, test } from 'vitest'
import { pricesAfter } from './values-after.ts'

const listed = { amount: 100, status: 'illustrative', basis: 'a dealer' } as const
const before = { price: 100, prices: { cm: listed, bf: { ...listed, amount: 50 } } }
const firm = (amount: number) => ({ amount, status: 'published', basis: '' })

test('a new product has the prices that it is given', () => {
  expect(pricesAfter(null, { price: 7 })).toEqual({ cm: firm(7) })
  expect(pricesAfter(null, { prices: { cm: null, bf: { amount: 9 } } })).toEqual({ bf: firm(9) })
  expect(pricesAfter(null, { price: 7, prices: { cm: { amount: 8 } } })).toEqual({ cm: firm(7) })
})

test('an amount that stays keeps what is known of it, one that changes is firm', () => {
  expect(pricesAfter(before, { prices: { cm: { amount: 100 }, bf: { amount: 60 } } })).toEqual({
    cm: listed,
    bf: firm(60),
  })
  expect(pricesAfter(before, { prices: { cm: { amount: 5, status: 'illustrative', basis: 'x' } } })).toEqual({
    cm: { amount: 5, status: 'illustrative', basis: 'x' },
  })
})

test('of a price and a list that disagree, the one that is new counts', () => {
  expect(pricesAfter(before, { price: 120, prices: before.prices })).toEqual({ ...before.prices, cm: firm(120) })
  expect(pricesAfter(before, { price: 100, prices: { cm: { amount: 130 } } })).toEqual({ cm: firm(130) })
})

test('what is not named stays', () => {
  expect(pricesAfter(before, {})).toEqual(before.prices)
  expect(pricesAfter(before, { price: 110 })).toEqual({ ...before.prices, cm: firm(110) })
})
