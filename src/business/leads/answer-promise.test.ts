import { expect, test } from 'vitest'
import type { OpeningPeriod } from '#business/company/settings/country-settings.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { answerPromise, workingDayAfter } from './answer-promise.ts'

const weekdaysOnly: readonly OpeningPeriod[] = [{ from: 'Mo', to: 'Fr', opens: '08:00', closes: '17:00' }]

/** Lagos is an hour ahead of UTC. 2026-03-01 is a Sunday. */
test.each([
  ['on a Sunday', '2026-03-01T10:00:00Z', [], '2026-03-02'],
  ['in the hours of a Monday', '2026-03-02T10:00:00Z', [], null],
  ['early on a Monday', '2026-03-02T04:00:00Z', [], null],
  ['a minute before it closes', '2026-03-02T15:59:00Z', [], null],
  ['as it closes', '2026-03-02T16:00:00Z', [], '2026-03-03'],
  ['in the hours of a Friday', '2026-03-06T10:00:00Z', [], '2026-03-09'],
  ['the day before a closed one', '2026-03-03T10:00:00Z', ['2026-03-04'], '2026-03-05'],
  ['on a Friday evening', '2026-03-06T20:00:00Z', [], '2026-03-09'],
  ['on a closed Wednesday', '2026-03-04T10:00:00Z', ['2026-03-04'], '2026-03-05'],
  ['on a Friday evening before a closed Monday', '2026-03-06T20:00:00Z', ['2026-03-09'], '2026-03-10'],
  ['late on a Sunday that is Monday in Lagos', '2026-03-01T23:30:00Z', [], null],
] as const)('%s', (_, now, closed, expected) => {
  expect(answerPromise(new Date(now), 'cm', weekdaysOnly, closed).answeredOn).toBe(expected)
})

test('an office that opens on Saturdays promises a Saturday, by the hour that it then closes', () => {
  const hours = [...weekdaysOnly, { from: 'Sa', to: 'Sa', opens: '09:00', closes: '12:30' }] as const
  const on = (now: string) => answerPromise(new Date(now), 'bf', hours, []).answeredOn
  expect(on('2026-03-06T20:00:00Z')).toBe('2026-03-07')
  expect(on('2026-03-06T12:00:00Z')).toBeNull()
  expect(on('2026-03-07T12:30:00Z')).toBe('2026-03-09')
})

test('an office that says no hours promises no day', () => {
  expect(answerPromise(new Date('2026-03-01T10:00:00Z'), 'bf', [], []).answeredOn).toBeNull()
})

test('an answer is promised within 24 hours, by the same hour after days off, by the end of the day to who wrote after hours', () => {
  const by = (now: string) => answerPromise(new Date(now), 'cm', weekdaysOnly, []).answerDueAt.toISOString()
  expect(by('2026-03-06T20:00:00Z')).toBe('2026-03-09T16:00:00.000Z')
  expect(by('2026-03-01T10:00:00Z')).toBe('2026-03-02T16:00:00.000Z')
  expect(by('2026-03-02T10:00:00Z')).toBe('2026-03-03T10:00:00.000Z')
  expect(by('2026-03-06T10:00:00Z')).toBe('2026-03-09T10:00:00.000Z')
})

test.each([
  ['a Monday', '2026-03-02', [], '2026-03-05'],
  ['a Thursday', '2026-03-05', [], '2026-03-10'],
  ['a Thursday before a closed Monday', '2026-03-05', ['2026-03-09'], '2026-03-11'],
] as const)('the third working day after %s', (_, today, closed, expected) => {
  expect(workingDayAfter(today, 3, weekdaysOnly, closed)).toBe(expected)
  expect(workingDayAfter(today, 3, [], closed)).toBe(addDays(today, 3))
})
