import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql, ne } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { attemptMs } from './deliver.server.ts'
import { mailOutbox } from './tables.server.ts'
import { readFileSync, readlinkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Services } from '#platform/services.server.ts'

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

/** Names this process among all of all machines, for {@link isProcessGone}: `boot/namespace/pid/start`. */
export const thisProcess = [placeOf(), process.pid, startOf(process.pid)].join('/')

/** Whether a process is certain to have ended; false also for one of another machine or container, of which nothing is known. */
function isProcessGone(identity: string): boolean {
  const [boot, namespace, pid, start] = identity.split('/')
  return `${boot}/${namespace}` === placeOf() && startOf(Number(pid)) !== start
}

/** The run of the machine, and the set of its processes that can be seen from here. */
function placeOf(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '')}`
  } catch {
    return 'unknown/unknown'
  }
}

/** When a process began, in ticks since the machine started; `gone` for none and for one that is dead and not yet buried. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ['Z', 'X'].includes(fields[0] ?? '') ? 'gone' : (fields[19] ?? 'gone')
  } catch {
    return 'gone'
  }
}

/** That a mail server accepted a mail. */
export type Acceptance = { readonly subject: string; readonly sentAt: Date }

/** Where acceptances are written down until their rows have them: a file each, named by the mail's id. */
function acceptedFolder(dataDir: string): string {
  return join(dataDir, 'mail-accepted')
}

/** Prepares {@link noteAccepted}. */
export function openAcceptedFolder(dataDir: string): void {
  mkdirSync(acceptedFolder(dataDir), { recursive: true, mode: 0o700 })
}

/**
 * Writes an acceptance down before anything else happens: it takes microseconds, needs no database and outlives a kill of
 * the process. Not synced to the disk, which would leave more time to be killed in than the power fails in.
 */
export function noteAccepted(dataDir: string, id: string, { subject, sentAt }: Acceptance): void {
  writeFileSync(join(acceptedFolder(dataDir), id), JSON.stringify({ subject, sentAt }), { mode: 0o600 })
}

/** Marks a mail as sent, whoever else may hold it, and forgets the note. Answers whether the mail still exists. */
export async function recordAccepted(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  id: string,
  { subject, sentAt }: Acceptance,
): Promise<boolean> {
  const free = { attemptId: null, attemptBy: null, attemptUntil: null }
  const sent = { state: 'sent', subject, sentAt, lastError: null, ...free } as const
  const { rowCount } = await db
    .update(mailOutbox)
    .set(sent)
    .where(and(eq(mailOutbox.id, id), ne(mailOutbox.state, 'sent')))
  rmSync(join(acceptedFolder(settings.dataDir), id), { force: true })
  return rowCount === 1 || (await db.$count(mailOutbox, eq(mailOutbox.id, id))) > 0
}

/** Records what was accepted and not recorded: the process was killed in between, or the database was away. */
export async function recordAllAccepted(services: Pick<Services, 'db' | 'settings' | 'now'>): Promise<void> {
  const folder = acceptedFolder(services.settings.dataDir)
  for (const id of readdirSync(folder)) {
    const acceptance = readAcceptance(join(folder, id), services.now())
    if (acceptance) await recordAccepted(services, id, acceptance)
  }
}

/** Null for a note that another process has recorded meanwhile; one that was cut short says only that the mail was accepted. */
function readAcceptance(path: string, now: Date): Acceptance | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return null
  }
  try {
    const { subject, sentAt } = JSON.parse(text) as { subject: string; sentAt: string }
    return { subject, sentAt: new Date(sentAt) }
  } catch {
    return { subject: '', sentAt: now }
  }
}
