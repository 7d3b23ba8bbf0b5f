import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { requeueMail } from '#platform/mail/queue-mail.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { MailState } from '#kernel/mail-state.ts'
import { countFew, countEach } from '#platform/database/count-few.server.ts'
import type { MailProps, RenderMail } from '#platform/mail/mail.ts'
import { sampleTemplate } from './mail/mail-samples.ts'
import {
  outboxFilterSchema,
  type MailText,
  type OutboxFilter,
  type OutboxMail,
  type OutboxPage,
} from './outbox-mail.ts'

const pageSize = 50
const mostFailed = 10
const { id, to, template, subject, language, state, attempts, lastError, createdAt, sentAt, props } = mailOutbox
const reference = sql<string | null>`${props}->>'reference'`
const news = sql<OutboxMail['news']>`case when ${template} = 'application-decision' then ${props}->>'status' end`
/** The id that the reference names, of one with such letters; null of any other. */
const idAfter = (letters: string) => sql`substring(${reference} from ${`^${letters}-([0-9]{1,9})$`})::int`
/** Whom it is about, as they told it in what it is filled with, else as the application, request or quote that it is about has it. */
const name = sql<string | null>`coalesce(
  ${props}->>'fullName', ${props}->>'name', ${props}->'message'->>'name', ${props}->'appointment'->>'name',
  ${props}->'order'->>'fullName', ${props}->'application'->>'fullName',
  (${props}->'consultation'->>'firstName') || ' ' || (${props}->'consultation'->>'lastName'),
  (select nullif(about.full_name, '') from ${financingApplications} about where about.id = ${idAfter('REF')}),
  (select about.name from ${leads} about where about.id = ${idAfter('(?!REF|QUO)[A-Z]{3}')}),
  (select about.name from ${leads} about join ${quotes} made on about.id = made.lead_id where made.id = ${idAfter('QUO')}))`
/** Of what a template is filled with only whom and what it is about: the rest stays where it is. */
const shown = {
  id,
  to,
  template,
  subject,
  language,
  state,
  attempts,
  lastError,
  createdAt,
  sentAt,
  name,
  news,
  reference,
}
const isFailed = sql<boolean>`(${state} = 'failed')`

/**
 * A page of the outbox: what was given up before the rest, the newest of each first. Refused as {@link permit} says, or `invalid`
 * (fields).
 */
export const listMails = staffUseCase(
  { may: 'mails.manage', input: outboxFilterSchema },
  async ({ db }, asked): Promise<OutboxPage> => {
    const rows = await db
      .select(shown)
      .from(mailOutbox)
      .where(and(...conditions(asked)))
      .orderBy(desc(isFailed), desc(createdAt), desc(id))
      .limit(pageSize + 1)
    const inState = (one: MailState) =>
      countFew(
        db
          .select({ id })
          .from(mailOutbox)
          .where(and(eq(state, one), ...conditions({ reader: asked.reader, q: asked.q }))),
      )
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
    return {
      items: rows.slice(0, pageSize).map(asOutboxMail),
      counts: await countEach(db, { queued: inState('queued'), sent: inState('sent'), failed: inState('failed') }),
      nextCursor: last ? `${Number(last.state === 'failed')}_${last.createdAt.getTime()}_${last.id}` : null,
    }
  },
)

/** What a mail says, in the words of today. Refused as {@link permit} says, or `not_found`. */
export const readMail = staffUseCase(
  { may: 'mails.manage' },
  async ({ db, settings, log }, renderMail: RenderMail, mailId: string): Promise<MailText> => {
    const [mail] = await db.select().from(mailOutbox).where(eq(id, mailId))
    if (!mail) return need(refused('not_found'))
    try {
      const { text, html } = await renderMail(mail.template, withoutLinks(mail, settings.publicUrl), mail.language)
      return { text, html }
    } catch (error) {
      log.warn({ err: error, template: mail.template }, 'a mail of the outbox can no longer be written')
      return { text: null, html: null }
    }
  },
)

/** Some links open what they lead to for whoever has them: an application, an account. Staff are not to have those. */
function withoutLinks(mail: { readonly template: string; readonly props: MailProps }, publicUrl: string): MailProps {
  const opens = mail.template === 'invitation-staff' ? 'url' : 'statusLink'
  return opens in mail.props ? { ...mail.props, [opens]: `${publicUrl}/…` } : mail.props
}

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

type Row = Omit<OutboxMail, 'createdAt' | 'sentAt'> & {
  readonly createdAt: Date
  readonly sentAt: Date | null
}

function asOutboxMail(row: Row): OutboxMail {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

function conditions({ state: wanted, reader, q, cursor }: OutboxFilter): (SQL | undefined)[] {
  const isOurs = sql`(${template} like '%-staff' or ${template} = ${sampleTemplate})`
  return [
    wanted && eq(state, wanted),
    reader && (reader === 'staff' ? isOurs : sql`not ${isOurs}`),
    q?.trim() ? sought(q.trim()) : undefined,
    cursor ? before(cursor) : undefined,
  ]
}

function sought(question: string): SQL | undefined {
  const part = `%${question.replace(/[\\%_]/g, '\\$&')}%`
  return or(sql`${to} ilike ${part}`, sql`${subject} ilike ${part}`, sql`${name} ilike ${part}`)
}

/** After a row in the order of the list: `<1 if it was given up>_<milliseconds>_<id>`. */
function before(cursor: string): SQL {
  const [failed = '0', at = '0', after = ''] = cursor.split('_')
  return sql`(${isFailed}, ${createdAt}, ${id}) < (${failed === '1'}::boolean, ${new Date(Number(at)).toISOString()}::timestamptz, ${after}::uuid)`
}

/**
 * Tries a mail again that was given up, as if it were new. Refused as {@link permit} says; as `not_found`; as `conflict`
 * (`state`: `not_failed`) for one that has left or still waits.
 */
export const retryMail = staffUseCase({ may: 'mails.manage' }, ({ db, now, by }, mailId: string): Promise<null> =>
  db.transaction(async (tx) => {
    const found = await requeueMail(tx, mailId)
    if (!found) return need(refused('not_found'))
    if (!found.isRequeued)
      return need(
        refused('conflict', {
          errors: [{ path: 'state', code: 'not_failed' }],
        }),
      )
    const entry = {
      action: 'mail.retry',
      kind: 'mail',
      recordId: mailId,
      label: found.template,
    }
    await recordChange(tx, by, entry, now())
    return null
  }),
)
