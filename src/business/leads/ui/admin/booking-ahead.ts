import type { Country } from '#kernel/country.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { hasBegun, slotKindOf, type SlotKind } from '../../slots.ts'

type Booking = NonNullable<AdminLead['booking']>
type OfRequest = {
  readonly country: Country
  readonly booking: Booking | null
}

/** The time at which somebody is still expected; null for none. */
export function bookingAhead({ country, booking }: OfRequest, now: Date): (Booking & { kind: SlotKind }) | null {
  if (booking?.outcome !== null) return null
  const { date, slot } = booking
  const kind = slotKindOf(slot)
  return !kind || hasBegun(kind, date, slot, now, country) ? null : { ...booking, kind }
}
