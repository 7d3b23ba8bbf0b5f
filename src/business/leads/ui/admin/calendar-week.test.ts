import { expect, test } from 'vitest'
import type { BookingCalendar } from '../../booking-calendar.ts'
import {
  calendarViewOf,
  countFree,
  daysOf,
  daysToSee,
  firstFreeKind,
  freeByHour,
  hourOf,
  nextBooking,
  slotsOfDay,
} from './calendar-week.ts'

const friday = new Date('2026-11-20T23:30:00Z')

test('an address says which country, view and day; otherwise the week of all countries, on a weekend the one after', () => {
  expect(calendarViewOf(new URLSearchParams(), friday)).toMatchObject({ country: 'all', view: 'week' })
  expect(calendarViewOf(new URLSearchParams('country=cm'), friday).date).toBe('2026-11-23')
  expect(calendarViewOf(new URLSearchParams('country=bf&view=day'), friday).date).toBe('2026-11-20')
  expect(calendarViewOf(new URLSearchParams('date=2026-02-30&country=x&view=y'), friday).country).toBe('all')
})

const booked = (date: string, slot = '8-9am') => ({ kind: 'consultation', date, slot, outcome: null })
const calendarOf = (...bookings: object[]) => [
  { country: 'bf', bookings, closedDays: [] } as unknown as BookingCalendar,
]

test('a week has seven days, a day one; this week goes on for as many working days as are gone', () => {
  const week = { country: 'bf', view: 'week', date: '2026-11-25' } as const
  expect(daysOf(week, '2026-12-02')).toHaveLength(7)
  expect(daysOf(week, '2026-11-23').at(-1)).toBe('2026-11-29')
  expect(daysOf(week, '2026-11-27').at(-1)).toBe('2026-12-03')
  expect(daysToSee(daysOf(week, '2026-11-27'), calendarOf(), '2026-11-27')).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ])
  expect(daysOf({ ...week, view: 'day' }, '2026-11-27')).toEqual(['2026-11-25'])
})

test('this week begins today, but for days on which somebody was expected; another one on its Monday', () => {
  const days = daysOf({ country: 'bf', view: 'week', date: '2026-11-25' }, '2026-11-23')
  expect(daysToSee(days, calendarOf(), '2026-11-26')).toEqual(['2026-11-26', '2026-11-27'])
  expect(daysToSee(days, calendarOf(booked('2026-11-24'), booked('2026-11-28')), '2026-11-26')).toEqual([
    '2026-11-24',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
  expect(daysToSee(days, calendarOf(), '2026-12-01')).toHaveLength(5)
})

test('who comes next is whose time has not begun', () => {
  const noon = new Date('2026-11-25T12:30:00Z')
  const week = calendarOf(booked('2026-11-26'), booked('2026-11-25'), booked('2026-11-25', '3-4pm'))
  expect(nextBooking(week, noon)).toMatchObject({ date: '2026-11-25', slot: '3-4pm' })
  expect(nextBooking(calendarOf(booked('2026-11-25')), noon)).toBeUndefined()
})

test('a day has the slots that are taken or free: what is past or closed and empty is not there', () => {
  const booking = { leadId: 1, kind: 'consultation', date: '2026-11-25', slot: '8-9am', name: 'Awa' }
  const calendar = {
    country: 'bf',
    capacity: { consultation: 1, appointment: 0 },
    bookings: [booking, { ...booking, leadId: 2, slot: '2-3pm' }],
    closedDays: [{ id: 1, country: 'bf', date: '2026-11-26', name: 'Rest' }],
  } as unknown as BookingCalendar
  const noon = new Date('2026-11-25T12:30:00Z')
  const slots = slotsOfDay(calendar, 'consultation', '2026-11-25', noon)
  expect(slots.map(({ slot, taken, isFree }) => `${slot} ${taken.length} ${isFree}`)).toEqual([
    '8-9am 1 false',
    '1-2pm 0 true',
    '2-3pm 1 false',
    '3-4pm 0 true',
    '4-5pm 0 true',
    '5-6pm 0 true',
  ])
  expect(countFree(calendar, '2026-11-25', noon)).toBe(4)
  expect([...freeByHour([calendar], '2026-11-25', noon)].map(([hour, { slot }]) => `${hour} ${slot}`)).toEqual([
    '17 5-6pm',
    '16 4-5pm',
    '15 3-4pm',
    '13 1-2pm',
  ])
  expect(calendar.bookings.map(hourOf)).toEqual([8, 14])
  expect(firstFreeKind(calendar, '2026-11-25', noon)).toBe('consultation')
  expect(firstFreeKind(calendar, '2026-11-26', noon)).toBeUndefined()
  expect(slotsOfDay(calendar, 'consultation', '2026-11-26', noon)).toEqual([])
})
