import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Badge } from '#design/badge.tsx'
import { formatTimeSpan, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, type CalendarDate } from '#kernel/calendar-date.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { slotKinds, slotSpan, type SlotKind } from '../../slots.ts'
import { BookingLine } from './calendar-list.tsx'
import { slotsOfDay } from './calendar-week.ts'

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
          return (
            <section key={country} aria-labelledby={`day-${country}`} className="grid grid-cols-1 gap-2">
              <h3 id={`day-${country}`} className="flex flex-wrap items-center gap-x-3 text-lg">
                {contacts[country].name[text.language]}
                {(closed ?? isWeekend(date)) && (
                  <span className="text-sm font-medium text-muted">
                    {closed ? text('admin-calendar.closedFor', { name: closed.name }) : text('admin-calendar.closed')}
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

type KindOfDayProps = Omit<CalendarDayProps, 'calendars'> & {
  readonly kind: SlotKind
  readonly calendar: BookingCalendar
}

function KindOfDay({ kind, date, calendar, now }: KindOfDayProps) {
  const text = useText()
  const { country } = calendar
  const slots = slotsOfDay(calendar, kind, date, now)
  const capacity = calendar.capacity[kind]
  const free = slots.filter(({ isFree }) => isFree)
  const timeOf = (slot: string) => {
    const span = slotSpan(kind, slot)
    return span ? formatTimeSpan(span, text.language) : slot
  }
  const id = `kind-${country}-${kind}`
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-white px-4 py-2">
      <h4 id={id} className="font-sans text-sm font-semibold text-muted">
        {text(`admin-calendar.kind.${kind}`)}
      </h4>
      {slots.length === 0 && (
        <p className="text-muted">
          {text(capacity === 0 ? `admin-calendar.notOffered.${kind}` : 'admin-calendar.slot.over')}
        </p>
      )}
      <ol className="divide-y divide-line empty:hidden">
        {slots
          .filter(({ taken }) => taken.length > 0)
          .map(({ slot, taken }) => (
            <li key={slot} className="py-1">
              <p className="flex min-h-8 items-center justify-between gap-3">
                <span className="text-sm font-semibold tabular-nums">{timeOf(slot)}</span>
                {taken.length < capacity ? (
                  <span className="text-sm text-muted">
                    {text('admin-calendar.taken', { taken: taken.length, capacity })}
                  </span>
                ) : (
                  <Badge>{text('admin-calendar.full')}</Badge>
                )}
              </p>
              {taken.map((booking) => (
                <BookingLine key={booking.leadId} booking={booking} country={country} isUnderTime />
              ))}
            </li>
          ))}
      </ol>
      {free.length > 0 && (
        <>
          <p className="mt-2 text-sm text-muted">{text('admin-calendar.reserve')}</p>
          <ul className="my-2 grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-2">
            {free.map(({ slot }) => (
              <li key={slot}>
                <Link
                  to={`/admin/leads/new?${new URLSearchParams({ kind, country, date, slot }).toString()}`}
                  aria-label={text('admin-calendar.reserveOf', { time: timeOf(slot) })}
                  className="flex min-h-11 items-center justify-center rounded-control border border-line px-1 text-sm font-semibold whitespace-nowrap tabular-nums hover:border-ink hover:bg-sand-2 md:pointer-fine:min-h-9"
                >
                  {timeOf(slot)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
