import type { Booking } from '../../booking-calendar.ts'

/** What can be done about somebody who is expected. */
export type BookingActions = {
  readonly onMove: (booking: Booking) => void
  readonly onCancel: (booking: Booking) => void
}
