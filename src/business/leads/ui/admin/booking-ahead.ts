import type { Country } from '#kernel/country.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { slotKindOf } from '../../booking-calendar.ts'
import type { LeadKind } from '../../lead.ts'
import { hasBegun, type SlotKind } from '../../slots.ts'

type Booking = NonNullable<AdminLead['booking']>
type OfRequest = {
  readonly kind: LeadKind
  readonly country: Country
  readonly booking: Booking | null
}

/** The time at which somebody is still expected; null for none. */
export function bookingAhead({ kind, country, booking }: OfRequest, now: Date): (Booking & { kind: SlotKind }) | null {
  const slotKind = slotKindOf(kind)
  if (!slotKind || booking?.outcome !== null) return null
  const { date, slot } = booking
  return hasBegun(slotKind, date, slot, now, country) ? null : { ...booking, kind: slotKind }
}
