import { useState } from 'react'
import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Button } from '#design/button.tsx'
import { formatTimeSpan, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, type CalendarDate } from '#kernel/calendar-date.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { slotKinds, slotSpan, type SlotKind } from '../../slots.ts'
import { slotLabel } from '../slot-words.ts'
import { BookingLine } from './booking-line.tsx'
import { nextBooking, slotsOfDay, type DaySlot } from './calendar-week.ts'
import { bookingAddress } from './free-places.tsx'
import { useWayBack } from './way-back.ts'

type CalendarDayProps = {
  readonly date: CalendarDate
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
}

/** A day, country by country: who comes, then the ways to book somebody else. */
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
          const expected = bookings.filter((booking) => booking.date === date)
          return (
            <section
              key={country}
              aria-labelledby={`day-${country}`}
              className="grid grid-cols-1 gap-2 rounded-card border border-line bg-white p-3"
            >
              <h3 id={`day-${country}`} className="flex flex-wrap items-baseline gap-x-3 text-lg">
                {contacts[country].name[text.language]}
                <span className="font-sans text-sm font-medium text-muted">
                  {expected.length > 0
                    ? text('admin-calendar.count', { count: expected.length })
                    : text('admin-calendar.nobody')}
                </span>
                {(closed ?? isWeekend(date)) && (
                  <span className="font-sans text-sm font-medium text-muted">
                    {closed ? text('admin-calendar.closedFor', { name: closed.name }) : text('admin-calendar.closed')}
                  </span>
                )}
              </h3>
              <ul className="empty:hidden">
                {expected.map((booking) => (
                  <li key={booking.leadId}>
                    <BookingLine booking={booking} country={country} isNext={booking.leadId === next} />
                  </li>
                ))}
              </ul>
              <AddToDay key={date} calendar={calendar} date={date} now={now} isClosed={closed !== undefined} />
            </section>
          )
        })}
      </div>
    </div>
  )
}

type AddToDayProps = Omit<CalendarDayProps, 'calendars'> & {
  readonly calendar: BookingCalendar
  readonly isClosed: boolean
}

/** A button for each kind that has a time left; it opens the times. */
function AddToDay({ calendar, date, now, isClosed }: AddToDayProps) {
  const text = useText()
  const [opened, setOpened] = useState<SlotKind | null>(null)
  const freeOf = (kind: SlotKind) => slotsOfDay(calendar, kind, date, now).filter(({ isFree }) => isFree)
  const offered = slotKinds.filter((kind) => freeOf(kind).length > 0)
  if (offered.length === 0) {
    return !isClosed && !isWeekend(date) && <p className="text-muted">{text('admin-calendar.slot.over')}</p>
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {offered.map((kind) => (
          <Button
            key={kind}
            tone="secondary"
            size="sm"
            icon="plus"
            aria-expanded={opened === kind}
            onClick={() => setOpened(opened === kind ? null : kind)}
            className="max-sm:w-full max-sm:justify-start aria-expanded:border-ink aria-expanded:bg-sand-2"
          >
            {text(`admin-calendar.add.${kind}`)}
          </Button>
        ))}
      </div>
      {opened && <FreeTimes kind={opened} date={date} calendar={calendar} slots={freeOf(opened)} />}
    </>
  )
}

type FreeTimesProps = Pick<AddToDayProps, 'calendar' | 'date'> & {
  readonly kind: SlotKind
  readonly slots: readonly DaySlot[]
}

/** The times of a kind that can still be booked, those of the morning first. */
function FreeTimes({ kind, date, calendar, slots }: FreeTimesProps) {
  const text = useText()
  return [...Map.groupBy(slots, ({ slot }) => slotLabel(kind, slot, text).part)].map(([part, times]) => (
    <div key={part ?? ''} className="grid gap-1.5">
      {part && <p className="text-sm text-muted">{part}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {times.map(({ slot, taken }) => (
          <li key={slot} className="grid">
            <FreeTime kind={kind} date={date} calendar={calendar} slot={slot} taken={taken} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

type FreeTimeProps = Omit<FreeTimesProps, 'slots'> & Pick<DaySlot, 'slot' | 'taken'>

/** A slot that somebody can still have, whoever else has it already: a press books it. */
function FreeTime({ kind, date, calendar: { country, capacity }, slot, taken }: FreeTimeProps) {
  const text = useText()
  const span = slotSpan(kind, slot)
  const time = span ? formatTimeSpan(span, text.language) : slot
  const others = taken.length > 0 && text('admin-calendar.taken', { taken: taken.length, capacity: capacity[kind] })
  return (
    <Link
      to={bookingAddress({ kind, country, date, slot })}
      state={useWayBack()}
      title={[time, others].filter(Boolean).join(', ')}
      aria-label={[text('admin-calendar.reserveOf', { time }), others].filter(Boolean).join(', ')}
      className="flex min-h-11 items-center justify-center rounded-control border border-field px-1 text-sm font-semibold whitespace-nowrap tabular-nums hover:border-ink hover:bg-sand-2"
    >
      {slotLabel(kind, slot, text).label}
    </Link>
  )
}
