import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { requeueMail } from '#platform/mail/queue-mail.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { outboxFilterSchema, type OutboxFilter, type OutboxMail, type OutboxPage } from './outbox-mail.ts'

const pageSize = 50
const mostFailed = 10
const { id, to, template, subject, language, state, attempts, lastError, createdAt, sentAt } = mailOutbox
/** Not what a template is filled with: that stays where it is. */
const shown = { id, to, template, subject, language, state, attempts, lastError, createdAt, sentAt }

/** A page of the outbox, the newest first. Refused as {@link permit} says, or `invalid` (fields). */
export const listMails = staffUseCase(
  { may: 'mails.manage', input: outboxFilterSchema },
  async ({ db }, asked): Promise<OutboxPage> => {
    const rows = await db
      .select(shown)
      .from(mailOutbox)
      .where(and(...conditions(asked)))
      .orderBy(desc(createdAt), desc(id))
      .limit(pageSize + 1)
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
    return {
      items: rows.slice(0, pageSize).map(asOutboxMail),
      nextCursor: last ? `${last.createdAt.getTime()}_${last.id}` : null,
    }
  },
)

/** How many mails were given up. Refused as {@link permit} says. */
export const countFailedMails = staffUseCase({ may: 'mails.manage' }, ({ db }): Promise<number> => {
  return db.$count(mailOutbox, eq(state, 'failed'))
})

/** The last mails that were given up, ten at most. Refused as {@link permit} says. */
export const failedMails = staffUseCase({ may: 'mails.manage' }, async ({ db }): Promise<OutboxMail[]> => {
  const rows = await db
    .select(shown)
    .from(mailOutbox)
    .where(eq(state, 'failed'))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostFailed)
  return rows.map(asOutboxMail)
})

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

/**
 * Tries a mail again that was given up, as if it were new. Refused as {@link permit} says; as `not_found`; as `conflict`
 * (`state`: `not_failed`) for one that has left or still waits.
 */
export const retryMail = staffUseCase({ may: 'mails.manage' }, ({ db, now, by }, mailId: string): Promise<null> =>
  db.transaction(async (tx) => {
    const found = await requeueMail(tx, mailId)
    if (!found) return need(refused('not_found'))
    if (!found.isRequeued) return need(refused('conflict', { errors: [{ path: 'state', code: 'not_failed' }] }))
    const entry = { action: 'mail.retry', kind: 'mail', recordId: mailId, label: found.template }
    await recordChange(tx, by, entry, now())
    return null
  }),
)
