import { addDays, isCalendarDate, isWeekend, mondayOf, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countries, countryTable, isCountry, type Country } from '#kernel/country.ts'
import type { Booking, BookingCalendar } from '../../booking-calendar.ts'
import { hasBegun, isBookable, slotKinds, slotSpan, slotStart, slotsOf, type SlotKind } from '../../slots.ts'

/** What a calendar shows: a week, or one of its days, in one country or in all. */
export type CalendarView = {
  readonly country: Country | 'all'
  readonly view: 'week' | 'day'
  readonly date: CalendarDate
}

/** The countries of a view. */
export const countriesOf = ({ country }: CalendarView): readonly Country[] =>
  country === 'all' ? countries : [country]

/** Today on a view's calendar; on a weekend, which has no bookings, the Monday after. */
export function workdayNow(country: CalendarView['country'], now: Date): CalendarDate {
  const { date } = wallClock(now, countryTable[country === 'all' ? countries[0] : country].utcOffset)
  return isWeekend(date) ? addDays(mondayOf(date), 7) : date
}

/** The view of an address; this week, in all countries, unless it says otherwise. */
export function calendarViewOf(address: URLSearchParams, now: Date): CalendarView {
  const asked = address.get('country')
  const country = isCountry(asked) ? asked : 'all'
  const date = address.get('date')
  return {
    country,
    view: address.get('view') === 'day' ? 'day' : 'week',
    date: isCalendarDate(date) ? date : workdayNow(country, now),
  }
}

