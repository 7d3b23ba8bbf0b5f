import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatTimeOfDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Booking, BookingCalendar } from '../../booking-calendar.ts'
import { slotStart } from '../../slots.ts'
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
  const todays = calendars.map(({ country }) => wallClock(now, countryTable[country].utcOffset).date)
  const isToday = todays.includes(date)
  const isPast = todays.every((today) => date < today)
  const short = calendars
    .map((calendar) => ({ ...calendar, count: countFree(calendar, date, now) }))
    .filter(({ country, capacity, count }) => {
      if (count > 0) return count < few
      // Of a day that has begun what is gone was not taken by anybody.
      const isOpen = !isToday && !isPast && !isWeekend(date) && closed.every((one) => one.country !== country)
      return isOpen && capacity.consultation + capacity.appointment > 0
    })
  const freeAt = isFirstRoomy ? firstFree(calendars, date, now) : undefined
  const isClosed = closed.length === calendars.length
  const isQuiet = bookings.length === 0
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-l-4 px-3 py-1 md:grid-cols-[11.5rem_minmax(0,1fr)_auto] xl:flex xl:min-h-60 xl:min-w-0 xl:flex-col xl:items-stretch xl:border-t-4 xl:border-l-0 ${isToday ? 'border-l-sun xl:border-t-sun' : 'border-l-transparent xl:border-t-transparent'} ${isPast || (isClosed && isQuiet) ? 'bg-sand-2 text-muted' : ''}`}
    >
      <button
        type="button"
        onClick={() => onDay(date)}
        className="group flex min-h-11 flex-wrap items-center gap-x-2 text-left md:max-xl:self-start"
      >
        <span
          className={`inline-flex items-center gap-1 whitespace-nowrap group-hover:underline first-letter:uppercase ${isQuiet && !isToday ? '' : 'font-semibold'}`}
        >
          {formatShortDay(date, text.language)}
          <Icon name="chevron-right" className="size-4 text-muted" />
        </span>
        {isToday && <Badge tone="sun">{text('admin-calendar.today')}</Badge>}
      </button>
      <div
        className={`min-w-0 max-md:order-last max-md:col-span-2 md:max-xl:self-start ${isQuiet && closed.length === 0 ? 'max-md:sr-only' : 'max-md:pl-4'}`}
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
          <p className="flex min-h-11 items-center text-sm text-muted xl:min-h-0">{text('admin-calendar.nobody')}</p>
        )}
        <ul className="divide-y divide-line empty:hidden">
          {bookings.map(({ booking, country }) => (
            <li key={booking.leadId}>
              <BookingLine booking={booking} country={country} isMany={calendars.length > 1} />
            </li>
          ))}
        </ul>
      </div>
      <p className="text-right text-sm text-muted empty:hidden md:max-xl:self-center xl:mt-auto xl:pb-1 xl:text-left">
        {short.map(({ country, count }) => (
          <span key={country} className="block">
            {roomInWords(count, calendars.length > 1 ? contacts[country].name[text.language] : null, text)}
          </span>
        ))}
        {freeAt !== undefined && text('admin-calendar.freeFrom', { time: formatTimeOfDay(freeAt, text.language) })}
      </p>
    </li>
  )
}

/** Fewer places than these are worth a word. */
const few = 5

/** How much room is left on a day, in one of several countries or in the only one. */
function roomInWords(count: number, country: string | null, text: Text): string {
  if (count === 0) return country ? text('admin-calendar.fullIn', { country }) : text('admin-calendar.full')
  return country ? text('admin-calendar.freeIn', { country, count }) : text('admin-calendar.free', { count })
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
  const { leadId, name, kind, date, slot, outcome } = booking
  const expected = { ...booking, country, booking: { date, slot, outcome } }
  const start = slotStart(kind, slot)
  return (
    <article className="flex flex-wrap items-start gap-x-1 py-1 xl:-mr-2">
      <div className="min-w-0 flex-1 basis-28">
        <p className="flex flex-wrap items-center gap-x-1.5 font-semibold">
          {!isUnderTime && start !== null && (
            <span className="text-sm whitespace-nowrap tabular-nums">{formatTimeOfDay(start, text.language)}</span>
          )}
          <Link
            to={`/admin/leads?lead=${leadId}`}
            className="inline-flex min-h-8 min-w-0 items-center wrap-anywhere hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {joinWithDots([
            !isUnderTime && text(`admin-calendar.one.${kind}`),
            isMany && contacts[country].name[text.language],
            isUnderTime && booking.reference,
          ])}
        </p>
      </div>
      <BookingActions expected={expected} isBrief />
    </article>
  )
}
