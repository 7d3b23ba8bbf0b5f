import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatTimeOfDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { contactLinks } from '#kernel/contact-links.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Booking, BookingCalendar } from '../../booking-calendar.ts'
import { slotStart } from '../../slots.ts'
import { BookingActions } from './booking-actions.tsx'
import { bookedHours, firstHour, freeByHour, hourOf, startOf } from './calendar-week.ts'
import { FreeHour, FreePlaces, RoomOfDay } from './free-places.tsx'

type CalendarWeekProps = {
  readonly days: readonly CalendarDate[]
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
  readonly onDay: (date: CalendarDate) => void
}

/** Days with whoever is expected and the room that is left: under each other, on a wide desk side by side along the hours. */
export function CalendarWeek({ days, ...rest }: CalendarWeekProps) {
  return (
    <ol
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white xl:grid xl:min-h-[calc(100dvh-18rem)] xl:grid-rows-[max-content_max-content_repeat(var(--hours),minmax(2.25rem,auto))] xl:divide-x xl:divide-y-0 xl:[&_article_button]:px-2"
      style={
        {
          gridTemplateColumns: `auto repeat(${days.length}, minmax(0, 1fr))`,
          '--hours': bookedHours.length,
        } as CSSProperties
      }
    >
      <HourNames />
      {days.map((date) => (
        <DayRow key={date} date={date} {...rest} />
      ))}
    </ol>
  )
}

/** The hours beside the days of a wide desk; each time is told with who comes. */
function HourNames() {
  const text = useText()
  return (
    <li aria-hidden="true" className="max-xl:hidden xl:row-span-full xl:grid xl:grid-rows-subgrid">
      {bookedHours.map((hour) => (
        <span
          key={hour}
          className="border-t border-line px-2 pt-1 text-right text-xs whitespace-nowrap text-muted tabular-nums"
          style={{ gridRow: rowOf(hour) }}
        >
          {formatTimeOfDay(hour * 60, text.language)}
        </span>
      ))}
    </li>
  )
}

/** The first hour stands below the day’s name and the room that it has. */
const rowOf = (hour: number) => hour - firstHour + 3

type DayRowProps = Omit<CalendarWeekProps, 'days'> & { readonly date: CalendarDate }

function DayRow({ date, calendars, now, onDay }: DayRowProps) {
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
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center border-l-4 px-3 py-1 md:gap-x-4 md:grid-cols-[11.5rem_minmax(0,1fr)_auto] xl:row-span-full xl:min-w-0 xl:grid-cols-[minmax(0,1fr)] xl:grid-rows-subgrid xl:gap-x-0 xl:items-stretch xl:border-t-4 xl:border-l-0 xl:px-0 xl:py-0 ${isToday ? 'border-l-sun xl:border-t-sun' : 'border-l-transparent xl:border-t-transparent'} ${isPast || (isClosed && isQuiet) ? 'bg-sand-2 text-muted' : ''}`}
    >
      <button
        type="button"
        onClick={() => onDay(date)}
        className="group flex min-h-11 grow flex-wrap items-center gap-x-2 text-left md:max-xl:self-start xl:col-start-1 xl:row-start-1 xl:self-start xl:px-2"
      >
        <span
          className={`inline-flex items-center gap-1 whitespace-nowrap group-hover:underline first-letter:uppercase ${isQuiet && !isToday ? '' : 'font-semibold'}`}
        >
          {formatShortDay(date, text.language)}
          <Icon name="chevron-right" className="size-4 text-muted" />
        </span>
        {isToday && <Badge tone="sun">{text('admin-calendar.today')}</Badge>}
        {isMany && <RoomOfDay date={date} calendars={calendars} now={now} />}
      </button>
      <div
        className={`min-w-0 xl:contents max-md:order-last max-md:col-span-2 md:max-xl:self-start ${isQuiet && closed.length === 0 ? 'max-md:sr-only' : 'max-md:pl-4'}`}
      >
        <div className="empty:hidden xl:col-start-1 xl:row-start-1 xl:mt-11 xl:px-2 xl:pb-2">
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
        {isQuiet && closed.length === 0 && (
          <p className="flex min-h-11 items-center text-sm text-muted xl:sr-only">{text('admin-calendar.nobody')}</p>
        )}
        <ul className="xl:contents">
          {bookedHours.map((hour) => {
            const ofHour = bookings.filter(({ booking }) => hourOf(booking) === hour)
            return (
              <li
                key={hour}
                style={{ gridRow: rowOf(hour) }}
                className={`group/hour relative border-line xl:border-t xl:px-1 ${ofHour.length === 0 ? 'max-xl:hidden' : ''}`}
              >
                {ofHour.map(({ booking, country }) => (
                  <BookingLine key={booking.leadId} booking={booking} country={country} isMany={isMany} />
                ))}
                {ofHour.length === 0 && <FreeHour date={date} free={free.get(hour)} />}
              </li>
            )
          })}
        </ul>
      </div>
      <FreePlaces date={date} calendars={calendars} now={now} />
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

/** Of those who are still expected; what is over is grey. */
const looks = { appointment: 'border-leaf bg-leaf-soft', consultation: 'border-blue-deep bg-blue-soft' }

/** Somebody who is expected: when, who, and what can be done about it. */
export function BookingLine({ booking, country, isMany = false, isUnderTime = false }: BookingLineProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { leadId, name, kind, date, slot, outcome } = booking
  const { call } = contactLinks(booking)
  const expected = { ...booking, country, booking: { date, slot, outcome } }
  const start = slotStart(kind, slot)
  return (
    <article
      className={`my-1 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 rounded-control border-l-4 py-1 pl-2 ${outcome ? 'border-field bg-sand-2' : looks[kind]}`}
    >
      <Link
        to={`/admin/leads?lead=${leadId}`}
        title={name}
        className="inline-flex min-h-8 min-w-0 items-center self-center font-semibold hover:underline"
      >
        <span className="wrap-anywhere xl:truncate">{name}</span>
      </Link>
      <div className="flex has-aria-pressed:order-last has-aria-pressed:col-span-2">
        {call && outcome === null && (
          <a
            href={call}
            aria-label={text('admin-calendar.call', { name })}
            className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-white md:pointer-fine:size-9 ${isUnderTime ? '' : 'xl:hidden'}`}
          >
            <Icon name="phone" />
          </a>
        )}
        <BookingActions expected={expected} isBrief />
      </div>
      <p className="col-span-2 -mt-1.5 flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-muted xl:text-xs">
        {!isUnderTime && start !== null && (
          <span className="font-semibold whitespace-nowrap text-ink tabular-nums">
            {formatTimeOfDay(start, text.language)}
          </span>
        )}
        {!isUnderTime && (
          <Icon
            name={kind === 'consultation' ? 'phone' : 'building'}
            label={text(`admin-calendar.one.${kind}`)}
            className="size-4"
          />
        )}
        {isMany && contacts[country].name[text.language]}
        {isUnderTime && booking.reference}
      </p>
    </article>
  )
}
