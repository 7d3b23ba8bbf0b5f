import { formatWeekdayAndDate, formatTimeSpan } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { slotSpan, type SlotKind } from '../slots.ts'

/** The place in the calendar that a visitor took. */
export type BookedSlot = {
  readonly kind: SlotKind
  readonly country: Country
  readonly date: CalendarDate
  readonly slot: string
}

/** The day and hour that a visitor booked, with the city whose clock counts. */
export function bookedTime({ kind, country, date, slot }: BookedSlot, text: Text): string {
  const span = slotSpan(kind, slot)
  if (!span) throw new Error(`no such slot: ${slot}`)
  return text('mail.booking.when', {
    date: formatWeekdayAndDate(date, text.language),
    slot: formatTimeSpan(span, text.language),
    city: countryTable[country].timeZone.split('/')[1] ?? '',
  })
}
