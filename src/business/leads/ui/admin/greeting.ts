import type { Company } from '#kernel/brand.ts'
import { formatTimeOfDay, formatWeekdayAndDate } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { Greeting } from '#kernel/contact-links.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { slotSpan } from '../../slots.ts'
import { bookingAhead } from '../../booking-ahead.ts'

type Greeted = Pick<AdminLead, 'name' | 'reference' | 'kind' | 'channel' | 'booking' | 'country'>
type Offices = Pick<Company, 'brand' | 'contacts'>

/** What a person is greeted with, in their language: of a time at which they are expected, when and where it is. */
export function greetingOf(lead: Greeted, theirs: Text, { brand, contacts }: Offices, now: Date): Greeting {
  const { name, reference, kind, channel, country } = lead
  const office = contacts[country].address[theirs.language]
  const said = { name, brand: brand.name, reference }
  const subject = theirs('admin-leads.greeting.subject', said)
  const ahead = bookingAhead(lead, now)
  const span = ahead && slotSpan(ahead.kind, ahead.slot)
  if (!span) {
    // Of somebody who was noted it is our words that are stored, not theirs.
    const about = theirs(`admin-leads.greeting.${kind === 'message' && channel !== 'site' ? 'noted' : kind}`)
    return { subject, words: theirs('admin-leads.greeting', { ...said, about }) }
  }
  const [from, to] = [span.start, span.end].map((minutes) => formatTimeOfDay(minutes, theirs.language))
  const time = {
    day: formatWeekdayAndDate(ahead.date, theirs.language),
    from: from ?? '',
    to: to ?? '',
    address: ahead.kind === 'visit' ? (ahead.address ?? '') : office,
  }
  return { subject, words: theirs(`admin-leads.greeting.expected.${ahead.kind}`, { ...said, ...time }) }
}
