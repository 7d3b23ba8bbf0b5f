import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { isCalendarDate, wallClock } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { contactEvents, type ContactEvent, type LastContact } from './last-contact.ts'
import { leadEvents, leads } from './tables.server.ts'

/** The last entry of a history by which somebody was in touch; of what came from a table, the day that stood there. */
type LastEntry = {
  readonly at: string
  readonly staffName: string
  readonly event: ContactEvent
  readonly said: string
}

/** Entries by which somebody was in touch with the person of a request; what was taken back was none. */
const isContact = sql`${and(
  eq(leadEvents.leadId, leads.id),
  inArray(leadEvents.event, [...contactEvents]),
  or(ne(leadEvents.event, 'taken'), ne(leadEvents.said, 'import')),
)} and not exists (
    select from lead_events back
    where back.lead_id = ${leads.id} and back.event = 'taken_back' and back.said = ${leadEvents.event} and back.id > ${leadEvents.id}
  )`

/** It as a column of a request. */
export const lastContactColumn = sql<LastEntry | null>`(
  select json_build_object('at', ${leadEvents.at}, 'staffName', ${leadEvents.staffName}, 'event', ${leadEvents.event}, 'said', ${leadEvents.said})
  from ${leadEvents}
  where ${isContact}
  order by ${leadEvents.id} desc limit 1)`

/** When somebody of ours was last in touch, for an order: else when they were answered; null of whom only a table tells it. */
export const lastContactAt = sql`coalesce(
  (select max(${leadEvents.at}) from ${leadEvents} where ${isContact} and ${ne(leadEvents.event, 'contacted_before')}),
  case when ${leads.channel} <> 'import' then ${leads.firstContactAt} end)`

/** On which day of their country that was, by whom, and which way. */
export function asLastContact(entry: LastEntry | null, country: Country): LastContact | null {
  if (!entry) return null
  const { at, staffName, event: way, said } = entry
  if (way === 'contacted_before' && isCalendarDate(said)) return { on: said, by: null, way }
  return { on: wallClock(new Date(at), countryTable[country].utcOffset).date, by: staffName, way }
}
