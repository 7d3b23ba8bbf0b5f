import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'

const root = '/api/admin/calendar'

/** The bookings of some days of a country. */
export const calendarQuery = (country: Country, from: CalendarDate, to: CalendarDate) =>
  queryOptions<BookingCalendar>({ queryKey: [`${root}?country=${country}&from=${from}&to=${to}`] })

/** Something has changed in the calendar: asks again for all that shows it. */
export async function showChangedCalendar(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(admin\/(calendar|leads|people|today)|slots|bookable-days)/.test(String(path)),
  })
}
