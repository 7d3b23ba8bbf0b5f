import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatTimeOfDay, formatTimeSpan, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { isWeekend, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { slotKinds, slotSpan, type SlotKind } from '../../slots.ts'
import { BookingLine } from './booking-line.tsx'
import { FreeKinds } from './free-places.tsx'
import { useWayBack } from './way-back.ts'
import { bookedHours, countFree, halfHours, nextBooking, slotsOfDay, stepsTo, type DaySlot } from './calendar-week.ts'

type CalendarDayProps = {
  readonly date: CalendarDate
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
}

/** A day, country by country: who comes, and what can still be booked, with the way to book it; on a desk each kind beside the hours that they share. */
export function CalendarDay({ date, calendars, now }: CalendarDayProps) {
  const { contacts } = useCompany()
  const text = useText()
  const next = nextBooking(calendars, now)?.leadId
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{formatWeekdayAndDate(date, text.language)}</h2>
      <div className={`grid grid-cols-1 items-start gap-4 ${calendars.length > 1 ? 'xl:grid-cols-2' : ''}`}>
        {calendars.map((calendar) => {
          const { country, closedDays, bookings } = calendar
          const closed = closedDays.find((day) => day.date === date)
          const free = countFree([calendar], date, now)
          const expected = bookings.filter((booking) => booking.date === date)
          return (
            <section key={country} aria-labelledby={`day-${country}`} className="grid grid-cols-1 gap-2">
              <h3 id={`day-${country}`} className="flex flex-wrap items-center gap-x-3 text-lg">
                {contacts[country].name[text.language]}
                {(closed ?? isWeekend(date)) && (
                  <span className="text-sm font-medium text-muted">
                    {closed ? text('admin-calendar.closedFor', { name: closed.name }) : text('admin-calendar.closed')}
                  </span>
                )}
                {free.length > 0 && (
                  <span className="ml-auto font-sans text-sm font-medium text-muted">
                    <FreeKinds free={free} />
                  </span>
                )}
              </h3>
              <div
                className="grid grid-cols-1 gap-3 lg:grid-flow-col lg:auto-cols-[minmax(0,1fr)] lg:grid-cols-[auto] lg:grid-rows-(--rows) lg:gap-0 lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-white"
                style={{ '--rows': `max-content ${halfHours(expected, rowHeights)}` } as CSSProperties}
              >
                <div aria-hidden="true" className="row-span-full grid grid-rows-subgrid max-lg:hidden">
                  {bookedHours.map((hour) => (
                    <span
                      key={hour}
                      className="border-t border-line px-2 pt-0.5 text-right text-xs whitespace-nowrap text-muted tabular-nums"
                      style={{ gridRow: `${stepsTo(hour * 60) + firstRow} / span 2` }}
                    >
                      {formatTimeOfDay(hour * 60, text.language)}
                    </span>
                  ))}
                </div>
                {slotKinds.map((kind) => (
                  <KindOfDay key={kind} {...{ kind, date, calendar, now, next }} />
                ))}
              </div>
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** Two lines of whoever is expected; a free time is as high as a mouse needs. */
const rowHeights = {
  only: 'minmax(2.625rem, auto)',
  shared: 'minmax(1.75rem, auto)',
  free: 'minmax(1.5rem, auto)',
} as const
/** The first half hour stands below the name of the kind. */
const firstRow = 2

/** The half hours of a slot, as grid rows. */
function rowsOfSlot(kind: SlotKind, slot: string): string {
  const span = slotSpan(kind, slot)
  return span ? `${stepsTo(span.start) + firstRow} / ${stepsTo(span.end) + firstRow}` : 'auto'
}

type KindOfDayProps = Omit<CalendarDayProps, 'calendars'> & {
  readonly kind: SlotKind
  readonly calendar: BookingCalendar
  /** The request of whoever is expected before everybody else. */
  readonly next: number | undefined
}

/** Who is expected, then what is free; on a desk both where their hours are. */
function KindOfDay({ kind, date, calendar, now, next }: KindOfDayProps) {
  const text = useText()
  const { country } = calendar
  const slots = slotsOfDay(calendar, kind, date, now)
  const capacity = calendar.capacity[kind]
  const id = `kind-${country}-${kind}`
  if (kind === 'visit' && slots.length === 0) return null
  const free = { kind, country, date, capacity }
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-white px-3 py-2 lg:row-span-full lg:grid lg:grid-rows-subgrid lg:rounded-none lg:border-y-0 lg:border-r-0 lg:px-0 lg:py-0"
    >
      <h4 id={id} className="font-sans text-sm font-semibold text-muted lg:px-2 lg:py-1">
        {text(`admin-calendar.kind.${kind}`)}
      </h4>
      {slots.length === 0 && (
        <p className="text-muted lg:row-start-2 lg:row-end-[-1] lg:border-t lg:border-line lg:p-2 lg:text-sm">
          {text(capacity === 0 && kind !== 'visit' ? `admin-calendar.notOffered.${kind}` : 'admin-calendar.slot.over')}
        </p>
      )}
      <ol className="my-1 grid grid-cols-[repeat(auto-fill,minmax(4.375rem,1fr))] gap-1.5 empty:hidden lg:contents">
        {slots.map(
          ({ slot, taken, isFree }) =>
            taken.length > 0 && (
              <li
                key={slot}
                style={{ '--rows-of-slot': rowsOfSlot(kind, slot) } as CSSProperties}
                className="col-span-full lg:row-(--rows-of-slot) lg:flex lg:border-t lg:border-line lg:p-px"
              >
                <div className="grid min-w-0 grow gap-px">
                  {taken.map((booking) => (
                    <BookingLine
                      key={booking.leadId}
                      booking={booking}
                      country={country}
                      isNext={booking.leadId === next}
                      scale="day"
                    />
                  ))}
                </div>
                {taken.length >= capacity && (
                  <span className="self-center px-1 max-lg:sr-only">
                    <Badge>{text('admin-calendar.full')}</Badge>
                  </span>
                )}
                {isFree && (
                  <span className="grid max-lg:hidden">
                    <FreeTime {...free} {...{ slot, taken }} />
                  </span>
                )}
              </li>
            ),
        )}
        {slots.map(
          ({ slot, taken, isFree }) =>
            isFree && (
              <li
                key={slot}
                style={{ '--rows-of-slot': rowsOfSlot(kind, slot) } as CSSProperties}
                className={`grid lg:row-(--rows-of-slot) lg:border-t lg:border-line ${taken.length > 0 ? 'lg:hidden' : ''}`}
              >
                <FreeTime {...free} {...{ slot, taken }} />
              </li>
            ),
        )}
      </ol>
    </section>
  )
}

/** When a slot begins and ends. */
function inHours(kind: SlotKind, slot: string, text: Text): string {
  const span = slotSpan(kind, slot)
  return span ? formatTimeSpan(span, text.language) : slot
}

type FreeTimeProps = Pick<DaySlot, 'slot' | 'taken'> & {
  readonly kind: SlotKind
  readonly country: Country
  readonly date: CalendarDate
  readonly capacity: number
}

/** A slot that somebody can still have, whoever else has it already: a press books it. */
function FreeTime({ kind, country, date, slot, taken, capacity }: FreeTimeProps) {
  const text = useText()
  const start = slotSpan(kind, slot)?.start
  const time = inHours(kind, slot, text)
  const others = taken.length > 0 && text('admin-calendar.taken', { taken: taken.length, capacity })
  return (
    <Link
      to={`/admin/leads/new?${new URLSearchParams({ kind, country, date, slot }).toString()}`}
      state={useWayBack()}
      title={[time, others].filter(Boolean).join(', ')}
      aria-label={[text('admin-calendar.reserveOf', { time }), others].filter(Boolean).join(', ')}
      className="group flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control border border-line text-[0.8125rem] font-semibold whitespace-nowrap tabular-nums hover:border-ink hover:bg-sand-2 lg:rounded-none lg:border-0 lg:font-normal lg:pointer-fine:min-h-6 lg:pointer-fine:min-w-8"
    >
      <span className="lg:sr-only">{start !== undefined && formatTimeOfDay(start, text.language)}</span>
      {/* On a wide desk what is booked stands out: the sign is for whoever points there, or comes by keys. */}
      <Icon
        name="plus"
        className="size-4 text-muted group-hover:text-ink max-lg:hidden lg:pointer-fine:opacity-0 lg:pointer-fine:group-hover:opacity-100 lg:pointer-fine:group-focus-visible:opacity-100"
      />
    </Link>
  )
}
