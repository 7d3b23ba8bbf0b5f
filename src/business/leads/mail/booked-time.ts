import { formatLongDate } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { timeZoneOf } from '#kernel/country.ts'
import type { Consultation } from '../consultation.ts'

/** The day and hour that a visitor booked, with the city whose clock counts. */
export function bookedTime(consultation: Consultation, text: Text): string {
  const { preferredDate, preferredTimeSlot, country } = consultation
  return text('mail.consultation.when', {
    date: formatLongDate(preferredDate, text.language),
    slot: text(`leads.slot.${preferredTimeSlot}`),
    city: timeZoneOf[country].split('/')[1] ?? '',
  })
}
