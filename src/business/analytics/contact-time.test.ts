import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactBounds, contactBucket, longestContact, minutesWithin } from './analytics.ts'

const buckets = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: contactBounds.length + 1 }, (_, at) => counts[at] ?? 0)

test('a bucket goes from the bound before it to its own, the last has no end', () => {
  expect(contactBucket(0)).toEqual({ from: 0, to: 15 })
  expect(contactBucket(3)).toEqual({ from: 60, to: 120 })
  expect(contactBucket(contactBounds.length)).toEqual({ from: longestContact, to: null })
})

test.each([
  ['four between one and two hours', { 3: 4 }, 90],
  ['one at once, one after days', { 0: 1, 8: 1 }, 15],
  ['as many before an hour as after', { 2: 2, 3: 2 }, 60],
  ['most after more than a week', { 0: 1, 10: 9 }, longestContact],
])('the median of %s', (_, counts, minutes) => {
  expect(minutesWithin(0.5, buckets(counts))).toBe(minutes)
})

test('nothing of nothing', () => {
  expect(minutesWithin(0.5, buckets({}))).toBeNull()
})

test('more of them takes longer, and never leaves the buckets that hold some', () => {
  const counts = fc.array(fc.nat(50), { minLength: 11, maxLength: 11 }).filter((all) => all.some((count) => count > 0))
  fc.assert(
    fc.property(
      counts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((share) => minutesWithin(share, all) ?? -1)
        expect(less).toBeLessThanOrEqual((more ?? 0) + 1e-6)
        const first = contactBucket(all.findIndex((count) => count > 0)).from
        expect(less).toBeGreaterThanOrEqual(first)
      },
    ),
  )
})
