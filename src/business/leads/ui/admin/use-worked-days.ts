import { useQuery } from '@tanstack/react-query'
import { useCompany } from '#client/company.tsx'
import { useNow } from '#client/use-now.ts'
import { addDays, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { calendarQuery } from './calendar-queries.ts'
import { workedDays, type IsWorked } from './usual-steps.ts'

/** Today in a country, and the days on which its office works: by its hours and, once they are known, its closed days. */
export function useWorkedDays(country: Country): { readonly today: CalendarDate; readonly isWorked: IsWorked } {
  const { contacts } = useCompany()
  const today = wallClock(useNow(), countryTable[country].utcOffset).date
  const { data } = useQuery(calendarQuery(country, today, addDays(today, 7)))
  const closed = data?.closedDays.map(({ date }) => date) ?? []
  return { today, isWorked: workedDays(contacts[country].openingHours, closed) }
}
