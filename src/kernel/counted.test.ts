import { expect, test } from 'vitest'
import { inCount, mostCounted } from './counted.ts'

test.each([
  [0, '0'],
  [mostCounted - 1, '99'],
  [mostCounted, '99+'],
] as const)('%i is told as %s', (count, told) => {
  expect(inCount(count)).toBe(told)
})
