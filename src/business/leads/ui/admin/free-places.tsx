import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatTimeOfDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { countFree, firstFreeKind, type FreeSlot } from './calendar-week.ts'

type FreePlacesProps = {
  readonly date: CalendarDate
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
}

/** An hour of a wide desk's week in which somebody can still come: a press books it. Keys have the way below, and the day. */
export function FreeHour({ date, free }: { readonly date: CalendarDate; readonly free: FreeSlot | undefined }) {
  const text = useText()
  if (!free) return null
  const { kind, country, slot, start } = free
  const time = formatTimeOfDay(start, text.language)
  return (
    <Link
      to={`/admin/leads/new?${new URLSearchParams({ kind, country, date, slot }).toString()}`}
      tabIndex={-1}
      aria-label={text('admin-calendar.reserveOf', { time: `${formatShortDay(date, text.language)}, ${time}` })}
      className="absolute inset-0 grid place-items-center text-transparent hover:bg-sand-2 hover:text-ink"
    >
      <Icon name="plus" className="size-4" />
    </Link>
  )
}

/** The countries in which somebody can come that day at all. */
const openOn = (date: CalendarDate, calendars: readonly BookingCalendar[], now: Date) =>
  calendars.filter(({ country, capacity, closedDays }) => {
    const { date: today } = wallClock(now, countryTable[country].utcOffset)
    const isOpen = !isWeekend(date) && closedDays.every((day) => day.date !== date)
    return isOpen && date >= today && capacity.consultation + capacity.appointment > 0
  })

/** On a phone a day of several countries takes one line: what room is left in all of them. */
export function RoomOfDay({ date, calendars, now }: FreePlacesProps) {
  const text = useText()
  const open = openOn(date, calendars, now)
  if (open.length === 0) return null
  const count = open.reduce((sum, calendar) => sum + countFree(calendar, date, now), 0)
  return (
    <span className="ml-auto text-sm text-muted md:hidden">
      {count === 0 ? text('admin-calendar.full') : text('admin-calendar.free', { count })}
    </span>
  )
}

/** How much room is left on a day in each country, and the way to book there. */
export function FreePlaces({ date, calendars, now }: FreePlacesProps) {
  const { contacts } = useCompany()
  const text = useText()
  const open = openOn(date, calendars, now)
  return (
    <ul
      className={`text-right text-sm text-muted empty:hidden max-md:self-start xl:col-span-full xl:row-start-2 xl:px-2 xl:pb-1 xl:text-left xl:text-xs ${calendars.length > 1 ? 'max-md:hidden' : ''}`}
    >
      {open.map((calendar) => {
        const { country } = calendar
        const count = countFree(calendar, date, now)
        const kind = firstFreeKind(calendar, date, now)
        const name = calendars.length > 1 ? contacts[country].name[text.language] : null
        if (!kind) {
          // Of a day that has begun what is gone was not taken by anybody.
          const isToday = date === wallClock(now, countryTable[country].utcOffset).date
          return isToday ? null : (
            <li key={country}>
              {name ? text('admin-calendar.fullIn', { country: name }) : text('admin-calendar.full')}
            </li>
          )
        }
        return (
          <li key={country}>
            <Link
              to={`/admin/leads/new?${new URLSearchParams({ kind, country, date }).toString()}`}
              className="inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline md:pointer-fine:min-h-8"
            >
              <Icon name="plus" className="size-4 shrink-0" />
              {/* On a wide desk the word stands once, beside the hours. */}
              <span className="xl:sr-only">
                {name
                  ? text('admin-calendar.freeIn', { country: name, count })
                  : text('admin-calendar.free', { count })}
              </span>
              <span aria-hidden="true" className="max-xl:hidden">
                {name} <b className="tabular-nums">{count}</b>
              </span>
              <span className="sr-only">
                {text('admin-calendar.bookOn', { day: formatShortDay(date, text.language) })}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
