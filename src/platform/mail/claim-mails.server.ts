import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { attemptMs } from './deliver.server.ts'
import { isProcessGone, thisProcess } from './process-identity.server.ts'
import { mailOutbox } from './tables.server.ts'

/** A mail with the one try that may be made of it now. */
export type ClaimedMail = typeof mailOutbox.$inferSelect & { readonly attemptId: string }

/** Of the mails that are being sent, at most so many go to one address, and are of one template. */
const mostOfRecipient = 3
const mostOfTemplate = 8

/** How long nobody else begins a try of a claimed mail: well beyond the longest one. */
const leaseSeconds = attemptMs / 1000 + 300

/**
 * Claims up to `count` mails that are due, so that no other process sends them meanwhile. Templates take turns, and within a
 * template its recipients, the oldest mail of each first; what is being sent already counts as a turn that was had.
 */
export async function claimMails(db: Database, count: number): Promise<readonly ClaimedMail[]> {
  const claim = randomUUID()
  const due = sql`
    select id from (
      select id, created_at, nth_of_recipient, coalesce(busy.count, 0) + row_number() over (
        partition by template order by nth_of_recipient, created_at, id) as nth_of_template
      from (
        select id, template, created_at, coalesce(busy.count, 0) + row_number() over (
          partition by recipient order by created_at, id) as nth_of_recipient
        from (
          select id, template, created_at, lower("to") as recipient from ${mailOutbox}
          where state = 'queued' and attempt_id is null and next_try_at <= now()
        ) waiting
        left join (
          select lower("to") as recipient, count(*) from ${mailOutbox}
          where state = 'queued' and attempt_id is not null group by 1
        ) busy using (recipient)
      ) turn
      left join (
        select template, count(*) from ${mailOutbox}
        where state = 'queued' and attempt_id is not null group by 1
      ) busy using (template)
    ) ranked
    where nth_of_recipient <= ${mostOfRecipient} and nth_of_template <= ${mostOfTemplate}
    order by nth_of_template, created_at, id limit ${count}`
  const free = sql`
    select id from ${mailOutbox} where id = any(array(${due})) and state = 'queued' and attempt_id is null
    for update skip locked`
  const claimed = await db
    .update(mailOutbox)
    .set({
      attemptId: claim,
      attemptBy: thisProcess,
      attemptUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(sql`${mailOutbox.id} = any(array(${free}))`)
    .returning()
  return claimed
    .map((mail) => Object.assign(mail, { attemptId: claim }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** Frees mails whose try can't be under way any more: its process is gone from this machine, or its time is over. */
export async function freeAbandoned(db: Database): Promise<void> {
  const { state, attemptId, attemptBy, attemptUntil } = mailOutbox
  const underWay = and(eq(state, 'queued'), sql`${attemptId} is not null`)
  const claims = await db
    .selectDistinct({ by: attemptBy, isOver: sql<boolean>`${attemptUntil} < now()` })
    .from(mailOutbox)
    .where(underWay)
  const free = { attemptId: null, attemptBy: null, attemptUntil: null }
  if (claims.some(({ isOver }) => isOver))
    await db
      .update(mailOutbox)
      .set(free)
      .where(and(underWay, sql`${attemptUntil} < now()`))
  const gone = claims.flatMap(({ by }) => (by !== null && isProcessGone(by) ? [by] : []))
  if (gone.length > 0)
    await db
      .update(mailOutbox)
      .set(free)
      .where(and(underWay, inArray(attemptBy, gone)))
}
