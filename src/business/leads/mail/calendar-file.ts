import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Text } from '#i18n/text.ts'
import type { Company } from '#kernel/brand.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { slotPeriod } from '../slots.ts'
import type { BookedSlot } from './booked-time.ts'
import type { BookingChangeMail } from './mail-payloads.ts'

/** One rule, since no country of ours changes its clocks (RFC 5545 wants the zone that a time names to be described). */
function describeZone(country: Country): string {
  const { utcOffset, timeZoneAbbreviation } = countryTable[country]
  const offset = `${utcOffset < 0 ? '-' : '+'}${String(Math.abs(utcOffset)).padStart(2, '0')}00`
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${countryTable[country].timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${timeZoneAbbreviation}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}

/** What a calendar does with a file (RFC 5546): keeps it, replaces what it has, takes it out. */
export function calendarMethod(change?: BookingChangeMail['change']): 'PUBLISH' | 'REQUEST' | 'CANCEL' {
  if (!change) return 'PUBLISH'
  return change === 'cancelled' ? 'CANCEL' : 'REQUEST'
}

/** What a calendar shows of a booking. */
type Booking = BookedSlot & {
  readonly reference: string
  /** When it was booked, ISO 8601. */
  readonly receivedAt: string
  readonly summary: string
  readonly location?: string | undefined
  /** Of a file that replaces an earlier one: to whom it goes, and the how-manieth change it is. */
  readonly update?: Pick<BookingChangeMail, 'change' | 'sequence' | 'email'>
}

/**
 * The calendar file (iCalendar, RFC 5545) of a booking, on the country's clock. The same booking always gives the same
 * bytes; its UID is the reference at the brand's domain, so that a second file updates the first one's event.
 */
export function calendarText(booking: Booking, text: Text, { brand, contacts }: Company): string {
  const { kind, country, date, slot, reference, receivedAt, summary, location, update } = booking
  const period = slotPeriod(kind, date, slot)
  if (!period) throw new Error(`no such slot: ${slot}`)
  const domain = brand.emails.sales.split('@')[1] ?? ''
  const timeZone = countryTable[country].timeZone
  const calendar = ical({
    method: ICalCalendarMethod[calendarMethod(update?.change)],
    prodId: { company: brand.name, product: 'site', language: text.language.toUpperCase() },
    // Named here, the zone would also be that of DTSTAMP, which must be UTC: the event names it.
    timezone: { name: null, generator: () => describeZone(country) },
  })
  calendar.createEvent({
    id: `${reference}@${domain}`,
    stamp: new Date(receivedAt),
    start: period.start,
    end: period.end,
    timezone: timeZone,
    summary,
    description: text('mail.booking.event.description', {
      reference,
      phone: contacts[country].phoneNumbers[0] ?? '',
      email: brand.emails.sales,
    }),
    location: location ?? null,
    ...(update && {
      sequence: update.sequence,
      status: update.change === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      attendees: [{ email: update.email }],
    }),
    organizer: { name: brand.name, email: brand.emails.sales },
    alarms: update?.change === 'cancelled' ? [] : [{ type: ICalAlarmType.display, trigger: 3600 }],
  })
  return calendar.toString()
}
