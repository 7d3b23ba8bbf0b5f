import type { CSSProperties } from 'react'
import { useCompany } from '#client/company.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatTimeOfDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { BookingLine } from './booking-line.tsx'
import {
  bookedHours,
  firstHour,
  freeByHour,
  halfHours,
  hoursOf,
  lanesOf,
  nextBooking,
  startOf,
  type Lane,
} from './calendar-week.ts'
import { BookOn, DayInShort, FreeHour } from './free-places.tsx'

type CalendarWeekProps = {
  readonly days: readonly CalendarDate[]
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
  readonly onDay: (date: CalendarDate) => void
}

/** Days with whoever is expected: under each other, on a wide desk side by side, of a week in which anybody is to the scale of the hours. */
export function CalendarWeek({ days, ...rest }: CalendarWeekProps) {
  const bookings = rest.calendars.flatMap((calendar) => calendar.bookings).filter(({ date }) => days.includes(date))
  const next = nextBooking(rest.calendars, rest.now)?.leadId
  const isScaled = bookings.length > 0
  return (
    <ol
      className={`divide-y divide-line overflow-hidden rounded-card border border-line bg-white xl:grid ${isScaled ? 'xl:min-h-[calc(100dvh-13.5rem)]' : ''} xl:grid-rows-(--rows) xl:divide-x xl:divide-y-0 xl:[&_article_button]:px-2`}
      style={
        {
          gridTemplateColumns: `${isScaled ? 'auto' : ''} repeat(${days.length}, minmax(0, 1fr))`,
          '--rows': `max-content ${isScaled ? halfHours(bookings, rowHeights) : 'auto'}`,
        } as CSSProperties
      }
    >
      {isScaled && (
        <li aria-hidden="true" className="max-xl:hidden xl:row-span-full xl:grid xl:grid-rows-subgrid">
          <HourNames />
        </li>
      )}
      {days.map((date) => (
        <DayRow key={date} date={date} next={next} isScaled={isScaled} {...rest} />
      ))}
    </ol>
  )
}

/** Two lines of whoever is expected; an hour in which nobody is has room for its name. What is left of the window is theirs. */
const rowHeights = {
  only: 'minmax(3.125rem, 1fr)',
  shared: 'minmax(1.625rem, 1fr)',
  free: 'minmax(0.8125rem, 1fr)',
} as const

/** The hours beside the days of a wide desk; each time is told with who comes. */
function HourNames() {
  const text = useText()
  return bookedHours.map((hour) => (
    <span
      key={hour}
      className="border-t border-line px-2 pt-0.5 text-right text-xs whitespace-nowrap text-muted tabular-nums"
      style={{ gridRow: rowsOf(hour) }}
    >
      {formatTimeOfDay(hour * 60, text.language)}
    </span>
  ))
}

/** The first half hour stands below the day’s name. */
const firstRow = 2
const rowsOf = (hour: number) => `${(hour - firstHour) * 2 + firstRow} / span 2`

type DayRowProps = Omit<CalendarWeekProps, 'days'> & {
  readonly date: CalendarDate
  /** The request of whoever is expected before everybody else. */
  readonly next: number | undefined
  readonly isScaled: boolean
}

