import { expect, test } from 'vitest'
import { isReminderDue, reviewDueOn } from './review-deadline.ts'

/** Thursday 5 March 2026, 11:00 in Lagos. */
const submitted = new Date('2026-03-05T10:00:00Z')

test('a review is due two business days later, in the country’s calendar', () => {
  expect(reviewDueOn(submitted, 'cm')).toBe('2026-03-09')
  expect(reviewDueOn(submitted, 'cm', ['2026-03-09'])).toBe('2026-03-10')
  // 00:30 on Friday in Lagos, still Thursday in Ouagadougou.
  const lateEvening = new Date('2026-03-05T23:30:00Z')
  expect([reviewDueOn(lateEvening, 'cm'), reviewDueOn(lateEvening, 'bf')]).toEqual(['2026-03-10', '2026-03-09'])
})

test.each([
  ['an hour later', '2026-03-05T11:00:00Z', false],
  ['over night', '2026-03-06T05:00:00Z', false],
  // Six hours on Thursday and eight on Friday, until 16:00 in Lagos.
  ['a minute before 14 office hours', '2026-03-06T14:59:00Z', false],
  ['after 14 office hours', '2026-03-06T15:00:00Z', true],
  ['over the weekend, once it was due', '2026-03-08T20:00:00Z', true],
  ['long after', '2026-04-06T15:00:00Z', true],
])('a reminder %s', (_, now, due) => expect(isReminderDue(submitted, new Date(now), 'cm')).toBe(due))

test('a reminder waits for holidays to pass', () => {
  expect(isReminderDue(submitted, new Date('2026-03-06T15:00:00Z'), 'cm', ['2026-03-06'])).toBe(false)
})
