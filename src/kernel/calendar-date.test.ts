import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, isCalendarDate, midnightAt, mondayOf, wallClock } from './calendar-date.ts'
import { countries, countryTable } from './country.ts'

const aDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2399-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('isCalendarDate', () => {
  test.each(['2026-03-05', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) =>
    expect(isCalendarDate(day)).toBe(true),
  )

  test.each([
    '2026-02-30',
    '2025-02-29',
    '0000-01-01',
    '2026-13-01',
    '2026-3-5',
    '2026-03-05T00:00',
    ' 2026-03-05',
    20260305,
  ])('%j is none', (value) => expect(isCalendarDate(value)).toBe(false))
})

describe('addMonths', () => {
  test.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2100-01-31', 1, '2100-02-28'],
    ['2000-01-31', 1, '2000-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-03-31', 0, '2026-03-31'],
    ['2026-11-30', 24, '2028-11-30'],
  ])('%s and %i months is %s', (date, months, later) => expect(addMonths(date, months)).toBe(later))

  test('stays on the day, or on the last one of a shorter month', () => {
    fc.assert(
      fc.property(aDay, fc.nat(600), (date, months) => {
        const later = addMonths(date, months)
        expect(isCalendarDate(later)).toBe(true)
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(monthOf(later)).toBe(monthOf(date) + months)
        const isLastOfShorter = later.slice(8) < date.slice(8) && addDays(later, 1).endsWith('-01')
        expect(later.slice(8) === date.slice(8) || isLastOfShorter).toBe(true)
      }),
    )
  })
})

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (date, days, later) => expect(addDays(date, days)).toBe(later))

  test('is undone by as many days back', () => {
    fc.assert(fc.property(aDay, fc.nat(2000), (date, days) => addDays(addDays(date, days), -days) === date))
  })
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => expect(mondayOf(date)).toBe(monday))

describe('wallClock', () => {
  test.each([
    ['2026-03-05T23:30:00Z', 1, { date: '2026-03-06', minutes: 30 }],
    ['2026-03-05T23:30:00Z', 0, { date: '2026-03-05', minutes: 23 * 60 + 30 }],
    ['2026-03-06T00:00:00Z', 0, { date: '2026-03-06', minutes: 0 }],
    ['2026-01-01T02:15:00Z', -3.5, { date: '2025-12-31', minutes: 22 * 60 + 45 }],
  ])('at %s, %d hours ahead', (instant, ahead, shown) => expect(wallClock(new Date(instant), ahead)).toEqual(shown))

  test.each(countries)('is what a clock in %s shows, all year', (country) => {
    const { timeZone, utcOffset } = countryTable[country]
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2045-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, minutes } = wallClock(instant, utcOffset)
        const time = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
        expect(`${date} ${time}`).toBe(shown.format(instant))
      }),
    )
  })
})

test.each([
  ['2026-03-05', 1, '2026-03-04T23:00:00.000Z'],
  ['2026-03-05', 0, '2026-03-05T00:00:00.000Z'],
  ['2026-01-01', -3.5, '2026-01-01T03:30:00.000Z'],
])('%s begins where clocks are %d hours ahead at %s', (date, ahead, instant) => {
  const midnight = midnightAt(date, ahead)
  expect(midnight.toISOString()).toBe(instant)
  expect(wallClock(midnight, ahead)).toEqual({ date, minutes: 0 })
})
