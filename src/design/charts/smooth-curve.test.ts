import { expect, test } from 'vitest'
import { smoothCurve } from './axis-ticks.ts'

test('passes through every point and stays level where the neighbours are level', () => {
  const path = smoothCurve([
    [0, 100],
    [1, 100],
    [2, 40],
    [3, 100],
  ])
  expect(path).toBe('M0 100C0.33 100 0.67 100 1 100C1.33 100 1.67 40 2 40C2.33 40 2.67 100 3 100')
})

test('nothing of nothing', () => {
  expect(smoothCurve([])).toBe('')
})
