import { expect, test } from 'vitest'
import { reviewClock } from './review-clock.ts'

test.each([
  ['2026-03-04T12:00:00Z', 'ahead'],
  ['2026-03-05T12:00:00Z', 'today'],
  // Lagos is an hour ahead of UTC: its day is over.
  ['2026-03-05T23:30:00Z', 'overdue'],
] as const)('at %s a review that is due on the fifth is %s', (now, state) => {
  const clock = reviewClock({ reviewDueOn: '2026-03-05', country: 'cm' }, new Date(now))
  expect(clock).toEqual({ state, dueOn: '2026-03-05' })
})

test('the day ends with the country’s own', () => {
  const clock = reviewClock({ reviewDueOn: '2026-03-05', country: 'bf' }, new Date('2026-03-05T23:30:00Z'))
  expect(clock?.state).toBe('today')
})

test('what waits for no review has no clock', () => {
  expect(reviewClock({ reviewDueOn: null, country: 'cm' }, new Date())).toBeNull()
})