function DayRow({ date, calendars, now, next, isScaled, onDay }: DayRowProps) {
  const { contacts } = useCompany()
  const text = useText()
  const closed = calendars.flatMap(({ country, closedDays }) =>
    closedDays.flatMap((day) => (day.date === date ? [{ country, name: day.name }] : [])),
  )
  const bookings = calendars
    .flatMap(({ country, bookings: theirs }) => theirs.map((booking) => ({ booking, country })))
    .filter(({ booking }) => booking.date === date)
    .toSorted((a, b) => startOf(a.booking) - startOf(b.booking))
  const todays = calendars.map(({ country }) => wallClock(now, countryTable[country].utcOffset).date)
  const isToday = todays.includes(date)
  const isPast = todays.every((today) => date < today)
  const isClosed = closed.length === calendars.length
  const isQuiet = bookings.length === 0
  const isMany = calendars.length > 1
  // One reason for all need not name each.
  const [reason, ...others] = new Set(closed.map(({ name }) => name))
  const closedEverywhere = isClosed && others.length === 0 ? reason : undefined
  const free = freeByHour(calendars, date, now)
  const places = lanesOf(bookings.map(({ booking }) => booking))
  const taken = new Set(bookings.flatMap(({ booking }) => hoursOf(booking)))
  const lanes = Math.max(0, ...places.map(({ lane }) => lane)) + 1
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      style={{ '--lanes': lanes } as CSSProperties}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center border-l-4 px-3 py-1 md:gap-x-4 md:grid-cols-[11.5rem_minmax(0,1fr)_auto] xl:row-span-full xl:min-w-0 xl:grid-cols-[repeat(var(--lanes),minmax(0,1fr))] xl:grid-rows-subgrid xl:gap-x-0 xl:items-stretch xl:border-t-4 xl:border-l-0 xl:px-0 xl:py-0 ${isToday ? 'border-l-sun xl:border-t-sun' : 'border-l-transparent xl:border-t-transparent'} ${isPast || (isClosed && isQuiet) ? 'bg-sand-2 text-muted' : ''}`}
    >
      <button
        type="button"
        onClick={() => onDay(date)}
        className="group flex min-h-11 grow flex-wrap items-center gap-x-2 text-left md:max-xl:self-start xl:col-span-full xl:row-start-1 xl:flex-nowrap xl:self-start xl:px-2"
      >
        <span
          className={`inline-flex items-center gap-1 whitespace-nowrap group-hover:underline first-letter:uppercase xl:text-sm ${isQuiet && !isToday ? '' : 'font-semibold'} ${isToday ? 'xl:-ml-1 xl:rounded-full xl:bg-sun xl:px-2 xl:text-ink' : ''}`}
        >
          {formatShortDay(date, text.language)}
          <Icon name="chevron-right" className="size-4 text-muted xl:hidden" />
        </span>
        {isToday && (
          <span className="xl:sr-only">
            <Badge tone="sun">{text('admin-calendar.today')}</Badge>
          </span>
        )}
        <DayInShort date={date} calendars={calendars} now={now} booked={bookings.length} />
      </button>
      <div
        className={`min-w-0 xl:contents max-md:order-last max-md:col-span-2 md:max-xl:self-start ${isQuiet && closed.length === 0 ? 'max-xl:hidden' : ''}`}
      >
        <div className="empty:hidden xl:col-span-full xl:row-start-1 xl:mt-9 xl:px-2 xl:pb-2">
          {closedEverywhere !== undefined && (
            <p className="text-sm wrap-anywhere">{text('admin-calendar.closedFor', { name: closedEverywhere })}</p>
          )}
          {(closedEverywhere === undefined ? closed : []).map(({ country, name }) => (
            <p key={country} className="text-sm wrap-anywhere">
              {joinWithDots([text('admin-calendar.closedFor', { name }), contacts[country].name[text.language]])}
            </p>
          ))}
          {closed.some(({ country }) => bookings.some((one) => one.country === country)) && (
            <p className="text-sm font-medium text-clay">{text('admin-calendar.closed.booked')}</p>
          )}
        </div>
        <ul className="xl:contents">
          {(isScaled ? bookedHours : []).map((hour) => (
            <li
              key={hour}
              style={{ gridRow: rowsOf(hour) }}
              className="relative col-span-full border-t border-line max-xl:hidden"
            >
              {!taken.has(hour) && <FreeHour date={date} free={free.get(hour)} />}
            </li>
          ))}
          {bookings.map(({ booking, country }, at) => (
            <li key={booking.leadId} style={placeOf(places[at])} className="relative min-w-0 xl:px-0.5 xl:pt-px">
              <BookingLine
                booking={booking}
                country={country}
                isMany={isMany}
                isNext={booking.leadId === next}
                scale={places[at]?.isAlone ? 'alone' : 'shared'}
              />
            </li>
          ))}
        </ul>
      </div>
      <BookOn
        date={date}
        calendars={calendars}
        now={now}
        className={`col-start-2 self-start md:col-start-3 ${isScaled ? 'xl:hidden' : 'xl:col-span-full xl:row-start-2'}`}
      />
    </li>
  )
}

/** The rows and the lane of a booking. */
const placeOf = (place: Lane | undefined): CSSProperties =>
  place
    ? {
        gridRow: `${place.from + firstRow} / ${place.to + firstRow}`,
        gridColumn: place.isAlone ? '1 / -1' : place.lane + 1,
      }
    : {}
