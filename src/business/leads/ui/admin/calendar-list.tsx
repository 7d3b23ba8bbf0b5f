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
import { slotStart, type SlotKind } from '../../slots.ts'
import { BookingActions } from './booking-actions.tsx'
import { bookedHours, lanesOf, type Lane, firstHour, freeByHour, halfHours, hoursOf, startOf } from './calendar-week.ts'
import { slotIcons } from './slot-icons.ts'
import { useWayBack } from './way-back.ts'
import { FreeHour, FreePlaces, RoomOfDay } from './free-places.tsx'

type CalendarWeekProps = {
  readonly days: readonly CalendarDate[]
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
  readonly onDay: (date: CalendarDate) => void
}

/** Days with whoever is expected and the room that is left: under each other, on a wide desk side by side to the scale of the hours. */
export function CalendarWeek({ days, ...rest }: CalendarWeekProps) {
  const text = useText()
  const bookings = rest.calendars.flatMap((calendar) => calendar.bookings)
  const busy = new Set(bookings.filter(({ date }) => days.includes(date)).flatMap(hoursOf))
  return (
    <ol
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white xl:grid xl:grid-rows-(--rows) xl:divide-x xl:divide-y-0 xl:[&_article_button]:px-2"
      style={
        {
          gridTemplateColumns: `auto repeat(${days.length}, minmax(0, 1fr))`,
          '--rows': `max-content max-content ${halfHours(busy, rowHeights)}`,
        } as CSSProperties
      }
    >
      <li aria-hidden="true" className="max-xl:hidden xl:row-span-full xl:grid xl:grid-rows-subgrid">
        <span className="row-start-2 flex h-8 items-center justify-end px-2 text-xs text-muted">
          {text('admin-calendar.places')}
        </span>
        <HourNames />
      </li>
      {days.map((date) => (
        <DayRow key={date} date={date} {...rest} />
      ))}
    </ol>
  )
}

/** Of half an hour in which somebody is expected and of another. */
const rowHeights = ['2.75rem', '0.875rem'] as const

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

/** The first half hour stands below the day’s name and the room that it has. */
const firstRow = 3
const rowsOf = (hour: number) => `${(hour - firstHour) * 2 + firstRow} / span 2`

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
        className="group flex min-h-11 grow flex-wrap items-center gap-x-2 text-left md:max-xl:self-start xl:col-span-full xl:row-start-1 xl:self-start xl:px-2"
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
        <div className="empty:hidden xl:col-span-full xl:row-start-1 xl:mt-11 xl:px-2 xl:pb-2">
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
          {bookedHours.map((hour) => (
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
                scale={places[at]?.isAlone ? 'alone' : 'shared'}
              />
            </li>
          ))}
        </ul>
      </div>
      <FreePlaces date={date} calendars={calendars} now={now} />
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

type BookingLineProps = {
  readonly booking: Booking
  readonly country: Country
  /** Several countries stand in the list. */
  readonly isMany?: boolean
  /** Its time stands beside it. */
  readonly isUnderTime?: boolean
  /** On a wide desk it is as high as it is long; with others beside it its name needs the room of its menu. */
  readonly scale?: 'alone' | 'shared'
}

/** Of those who are still expected; what is over is grey. */
const looks: Readonly<Record<SlotKind, string>> = {
  appointment: 'border-leaf bg-leaf-soft',
  consultation: 'border-blue-deep bg-blue-soft',
  visit: 'border-sun bg-sun-soft',
}

/** A mouse or a key brings it over the name. */
const sharedMenu =
  'xl:pointer-fine:absolute xl:pointer-fine:right-0 xl:pointer-fine:rounded-control xl:pointer-fine:bg-white xl:pointer-fine:not-group-hover/booking:not-focus-within:opacity-0'

/** Somebody who is expected: when, who, and what can be done about it. */
export function BookingLine({ booking, country, isMany = false, isUnderTime = false, scale }: BookingLineProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { leadId, name, kind, date, slot, address, outcome } = booking
  const { call } = contactLinks(booking)
  const expected = { ...booking, country, booking: { date, slot, address, outcome } }
  const start = slotStart(kind, slot)
  return (
    <article
      className={`my-1 grid grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-1 rounded-control border-l-4 py-1 pl-2 ${scale ? 'group/booking xl:relative xl:my-0 xl:h-full xl:py-0 xl:pl-1.5' : ''} ${outcome ? 'border-field bg-sand-2' : looks[kind]}`}
    >
      <Link
        to={`/admin/leads?lead=${leadId}`}
        state={useWayBack()}
        title={name}
        className={`inline-flex min-h-8 min-w-0 items-center self-center font-semibold hover:underline ${scale ? 'xl:min-h-6 xl:text-sm' : ''}`}
      >
        <span className="wrap-anywhere xl:truncate">{name}</span>
      </Link>
      <div
        className={`flex ${scale ? 'max-xl:has-aria-pressed:order-last max-xl:has-aria-pressed:col-span-2 xl:row-span-2' : 'has-aria-pressed:order-last has-aria-pressed:col-span-2'} ${scale === 'shared' ? sharedMenu : ''}`}
      >
        {call && outcome === null && (
          <a
            href={call}
            aria-label={text('admin-calendar.call', { name })}
            className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-white md:pointer-fine:size-9 ${isUnderTime ? '' : 'xl:hidden'}`}
          >
            <Icon name="phone" />
          </a>
        )}
        <BookingActions expected={expected} isBrief isSmall={scale !== undefined} />
      </div>
      <p
        className={`col-span-2 -mt-1.5 flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-muted xl:text-xs ${scale ? 'xl:col-[1] xl:mt-0 xl:gap-x-1 xl:flex-nowrap xl:whitespace-nowrap' : ''}`}
      >
        {!isUnderTime && start !== null && (
          <span className="font-semibold whitespace-nowrap text-ink tabular-nums">
            {formatTimeOfDay(start, text.language)}
          </span>
        )}
        {scale && outcome && <span className="max-xl:hidden">{text(`admin-calendar.outcome.${outcome}`)}</span>}
        {!isUnderTime && <Icon name={slotIcons[kind]} label={text(`admin-calendar.one.${kind}`)} className="size-4" />}
        {address && (
          <span className="min-w-0 truncate" title={address}>
            {address}
          </span>
        )}
        {isMany && <span className="min-w-0 xl:truncate">{contacts[country].name[text.language]}</span>}
        {isUnderTime && <span className="whitespace-nowrap">{booking.reference}</span>}
      </p>
    </article>
  )
}
