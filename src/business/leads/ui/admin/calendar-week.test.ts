import { expect, test } from 'vitest'
import type { Booking, BookingCalendar } from '../../booking-calendar.ts'
import {
  bookedFirst,
  bookedFirstOn,
  calendarViewOf,
  countFree,
  daysOf,
  daysToSee,
  meetingsOf,
  freeCells,
  freeSlots,
  nextBooking,
  partGone,
  placesLeft,
  slotsOfDay,
} from './calendar-week.ts'
import { slotStart } from '../../slots.ts'

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

test('a week is that of its day, from Monday on; a day is one', () => {
  const week = { country: 'bf', view: 'week', date: '2026-11-25' } as const
  expect(daysOf(week)).toHaveLength(7)
  expect([daysOf(week).at(0), daysOf(week).at(-1)]).toEqual(['2026-11-23', '2026-11-29'])
  expect(daysOf({ ...week, view: 'day' })).toEqual(['2026-11-25'])
})

test('a week shows its working days, and a day of the weekend on which somebody is expected', () => {
  const days = daysOf({ country: 'bf', view: 'week', date: '2026-11-25' })
  expect(daysToSee(days, calendarOf())).toEqual(days.slice(0, 5))
  expect(daysToSee(days, calendarOf(booked('2026-11-24'), booked('2026-11-28')))).toEqual(days.slice(0, 6))
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
  expect(countFree([calendar, calendar], '2026-11-25', noon)).toBe(8)
  expect(countFree([calendar], '2026-11-26', noon)).toBe(0)
  // Of two places in each slot, two of a day are taken: what is free goes down with every one.
  const wider = { ...calendar, capacity: { consultation: 2, appointment: 0, visit: 0 } }
  expect(countFree([wider], '2026-11-25', noon)).toBe(9)
  expect(countFree([{ ...wider, bookings: [] }], '2026-11-25', noon)).toBe(10)
  // More may stand there than there are places for: a place was taken away since.
  expect(placesLeft(wider, 'consultation', '2026-11-25', '8-9am').left).toBe(1)
  expect(placesLeft(calendar, 'consultation', '2026-11-25', '8-9am').left).toBe(0)
  const narrow = { ...calendar, capacity: { consultation: 0, appointment: 0, visit: 0 } }
  expect(placesLeft(narrow, 'consultation', '2026-11-25', '8-9am')).toEqual({ taken: [booking], left: 0 })
  const cells = freeCells(freeSlots([calendar], '2026-11-25', noon), calendar.bookings)
  expect(cells.map(({ from, to, free: { slot } }) => `${from}-${to} ${slot}`)).toEqual([
    '10-12 1-2pm',
    '14-16 3-4pm',
    '16-18 4-5pm',
    '18-20 5-6pm',
  ])
  expect(slotsOfDay(calendar, 'consultation', '2026-11-26', noon)).toEqual([])
})

test('who is expected is drawn to scale by half hours, under whoever comes at the same time', () => {
  const one = (kind: string, slot: string) => ({ kind, slot }) as Booking
  const day = [
    one('consultation', '8-9am'),
    one('appointment', '08:30'),
    one('appointment', '09:00'),
    one('consultation', '2-3pm'),
  ]
  const [early, half, nine, late] = day.map((booking) => ({ booking, country: 'bf' as const }))
  expect(meetingsOf([early, half, nine, late].flatMap((guest) => guest ?? []))).toEqual([
    { from: 0, to: 2, guests: [early, half] },
    { from: 2, to: 3, guests: [nine] },
    { from: 12, to: 14, guests: [late] },
  ])
  // Of an hour that is half taken the other half can be booked; by phone an hour goes as a whole.
  const slots = ['08:00', '08:30', '09:30'].map((slot) => ({
    kind: 'appointment' as const,
    country: 'bf' as const,
    slot,
    start: slotStart('appointment', slot) ?? 0,
    left: 1,
  }))
  expect(freeCells(slots, day).map(({ from, to, free }) => [from, to, free.slot])).toEqual([[3, 4, '09:30']])
  expect([7 * 60, 8 * 60, 13 * 60, 18 * 60, 18 * 60 + 1].map(partGone)).toEqual([null, 0, 0.5, 1, null])
})

test('what is booked first is of the one country that is open, else of whichever is chosen', () => {
  const date = '2026-11-25'
  const monday = new Date('2026-11-23T08:00:00Z')
  const calendarIn = (country: string, appointment: number, closedDays: object[] = []) =>
    ({
      country,
      capacity: { consultation: 1, appointment, visit: 1 },
      bookings: [],
      closedDays,
    }) as unknown as BookingCalendar
  const closed = [{ date }]
  expect(bookedFirstOn([calendarIn('cm', 1), calendarIn('bf', 1)], date, monday)).toEqual({ kind: 'appointment' })
  expect(bookedFirstOn([calendarIn('cm', 1, closed), calendarIn('bf', 1)], date, monday)).toEqual({
    kind: 'appointment',
    country: 'bf',
  })
  // The other one has no shop.
  expect(bookedFirstOn([calendarIn('cm', 0), calendarIn('bf', 1)], date, monday)).toEqual({
    kind: 'appointment',
    country: 'bf',
  })
  expect(bookedFirstOn([calendarIn('cm', 1, closed)], date, monday)).toBeUndefined()
  expect(bookedFirst([calendarIn('cm', 0), calendarIn('bf', 0)])).toEqual({ kind: 'consultation' })
  expect(bookedFirst([calendarIn('cm', 0)])).toEqual({ kind: 'consultation', country: 'cm' })
  expect(bookedFirst([])).toBeUndefined()
})
