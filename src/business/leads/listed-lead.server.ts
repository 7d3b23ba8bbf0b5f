import { and, eq, inArray, sql } from 'drizzle-orm'
import { staff } from '#business/accounts/tables.server.ts'
import { findPlace } from '#business/energy/built-in-places.ts'
import { placeName } from '#business/energy/place-name.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { countryTable } from '#kernel/country.ts'
import { dialledNumber, phoneKeyOf, shownPhone } from '#platform/phone-number.server.ts'
import type { ListedLead } from './admin-lead.ts'
import { asLastContact, lastContactColumn } from './last-contact.server.ts'
import { callEvents, unansweredCalls, type LeadTimelineEntry } from './lead-event.ts'
import { isStepOfLost } from './lead-step.ts'
import { leadReference } from './lead.ts'
import { leadEvents, leads } from './tables.server.ts'
import { noStep, usualStepOf } from './usual-step.server.ts'

/** What tells how often somebody was called in vain. */
type Called = Pick<LeadTimelineEntry, 'event' | 'said'>

/** What the inbox shows of a lead, its owner joined. */
export const listedColumns = {
  id: leads.id,
  kind: leads.kind,
  status: leads.status,
  country: leads.country,
  language: leads.language,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  phoneKey: leads.phoneKey,
  town: sql<
    string | null
  >`nullif(coalesce(${leads.payload}->>'town', ${leads.payload}->>'state', ${leads.payload}->>'installationAddress'), '')`,
  assigneeId: leads.assigneeId,
  assigneeName: staff.name,
  nextStep: leads.nextStep,
  nextStepOn: leads.nextStepOn,
  nextStepTime: leads.nextStepTime,
  wonAmount: leads.wonAmount,
  quotedAmount: sql<
    number | null
  >`(select (${quotes.system}->>'totalPrice')::float8 from ${quotes} where ${eq(quotes.leadId, leads.id)} order by ${quotes.id} desc limit 1)`,
  askedAmount: leads.amount,
  answerDueAt: leads.answerDueAt,
  bookedAt: leads.bookedAt,
  firstContactAt: leads.firstContactAt,
  calls: sql<
    readonly Called[] | null
  >`(select json_agg(json_build_object('event', ${leadEvents.event}, 'said', ${leadEvents.said}) order by ${leadEvents.id}) from ${leadEvents} where ${and(eq(leadEvents.leadId, leads.id), inArray(leadEvents.event, [...callEvents]))})`,
  lastEntry: lastContactColumn,
  createdAt: leads.createdAt,
  updatedAt: leads.updatedAt,
}

type Moments = 'createdAt' | 'updatedAt' | 'answerDueAt'
type Row = Omit<
  ListedLead,
  | Moments
  | 'firstContactAt'
  | 'bookedAt'
  | 'reference'
  | 'dialledNumber'
  | 'shownPhone'
  | 'unanswered'
  | 'worth'
  | 'lastContact'
  | 'usualStep'
> &
  Readonly<Record<Moments, Date>> & {
    readonly firstContactAt: Date | null
    readonly bookedAt: Date | null
    readonly phoneKey: string | null
    readonly calls: readonly Called[] | null
    readonly quotedAmount: number | null
    readonly askedAmount: number | null
    readonly lastEntry: Parameters<typeof asLastContact>[0]
  }

/** The one amount that is told of a request. */
function worthOf({ wonAmount, quotedAmount, askedAmount, country }: Row): ListedLead['worth'] {
  const { currency } = countryTable[country]
  if (wonAmount !== null) return { of: 'won', amount: wonAmount, currency }
  if (quotedAmount !== null) return { of: 'quoted', amount: quotedAmount, currency }
  return askedAmount === null ? null : { of: 'asked', amount: askedAmount, currency }
}

/** The town or state of a form by its name. */
function townInWords({ town, country }: Pick<Row, 'town' | 'country'>): string | null {
  const place = town === null ? undefined : findPlace(town)
  return place ? placeName(place, country) : town === 'other' ? null : town
}

/** A row as the inbox shows it. */
export function asListedLead(listedRow: Row): ListedLead {
  const { phoneKey: key, calls, quotedAmount: _, askedAmount: __, lastEntry, ...stored } = listedRow
  // Some who were lost before that ended their step have it still.
  const row = isStepOfLost(stored) ? { ...stored, ...noStep } : stored
  return {
    ...row,
    usualStep: usualStepOf(row.nextStep),
    worth: worthOf(listedRow),
    town: townInWords(row),
    dialledNumber: dialledNumber(key ?? phoneKeyOf(row.phone, row.country)),
    shownPhone: shownPhone(listedRow),
    reference: leadReference(row.kind, row.id),
    answerDueAt: row.answerDueAt.toISOString(),
    firstContactAt: row.firstContactAt?.toISOString() ?? null,
    bookedAt: row.bookedAt?.toISOString() ?? null,
    unanswered: unansweredCalls(calls ?? []),
    lastContact: asLastContact(lastEntry, row.country),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
