import { expect, test } from 'vitest'
import { defaultPlaceOf, places } from './built-in-places.ts'
import { sunCurve } from './sun.ts'

const centre = (curve: readonly number[]) => curve.reduce((sum, share, hour) => sum + share * (hour + 0.5), 0)
const brightest = (month: number) => Math.max(...sunCurve(defaultPlaceOf.bf, month))
const months = [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('everywhere and in every month it is one bell that sums to 1 and is dark by night', () => {
  for (const place of places) {
    for (const month of months) {
      const curve = sunCurve(place, month)
      const noon = curve.indexOf(Math.max(...curve))
      expect(curve.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
      expect([...curve.slice(0, 5), ...curve.slice(20)]).toEqual(Array(9).fill(0))
      expect(curve.slice(0, noon)).toEqual(curve.slice(0, noon).toSorted((a, b) => a - b))
      expect(curve.slice(noon)).toEqual(curve.slice(noon).toSorted((a, b) => b - a))
    }
  }
})

test('the clock of Lagos runs ahead of its sun, that of Ouagadougou with it', () => {
  expect(centre(sunCurve(defaultPlaceOf.cm, null))).toBeCloseTo(12.78, 1)
  expect(centre(sunCurve(defaultPlaceOf.bf, null))).toBeCloseTo(12.1, 1)
})

test('north of the equator the day of June is longer than that of December, and its sun more spread out', () => {
  expect(brightest(6)).toBeLessThan(brightest(12))
})
