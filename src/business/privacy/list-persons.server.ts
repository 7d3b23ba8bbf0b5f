import { and, desc, eq, inArray, isNotNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { recordCondition } from '#business/accounts/record-search.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { applicationReference, idOfReference } from '#business/financing/application.ts'
import type { ApplicationStep } from '#business/financing/applications-today.ts'
import { openApplicationsOf } from '#business/financing/open-applications.server.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import type { InboxLead } from '#business/leads/admin-lead.ts'
import { asInboxLead, listed } from '#business/leads/lead-inbox.server.ts'
import { isOpen } from '#business/leads/lead-status.ts'
import { leadOfReference } from '#business/leads/lead.ts'
import { byTime, plannedOf } from '#business/leads/planned.ts'
import { leads } from '#business/leads/tables.server.ts'
import { idOfQuote, quoteReference } from '#business/quotes/quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { foldText, hasWordsAlike } from '#kernel/fold-text.ts'
import { isWholeAddress } from '#kernel/form-fields.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { phoneKeyOf, shownPhone } from '#platform/phone-number.server.ts'
import { personQuestionSchema, type ListedPerson } from './person-record.ts'

const mostPersons = 25
/** Of each kind; some have left several. */
const mostRecords = 80
/** Requests of all who are listed. */
const mostOfAll = 500

/**
 * Who has written or applied last, each once with what they asked last; with words only those whom their name, phone, mail or what they left
 * tells, and by what where it was not the name. Refused as {@link permit} says, or `invalid` (fields).
 */
export const listPersons = staffUseCase(
  { may: 'privacy.find', input: personQuestionSchema },
  async ({ db, now }, { q = '' }): Promise<readonly ListedPerson[]> => {
    const at = now()
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
    const shown = people.slice(0, mostPersons)
    const all = shown.flatMap(({ contacts }) => contacts)
    const [requests, applications] = [await requestsOf(db, all), await applicationsOf(db, all)]
    return shown.map(({ person, contacts }) => {
      const isTheirs = (one: Told) => one.contacts.some((contact) => contacts.includes(contact))
      const theirs = { requests: requests.filter(isTheirs), applications: applications.filter(isTheirs) }
      return Object.assign(person, summaryOf(person, theirs, at), { matched: matchOf(person, q.trim()) })
    })
  },
)

type Told = { readonly contacts: readonly string[] }
type ToldRequest = Told & { readonly lead: InboxLead }
type ToldApplication = Told & { readonly next: ApplicationStep | null; readonly dueOn: CalendarDate | null }

/** All requests that these phones and mails have left, by an index each. */
async function requestsOf(db: Queryable, contacts: readonly string[]): Promise<ToldRequest[]> {
  if (contacts.length === 0) return []
  const left = or(inArray(leads.phoneKey, [...contacts]), inArray(sql`lower(${leads.email})`, [...contacts]))
  const rows = await listed(db).where(left).orderBy(desc(leads.id)).limit(mostOfAll)
  return rows.map((row) => ({ contacts: contactsOf(row), lead: asInboxLead(row) }))
}

/** Their applications that are not over, each with what is next for it. */
async function applicationsOf(db: Queryable, contacts: readonly string[]): Promise<ToldApplication[]> {
  if (contacts.length === 0) return []
  const { phoneKey, email } = financingApplications
  const left = or(inArray(phoneKey, [...contacts]), inArray(sql`lower(${email})`, [...contacts]))
  const open = await openApplicationsOf(db, left, mostOfAll)
  return open.map(({ row, next, dueOn }) => ({ contacts: contactsOf(row), next, dueOn }))
}

type Summary = Pick<ListedPerson, 'town' | 'lastContact' | 'openRequests' | 'openApplications' | 'next' | 'worth'>
type TheirRecords = { readonly requests: readonly ToldRequest[]; readonly applications: readonly ToldApplication[] }

/** What all that somebody has left comes to. */
function summaryOf({ country }: Listed, { requests, applications }: TheirRecords, now: Date): Summary {
  const theirs = requests.map(({ lead }) => lead).filter(({ status }) => status !== 'spam')
  const { currency } = countryTable[country]
  const amounts = theirs.flatMap(({ status, worth }) =>
    worth?.currency === currency && (status === 'won' || isOpen(status)) ? [worth.amount] : [],
  )
  const contacts = theirs.flatMap(({ lastContact }) => lastContact ?? [])
  return {
    town: theirs.find(({ town }) => town !== null)?.town ?? null,
    lastContact: contacts.toSorted((a, b) => b.on.localeCompare(a.on))[0] ?? null,
    openRequests: theirs.filter(({ status }) => isOpen(status)).length,
    openApplications: applications.length,
    next: nextOf(theirs, applications, now),
    worth: amounts.length === 0 ? null : { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency },
  }
}

/** What comes first of all that is planned for somebody. */
function nextOf(theirs: readonly InboxLead[], applications: readonly ToldApplication[], now: Date): Summary['next'] {
  const decisions = applications.flatMap(({ next: kind, dueOn: on }) =>
    kind ? [{ kind, on, time: null, nextStep: '', usualStep: null }] : [],
  )
  const planned = theirs.flatMap(({ asked: { booking }, nextStep, usualStep, ...lead }) =>
    plannedOf(Object.assign(lead, { booking }), now).map(({ kind, on, time }) => {
      const words = kind === 'step' ? { nextStep, usualStep } : { nextStep: '', usualStep: null }
      return Object.assign({ kind, on, time }, words)
    }),
  )
  return [...planned, ...decisions].toSorted(byTime)[0] ?? null
}

const digitsIn = (words: string) => words.replace(/\D/g, '').replace(/^0+/, '')
const fewestDigits = 4

/** By what the words told somebody, where it is not their name. */
function matchOf({ name, phone, email, reference }: Listed, q: string): ListedPerson['matched'] {
  if (q === '' || hasWordsAlike(foldText(name), q)) return null
  const digits = digitsIn(q)
  const isNumber = /^\+?[\d ().\-/]+$/.test(q) && digits.length >= fewestDigits
  // With a country's code or without: the ends are the same.
  const own = digitsIn(phone ?? '')
  if (isNumber && phone && own && (own.includes(digits) || digits.endsWith(own))) return { by: 'phone', what: phone }
  if (email && email.toLowerCase().includes(q.toLowerCase())) return { by: 'email', what: email }
  const quote = idOfQuote(q)
  if (quote !== null) return { by: 'reference', what: quoteReference(quote) }
  if (leadOfReference(q) || idOfReference(q) !== null) return { by: 'reference', what: reference }
  return { by: 'words', what: q }
}

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

type Listed = Omit<ListedPerson, keyof Summary | 'matched'>
type PersonHit = { readonly contacts: readonly string[]; readonly person: Listed }

async function ofRequests(db: Queryable, q: string): Promise<PersonHit[]> {
  const rows = await listed(db)
    .where(await condition(db, 'lead', leads, q))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(mostRecords)
  return rows.map((row) => {
    const { reference, kind, status, name, email, shownPhone: phone, country, createdAt, asked } = asInboxLead(row)
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
    const { id, fullName, email, country, status, product, plan, createdAt, submittedAt } = row
    return {
      contacts: contactsOf(row),
      person: {
        reference: applicationReference(id),
        kind: 'application',
        status,
        name: fullName ?? '',
        email,
        phone: shownPhone(row),
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
  const quote = idOfQuote(q)
  if (quote !== null) return ofQuote[kind](quote)
  const named = kind === 'lead' ? (leadOfReference(q)?.id ?? null) : idOfReference(q)
  if (named !== null) return eq(table.id, named)
  return recordCondition(db, kind, table.id, q)
}

/** Whom a quote was made for, and who has taken it up. */
const ofQuote: Readonly<Record<'lead' | 'application', (id: number) => SQL | undefined>> = {
  lead: (id) =>
    or(eq(leads.quoteId, id), sql`${leads.id} = (select ${quotes.leadId} from ${quotes} where ${eq(quotes.id, id)})`),
  application: (id) => eq(financingApplications.quoteId, id),
}

type Reached = Pick<typeof leads.$inferSelect, 'email' | 'phone' | 'phoneKey' | 'country'>

/** What tells that two records are one person's. */
function contactsOf({ email, phone, phoneKey, country }: Reached): readonly string[] {
  return [phoneKey ?? phoneKeyOf(phone, country), email?.toLowerCase()].flatMap((contact) => contact ?? [])
}
