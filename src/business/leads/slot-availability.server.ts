import { and, count, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { countries, defaultCountry } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { choice, missingOr } from './contact-fields.ts'
import { isBookable, slotCapacity, slotKinds, slotsOf } from './slots.ts'
import { slotBookings } from './tables.server.ts'

const question = z.object({
  kind: choice(slotKinds),
  date: z.string({ error: missingOr('invalid_date') }).check(z.refine(isCalendarDate, 'invalid_date')),
  country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
})

export type SlotAvailability = { readonly slot: string; readonly available: boolean }

/**
 * Every slot of a day and whether it can still be booked: none on a weekend or a past day. `request` is
 * `{ kind, date, country? }`; refuses with `invalid`.
 */
export async function slotAvailability(
  services: Pick<Services, 'db' | 'now'>,
  request: unknown,
): Promise<Outcome<SlotAvailability[]>> {
  const parsed = parse(question, request)
  if (!parsed.ok) return parsed
  const { kind, date, country } = parsed.value
  const now = services.now()
  const rows = await services.db
    .select({ slot: slotBookings.slot, taken: count() })
    .from(slotBookings)
    .where(and(eq(slotBookings.kind, kind), eq(slotBookings.country, country), eq(slotBookings.date, date)))
    .groupBy(slotBookings.slot)
  const taken = new Map(rows.map((row) => [row.slot, row.taken]))
  const hasPlace = (slot: string) => (taken.get(slot) ?? 0) < slotCapacity
  return done(
    slotsOf[kind].map((slot) => ({ slot, available: isBookable(kind, date, slot, now, country) && hasPlace(slot) })),
  )
}
