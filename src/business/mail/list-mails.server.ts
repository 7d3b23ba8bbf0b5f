import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { outboxFilterSchema, type OutboxFilter, type OutboxMail, type OutboxPage } from './outbox-mail.ts'

const pageSize = 50
const { id, to, template, subject, language, state, attempts, lastError, createdAt, sentAt } = mailOutbox
/** Not what a template is filled with: that stays where it is. */
const shown = { id, to, template, subject, language, state, attempts, lastError, createdAt, sentAt }

/** A page of the outbox, the newest first. Refused as {@link permit} says, or `invalid` (fields). */
export async function listMails({ db, actor }: Acting, request: unknown): Promise<Outcome<OutboxPage>> {
  const permitted = permit(actor, 'mails.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(outboxFilterSchema, request)
  if (!parsed.ok) return parsed
  const rows = await db
    .select(shown)
    .from(mailOutbox)
    .where(and(...conditions(parsed.value)))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return done({
    items: rows.slice(0, pageSize).map(asOutboxMail),
    nextCursor: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  })
}

type Row = Omit<OutboxMail, 'createdAt' | 'sentAt'> & { readonly createdAt: Date; readonly sentAt: Date | null }

function asOutboxMail(row: Row): OutboxMail {
  return { ...row, createdAt: row.createdAt.toISOString(), sentAt: row.sentAt?.toISOString() ?? null }
}

function conditions({ state: wanted, q, cursor }: OutboxFilter): (SQL | undefined)[] {
  return [wanted && eq(state, wanted), q?.trim() ? sought(q.trim()) : undefined, cursor ? before(cursor) : undefined]
}

function sought(question: string): SQL | undefined {
  const part = `%${question.replace(/[\\%_]/g, '\\$&')}%`
  return or(sql`${to} ilike ${part}`, sql`${subject} ilike ${part}`)
}

/** After a row in the order of the list: `<milliseconds>_<id>`. */
function before(cursor: string): SQL {
  const [at = '0', after = ''] = cursor.split('_')
  return sql`(${createdAt}, ${id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${after}::uuid)`
}
