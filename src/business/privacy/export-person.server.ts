import { asc, inArray } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import {
  allDocumentsOf,
  readApplicationRows,
  toApplication,
  type ApplicationRows,
} from '#business/financing/application-queries.server.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { toldDetails } from '#business/leads/lead-event.ts'
import { leadEvents, leadFiles, slotBookings } from '#business/leads/tables.server.ts'
import { quotesOfIds } from '#business/quotes/read-quote.server.ts'
import { isNotedContact } from '#kernel/noted-contact.ts'
import { need, refused } from '#kernel/outcome.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.server.ts'
import { zipStream, type ZipSource } from '#platform/zip/zip-stream.server.ts'
import { personRequestSchema } from './person-record.ts'
import { readPersonRows, type PersonRows } from './find-person.server.ts'

/** The archive of a person: its bytes, read as they are sent. */
export type PersonArchive = { readonly name: string; readonly content: AsyncIterable<Buffer> }

/**
 * Everything about an email or a phone as a zip: `person.json`, and the files that they sent. That it was made is in the audit
 * log, without a name. Refused as {@link permit} says; as `invalid` (fields); as `not_found` when there is nothing.
 */
export const exportPerson = staffUseCase(
  { may: 'privacy.find', input: personRequestSchema },
  async (acting, asked): Promise<PersonArchive> => {
    const { db, now } = acting
    const at = now()
    const rows = await readPersonRows(db, asked, at)
    const counts = { requests: rows.leads.length, applications: rows.applications.length, mails: rows.mails.length }
    if (counts.requests + counts.applications + counts.mails === 0) return need(refused('not_found'))
    const files = await filesOf(acting, rows)
    const told = {
      exportedAt: at.toISOString(),
      ...(await written(acting, rows)),
      files: files.map(({ name }) => name),
    }
    await recordChange(db, acting.by, { action: 'person.export', kind: 'person', after: counts }, at)
    const json = { name: 'person.json', content: () => Promise.resolve(JSON.stringify(told, null, 2)) }
    return { name: `person-${at.toISOString().slice(0, 10)}.zip`, content: zipStream([json, ...files], at) }
  },
)

/** What they wrote, and what was written about it and to them; who of us wrote it is not theirs. */
async function written({ db }: Pick<Services, 'db'>, { leads, applications, mails, made }: PersonRows) {
  const leadIds = leads.map(({ id }) => id)
  const events = await db
    .select()
    .from(leadEvents)
    .where(inArray(leadEvents.leadId, leadIds))
    .orderBy(asc(leadEvents.id))
  const bookings = await db.select().from(slotBookings).where(inArray(slotBookings.leadId, leadIds))
  const applicationIds = applications.map(({ id }) => id)
  const quotes = await quotesOfIds(
    db,
    leads.map(({ quoteId }) => quoteId),
  )
  return {
    requests: leads.map(({ id, reference, kind, status, country, language, name, email, phone, payload, ...lead }) => ({
      reference,
      kind,
      status,
      country,
      language,
      name,
      email,
      phone,
      payload,
      audit: lead.audit,
      quote: quotes.get(lead.quoteId) ?? null,
      quotesMade: made.flatMap(({ leadId, ...quote }) => (leadId === id ? [quote] : [])),
      wonAmount: lead.wonAmount,
      source: lead.source,
      nextStep: lead.nextStep,
      nextStepOn: lead.nextStepOn,
      nextStepTime: lead.nextStepTime,
      createdAt: lead.createdAt,
      bookings: bookings.flatMap(({ leadId, date, slot, address, outcome }) =>
        leadId === id ? [{ date, slot, address, outcome }] : [],
      ),
      timeline: events.flatMap(({ leadId, at, event, said, details }) =>
        leadId === id ? [{ at, event, said, details: toldDetails(details) }] : [],
      ),
    })),
    applications:
      applicationIds.length === 0
        ? []
        : (await readApplicationRows(db, inArray(financingApplications.id, [...applicationIds]))).map(withNotes),
    mails: mails.map(({ to, subject, template, language, props, state, createdAt, sentAt }) => ({
      to,
      subject,
      template,
      language,
      props: withoutLink(props),
      state,
      createdAt,
      sentAt,
    })),
  }
}

/** An application as its owner reads it, and what staff noted about it. */
function withNotes(rows: ApplicationRows) {
  const noted = rows.timeline.flatMap(
    ({ at, event, staffNote: said, firstNote, amount, receivedOn, means, reference }) =>
      said || amount !== null || isNotedContact(event)
        ? [
            {
              at,
              event,
              said: said ?? '',
              ...(firstNote && { before: firstNote }),
              ...(amount !== null && { amount, receivedOn, means, reference }),
            },
          ]
        : [],
  )
  return Object.assign(toApplication(rows), { noted })
}

/** The link in a mail opens an application to whoever has it: staff, who read this file, are not to have it. */
function withoutLink({ statusLink: _, ...props }: PersonRows['mails'][number]['props']) {
  return props
}

/**
 * The files that came with requests and applications, each under its reference; what they were called is in the JSON. One that
 * the store has lost is empty.
 */
async function filesOf(services: Services, { leads, applications }: PersonRows): Promise<ZipSource[]> {
  const { db } = services
  const leadIds = leads.map(({ id }) => id)
  const applicationIds = applications.map(({ id }) => id)
  const own = await db.select().from(leadFiles).where(inArray(leadFiles.leadId, leadIds))
  const documents = await allDocumentsOf(db, applicationIds)
  const referenceOf = (applicationId: number) => applications.find(({ id }) => id === applicationId)?.reference ?? ''
  const file = (name: string, storedKey: string): ZipSource => ({
    name,
    content: async () => {
      const opened = await openFile(services, storedKey)
      return opened.ok ? opened.value : ''
    },
  })
  return [
    ...own.map(({ leadId, name, storedKey }) => {
      const reference = leads.find(({ id }) => id === leadId)?.reference ?? ''
      return file(`${reference}/cv${endingOf(name)}`, storedKey)
    }),
    ...documents.now.map(({ applicationId, type, name, key }) =>
      file(`${referenceOf(applicationId)}/${type}${endingOf(name)}`, key),
    ),
    ...documents.earlier.map(({ id, applicationId, type, name, key }) =>
      file(`${referenceOf(applicationId)}/earlier/${type}-${id}${endingOf(name)}`, key),
    ),
  ]
}

/** `.pdf` of a file's name; a name that ends in anything unusual gives nothing to a path. */
function endingOf(name: string): string {
  return /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''
}
