import { and, desc, eq, isNull, like, sql, type SQL } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { leadFilterSchema, type LeadFilter, type LeadPage } from './admin-lead.ts'
import { asListedLead, listedColumns } from './lead-columns.server.ts'
import { leadOfReference } from './lead.ts'
import { leads, phoneEnd } from './tables.server.ts'
import { soughtWords } from './sought-words.ts'

const pageSize = 50

/** A page of the inbox, the newest first. Refused as {@link permit} says, or `invalid` (fields). */
export async function listLeads({ db, actor }: Acting, request: unknown): Promise<Outcome<LeadPage>> {
  const permitted = permit(actor, 'leads.work')
  if (!permitted.ok) return permitted
  const parsed = parse(leadFilterSchema, request)
  if (!parsed.ok) return parsed
  const rows = await db
    .select(listedColumns)
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assigneeId))
    .where(and(...leadConditions(parsed.value, permitted.value.id)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(pageSize + 1)
  const items = rows.slice(0, pageSize).map(asListedLead)
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return done({ items, nextCursor: last ? `${last.createdAt.getTime()}-${last.id}` : null })
}

/** What a filter asks of a row; `me` is who asks. */
export function leadConditions(
  { kind, status, country, assignee, q, cursor }: LeadFilter,
  me: string,
): (SQL | undefined)[] {
  const owner = assignee === 'me' ? me : assignee
  return [
    kind && eq(leads.kind, kind),
    status && eq(leads.status, status),
    country && eq(leads.country, country),
    owner && (owner === 'none' ? isNull(leads.assigneeId) : eq(leads.assigneeId, owner)),
    cursor ? before(cursor) : undefined,
    ...(q ? sought(q) : []),
  ].map((condition) => condition || undefined)
}

/** After a row in the order of the inbox: `<milliseconds>-<id>`. */
function before(cursor: string): SQL {
  const [at, id] = cursor.split('-').map(Number)
  return sql`(${leads.createdAt}, ${leads.id}) < (${new Date(at ?? 0).toISOString()}::timestamptz, ${id ?? 0})`
}

/** Digits of a whole Nigerian number, its country's code or leading zero left out. */
const wholeNumber = /^\d{10,}$/

/** Every word of the question, in any order; a reference names one request, a whole address or number one person's. */
function sought(question: string): SQL[] {
  const named = leadOfReference(question)
  if (named) return [and(eq(leads.id, named.id), eq(leads.kind, named.kind)) ?? sql`false`]
  const address = question.trim().toLowerCase()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return [eq(sql`lower(${leads.email})`, address)]
  const words = soughtWords(question)
  const numbers = words.filter((word) => wholeNumber.test(word))
  return words
    .map((word) => like(leads.sought, `%${word}%`))
    .concat(numbers.map((number) => eq(phoneEnd(leads.phone), number.slice(-8))))
}
