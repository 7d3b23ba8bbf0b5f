import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { applicationReference, idOfReference } from '#business/financing/application.ts'
import { allDocumentsOf } from '#business/financing/application-queries.server.ts'
import { owedBackOf } from '#business/financing/down-payments.server.ts'
import { openApplicationsOf } from '#business/financing/open-applications.server.ts'
import { keptUntil } from '#business/financing/running-contract.ts'
import { financingApplications, financingTimeline, type ApplicationRow } from '#business/financing/tables.server.ts'
import { leadOfReference, leadReference } from '#business/leads/lead.ts'
import { asInboxLead, listed } from '#business/leads/lead-inbox.server.ts'
import { leadEvents, leads, leadFiles } from '#business/leads/tables.server.ts'
import { quoteReference } from '#business/quotes/quote.ts'
import { quotesMadeFor } from '#business/quotes/read-quote.server.ts'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { endOfNumber } from '#kernel/given-names.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { dialledNumber, phoneKeyOf, phoneKeys, shownPhone } from '#platform/phone-number.server.ts'
import { type PersonPage, type PersonRequest, personRequestSchema, type PersonRecord } from './person-record.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'

type LeadRow = typeof leads.$inferSelect
type MailRow = typeof mailOutbox.$inferSelect

/** Every row about a person. */
export type PersonRows = {
  readonly leads: readonly (LeadRow & { readonly reference: string })[]
  readonly applications: readonly (ApplicationRow & {
    readonly reference: string
    /** Until when the law has it kept; null for what is no contract that runs. */
    readonly keptUntil: CalendarDate | null
    /** What of its down payment is to be given back; while there is any it stays. */
    readonly toRefund: number
  })[]
  /** The quotes that staff made for their requests. */
  readonly made: Awaited<ReturnType<typeof quotesMadeFor>>
  /** To them, and about what they asked. */
  readonly mails: readonly MailRow[]
}

/**
 * Everything that an address or a phone is about, the newest first. With `lock` nobody changes the requests and applications
 * until the transaction ends.
 */
export async function readPersonRows(
  db: Queryable,
  { email, phone }: PersonRequest,
  now: Date,
  { lock = false } = {},
): Promise<PersonRows> {
  const address = email?.toLowerCase()
  const keys = phone === undefined ? [] : phoneKeys(phone)
  const isTheirs = (row: Reached) =>
    (address !== undefined && row.email?.toLowerCase() === address) || keys.includes(keyOf(row))
  const left = (table: Table) =>
    or(
      address === undefined ? undefined : eq(sql`lower(${table.email})`, address),
      phone === undefined ? undefined : inArray(table.phoneKey, keys),
      phone === undefined ? undefined : mayBeUnread(table, phone),
    )

  const leadQuery = db.select().from(leads).where(left(leads)).orderBy(desc(leads.id))
  const applicationQuery = db
    .select()
    .from(financingApplications)
    .where(left(financingApplications))
    .orderBy(desc(financingApplications.id))
  const foundLeads = (await (lock ? leadQuery.for('update') : leadQuery))
    .filter(isTheirs)
    .map((row) => Object.assign(row, { reference: leadReference(row.kind, row.id) }))
  const theirs = (await (lock ? applicationQuery.for('update') : applicationQuery)).filter(isTheirs)
  const owed = await owedById(db, theirs)
  const foundApplications = theirs.map((row) =>
    Object.assign(row, {
      reference: applicationReference(row.id),
      toRefund: owed.get(row.id) ?? 0,
      keptUntil: keptUntil(row, wallClock(now, countryTable[row.country].utcOffset).date),
    }),
  )
  const made = await quotesMadeFor(
    db,
    foundLeads.map(({ id }) => id),
  )
  const references = [...foundLeads, ...foundApplications, ...made].map(({ reference }) => reference)
  return {
    leads: foundLeads,
    applications: foundApplications,
    made,
    mails: await db
      .select()
      .from(mailOutbox)
      .where(mailsAbout(address, references))
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)),
  }
}

/** What is to be given back of each. A query of its own: one that waits for locked rows reads other tables as they were before. */
async function owedById(db: Queryable, rows: readonly Pick<ApplicationRow, 'id'>[]): Promise<Map<number, number>> {
  const { id } = financingApplications
  const ids = rows.map((row) => row.id)
  const counted = await db.select({ id, toRefund: owedBackOf }).from(financingApplications).where(inArray(id, ids))
  return new Map(counted.map((one) => [one.id, one.toRefund]))
}

