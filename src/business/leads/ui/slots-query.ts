import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import { dateIssue } from '../slots.ts'

/** Places go while a visitor fills the form. */
const freshMs = 30_000

type OfferedSlot = { readonly slot: string; readonly available: boolean }

/** The consultation slots of a day, asked for once it is a day that can be chosen. */
export function slotsQuery(date: CalendarDate, country: Country) {
  return queryOptions<OfferedSlot[]>({
    queryKey: [`/api/slots?kind=consultation&date=${date}&country=${country}`],
    enabled: dateIssue(date, new Date(), country) === null,
    staleTime: freshMs,
  })
}
