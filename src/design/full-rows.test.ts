import { expect, test } from 'vitest'
import { fullRows } from './full-rows.ts'

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('no row of %i cards has a hole', (count) => {
  const columns = Array.from({ length: count }, (_, index) => Number(fullRows(index, count).at(-1)))
  let filled = 0
  for (const width of columns) {
    expect((filled % 6) + width).toBeLessThanOrEqual(6)
    filled += width
  }
  expect(filled % 6).toBe(0)
})

test('a card alone is as wide as one among others', () => {
  expect(fullRows(0, 1)).toBe(fullRows(2, 3))
})
