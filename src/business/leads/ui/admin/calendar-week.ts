import { addDays, isCalendarDate, isWeekend, mondayOf, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { isCountry, countryTable, type Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { nearestCountry } from './nearest-country.ts'

/** What a calendar shows: a country's week, or one of its days slot by slot. */
export type CalendarView = { readonly country: Country; readonly view: 'week' | 'day'; readonly date: CalendarDate }

/** Today on the country's calendar; on a weekend, which has no bookings, the Monday after. */
export function workdayNow(country: Country, now: Date): CalendarDate {
  const { date } = wallClock(now, countryTable[country].timeZone)
  return isWeekend(date) ? addDays(mondayOf(date), 7) : date
}

/** The view of an address; today, this week, in the country that speaks `language`, unless it says otherwise. */
export function calendarViewOf(address: URLSearchParams, now: Date, language: Language): CalendarView {
  const asked = address.get('country')
  const country = isCountry(asked) ? asked : nearestCountry(language)
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
