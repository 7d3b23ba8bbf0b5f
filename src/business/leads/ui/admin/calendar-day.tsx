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
import { slotKinds, slotSpan, type OfferedKind, type SlotKind } from '../../slots.ts'
import { BookingLine } from './calendar-list.tsx'
import { FreeKinds } from './free-places.tsx'
import { useWayBack } from './way-back.ts'
import { countFree, halfHours, hoursOf, hoursOfKind, slotsOfDay, stepsTo } from './calendar-week.ts'

type CalendarDayProps = {
  readonly date: CalendarDate
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
}

/** A day, country by country and slot by slot: who comes, and what can still be booked, with the way to book it. */
export function CalendarDay({ date, calendars, now }: CalendarDayProps) {
  const { contacts } = useCompany()
  const text = useText()
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{formatWeekdayAndDate(date, text.language)}</h2>
      <div className={`grid grid-cols-1 items-start gap-4 ${calendars.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {calendars.map((calendar) => {
          const { country, closedDays } = calendar
          const closed = closedDays.find((day) => day.date === date)
          const free = countFree([calendar], date, now)
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
              <div className={`grid grid-cols-1 items-start gap-3 ${calendars.length > 1 ? '' : 'lg:grid-cols-2'}`}>
                {slotKinds.map((kind) => (
                  <KindOfDay key={kind} kind={kind} date={date} calendar={calendar} now={now} />
                ))}
              </div>
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** Of half an hour in which somebody is expected, and of another. */
const rowHeights = ['minmax(4rem, auto)', 'minmax(1.5rem, auto)'] as const

/** The half hours of a slot, as grid rows. */
function rowsOfSlot(kind: SlotKind, slot: string): string {
  const span = slotSpan(kind, slot)
  return span ? `${stepsTo(span.start) + 1} / ${stepsTo(span.end) + 1}` : 'auto'
}

type KindOfDayProps = Omit<CalendarDayProps, 'calendars'> & {
  readonly kind: SlotKind
  readonly calendar: BookingCalendar
}

function KindOfDay({ kind, date, calendar, now }: KindOfDayProps) {
  const text = useText()
  const { country } = calendar
  const slots = slotsOfDay(calendar, kind, date, now)
  const capacity = calendar.capacity[kind]
  const busy = new Set(slots.flatMap(({ taken }) => taken.flatMap(hoursOf)))
  const id = `kind-${country}-${kind}`
  if (kind === 'visit' && slots.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-white px-4 py-2">
      <h4 id={id} className="font-sans text-sm font-semibold text-muted">
        {text(`admin-calendar.kind.${kind}`)}
      </h4>
      {slots.length === 0 && (
        <p className="text-muted">
          {text(capacity === 0 && kind !== 'visit' ? `admin-calendar.notOffered.${kind}` : 'admin-calendar.slot.over')}
        </p>
      )}
      <ol
        className="my-2 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2 empty:hidden lg:grid-cols-1 lg:grid-rows-(--rows) lg:gap-0"
        style={
          {
            '--rows': halfHours(busy, rowHeights, hoursOfKind(kind)),
          } as CSSProperties
        }
      >
        {slots.map(({ slot, taken, isFree }) => (
          <li
            key={slot}
            style={{ '--rows-of-slot': rowsOfSlot(kind, slot) } as CSSProperties}
            className={`grid grid-cols-1 lg:row-(--rows-of-slot) lg:border-t lg:border-line ${taken.length > 0 ? 'col-span-full' : ''}`}
          >
            {taken.length === 0 && kind !== 'visit' && <FreeTime {...{ kind, country, date, slot }} />}
            {taken.length > 0 && (
              <div className="grid grid-cols-1 gap-x-3 lg:grid-cols-[9.5rem_minmax(0,1fr)]">
                <p className="flex min-h-8 items-center justify-between gap-x-3 lg:flex-wrap lg:content-start lg:pt-1.5">
                  <span className="text-sm font-semibold whitespace-nowrap tabular-nums">
                    {inHours(kind, slot, text)}
                  </span>
                  {kind !== 'visit' && taken.length < capacity && (
                    <span className="flex items-center text-sm text-muted">
                      {text('admin-calendar.taken', { taken: taken.length, capacity })}
                      {isFree && <FreeTime {...{ kind, country, date, slot }} isBeside />}
                    </span>
                  )}
                  {taken.length >= capacity && <Badge>{text('admin-calendar.full')}</Badge>}
                </p>
                <div className="grid">
                  {taken.map((booking) => (
                    <BookingLine key={booking.leadId} booking={booking} country={country} isUnderTime />
                  ))}
                </div>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** When a slot begins and ends. */
function inHours(kind: SlotKind, slot: string, text: Text): string {
  const span = slotSpan(kind, slot)
  return span ? formatTimeSpan(span, text.language) : slot
}

type FreeTimeProps = {
  readonly kind: OfferedKind
  readonly country: Country
  readonly date: CalendarDate
  readonly slot: string
  /** Somebody else has it already. */
  readonly isBeside?: boolean
}

/** A slot that somebody can still have: a press books it. */
function FreeTime({ kind, country, date, slot, isBeside = false }: FreeTimeProps) {
  const text = useText()
  const start = slotSpan(kind, slot)?.start
  const look = isBeside
    ? 'min-w-11 justify-center rounded-control lg:pointer-fine:min-h-8'
    : 'justify-center rounded-control border border-line font-semibold hover:border-ink lg:w-full lg:justify-between lg:rounded-none lg:border-0 lg:font-normal lg:pointer-fine:min-h-6'
  return (
    <Link
      to={`/admin/leads/new?${new URLSearchParams({ kind, country, date, slot }).toString()}`}
      state={useWayBack()}
      aria-label={text('admin-calendar.reserveOf', { time: inHours(kind, slot, text) })}
      className={`flex min-h-11 items-center gap-1 text-sm whitespace-nowrap tabular-nums hover:bg-sand-2 ${look}`}
    >
      {!isBeside && start !== undefined && formatTimeOfDay(start, text.language)}
      <Icon name="plus" className={`size-4 text-muted ${isBeside ? '' : 'max-lg:hidden'}`} />
    </Link>
  )
}
