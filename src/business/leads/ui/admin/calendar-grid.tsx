import type { CSSProperties, ReactNode } from 'react'
import { useCompany } from '#client/company.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatTimeOfDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { BookingLine } from './booking-line.tsx'
import {
  bookedHours,
  firstHour,
  freeCells,
  freeSlots,
  halfHours,
  meetingsOf,
  nextBooking,
  partGone,
  startOf,
  type Meeting,
} from './calendar-week.ts'
import { BookOn, DayInShort, FreeHour } from './free-places.tsx'

/** What stands side by side on a wide desk: a day of several countries, or one country of a day. */
type Column = {
  readonly date: CalendarDate
  readonly calendars: readonly BookingCalendar[]
  readonly title: string
}

type CalendarGridProps = {
  readonly columns: readonly Column[]
  readonly now: Date
  /** Opens a day; nothing where one is open. */
  readonly onDay?: (date: CalendarDate) => void
}

/** Whoever is expected: under each other, on a wide desk side by side to the scale of the hours. */
export function CalendarGrid({ columns, ...rest }: CalendarGridProps) {
  const next = nextBooking(
    columns.flatMap(({ calendars }) => calendars),
    rest.now,
  )?.leadId
  return (
    <ol
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white [--half-hour:1.875rem] pointer-coarse:[--half-hour:2.875rem] xl:grid xl:min-h-[calc(100dvh-13.5rem)] xl:grid-rows-(--rows) xl:divide-x xl:divide-y-0"
      style={
        {
          gridTemplateColumns: `auto repeat(${columns.length}, minmax(0, 1fr))`,
          '--rows': `max-content repeat(${halfHours}, minmax(var(--half-hour), 1fr))`,
        } as CSSProperties
      }
    >
      <li aria-hidden="true" className="max-xl:hidden xl:row-span-full xl:grid xl:grid-rows-subgrid">
        <HourNames />
      </li>
      {columns.map((column) => (
        <ColumnOf key={`${column.date} ${column.title}`} {...column} {...rest} next={next} />
      ))}
    </ol>
  )
}

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

/** The first half hour stands below the column’s name. */
const firstRow = 2
const rowsOf = (hour: number) => `${(hour - firstHour) * 2 + firstRow} / span 2`
const rowsBetween = ({ from, to }: Pick<Meeting, 'from' | 'to'>) => `${from + firstRow} / ${to + firstRow}`

type ColumnOfProps = Column &
  Omit<CalendarGridProps, 'columns'> & {
    /** The request of whoever is expected before everybody else. */
    readonly next: number | undefined
  }

