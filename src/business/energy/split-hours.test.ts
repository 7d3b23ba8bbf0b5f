import { expect, test } from 'vitest'
import { splitHours } from './split-hours.ts'

// day = min(floor(30 %), 8), night = min(rest, 16); at 23 and 24 the day takes the hour that would be lost.
const table = [
  [1, 0, 1],
  [2, 0, 2],
  [3, 0, 3],
  [4, 1, 3],
  [5, 1, 4],
  [6, 1, 5],
  [7, 2, 5],
  [8, 2, 6],
  [9, 2, 7],
  [10, 3, 7],
  [11, 3, 8],
  [12, 3, 9],
  [13, 3, 10],
  [14, 4, 10],
  [15, 4, 11],
  [16, 4, 12],
  [17, 5, 12],
  [18, 5, 13],
  [19, 5, 14],
  [20, 6, 14],
  [21, 6, 15],
  [22, 6, 16],
  [23, 7, 16],
  [24, 8, 16],
] as const

test.each(table)('%d hours are %d by day and %d by night', (total, hoursDay, hoursNight) => {
  expect(splitHours(total)).toEqual({ hoursDay, hoursNight })
})

test('what is no part of a day is brought into it', () => {
  expect(splitHours(-1)).toEqual({ hoursDay: 0, hoursNight: 0 })
  expect(splitHours(30)).toEqual({ hoursDay: 8, hoursNight: 16 })
})
