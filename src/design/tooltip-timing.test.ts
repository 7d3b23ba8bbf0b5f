import { expect, test } from 'vitest'
import { tooltipDelay } from './tooltip-timing.ts'

test('700 ms, and none within 300 ms of the last one', () => {
  expect(tooltipDelay(10_000, -Infinity)).toBe(700)
  expect(tooltipDelay(10_000, 9_701)).toBe(0)
  expect(tooltipDelay(10_000, 9_700)).toBe(700)
})