function ColumnOf({ date, calendars, title, now, next, onDay }: ColumnOfProps) {
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
  const isQuiet = bookings.length === 0
  const expected = bookings.map(({ booking }) => booking)
  // Of a day that is open the country tells the columns apart.
  const name = onDay ? title : joinWithDots([formatShortDay(date, text.language), title])
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center border-l-4 px-3 py-1 md:gap-x-4 md:grid-cols-[11.5rem_minmax(0,1fr)_auto] xl:row-span-full xl:min-w-0 xl:grid-cols-1 xl:grid-rows-subgrid xl:gap-x-0 xl:items-stretch xl:border-t-4 xl:border-l-0 xl:px-0 xl:py-0 ${isToday ? 'border-l-sun xl:border-t-sun' : 'border-l-transparent xl:border-t-transparent'} ${isPast || (closed.length === calendars.length && isQuiet) ? 'bg-sand-2 text-muted' : ''}`}
    >
      <ColumnHead onOpen={onDay && (() => onDay(date))}>
        <span
          className={`inline-flex items-center gap-1 whitespace-nowrap first-letter:uppercase xl:text-sm ${onDay ? 'group-hover:underline' : ''} ${isQuiet && !isToday ? '' : 'font-semibold'} ${isToday && onDay ? 'xl:-ml-1 xl:rounded-full xl:bg-sun xl:px-2 xl:text-ink' : ''}`}
        >
          {title}
          {onDay && <Icon name="chevron-right" className="size-4 text-muted xl:hidden" />}
        </span>
        {isToday && onDay && (
          <span className="xl:sr-only">
            <Badge tone="sun">{text('admin-calendar.today')}</Badge>
          </span>
        )}
        <DayInShort date={date} calendars={calendars} now={now} booked={bookings.length} isOpen={!onDay} />
      </ColumnHead>
      <div
        className={`min-w-0 xl:contents max-md:order-last max-md:col-span-2 md:max-xl:self-start ${isQuiet && closed.length === 0 ? 'max-xl:hidden' : ''}`}
      >
        <Closed
          closed={closed}
          isAll={closed.length === calendars.length}
          isBooked={closed.some(({ country }) => bookings.some((one) => one.country === country))}
        />
        <ul className="flex flex-col gap-1.5 py-1 xl:contents">
          {bookedHours.map((hour) => (
            <li
              key={hour}
              aria-hidden="true"
              style={{ gridRow: rowsOf(hour) }}
              className="col-span-full border-t border-line max-xl:hidden"
            />
          ))}
          {freeCells(freeSlots(calendars, date, now), expected).map(({ free, ...rows }) => (
            <li
              key={free.start}
              style={{ gridRow: rowsBetween(rows) }}
              className="relative col-span-full mt-px max-xl:hidden"
            >
              <FreeHour date={date} free={free} column={name} />
            </li>
          ))}
          {calendars.map(({ country }) => (
            <PresentTime key={country} date={date} country={country} now={now} isMany={calendars.length > 1} />
          ))}
          {meetingsOf(bookings).map(({ from, to, guests }) => (
            <li
              key={guests[0]?.booking.leadId}
              style={{ gridRow: rowsBetween({ from, to }) }}
              className="relative flex min-w-0 flex-col gap-1.5 xl:@container xl:col-span-full xl:gap-0"
            >
              {guests.map(({ booking, country }) => (
                <BookingLine
                  key={booking.leadId}
                  booking={booking}
                  country={country}
                  isMany={calendars.length > 1}
                  isNext={booking.leadId === next}
                  scale={to - from < 2 * guests.length ? 'line' : 'lines'}
                />
              ))}
            </li>
          ))}
        </ul>
      </div>
      <BookOn
        date={date}
        calendars={calendars}
        now={now}
        column={name}
        className="col-start-2 self-start md:col-start-3 xl:absolute xl:top-0 xl:right-0 xl:z-10 xl:pointer-fine:min-w-9"
      />
    </li>
  )
}

type ColumnHeadProps = { readonly onOpen: (() => void) | undefined; readonly children: ReactNode }

/** What a column is of; of a week a press opens the day. On a wide desk there is room for the way to book somebody. */
function ColumnHead({ onOpen, children }: ColumnHeadProps) {
  const look =
    'group flex min-h-11 grow flex-wrap items-center content-center gap-x-2 text-left md:max-xl:self-start xl:col-span-full xl:row-start-1 xl:self-start xl:pr-9 xl:pl-2'
  if (!onOpen) return <h3 className={`font-sans text-base ${look}`}>{children}</h3>
  return (
    <button type="button" onClick={onOpen} className={look}>
      {children}
    </button>
  )
}

type ClosedProps = {
  readonly closed: readonly { readonly country: Country; readonly name: string }[]
  /** Every country of the column is. */
  readonly isAll: boolean
  readonly isBooked: boolean
}

/** Why a day is closed, and where; that somebody is expected all the same. */
function Closed({ closed, isAll, isBooked }: ClosedProps) {
  const { contacts } = useCompany()
  const text = useText()
  // One reason for all need not name each.
  const [reason, ...others] = new Set(closed.map(({ name }) => name))
  const everywhere = isAll && others.length === 0 ? reason : undefined
  return (
    <div className="empty:hidden xl:col-span-full xl:row-start-1 xl:mt-11 xl:px-2 xl:pb-2">
      {everywhere !== undefined && (
        <p className="text-sm wrap-anywhere">{text('admin-calendar.closedFor', { name: everywhere })}</p>
      )}
      {(everywhere === undefined ? closed : []).map(({ country, name }) => (
        <p key={country} className="text-sm wrap-anywhere">
          {joinWithDots([text('admin-calendar.closedFor', { name }), contacts[country].name[text.language]])}
        </p>
      ))}
      {isBooked && <p className="text-sm font-medium text-clay">{text('admin-calendar.closed.booked')}</p>}
    </div>
  )
}

type PresentTimeProps = Pick<Column, 'date'> & {
  readonly country: Country
  readonly now: Date
  readonly isMany: boolean
}

/** Where a country’s day is, below whoever is there: its clock is not another’s. */
function PresentTime({ date, country, now, isMany }: PresentTimeProps) {
  const { contacts } = useCompany()
  const text = useText()
  const clock = wallClock(now, countryTable[country].utcOffset)
  const gone = partGone(clock.minutes)
  if (clock.date !== date || gone === null) return null
  return (
    <li
      aria-hidden="true"
      style={{ gridRow: rowsBetween({ from: 0, to: halfHours }) }}
      className="pointer-events-none relative col-span-full max-xl:hidden"
    >
      <span className="absolute inset-x-0 border-t-2 border-clay" style={{ top: `${gone * 100}%` }}>
        <span className="absolute right-0 bottom-0 rounded-t-control bg-clay px-1 text-xs text-white tabular-nums">
          {joinWithDots([
            isMany && contacts[country].name[text.language],
            formatTimeOfDay(clock.minutes, text.language),
          ])}
        </span>
      </span>
    </li>
  )
}