/** The days that a view shows: Monday to Sunday, or the one. */
export function daysOf({ view, date }: CalendarView): readonly CalendarDate[] {
  if (view === 'day') return [date]
  const monday = mondayOf(date)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** The working days of a week; of a weekend those on which somebody is expected. */
export function daysToSee(days: readonly CalendarDate[], calendars: readonly BookingCalendar[]) {
  const isExpected = (date: CalendarDate) => calendars.some(({ bookings }) => bookings.some((one) => one.date === date))
  return days.filter((date) => !isWeekend(date) || isExpected(date))
}

/** Who comes next on the days of some calendars. */
export function nextBooking(calendars: readonly BookingCalendar[], now: Date): Booking | undefined {
  const toCome = calendars.flatMap(({ country, bookings }) =>
    bookings.filter(({ kind, date, slot, outcome }) => outcome === null && !hasBegun(kind, date, slot, now, country)),
  )
  return toCome.toSorted((a, b) => a.date.localeCompare(b.date) || startOf(a) - startOf(b))[0]
}

/** When a booking begins, in minutes of its day. */
export const startOf = ({ kind, slot }: Booking): number => slotStart(kind, slot) ?? 0

/** What is booked from the calendar, a time at the office rather than a call; then what takes two hours. */
const officeFirst: readonly SlotKind[] = ['appointment', 'consultation', 'visit']

/** Who has a slot of a day, and how many places it has left, whether or not it can still be booked. */
export function placesLeft({ bookings, capacity }: BookingCalendar, kind: SlotKind, date: CalendarDate, slot: string) {
  const taken = bookings.filter((one) => one.kind === kind && one.date === date && one.slot === slot)
  return { taken, left: Math.max(0, capacity[kind] - taken.length) }
}

/** A slot of a day: who comes, and how many others still can. */
export type DaySlot = {
  readonly slot: string
  readonly taken: readonly Booking[]
  readonly left: number
  readonly isFree: boolean
}

/** The slots of a day that somebody has or can still have: none that is past or closed and empty. */
export function slotsOfDay(calendar: BookingCalendar, kind: SlotKind, date: CalendarDate, now: Date): DaySlot[] {
  const { country, closedDays } = calendar
  const isClosed = closedDays.some((day) => day.date === date)
  return slotsOf[kind]
    .map((slot) => {
      const { taken, left: places } = placesLeft(calendar, kind, date, slot)
      const isOpen = !isClosed && isBookable(kind, date, slot, now, country)
      const left = isOpen ? places : 0
      return { slot, taken, left, isFree: left > 0 }
    })
    .filter(({ taken, isFree }) => isFree || taken.length > 0)
}

/** The hours in which somebody can be booked. */
export const bookedHours: readonly number[] = [
  ...new Set(slotKinds.flatMap((kind) => slotsOf[kind].map((slot) => Math.floor((slotStart(kind, slot) ?? 0) / 60)))),
].toSorted((a, b) => a - b)

export const firstHour = Math.min(...bookedHours)

/** When a booking is, in minutes of its day; the first hour where its slot is none of ours. */
const spanOf = ({ kind, slot }: Booking) => slotSpan(kind, slot) ?? { start: firstHour * 60, end: (firstHour + 1) * 60 }

/** A calendar is drawn in half hours. */
const stepMinutes = 30
/** How many half hours after the first hour something is. */
const stepsTo = (minutes: number) => (minutes - firstHour * 60) / stepMinutes
export const halfHours = bookedHours.length * 2

/** Somebody who is expected, and on whose calendar. */
export type Guest = { readonly booking: Booking; readonly country: Country }

/** Who is expected at the same time, or in part of it, from one half hour of their day to another. */
export type Meeting = { readonly from: number; readonly to: number; readonly guests: readonly Guest[] }

/** Who is expected on a day, in their order, with those whose time they share. */
export function meetingsOf(guests: readonly Guest[]): readonly Meeting[] {
  const meetings: Meeting[] = []
  for (const guest of guests) {
    const { start, end } = spanOf(guest.booking)
    const last = meetings.at(-1)
    if (last && stepsTo(start) < last.to) {
      meetings.pop()
      meetings.push({ ...last, to: Math.max(last.to, stepsTo(end)), guests: [...last.guests, guest] })
    } else meetings.push({ from: stepsTo(start), to: stepsTo(end), guests: [guest] })
  }
  return meetings
}

/** A time that somebody can still have; when it begins, in minutes, and how many can. */
export type FreeSlot = {
  readonly kind: SlotKind
  readonly country: Country
  readonly slot: string
  readonly start: number
  readonly left: number
}

/** The times of a day that somebody can still have, at the office before those by phone and at home. */
export const freeSlots = (calendars: readonly BookingCalendar[], date: CalendarDate, now: Date): readonly FreeSlot[] =>
  officeFirst.flatMap((kind) =>
    calendars.flatMap((calendar) =>
      slotsOfDay(calendar, kind, date, now).flatMap(({ slot, isFree, left }) => {
        const start = slotStart(kind, slot)
        return isFree && start !== null ? [{ kind, country: calendar.country, slot, start, left }] : []
      }),
    ),
  )

type Bookable = { readonly kind: SlotKind; readonly country: Country }

/** The first of what can be booked; its country where that kind is booked in no other, which may be closed. */
function firstOf(bookable: readonly Bookable[]): (Pick<Bookable, 'kind'> & Partial<Bookable>) | undefined {
  const [first] = bookable
  if (!first) return undefined
  const isOfOne = bookable.every(({ kind, country }) => kind !== first.kind || country === first.country)
  return { kind: first.kind, ...(isOfOne && { country: first.country }) }
}

/** What is booked on a day, until somebody says otherwise; nothing of a day that has no time left. */
export const bookedFirstOn = (...day: Parameters<typeof freeSlots>) => firstOf(freeSlots(...day))

/** The same of no day: what the offices have places for. */
export const bookedFirst = (calendars: readonly BookingCalendar[]) =>
  firstOf(
    officeFirst.flatMap((kind) =>
      calendars.flatMap(({ country, capacity }) => (capacity[kind] > 0 ? [{ kind, country }] : [])),
    ),
  )

/** How many places a day has left, at the office and by phone: one fewer with each that is booked. */
export const countFree = (...day: Parameters<typeof freeSlots>): number =>
  freeSlots(...day).reduce((sum, { kind, left }) => sum + (kind === 'visit' ? 0 : left), 0)

/** What of an hour nobody has, from one half hour to another, and the first time in it that somebody can still have. */
type FreeCell = Pick<Meeting, 'from' | 'to'> & { readonly free: FreeSlot }

/** The hours of a day, or halves of them, that can be booked where nobody else is expected. */
export function freeCells(slots: readonly FreeSlot[], bookings: readonly Booking[]): readonly FreeCell[] {
  const spans = bookings.map(spanOf)
  return bookedHours.flatMap((hour) => {
    const halves = [hour * 60, hour * 60 + stepMinutes].filter(
      (from) => !spans.some(({ start, end }) => start <= from && from < end),
    )
    const free = slots.find(({ start }) => halves.includes(start))
    const from = stepsTo(Math.min(...halves))
    return free ? [{ from, to: from + halves.length, free }] : []
  })
}

/** How far a day is gone, of its hours from 0 to 1; null before the first and after the last. */
export function partGone(minutes: number): number | null {
  const gone = stepsTo(minutes) / halfHours
  return gone >= 0 && gone <= 1 ? gone : null
}
