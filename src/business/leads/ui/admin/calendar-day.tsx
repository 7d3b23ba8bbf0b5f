import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, type CalendarDate } from '#kernel/calendar-date.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import type { BookingActions } from './booking-actions.ts'
import { BookingCard } from './booking-card.tsx'
import { weekdayOf } from './weekday-of.ts'

type CalendarDayProps = BookingActions & { readonly date: CalendarDate; readonly calendar: BookingCalendar }

/** Everybody who is expected on a day; weekends stand there only when somebody is. */
export function CalendarDay({ date, calendar, ...actions }: CalendarDayProps) {
  const text = useText()
  const bookings = calendar.bookings.filter((booking) => booking.date === date)
  const closed = calendar.closedDays.find((day) => day.date === date)
  if (isWeekend(date) && bookings.length === 0) return null
  return (
    <section
      aria-labelledby={`day-${date}`}
      className="grid min-w-0 gap-2 rounded-card border border-line bg-white p-4"
    >
      <h2 id={`day-${date}`} className="text-base">
        {weekdayOf(date, text.language)}
      </h2>
      {closed && (
        <p>
          <Badge tone="clay">{text('admin-calendar.closed')}</Badge>{' '}
          <span className="wrap-anywhere">{closed.name}</span>
        </p>
      )}
      {closed && bookings.length > 0 && (
        <p className="text-sm font-medium text-clay">{text('admin-calendar.closed.booked')}</p>
      )}
      {bookings.length === 0 && !closed && <p className="text-sm text-muted">{text('admin-calendar.nobody')}</p>}
      <ul className="grid gap-2">
        {bookings.map((booking) => (
          <li key={booking.leadId}>
            <BookingCard booking={booking} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}
