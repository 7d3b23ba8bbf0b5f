import { expect, test } from 'vitest'
import { nextInList } from './next-in-list.ts'

const ids = [9, 7, 4]

test.each([
  [null, 1, 9],
  [9, 1, 7],
  [4, 1, null],
  [7, -1, 9],
  [9, -1, null],
] as const)('from %s by %s to %s', (current, step, expected) => {
  expect(nextInList(ids, current, step, 0)).toBe(expected)
})

test('from a request that has left the list to what took its place', () => {
  expect(nextInList(ids, 8, 1, 1)).toBe(7)
  expect(nextInList(ids, 8, -1, 1)).toBe(9)
  expect(nextInList([], 8, 1, 0)).toBe(null)
})
