import { expect, test } from 'vitest'
import { fromLocalMoment, toLocalMoment } from './publication-fields.tsx'

test.each(['2026-03-05T09:00:00.000Z', '2026-12-31T23:59:00.000Z', '2024-02-29T00:00:00.000Z'])(
  '%s and back',
  (moment) => {
    expect(fromLocalMoment(toLocalMoment(moment))).toBe(moment)
  },
)

test('nothing is no moment', () => {
  expect(toLocalMoment(null)).toBe('')
  for (const typed of ['', '2026-13-01T00:00', 'tomorrow']) expect(fromLocalMoment(typed)).toBeNull()
})
