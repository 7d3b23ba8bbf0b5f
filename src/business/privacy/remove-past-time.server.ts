import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { removeOldEntries } from '#business/accounts/audit-log.server.ts'
import { applicationReference } from '#business/financing/application.ts'
import { owedBackOf } from '#business/financing/down-payments.server.ts'
import { removeApplications } from '#business/financing/remove-applications.server.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { leadKinds, leadReference, type LeadKind } from '#business/leads/lead.ts'
import { removeLeads } from '#business/leads/remove-leads.server.ts'
import { leads, slotBookings } from '#business/leads/tables.server.ts'
import { addMonths } from '#kernel/calendar-date.ts'
import type { KeptKind, Retention } from '#kernel/retention.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { deleteMails, removeMailFiles, type MailFile } from '#platform/mail/delete-mails.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { Queue } from '#platform/jobs.server.ts'

const batch = 100

/** What a batch removed, and the mails to remove once it is committed. */
type Removed = { readonly count: number; readonly letters?: readonly MailFile[] }
type Batch = (tx: Transaction, services: Services, before: Date) => Promise<Removed>

/**
 * Deletes what its kind's time is over for, with its files and mails, a hundred at a time, each batch in the audit log as a
 * count. Never what is open: requests that are not won, lost or spam, or have a date to come; applications without a
 * decision, or whose money is to be given back; contracts until their last payment and beyond. Answers how many of each kind went.
 */
export async function removePastTime(services: Services, retention: Retention): Promise<Record<KeptKind, number>> {
  const batches: Readonly<Record<KeptKind, Batch>> = {
    ...(Object.fromEntries(leadKinds.map((kind) => [kind, leadsOf(kind)])) as Record<LeadKind, Batch>),
    application: applicationsWhere(
      (before) =>
        sql`${financingApplications.status} in ('declined', 'withdrawn') and ${financingApplications.updatedAt} < ${before}
          and ${owedBackOf} = 0`,
    ),
    contract: applicationsWhere(
      (before) => sql`${financingApplications.status} = 'approved' and ${financingApplications.updatedAt} < ${before}
        and coalesce((${financingApplications.plan}->'paymentSchedule'->-1->>'dueDate')::date < ${before}, true) and ${owedBackOf} = 0`,
    ),
    mail: mailsBefore,
    audit_log: async (tx, _, before) => ({ count: await removeOldEntries(tx, before, batch) }),
  }
  const removed = Object.fromEntries(Object.keys(batches).map((kind) => [kind, 0])) as Record<KeptKind, number>
  for (const kind of Object.keys(batches) as KeptKind[]) {
    const before = monthsBefore(services.now(), retention[kind])
    for (;;) {
      const { count, letters = [] } = await services.db.transaction(async (tx) => {
        const went = await batches[kind](tx, services, before)
        const entry = { action: 'retention.delete', kind: 'retention', label: kind }
        const after = { count: went.count, before: before.toISOString() }
        if (went.count > 0) await recordChange(tx, null, { ...entry, after }, services.now())
        return went
      })
      removeMailFiles(services.settings, letters)
      removed[kind] += count
      if (count < batch) break
    }
  }
  return removed
}

function leadsOf(kind: LeadKind): Batch {
  return async (tx, services, before) => {
    const today = services.now().toISOString().slice(0, 10)
    const toCome = tx
      .select({ one: sql`1` })
      .from(slotBookings)
      .where(and(eq(slotBookings.leadId, leads.id), sql`${slotBookings.date} >= ${today}`))
    const rows = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.kind, kind),
          inArray(leads.status, ['won', 'lost', 'spam']),
          sql`${leads.updatedAt} < ${before}`,
          sql`(${leads.nextStepOn} is null or ${leads.nextStepOn} < ${before})`,
          sql`not exists ${toCome}`,
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    const letters = await mailsAbout(
      tx,
      services,
      ids.map((id) => leadReference(kind, id)),
    )
    await removeLeads(tx, services, ids)
    return { count: ids.length, letters }
  }
}

function applicationsWhere(isOver: (before: Date) => SQL): Batch {
  return async (tx, services, before) => {
    const rows = await tx
      .select({ id: financingApplications.id })
      .from(financingApplications)
      .where(isOver(before))
      .limit(batch)
      .for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    const letters = await mailsAbout(tx, services, ids.map(applicationReference))
    await removeApplications(tx, services, ids)
    return { count: ids.length, letters }
  }
}

async function mailsBefore(tx: Transaction, services: Services, before: Date): Promise<Removed> {
  const rows = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(inArray(mailOutbox.state, ['sent', 'failed']), sql`${mailOutbox.createdAt} < ${before}`))
    .limit(batch)
    .for('update', { skipLocked: true })
  const ids = rows.map(({ id }) => id)
  return { count: ids.length, letters: await deleteMails(tx, services, ids) }
}

async function mailsAbout(
  tx: Transaction,
  services: Services,
  references: readonly string[],
): Promise<readonly MailFile[]> {
  if (references.length === 0) return []
  const rows = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(inArray(sql`${mailOutbox.props}->>'reference'`, [...references]))
  return deleteMails(
    tx,
    services,
    rows.map(({ id }) => id),
  )
}

/** The moment `months` calendar months earlier; on the last day of a month that is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const day = addMonths(now.toISOString().slice(0, 10), -months)
  return new Date(`${day}T${now.toISOString().slice(11)}`)
}

/** Deletes what is past its time. */
const retentionQueue: Queue<object> = {
  name: 'retention',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 3_600,
}

/** Every night, in UTC. */
const nightly = '37 2 * * *'

/**
 * Has everything deleted when its time is over, from now on: for a process whose jobs have started. `readRetention` rejects
 * while the settings can't be read: nothing goes by periods that nobody set.
 */
export async function startRetention(services: Services, readRetention: () => Promise<Retention>): Promise<void> {
  await services.jobs.work(retentionQueue, async () => {
    const removed = await removePastTime(services, await readRetention())
    if (Object.values(removed).some((count) => count > 0))
      services.log.info({ removed }, 'what was past its time is gone')
  })
  await services.jobs.schedule(retentionQueue, nightly, {})
}
