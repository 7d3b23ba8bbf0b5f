import { useQueryClient } from '@tanstack/react-query'
import { useVisitor } from '#client/visitor.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { SlotKind } from '../slots.ts'
import { slotsQuery } from './slots-query.ts'

/** Asks for the slots of a day again once a booking has come to an end, whichever: its place is taken now. */
export function useSlotsAfter(kind: SlotKind) {
  const queries = useQueryClient()
  const { country } = useVisitor()
  return <T>(booking: Promise<T>, date: CalendarDate): Promise<T> =>
    booking.finally(() => void queries.invalidateQueries(slotsQuery(kind, date, country)))
}
