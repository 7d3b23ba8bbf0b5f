import { inArray } from 'drizzle-orm'
import { isAllowed } from '#business/accounts/permissions.ts'
import { findRecords, type RecordHit } from '#business/accounts/record-search.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { recordKinds, type RecordKind } from '#business/accounts/tables.server.ts'
import { pageProducts } from '#business/catalogue/page-products.server.ts'
import { applicationReference, idOfReference } from '#business/financing/application.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { leadOfReference, leadReference } from '#business/leads/lead.ts'
import { leads } from '#business/leads/tables.server.ts'
import { listAdminPosts } from '#business/posts/admin-post-queries.server.ts'
import { listSolutionRecords } from '#business/solutions/solution-records.server.ts'
import type { Country } from '#kernel/country.ts'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { shownPhone } from '#platform/phone-number.server.ts'
import { staffQuestionSchema, type StaffFinds } from './staff-search.ts'

/** Of requests and applications together: people are told from them. */
const mostRecords = 24
const most = { people: 5, requests: 6, applications: 4, content: 4 } as const

const mayRead = { lead: 'leads.work', application: 'applications.work' } as const satisfies Readonly<
  Record<RecordKind, string>
>

/** Finds what staff look for, of each kind what their role may see; nothing is refused to them for what it may not. */
export const staffSearch = staffUseCase(
  { may: 'account.manage', input: staffQuestionSchema },
  async (permitted, { q }): Promise<StaffFinds> => {
    const { db, by } = permitted
    const kinds = recordKinds.filter((kind) => isAllowed(by.role, mayRead[kind]))
    const found = await readRecords(db, await recordsOf(db, q, kinds))
    return {
      people: personsOf(found),
      requests: found
        .flatMap(({ request, name, reference, at }) =>
          request ? [{ ...request, name: name ?? '', reference, createdAt: at.toISOString() }] : [],
        )
        .slice(0, most.requests),
      applications: found
        .flatMap(({ application, name, reference, at }) =>
          application ? [{ ...application, name, reference, createdAt: at.toISOString() }] : [],
        )
        .slice(0, most.applications),
      content: await contentOf(permitted, q),
    }
  },
)

/** A reference names one record. */
async function recordsOf(db: Queryable, q: string, kinds: readonly RecordKind[]): Promise<readonly RecordHit[]> {
  const lead = leadOfReference(q)
  if (lead) return kinds.includes('lead') ? [{ kind: 'lead', recordId: lead.id }] : []
  const application = idOfReference(q)
  if (application !== null) return kinds.includes('application') ? [{ kind: 'application', recordId: application }] : []
  return findRecords(db, q, { kinds, most: mostRecords })
}

/** A request or an application that was found. */
type Hit = {
  readonly reference: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly phoneKey: string | null
  readonly country: Country
  readonly at: Date
  readonly request?: Pick<StaffFinds['requests'][number], 'id' | 'kind' | 'status'>
  readonly application?: Pick<StaffFinds['applications'][number], 'id' | 'status'>
}

/** The records that are still there, in the order in which they were found. */
async function readRecords(db: Queryable, found: readonly RecordHit[]): Promise<Hit[]> {
  const ids = (kind: RecordKind) => found.flatMap((record) => (record.kind === kind ? [record.recordId] : []))
  const { id, kind, status, name, email, phone, phoneKey, country, createdAt } = leads
  const requests = await db
    .select({ id, kind, status, name, email, phone, phoneKey, country, at: createdAt })
    .from(leads)
    .where(inArray(id, ids('lead')))
  const own = financingApplications
  const applications = await db
    .select({
      id: own.id,
      status: own.status,
      name: own.fullName,
      email: own.email,
      phone: own.phone,
      phoneKey: own.phoneKey,
      country: own.country,
      at: own.createdAt,
    })
    .from(own)
    .where(inArray(own.id, ids('application')))
  const read = new Map<string, Hit>()
  for (const { id: leadId, kind: leadKind, status: leadStatus, ...row } of requests) {
    const request = { id: leadId, kind: leadKind, status: leadStatus }
    read.set(`lead ${leadId}`, { ...row, reference: leadReference(leadKind, leadId), request })
  }
  for (const { id: applicationId, status: applicationStatus, ...row } of applications) {
    const application = { id: applicationId, status: applicationStatus }
    read.set(`application ${applicationId}`, { ...row, reference: applicationReference(applicationId), application })
  }
  return found.flatMap((record) => read.get(`${record.kind} ${record.recordId}`) ?? [])
}

/** Who left these records: those with the same phone or mail are one person's, also where a third brings two together. */
function personsOf(found: readonly Hit[]): StaffFinds['people'] {
  type Person = { readonly keys: readonly string[]; readonly records: readonly Hit[] }
  let people: readonly Person[] = []
  for (const record of found) {
    const keys = [record.phoneKey, record.email?.toLowerCase()].filter((key) => typeof key === 'string')
    if (keys.length === 0) continue
    const same = people.filter((person) => keys.some((key) => person.keys.includes(key)))
    const whole = {
      keys: [...same.flatMap((person) => person.keys), ...keys],
      records: [...same.flatMap((person) => person.records), record],
    }
    const place = people.findIndex((person) => person === same[0])
    people = place < 0 ? [...people, whole] : people.with(place, whole).filter((person) => !same.includes(person))
  }
  return people.slice(0, most.people).flatMap(({ records }) => {
    const [last] = records
    if (!last) return []
    const { reference, name, email } = last
    const phone = shownPhone(last)
    const references = records.map((record) => record.reference)
    return [{ reference, references, name: name || (phone ?? email ?? reference), phone, email }]
  })
}

/** Products, posts and solutions by their names, as their lists find them. */
async function contentOf({ by, ...services }: Permitted, q: string): Promise<StaffFinds['content']> {
  const asking = { ...services, actor: by }
  const [products, posts, solutions] = await Promise.all([
    pageProducts(asking, { q, limit: String(most.content) }),
    listAdminPosts(asking, { q, limit: String(most.content), view: 'cards' }),
    listSolutionRecords(asking),
  ])
  const named = solutions.ok
    ? solutions.value
        .filter(({ title, titleEn }) => hasWords(foldText(`${title} ${titleEn}`), q))
        .slice(0, most.content)
    : []
  return [
    ...(products.ok ? products.value.items : []).map(({ id, name, nameEn }) => {
      return { kind: 'product', id, name, nameEn } as const
    }),
    ...(posts.ok ? posts.value.items : []).map(({ id, title: name, titleEn: nameEn }) => {
      return { kind: 'post', id, name, nameEn } as const
    }),
    ...named.map(({ id, title: name, titleEn: nameEn }) => ({ kind: 'solution', id, name, nameEn }) as const),
  ]
}
