import { desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { applicationReference } from '#business/financing/application.ts'
import { keptUntil } from '#business/financing/running-contract.ts'
import { financingApplications, type ApplicationRow } from '#business/financing/tables.server.ts'
import { leadReference } from '#business/leads/lead.ts'
import { leads } from '#business/leads/tables.server.ts'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import type { PersonRequest } from './person-request.ts'
import { isSamePhone, phoneEnd } from './same-phone.ts'

type LeadRow = typeof leads.$inferSelect
type MailRow = typeof mailOutbox.$inferSelect

/** Every row about a person. */
export type PersonRows = {
  readonly leads: readonly (LeadRow & { readonly reference: string })[]
  readonly applications: readonly (ApplicationRow & {
    readonly reference: string
    /** Until when the law has it kept; null for what may go. */
    readonly keptUntil: CalendarDate | null
  })[]
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
  const isTheirs = (row: Pick<LeadRow, 'email' | 'phone' | 'country'>) =>
    (address !== undefined && row.email?.toLowerCase() === address) || (phone !== undefined && isSamePhone(phone, row))
  const end = phone === undefined ? undefined : `%${phoneEnd(phone)}`

  const leadQuery = db
    .select()
    .from(leads)
    .where(
      or(
        address === undefined ? undefined : eq(sql`lower(${leads.email})`, address),
        end === undefined ? undefined : sql`${leads.sought} like ${end}`,
      ),
    )
    .orderBy(desc(leads.id))
  const applicationQuery = db
    .select()
    .from(financingApplications)
    .where(
      or(
        address === undefined ? undefined : eq(sql`lower(${financingApplications.email})`, address),
        end === undefined
          ? undefined
          : sql`regexp_replace(${financingApplications.phone}, '[^0-9]', '', 'g') like ${end}`,
      ),
    )
    .orderBy(desc(financingApplications.id))
  const foundLeads = (await (lock ? leadQuery.for('update') : leadQuery))
    .filter(isTheirs)
    .map((row) => Object.assign(row, { reference: leadReference(row.kind, row.id) }))
  const foundApplications = (await (lock ? applicationQuery.for('update') : applicationQuery))
    .filter(isTheirs)
    .map((row) =>
      Object.assign(row, {
        reference: applicationReference(row.id),
        keptUntil: keptUntil(row, wallClock(now, countryTable[row.country].timeZone).date),
      }),
    )
  const references = [...foundLeads, ...foundApplications].map(({ reference }) => reference)
  return {
    leads: foundLeads,
    applications: foundApplications,
    mails: await db
      .select()
      .from(mailOutbox)
      .where(mailsAbout(address, references))
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)),
  }
}

/** Mails to an address, and mails about a reference: whatever tells staff of a person names it. Both by an index. */
function mailsAbout(address: string | undefined, references: readonly string[]): SQL | undefined {
  const conditions = [
    address === undefined ? undefined : eq(sql`lower(${mailOutbox.to})`, address),
    references.length === 0 ? undefined : inArray(sql`${mailOutbox.props}->>'reference'`, [...references]),
  ]
  return conditions.every((condition) => condition === undefined) ? sql`false` : or(...conditions)
}
