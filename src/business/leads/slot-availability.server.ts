import { and, count, eq } from 'drizzle-orm'
import { isClosedOn } from '#business/company/closed-days.server.ts'
import { limitsOf } from '#kernel/office-limits.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { slotQuestionSchema, type OfferedSlot } from './offered-slot.ts'
import { isBookable, slotsOf } from './slots.ts'
import { slotBookings } from './tables.server.ts'

/**
 * Every slot of a day and whether it can still be booked: none on a weekend, a closed or a past day. `request` is
 * `{ kind, date, country? }`; refuses with `invalid`.
 */
export async function slotAvailability(
  services: Pick<Services, 'db' | 'now'>,
  request: unknown,
): Promise<Outcome<OfferedSlot[]>> {
  const parsed = parse(slotQuestionSchema, request)
  if (!parsed.ok) return parsed
  const { kind, date, country } = parsed.value
  const now = services.now()
  const rows = await services.db
    .select({ slot: slotBookings.slot, taken: count() })
    .from(slotBookings)
    .where(and(eq(slotBookings.kind, kind), eq(slotBookings.country, country), eq(slotBookings.date, date)))
    .groupBy(slotBookings.slot)
  const isClosed = await isClosedOn(services.db, country, date)
  const taken = new Map(rows.map((row) => [row.slot, row.taken]))
  const capacity = limitsOf(country).places[kind]
  const hasPlace = (slot: string) => !isClosed && (taken.get(slot) ?? 0) < capacity
  return done(
    slotsOf[kind].map((slot) => ({ slot, available: isBookable(kind, date, slot, now, country) && hasPlace(slot) })),
  )
}
