import { formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { slotKinds, slotSpan, slotsOf, type SlotKind } from '../../slots.ts'
import { BookingCard } from './booking-card.tsx'
import type { BookingActions } from './booking-actions.ts'
import { weekdayOf } from './weekday-of.ts'

type CalendarSlotsProps = BookingActions & { readonly date: CalendarDate; readonly calendar: BookingCalendar }

/** A day, slot by slot: how many of its places are taken, and by whom. */
export function CalendarSlots({ date, calendar, ...actions }: CalendarSlotsProps) {
  const text = useText()
  const closed = calendar.closedDays.find((day) => day.date === date)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">{weekdayOf(date, text.language)}</h2>
      {closed && <p className="font-medium text-clay">{text('admin-calendar.closedFor', { name: closed.name })}</p>}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {slotKinds.map((kind) => (
          <KindOfDay key={kind} kind={kind} date={date} calendar={calendar} {...actions} />
        ))}
      </div>
    </div>
  )
}

function KindOfDay({ kind, date, calendar, ...actions }: CalendarSlotsProps & { readonly kind: SlotKind }) {
  const text = useText()
  const booked = calendar.bookings.filter((one) => one.kind === kind && one.date === date)
  const capacity = calendar.capacity[kind]
  // Where none is offered, what was booked before stands alone.
  const slots = slotsOf[kind].filter((slot) => capacity > 0 || booked.some((one) => one.slot === slot))
  return (
    <section aria-labelledby={`kind-${kind}`} className="min-w-0 rounded-card border border-line bg-white p-4">
      <h3 id={`kind-${kind}`} className="mb-2 text-base">
        {text(`admin-calendar.kind.${kind}`)}
      </h3>
      {capacity === 0 && <p className="text-muted">{text(`admin-calendar.notOffered.${kind}`)}</p>}
      <ol className="divide-y divide-line">
        {slots.map((slot) => {
          const taken = booked.filter((one) => one.slot === slot)
          const span = slotSpan(kind, slot)
          return (
            <li key={slot} className="grid gap-2 py-2">
              <p className="flex justify-between gap-3">
                <span>{span ? formatTimeSpan(span, text.language) : slot}</span>
                <span className={taken.length < capacity ? 'text-muted' : 'font-semibold text-clay'}>
                  {text('admin-calendar.taken', { taken: taken.length, capacity })}
                </span>
              </p>
              {taken.map((booking) => (
                <BookingCard key={booking.leadId} booking={booking} {...actions} />
              ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