type Reached = Pick<LeadRow, 'email' | 'phone' | 'phoneKey' | 'country'>

const keyOf = ({ phone, phoneKey: key, country }: Reached) => key ?? phoneKeyOf(phone, country) ?? ''

/** Rows that were stored before there were keys, and end as a number does. */
function mayBeUnread(table: Table, phone: string): SQL | undefined {
  const end = `%${endOfNumber(phone)}`
  return and(
    isNotNull(table.phone),
    isNull(table.phoneKey),
    sql`regexp_replace(${table.phone}, '[^0-9]', '', 'g') like ${end}`,
  )
}

/** Addresses and phones beside those asked for that the same person left: more may be found by them. */
function otherContacts({ email, phone }: PersonRequest, rows: readonly Reached[]): string[] {
  const asked = phone === undefined ? [] : phoneKeys(phone)
  const emails = rows.flatMap((row) => row.email?.toLowerCase() ?? [])
  const phones = new Map(
    rows.flatMap((row) => (row.phone && !asked.includes(keyOf(row)) ? [[keyOf(row), row.phone]] : [])),
  )
  return [...new Set(emails.filter((address) => address !== email?.toLowerCase())), ...phones.values()]
}

/** Mails to an address, and mails about a reference: whatever tells staff of a person names it. Both by an index. */
function mailsAbout(address: string | undefined, references: readonly string[]): SQL | undefined {
  const conditions = [
    address === undefined ? undefined : eq(sql`lower(${mailOutbox.to})`, address),
    references.length === 0 ? undefined : inArray(sql`${mailOutbox.props}->>'reference'`, [...references]),
  ]
  return conditions.every((condition) => condition === undefined) ? sql`false` : or(...conditions)
}

/** What there is about an email or a phone, in short. Refused as {@link permit} says, or `invalid` (fields). */
export const findPerson = staffUseCase(
  { may: 'privacy.find', input: personRequestSchema },
  ({ db, now }, asked): Promise<PersonRecord> => readPerson(db, asked, now()),
)

/**
 * The person of a request or an application, by its reference: no address or phone stands in the address of a page. What
 * belongs to its phone or its mail is theirs. Refused as {@link permit} says, or `not_found`.
 */
export const openPerson = staffUseCase(
  { may: 'privacy.find' },
  async ({ db, now }, reference: string): Promise<PersonPage> => {
    const left = (await contactOf(db, reference)) ?? need(refused('not_found'))
    const { phone, phoneKey: key, email, country } = left
    const dialled = dialledNumber(key ?? phoneKeyOf(phone, country))
    const asked = { email: email ?? undefined, phone: dialled ?? phone ?? undefined }
    const told = { reference, ...left.said, email, phone: shownPhone(left), dialledNumber: dialled }
    return { ...(await readPerson(db, asked, now())), ...told }
  },
)

type Table = typeof leads | typeof financingApplications

/** What somebody left with a record; undefined where there is none. */
async function contactOf(db: Queryable, reference: string) {
  const lead = leadOfReference(reference)
  const columns = ({ email, phone, phoneKey: key, country, language }: Table) => {
    return { email, phone, phoneKey: key, country, language }
  }
  const [row] = lead
    ? await db
        .select({ ...columns(leads), name: leads.name })
        .from(leads)
        .where(and(eq(leads.id, lead.id), eq(leads.kind, lead.kind)))
    : await db
        .select({ ...columns(financingApplications), name: financingApplications.fullName })
        .from(financingApplications)
        .where(eq(financingApplications.id, idOfReference(reference) ?? 0))
  if (!row) return undefined
  const { name, country, language } = row
  return { ...row, said: { name: name ?? '', country, language } }
}

