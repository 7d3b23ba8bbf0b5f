import { expect, test } from 'vitest'
import { sunCurve } from '../sun.ts'
import { daylight } from './daylight.ts'

test('runs from the first hour with sun to the end of the last', () => {
  expect(daylight([0, 0, 1, 2, 1, 0])).toEqual({ from: 2, to: 5 })
})

test('is about twelve hours near the equator', () => {
  const { from, to } = daylight(sunCurve({ country: 'cm', latitude: 6.6, longitude: 3.35 }, null))
  expect(to - from).toBeGreaterThanOrEqual(12)
  expect(to - from).toBeLessThanOrEqual(14)
})

test('is empty without sun', () => {
  expect(daylight(Array.from({ length: 24 }, () => 0))).toEqual({ from: 12, to: 12 })
})
