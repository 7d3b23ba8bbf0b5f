import type { Country } from '#kernel/country.ts'
import type { AdminLead } from './admin-lead.ts'
import { hasBegun, slotKindOf, slotPeriod, type SlotKind } from './slots.ts'

type Booking = NonNullable<AdminLead['booking']>
type OfRequest = {
  readonly country: Country
  readonly booking: Booking | null
}

/** The time at which somebody is still expected, with the hour at which it begins; null for none. */
export function bookingAhead(
  { country, booking }: OfRequest,
  now: Date,
): (Booking & { readonly kind: SlotKind; readonly time: string }) | null {
  if (booking?.outcome !== null) return null
  const { date, slot } = booking
  const kind = slotKindOf(slot)
  const time = kind && slotPeriod(kind, date, slot)?.start.slice(11, 16)
  return !kind || !time || hasBegun(kind, date, slot, now, country) ? null : { ...booking, kind, time }
}
