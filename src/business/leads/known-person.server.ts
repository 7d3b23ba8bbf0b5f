import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { contactQuestionSchema } from '#kernel/contact-question.ts'
import type { Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { countryOfPhone, dialledNumber, phoneKey, phoneKeys } from '#platform/phone-number.server.ts'
import type { KnownPerson } from './known-person.ts'
import { leadReference } from './lead.ts'
import { leadEvents, leads } from './tables.server.ts'

/**
 * Who has asked before by a phone or a mail, by their last request; also by one that staff have corrected since; and what such a phone dials. Refused as
 * `invalid` (fields).
 */
export const findKnownPerson = staffUseCase(
  { may: 'leads.work', input: contactQuestionSchema },
  async ({ db }, { phone, country, email }): Promise<KnownPerson> => {
    const asked = { keys: phone === undefined ? [] : phoneKeys(phone), address: email?.toLowerCase() }
    const theirs = or(
      inArray(leads.phoneKey, asked.keys),
      asked.address === undefined ? undefined : eq(sql`lower(${leads.email})`, asked.address),
      inArray(leads.id, await correctedSince(db, asked)),
    )
    const { id, kind, status, name, createdAt } = leads
    const [row] = await db
      .select({ id, kind, status, name, createdAt, count: sql<number>`(count(*) over ())::int` })
      .from(leads)
      .where(theirs)
      .orderBy(desc(createdAt), desc(id))
      .limit(1)
    const dialled = phone && country && dialledIn(phone, country)
    if (!row) return { count: 0, last: null, ...dialled }
    const { count, ...last } = row
    const said = { reference: leadReference(last.kind, last.id), createdAt: last.createdAt.toISOString() }
    return { count, last: { ...last, ...said }, ...dialled }
  },
)

/** What a phone dials in a country; where it is none there, the other one in which it is. */
function dialledIn(phone: string, country: Country): Pick<KnownPerson, 'dialledNumber' | 'countryOfPhone'> {
  const dialled = dialledNumber(phoneKey(phone, country))
  return { dialledNumber: dialled, countryOfPhone: dialled === null ? countryOfPhone(phone, country) : null }
}

type Asked = { readonly keys: readonly string[]; readonly address: string | undefined }

/** The requests that had such a phone or mail before it was corrected, as their history tells. */
async function correctedSince(db: Queryable, { keys, address }: Asked): Promise<number[]> {
  const told = sql`lower(${leadEvents.details}::text)`
  const digits = sql`regexp_replace(${told}, '[^0-9]', '', 'g')`
  const rows = await db
    .select({ leadId: leadEvents.leadId, details: leadEvents.details, country: leads.country })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .where(
      and(
        eq(leadEvents.event, 'corrected'),
        or(
          ...keys.map((key) => sql`strpos(${digits}, ${key.slice(-shortestNumber)}) > 0`),
          address === undefined ? undefined : sql`strpos(${told}, ${address}) > 0`,
        ),
      ),
    )
  return rows
    .filter(({ details, country }) =>
      details?.person?.some(({ field, before }) => {
        if (before === null) return false
        return field === 'phone' ? keys.includes(phoneKey(before, country)) : before.toLowerCase() === address
      }),
    )
    .map(({ leadId }) => leadId)
}

/** Digits of a number that stand in every spelling of it. */
const shortestNumber = 8
