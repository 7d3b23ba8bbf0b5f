import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useVisitor } from '#client/visitor.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { BookableDay, OfferedSlot } from '../offered-slot.ts'
import { dateIssue, type SlotKind } from '../slots.ts'

/** Places go while a visitor fills the form. */
const freshMs = 30_000

/** The slots of a day, asked for once it is a day that can be chosen. */
export function slotsQuery(kind: SlotKind, date: CalendarDate, country: Country) {
  return queryOptions<OfferedSlot[]>({
    queryKey: [`/api/slots?kind=${kind}&date=${date}&country=${country}`],
    enabled: dateIssue(date, new Date(), country, kind) === null,
    staleTime: freshMs,
  })
}

/** The next days on which something can still be booked. */
export function bookableDaysQuery(kind: SlotKind, country: Country) {
  return queryOptions<BookableDay[]>({
    queryKey: [`/api/bookable-days?kind=${kind}&country=${country}`],
    staleTime: freshMs,
  })
}

/** Asks for the slots of a day again once a booking has come to an end, whichever: its place is taken now. */
export function useSlotsAfter(kind: SlotKind) {
  const queries = useQueryClient()
  const { country } = useVisitor()
  return <T>(booking: Promise<T>, date: CalendarDate): Promise<T> =>
    booking.finally(() => {
      void queries.invalidateQueries(slotsQuery(kind, date, country))
      void queries.invalidateQueries(bookableDaysQuery(kind, country))
    })
}
