import { and, eq } from 'drizzle-orm'
import { isClosedOn } from '#business/company/closed-day-queries.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import { limitsOf } from '#kernel/office-limits.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { freePlace } from './free-place.ts'
import type { SlotKind } from './slots.ts'
import { slotBookings } from './tables.server.ts'
import { advisoryLock } from './turn.server.ts'

export type SlotChoice = {
  readonly kind: SlotKind
  readonly country: Country
  readonly date: CalendarDate
  readonly slot: string
}

/** A place that is nobody else's until the transaction ends. */
export type HeldPlace = SlotChoice & { readonly place: number }

/** Holds a place in a slot of an open day; whoever asks meanwhile waits. Refuses with `slot_full`, naming the field at `path`. */
export async function holdPlace(tx: Transaction, choice: SlotChoice, path: string): Promise<Outcome<HeldPlace>> {
  const { kind, country, date, slot } = choice
  await advisoryLock(tx, 'slot', kind, country, date, slot)
  const taken = await tx
    .select({ place: slotBookings.place })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.kind, kind),
        eq(slotBookings.country, country),
        eq(slotBookings.date, date),
        eq(slotBookings.slot, slot),
      ),
    )
  const place = freePlace(
    taken.map((booking) => booking.place),
    limitsOf(country).places[kind],
  )
  const isFull = place === null || (await isClosedOn(tx, country, date))
  return isFull ? refused('slot_full', { errors: [{ path, code: 'slot_full' }] }) : done({ ...choice, place })
}

/** Makes a held place the lead's. */
export async function bookPlace(tx: Transaction, held: HeldPlace, leadId: number): Promise<void> {
  await tx.insert(slotBookings).values({ ...held, leadId })
}
