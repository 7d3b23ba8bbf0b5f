import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { OfferedSlot } from '../offered-slot.ts'
import { dateIssue, type SlotKind } from '../slots.ts'

/** Places go while a visitor fills the form. */
const freshMs = 30_000

/** The slots of a day, asked for once it is a day that can be chosen. */
export function slotsQuery(kind: SlotKind, date: CalendarDate, country: Country) {
  return queryOptions<OfferedSlot[]>({
    queryKey: [`/api/slots?kind=${kind}&date=${date}&country=${country}`],
    enabled: dateIssue(date, new Date(), country) === null,
    staleTime: freshMs,
  })
}
