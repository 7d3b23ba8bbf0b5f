import { expect, test } from 'vitest'
import { undoneRow } from './undone-row.ts'

const before = {
  id: 4,
  name: 'Deye',
  capacity: '5kVA',
  continuous_w: 5000,
  prices: { bf: null, cm: { amount: 1, status: 'firm' } },
  specification: { brand: 'Deye' },
  updated_at: '1',
}
const after = {
  ...before,
  name: 'Deye Core',
  continuous_w: 6000,
  prices: { bf: { amount: 7, status: 'firm' }, cm: { amount: 2, status: 'firm' } },
  specification: { brand: 'Deye', weightKg: 40 },
  updated_at: '2',
}

test('what nobody has changed since an import is as before it, to the letter', () => {
  expect(undoneRow(before, after, after)).toEqual({ row: { ...before, updated_at: '2' }, kept: [] })
})

test('a cell that was changed since stays and is named; so does every cell that the import left alone', () => {
  const now = {
    ...after,
    name: 'Deye Core 2',
    capacity: '6kVA',
    continuous_w: 7000,
    prices: { ...after.prices, cm: { amount: 3, status: 'firm' } },
    specification: { ...after.specification, brand: 'Deye Ltd' },
    updated_at: '3',
  }
  expect(undoneRow(before, after, now)).toEqual({
    row: {
      ...now,
      prices: { bf: null, cm: { amount: 3, status: 'firm' } },
      specification: { brand: 'Deye Ltd' },
    },
    kept: ['name', 'ratings.continuousW', 'prices.cm.amount'],
  })
})

test('what was put back by hand prevents nothing', () => {
  expect(undoneRow(before, after, { ...after, name: 'Deye' }).kept).toEqual([])
})
