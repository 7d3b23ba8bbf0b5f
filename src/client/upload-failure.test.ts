import { expect, test } from 'vitest'
import { isRefusal, pauseAfter } from './send-resumably.ts'

test('an interrupted upload waits longer each time, half a minute at most', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 1000].map((times) => pauseAfter(times, true))
  expect(pauses).toEqual([1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000])
  expect(pauseAfter(0, true)).toBe(1_000)
  expect(pauseAfter(1, false)).toBe(30_000)
})

test.each([
  ['POST', 0, false],
  ['POST', 503, false],
  ['POST', 404, true],
  ['POST', 409, true],
  ['POST', 413, true],
  ['POST', 429, true],
  ['POST', 423, false],
  ['PATCH', 0, false],
  ['PATCH', 500, false],
  ['PATCH', 404, false],
  ['PATCH', 409, false],
  ['PATCH', 423, false],
  ['PATCH', 413, true],
  ['PATCH', 415, true],
  ['PATCH', 422, true],
])('the answer %s %i ends an upload: %s', (method, status, ends) => {
  expect(isRefusal(method, status)).toBe(ends)
})
