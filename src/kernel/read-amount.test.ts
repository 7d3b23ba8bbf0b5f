import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1\u202f250\u202f000', 1_250_000],
  ['1\u00a0250\u00a0000', 1_250_000],
  ["1'250'000", 1_250_000],
  [' 450,000 ', 450_000],
  ['0', 0],
  ['1250.50', null],
  ['1,250,000.50', null],
  ['1 250 000,5', null],
  ['1.250,000', null],
  ['1,25', null],
  ['0.125', null],
  ['0,125', null],
  ['12,50,000', null],
  ['1  250', null],
  ['-5', null],
  ['1e6', null],
  ['450k', null],
  ['', null],
  ['9'.repeat(20), null],
])('%j is the amount %s', (written, amount) => {
  expect(readAmount(written)).toBe(amount)
})
