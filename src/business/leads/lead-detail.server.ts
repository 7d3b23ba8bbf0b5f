import type { Readable } from 'node:stream'
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { quotesMadeFor, quotesOfIds } from '#business/quotes/read-quote.server.ts'
import type { Country } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { phoneKeyOf } from '#platform/phone-number.server.ts'
import type { AdminLead } from './admin-lead.ts'
import { asListedLead, listedColumns } from './listed-lead.server.ts'
import { toldDetails, type LeadEvent } from './lead-event.ts'
import { readStepSaid } from './lead-step.ts'
import { leadReference } from './lead.ts'
import { statusesAfter } from './lead-status.ts'
import { isOnlyState } from './places.ts'
import { bookedColumns, leadEvents, leadFiles, leads, slotBookings } from './tables.server.ts'
import { usualStepOf } from './usual-step.server.ts'

const mostDuplicates = 20

/** A request with all that belongs to it; to an owner it was given to it is no news from then on. Refused also as `not_found`. */
export const findLead = staffUseCase({ may: 'leads.work' }, async ({ db, by }, id: number): Promise<AdminLead> => {
  const isNews = and(eq(leads.id, id), eq(leads.assigneeId, by.id), isNotNull(leads.givenAt))
  await db.update(leads).set({ givenAt: null }).where(isNews)
  return (await readLead(db, id)) ?? need(refused('not_found'))
})

/** A file's bytes, for staff. */
type LeadFile = { readonly name: string; readonly size: number; readonly content: Readable }

/** Opens the CV that came with a request; each reading is in the audit log. Refused also as {@link openFile} says. */
export const openLeadFile = staffUseCase(
  { may: 'leads.work' },
  async ({ by, ...services }, leadId: number): Promise<LeadFile> => {
    const { db, now } = services
    const [file] = await db.select().from(leadFiles).where(eq(leadFiles.leadId, leadId))
    if (!file) return need(refused('not_found'))
    const content = need(await openFile(services, file.storedKey))
    try {
      await recordChange(db, by, { action: 'lead.file', kind: 'lead', recordId: leadId }, now())
    } catch (error) {
      content.destroy()
      throw error
    }
    return { name: file.name, size: file.size, content }
  },
)

/** The same within a use case that was permitted. */
export async function readLead(db: Queryable, id: number): Promise<AdminLead | undefined> {
  const [row] = await db
    .select({
      ...listedColumns,
      channel: leads.channel,
      source: leads.source,
      payload: leads.payload,
      audit: leads.audit,
      quoteId: leads.quoteId,
      booking: bookedColumns,
      ownHome: home,
      file: { name: leadFiles.name, mediaType: leadFiles.mediaType, size: leadFiles.size },
    })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assigneeId))
    .leftJoin(slotBookings, eq(slotBookings.leadId, leads.id))
    .leftJoin(leadFiles, eq(leadFiles.leadId, leads.id))
    .where(eq(leads.id, id))
  if (!row) return undefined
  const { channel, source, payload, audit, quoteId, booking, ownHome, file, ...listed } = row
  const others = await duplicatesOf(db, listed)
  return {
    ...asListedLead(listed),
    askedAmount: listed.askedAmount,
    channel,
    source,
    payload: payload as unknown as Readonly<Record<string, unknown>>,
    audit,
    quote: quoteId === null ? null : ((await quotesOfIds(db, [quoteId])).get(quoteId) ?? null),
    quotes: (await quotesMadeFor(db, [id])).map(({ leadId: _, ...quote }) => quote),
    booking,
    file,
    allowedStatuses: statusesAfter(row.status),
    timeline: await timelineOf(db, id),
    home: streetOf([{ home: ownHome, country: listed.country }, ...others]),
    duplicates: others.map(({ home: _, country: __, ...other }) => other),
  }
}

/** The first that says more than in which state somebody lives. */
const streetOf = (known: readonly { readonly home: string | null; readonly country: Country }[]) =>
  known.find(({ home: street, country }) => street !== null && !isOnlyState(street, country))?.home ?? null

const stepEvents: readonly LeadEvent[] = ['next_step', 'step_done']

async function timelineOf(db: Queryable, leadId: number): Promise<AdminLead['timeline']> {
  const { id, at, staffId, staffName, event, said, details } = leadEvents
  const rows = await db
    .select({ id, at, staffId, staffName, event, said, details })
    .from(leadEvents)
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(id)
  return rows.map((row) => {
    const step = stepEvents.includes(row.event) && readStepSaid(row.said).nextStep
    return Object.assign(row, {
      at: row.at.toISOString(),
      usualStep: step ? usualStepOf(step) : null,
      details: toldDetails(row.details),
    })
  })
}

type WithPhoneKey = { readonly phoneKey: string | null }

/** Where the visit of a request goes, else where its installation is wanted. */
const home = sql<string | null>`coalesce(${slotBookings.address}, nullif(${leads.payload}->>'installationAddress', ''))`

/** Other requests from the same address or phone, the newest first, each with where they are visited. */
async function duplicatesOf(
  db: Queryable,
  { id, email, phone, country, phoneKey }: Pick<AdminLead, 'id' | 'email' | 'phone' | 'country'> & WithPhoneKey,
): Promise<(AdminLead['duplicates'][number] & Pick<AdminLead, 'home' | 'country'>)[]> {
  const key = phoneKey ?? phoneKeyOf(phone, country)
  const same = or(
    email ? eq(sql`lower(${leads.email})`, email.toLowerCase()) : undefined,
    key ? eq(leads.phoneKey, key) : undefined,
  )
  if (!same) return []
  const rows = await db
    .select({
      id: leads.id,
      kind: leads.kind,
      status: leads.status,
      createdAt: leads.createdAt,
      country: leads.country,
      home,
    })
    .from(leads)
    .leftJoin(slotBookings, eq(slotBookings.leadId, leads.id))
    .where(and(ne(leads.id, id), same))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(mostDuplicates)
  return rows.map((row) =>
    Object.assign(row, { reference: leadReference(row.kind, row.id), createdAt: row.createdAt.toISOString() }),
  )
}
