import { BookingCalendarView } from '#business/leads/ui/admin/booking-calendar-view.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-calendar', 'leads'] as const
export const title = 'admin.menu.calendar'

/** Who is expected when. */
export default function CalendarPage() {
  const text = useText()
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-3xl">{text('admin.menu.calendar')}</h1>
        <p className="mt-1 text-muted">{text('admin-calendar.text')}</p>
      </div>
      <BookingCalendarView />
    </div>
  )
}
