import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { quoteReference } from '#business/quotes/quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import type { Database } from '#platform/database/database.server.ts'
import { leadFilterSchema, type AdminLead, type LeadFilter, type ListedLead } from './admin-lead.ts'
import type { EventDetails, LeadTimelineEntry } from './lead-event.ts'
import { leadConditions } from './lead-inbox.server.ts'
import { asListedLead, listedColumns } from './listed-lead.server.ts'
import { cursorAfter, orderOf, urgent } from './lead-order.server.ts'
import { bookedColumns, leadEvents, leadFiles, leads, slotBookings } from './tables.server.ts'

const batch = 1000

/** A request with everything that was asked in it. */
export type ExportedLead = ListedLead &
  Pick<AdminLead, 'channel' | 'payload' | 'audit' | 'booking' | 'source'> & {
    /** What is asked for costs so much, in the currency of its country; null where nothing has one. */
    readonly amount: number | null
    /** The quote that staff made last for it, else the one that it is for: its reference and total. */
    readonly quoted: { readonly reference: string; readonly total: number } | null
    /** Of the file that came with it. */
    readonly fileName: string | null
    /** Why it is lost, as far as staff said it; null of one that is not. */
    readonly lost: Pick<EventDetails, 'lostBecause' | 'words'> | null
    /** What staff noted, and how they got in touch or that they did not after all, the newest first. */
    readonly notes: readonly Pick<LeadTimelineEntry, 'at' | 'staffName' | 'event' | 'said'>[]
  }

/** The requests of a filter, the newest first, a thousand at a time. That they were asked for is in the audit log. */
export const exportLeads = staffUseCase(
  { may: 'leads.work', input: leadFilterSchema },
  async ({ db, by, now }, filter): Promise<AsyncIterable<readonly ExportedLead[]>> => {
    const { q: _personal, sort: _order, ...told } = filter
    await recordChange(db, by, { action: 'lead.export', kind: 'lead', after: told }, now())
    return batches(db, { ...filter, sort: 'newest' }, by, now())
  },
)

const whyLost = sql<ExportedLead['lost']>`case when ${leads.status} = 'lost' then (
  select ${leadEvents.details} from ${leadEvents}
  where ${leadEvents.leadId} = ${leads.id} and ${leadEvents.event} = 'status' order by ${leadEvents.id} desc limit 1
) end`

const quoted = sql<{ readonly id: number; readonly total: number } | null>`(
  select json_build_object('id', ${quotes.id}, 'total', (${quotes.system} ->> 'totalPrice')::float8) from ${quotes}
  where ${quotes.leadId} = ${leads.id} or ${quotes.id} = ${leads.quoteId}
  order by ${quotes.leadId} = ${leads.id} desc nulls last, ${quotes.id} desc limit 1
)`

const noted = sql<ExportedLead['notes']>`coalesce((
  select json_agg(json_build_object('at', ${leadEvents.at}, 'staffName', ${leadEvents.staffName},
    'event', ${leadEvents.event}, 'said', ${leadEvents.said}) order by ${leadEvents.id} desc)
  from ${leadEvents}
  where ${leadEvents.leadId} = ${leads.id} and ${inArray(leadEvents.event, ['note', 'taken_back', ...notedContacts])}
), '[]')`

async function* batches(
  db: Database,
  filter: LeadFilter,
  { id: me }: Staff,
  now: Date,
): AsyncGenerator<readonly ExportedLead[]> {
  let cursor: string | undefined
  do {
    const rows = await db
      .select({
        ...listedColumns,
        amount: leads.amount,
        urgency: urgent,
        channel: leads.channel,
        source: leads.source,
        payload: leads.payload,
        audit: leads.audit,
        quoted,
        booking: bookedColumns,
        fileName: leadFiles.name,
        lost: whyLost,
        notes: noted,
      })
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assigneeId))
      .leftJoin(slotBookings, eq(slotBookings.leadId, leads.id))
      .leftJoin(leadFiles, eq(leadFiles.leadId, leads.id))
      .where(and(...(await leadConditions(db, { ...filter, cursor }, me, now))))
      .orderBy(...orderOf(filter.sort))
      .limit(batch)
    const last = rows.length === batch ? rows.at(-1) : undefined
    cursor = last && cursorAfter(last, filter.sort)
    if (rows.length > 0) yield rows.map(asExported)
  } while (cursor)
}

type Row = Parameters<typeof asListedLead>[0] &
  Pick<ExportedLead, 'amount' | 'channel' | 'audit' | 'booking' | 'source' | 'fileName' | 'lost' | 'notes'> & {
    readonly payload: object
    readonly quoted: { readonly id: number; readonly total: number } | null
  }

function asExported({
  amount,
  channel,
  payload,
  audit,
  booking,
  source,
  fileName,
  lost,
  notes,
  quoted: quote,
  ...listed
}: Row): ExportedLead {
  return {
    ...asListedLead(listed),
    amount,
    payload: payload as ExportedLead['payload'],
    channel,
    audit,
    booking,
    source,
    fileName,
    lost,
    notes,
    quoted: quote && { reference: quoteReference(quote.id), total: quote.total },
  }
}
