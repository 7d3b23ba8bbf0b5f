import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatTimeOfDay, formatTimeSpan } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Booking, BookingCalendar } from '../../booking-calendar.ts'
import { slotSpan } from '../../slots.ts'
import { BookingActions } from './booking-actions.tsx'
import { countFree, firstFree, startOf } from './calendar-week.ts'

type CalendarWeekProps = {
  readonly days: readonly CalendarDate[]
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
  readonly onDay: (date: CalendarDate) => void
}

/** Days with whoever is expected, under each other, on a wide desk side by side; the first with room says from when. */
export function CalendarWeek({ days, ...rest }: CalendarWeekProps) {
  const roomy = days.find((date) => rest.calendars.some((calendar) => countFree(calendar, date, rest.now) > 0))
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white xl:grid xl:auto-cols-fr xl:grid-flow-col xl:divide-x xl:divide-y-0 xl:[&_article_button]:px-2">
      {days.map((date) => (
        <DayRow key={date} date={date} isFirstRoomy={date === roomy} {...rest} />
      ))}
    </ol>
  )
}

type DayRowProps = Omit<CalendarWeekProps, 'days'> & { readonly date: CalendarDate; readonly isFirstRoomy: boolean }

function DayRow({ date, isFirstRoomy, calendars, now, onDay }: DayRowProps) {
  const { contacts } = useCompany()
  const text = useText()
  const closed = calendars.flatMap(({ country, closedDays }) =>
    closedDays.flatMap((day) => (day.date === date ? [{ country, name: day.name }] : [])),
  )
  const bookings = calendars
    .flatMap(({ country, bookings: theirs }) => theirs.map((booking) => ({ booking, country })))
    .filter(({ booking }) => booking.date === date)
    .toSorted((a, b) => startOf(a.booking) - startOf(b.booking))
  const room = calendars
    .map((calendar) => ({ country: calendar.country, count: countFree(calendar, date, now) }))
    .filter(({ count }) => count > 0)
  const todays = calendars.map(({ country }) => wallClock(now, countryTable[country].utcOffset).date)
  const isToday = todays.includes(date)
  const isPast = todays.every((today) => date < today)
  const freeAt = isFirstRoomy ? firstFree(calendars, date, now) : undefined
  const isClosed = closed.length === calendars.length
  const isQuiet = bookings.length === 0
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-l-4 px-3 py-1 md:grid-cols-[11.5rem_minmax(0,1fr)_auto] xl:flex xl:min-h-72 xl:min-w-0 xl:flex-col xl:items-stretch xl:gap-y-2 xl:border-t-4 xl:border-l-0 xl:py-2 ${isToday ? 'border-l-sun xl:border-t-sun' : 'border-l-transparent xl:border-t-transparent'} ${isPast || (isClosed && isQuiet) ? 'bg-sand-2 text-muted' : ''}`}
    >
      <p className="flex min-h-9 flex-wrap items-center gap-x-2 md:max-xl:self-start xl:min-h-16 xl:content-start">
        <span
          className={`inline-block whitespace-nowrap first-letter:uppercase ${isQuiet && !isToday ? (room.length > 0 ? '' : 'text-muted') : 'font-semibold'}`}
        >
          {formatShortDay(date, text.language)}
        </span>
        {isToday && <Badge tone="sun">{text('admin-calendar.today')}</Badge>}
      </p>
      <div
        className={`min-w-0 max-md:order-last max-md:col-span-2 md:max-xl:self-start ${isQuiet && room.length > 0 ? 'max-md:sr-only' : ''}`}
      >
        {closed.map(({ country, name }) => (
          <p key={country} className="text-sm wrap-anywhere">
            {joinWithDots([
              text('admin-calendar.closedFor', { name }),
              calendars.length > 1 && contacts[country].name[text.language],
            ])}
          </p>
        ))}
        {closed.some(({ country }) => bookings.some((one) => one.country === country)) && (
          <p className="text-sm font-medium text-clay">{text('admin-calendar.closed.booked')}</p>
        )}
        {isQuiet && closed.length === 0 && (
          <p className="flex min-h-9 items-center text-sm text-muted">{text('admin-calendar.nobody')}</p>
        )}
        <ul className="divide-y divide-line empty:hidden">
          {bookings.map(({ booking, country }) => (
            <li key={booking.leadId}>
              <BookingLine booking={booking} country={country} isMany={calendars.length > 1} />
            </li>
          ))}
        </ul>
      </div>
      {room.length > 0 && (
        <button
          type="button"
          onClick={() => onDay(date)}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-ink hover:underline md:max-xl:self-start md:pointer-fine:min-h-9 xl:mt-auto xl:justify-between"
        >
          <span className="text-right xl:text-left xl:text-xs">
            {room.map(({ country, count }) => (
              <span key={country} className="block">
                {calendars.length > 1
                  ? text('admin-calendar.freeIn', { country: contacts[country].name[text.language], count })
                  : text('admin-calendar.free', { count })}
              </span>
            ))}
            {freeAt !== undefined && (
              <span className="inline-block text-xs text-muted">
                {text('admin-calendar.freeFrom', { time: formatTimeOfDay(freeAt, text.language) })}
              </span>
            )}
          </span>
          <span className="sr-only">, {formatShortDay(date, text.language)}</span>
          <Icon name="chevron-right" className="size-4" />
        </button>
      )}
    </li>
  )
}

type BookingLineProps = {
  readonly booking: Booking
  readonly country: Country
  /** Several countries stand in the list. */
  readonly isMany?: boolean
  /** Its time stands above it. */
  readonly isUnderTime?: boolean
}

/** Somebody who is expected: when, who, and what can be done about it. */
export function BookingLine({ booking, country, isMany = false, isUnderTime = false }: BookingLineProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { leadId, name, kind, date, slot, outcome, reference } = booking
  const expected = { ...booking, country, booking: { date, slot, outcome } }
  const span = slotSpan(kind, slot)
  return (
    <article className="flex flex-wrap items-start gap-x-3 gap-y-1 py-1">
      {!isUnderTime && (
        <p className="flex min-h-9 w-24 items-center text-sm md:w-36 font-semibold tabular-nums">
          {span ? formatTimeSpan(span, text.language) : slot}
        </p>
      )}
      <p className="min-w-0 grow basis-40">
        <Link
          to={`/admin/leads?lead=${leadId}`}
          className="inline-flex min-h-9 items-center font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <span className="block text-sm text-muted">
          {joinWithDots([
            !isUnderTime && text(`admin-calendar.one.${kind}`),
            isMany && contacts[country].name[text.language],
            reference,
          ])}
        </span>
      </p>
      <BookingActions expected={expected} />
    </article>
  )
}
