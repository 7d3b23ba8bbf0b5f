import { expect, test } from 'vitest'
import { fullRows, restOfRow } from './full-rows.ts'

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

test('the last card of tiles fills its row', () => {
  const width = (count: number, at: string) => Number(restOfRow(count).match(`${at}:col-span-(\\d)`)?.[1] ?? 1)
  for (let count = 0; count < 24; count += 1) {
    expect((count + width(count, 'stacked')) % 2).toBe(0)
    expect((count + width(count, 'sm')) % 3).toBe(0)
    expect((count + width(count, 'lg')) % 4).toBe(0)
  }
})
