import { and, desc, eq, isNotNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { recordCondition } from '#business/accounts/record-search.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { applicationReference } from '#business/financing/application.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { asInboxLead, listed } from '#business/leads/lead-inbox.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { isWholeAddress } from '#kernel/form-fields.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { phoneKeyOf } from '#platform/phone-number.server.ts'
import { personQuestionSchema, type ListedPerson } from './person-record.ts'

const mostPersons = 25
/** Of each kind; some have left several. */
const mostRecords = 80

/**
 * Who has written or applied last, each once with what they asked last; with words only those whom their name, phone or mail
 * tells. Refused as {@link permit} says, or `invalid` (fields).
 */
export const listPersons = staffUseCase(
  { may: 'privacy.find', input: personQuestionSchema },
  async ({ db }, { q = '' }): Promise<readonly ListedPerson[]> => {
    const records = [...(await ofRequests(db, q.trim())), ...(await ofApplications(db, q.trim()))]
    const same = sameContacts(records.map(({ contacts }) => contacts))
    const known = new Set<string>()
    const people = records
      .toSorted((a, b) => b.person.createdAt.localeCompare(a.person.createdAt))
      .filter(({ contacts: [contact], person }) => {
        const theirs = contact === undefined ? person.reference : same(contact)
        const isNew = !known.has(theirs)
        known.add(theirs)
        return isNew
      })
    return people.slice(0, mostPersons).map(({ person }) => person)
  },
)

/** Of contacts that were left together one that stands for all: a phone of one record and a mail of another are one person's by a third. */
function sameContacts(left: readonly (readonly string[])[]): (contact: string) => string {
  const next = new Map<string, string>()
  const last = (contact: string): string => {
    const other = next.get(contact)
    return other === undefined ? contact : last(other)
  }
  for (const [first, ...others] of left) {
    for (const other of others) {
      const [a, b] = [last(first ?? other), last(other)]
      if (a !== b) next.set(a, b)
    }
  }
  return last
}

type PersonHit = { readonly contacts: readonly string[]; readonly person: ListedPerson }

async function ofRequests(db: Queryable, q: string): Promise<PersonHit[]> {
  const rows = await listed(db)
    .where(await condition(db, 'lead', leads, q))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(mostRecords)
  return rows.map((row) => {
    const { reference, kind, status, name, email, phone, country, createdAt, asked } = asInboxLead(row)
    const { product, quantity, amount, words } = asked
    const person = { reference, kind, status, name, email, phone, country, createdAt, product, quantity, amount, words }
    return { contacts: contactsOf(row), person }
  })
}

/** Those that were sent in: a draft is nobody's yet. */
async function ofApplications(db: Queryable, q: string): Promise<PersonHit[]> {
  const { id: applicationId, submittedAt: sentAt } = financingApplications
  const rows = await db
    .select()
    .from(financingApplications)
    .where(and(isNotNull(sentAt), await condition(db, 'application', financingApplications, q)))
    .orderBy(desc(sentAt), desc(applicationId))
    .limit(mostRecords)
  return rows.map((row) => {
    const { id, fullName, email, phone, country, status, product, plan, createdAt, submittedAt } = row
    return {
      contacts: contactsOf(row),
      person: {
        reference: applicationReference(id),
        kind: 'application',
        status,
        name: fullName ?? '',
        email,
        phone,
        country,
        createdAt: (submittedAt ?? createdAt).toISOString(),
        product: product.name,
        quantity: null,
        amount: { amount: plan.totalAmount, currency: product.currency },
        words: '',
      },
    }
  })
}

/** A whole address is somebody's; anything else is looked for in the words of what they left. */
async function condition(
  db: Queryable,
  kind: 'lead' | 'application',
  table: { readonly id: AnyColumn; readonly email: AnyColumn },
  q: string,
): Promise<SQL | undefined> {
  if (q === '') return undefined
  if (isWholeAddress(q)) return eq(sql`lower(${table.email})`, q.toLowerCase())
  return recordCondition(db, kind, table.id, q)
}

type Reached = Pick<typeof leads.$inferSelect, 'email' | 'phone' | 'phoneKey' | 'country'>

/** What tells that two records are one person's. */
function contactsOf({ email, phone, phoneKey, country }: Reached): readonly string[] {
  return [phoneKey ?? phoneKeyOf(phone, country), email?.toLowerCase()].flatMap((contact) => contact ?? [])
}
