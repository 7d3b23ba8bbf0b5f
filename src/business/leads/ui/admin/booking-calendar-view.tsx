import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import type { Booking } from '../../booking-calendar.ts'
import { CalendarDay } from './calendar-day.tsx'
import { calendarQuery } from './calendar-queries.ts'
import { CalendarSlots } from './calendar-slots.tsx'
import { CalendarSteps } from './calendar-steps.tsx'
import { calendarViewOf, daysOf } from './calendar-week.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { ClosedDays } from './closed-days.tsx'
import { MoveBooking } from './move-booking.tsx'

/** Who is expected when, in one country: a week of days, or a day of slots. */
export function BookingCalendarView() {
  const [address, setAddress] = useSearchParams()
  const [now] = useState(() => new Date())
  const shown = calendarViewOf(address, now)
  const { country, view } = shown
  const days = daysOf(shown)
  const { data: calendar, isError, refetch } = useQuery(calendarQuery(country, days[0] ?? '', days.at(-1) ?? ''))
  const [moved, setMoved] = useState<Booking | null>(null)
  const [cancelled, setCancelled] = useState<Booking | null>(null)
  const actions = { onMove: setMoved, onCancel: setCancelled }
  return (
    <div className="grid grid-cols-1 gap-5">
      <CalendarSteps shown={shown} onChange={(next) => setAddress({ ...next }, { replace: true })} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!calendar && !isError && <Skeleton className="h-80" />}
      {calendar && view === 'week' && (
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2 xl:grid-cols-5">
          {days.map((date) => (
            <CalendarDay key={date} date={date} calendar={calendar} {...actions} />
          ))}
        </div>
      )}
      {calendar && view === 'day' && <CalendarSlots date={shown.date} calendar={calendar} {...actions} />}
      {calendar && <ClosedDays country={country} closedDays={calendar.closedDays} />}
      {moved && <MoveBooking booking={moved} country={country} onClose={() => setMoved(null)} />}
      {cancelled && <CancelBooking booking={cancelled} onClose={() => setCancelled(null)} />}
    </div>
  )
}
