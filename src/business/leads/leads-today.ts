import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { SlotKind } from './slots.ts'

/** A visit or a call that is booked. */
export type ComingBooking = {
  readonly leadId: number
  readonly name: string
  readonly kind: SlotKind
  readonly country: Country
  readonly date: CalendarDate
  readonly slot: string
  /** On the country's calendar. */
  readonly isToday: boolean
}

/** What of the requests needs doing now. */
export type LeadsToday = {
  /** Requests that nobody has touched. */
  readonly new: number
  /** Those whose next step was for today or before, of whoever asks. */
  readonly due: number
  /** Today's and tomorrow's, the soonest first. */
  readonly bookings: readonly ComingBooking[]
}
