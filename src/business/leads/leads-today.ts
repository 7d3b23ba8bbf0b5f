import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { ListedLead } from './admin-lead.ts'
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

/** What is to be done next for a request, and is due. */
export type DueStep = Pick<
  ListedLead,
  'reference' | 'kind' | 'name' | 'email' | 'phone' | 'country' | 'language' | 'nextStep'
> & {
  readonly leadId: number
  readonly nextStepOn: CalendarDate
  /** It was for a day before today. */
  readonly isOverdue: boolean
  /** False where nobody owns the request: whoever comes first does it. */
  readonly isOwned: boolean
}

/** What of the requests needs doing now. */
export type LeadsToday = {
  /** Requests that nobody has touched. */
  readonly new: number
  /** Those whose next step was for today or before, of whoever asks and of nobody. */
  readonly due: number
  /** Their steps, the longest due first. */
  readonly steps: readonly DueStep[]
  /** Today's and tomorrow's, the soonest first. */
  readonly bookings: readonly ComingBooking[]
}