async function readPerson(db: Queryable, asked: PersonRequest, now: Date): Promise<PersonRecord> {
  const found = await readPersonRows(db, asked, now)
  const leadIds = found.leads.map(({ id }) => id)
  const applicationIds = found.applications.map(({ id }) => id)
  const inbox = (await listed(db).where(inArray(leads.id, leadIds))).map(asInboxLead)
  const files = await db.select().from(leadFiles).where(inArray(leadFiles.leadId, leadIds))
  const documents = Object.values(await allDocumentsOf(db, applicationIds)).flat()
  const owners = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...new Set(found.applications.flatMap(({ assigneeId }) => assigneeId ?? []))]))
  const open = await openApplicationsOf(db, inArray(financingApplications.id, applicationIds), applicationIds.length)
  return {
    otherContacts: otherContacts(asked, [...found.leads, ...found.applications]),
    requests: found.leads.map((lead) => {
      const { id, country, quoteId, createdAt, wonAmount } = lead
      const { reference, kind, status, name, email, nextStep, nextStepOn } = lead
      const row = inbox.find((one) => one.id === id)
      const told = row?.asked
      return {
        id,
        reference,
        kind,
        status,
        country,
        name,
        email,
        phone: shownPhone(lead),
        nextStep,
        usualStep: row?.usualStep ?? null,
        nextStepOn,
        nextStepTime: lead.nextStepTime,
        assigneeName: row?.assigneeName ?? null,
        product: told?.product ?? null,
        amount: told?.amount ?? null,
        wonAmount: wonAmount === null ? null : { amount: wonAmount, currency: countryTable[country].currency },
        words: told?.words ?? '',
        lastContact: row?.lastContact ?? null,
        booking: told?.booking ?? null,
        fileName: files.find(({ leadId }) => leadId === id)?.name ?? null,
        quote: quoteId === null ? null : quoteReference(quoteId),
        createdAt: createdAt.toISOString(),
      }
    }),
    applications: found.applications.map((application) => ({
      id: application.id,
      reference: application.reference,
      status: application.status,
      next: open.find(({ row }) => row.id === application.id)?.next ?? null,
      country: application.country,
      name: application.fullName ?? '',
      email: application.email,
      phone: shownPhone(application),
      quote: application.quoteId === null ? null : quoteReference(application.quoteId),
      product: { name: application.product.name, nameEn: application.product.nameEn },
      assigneeName: owners.find(({ id }) => id === application.assigneeId)?.name ?? null,
      amount: { amount: application.plan.totalAmount, currency: application.product.currency },
      keptUntil: application.keptUntil,
      toRefund: application.toRefund,
      documents: documents.filter(({ applicationId }) => applicationId === application.id).length,
      createdAt: application.createdAt.toISOString(),
    })),
    notes: await notesOf(db, found),
    quotes: found.made.map(({ leadId: _, ...quote }) => quote),
    mails: found.mails.map(({ id, template, subject, to, state, props, createdAt }) => ({
      id,
      template,
      subject,
      state,
      toThem: to.toLowerCase() === asked.email?.toLowerCase(),
      reference: typeof props['reference'] === 'string' ? props['reference'] : null,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** What staff noted about requests and applications, the newest first. */
async function notesOf(
  db: Queryable,
  found: Pick<PersonRows, 'leads' | 'applications'>,
): Promise<PersonRecord['notes']> {
  const own = leadEvents
  const leadIds = found.leads.map((one) => one.id)
  const ofLeads = await db
    .select({ id: own.id, about: own.leadId, at: own.at, staffName: own.staffName, said: own.said })
    .from(own)
    .where(and(inArray(own.leadId, leadIds), eq(own.event, 'note')))
  const { id, applicationId: about, at, staffName, staffNote: said } = financingTimeline
  const applicationIds = found.applications.map((one) => one.id)
  const ofApplications = await db
    .select({ id, about, at, staffName, said })
    .from(financingTimeline)
    .where(and(inArray(about, applicationIds), eq(financingTimeline.event, 'note')))
  const notes = (
    rows: readonly ((typeof ofLeads)[number] | (typeof ofApplications)[number])[],
    of: readonly { readonly id: number; readonly reference: string }[],
  ) =>
    rows.map((row) => {
      const reference = of.find((one) => one.id === row.about)?.reference ?? ''
      return {
        id: `${reference}-${row.id}`,
        reference,
        said: row.said ?? '',
        staffName: row.staffName,
        createdAt: row.at.toISOString(),
      }
    })
  return [...notes(ofLeads, found.leads), ...notes(ofApplications, found.applications)].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  )
}
