import { statfs } from 'node:fs/promises'
import { staffUseCase } from './staff-use-case.server.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { readBackupState } from '#platform/backup/nightly-backup.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { webhookEndpoints } from '#platform/webhooks/tables.server.ts'
import type { SiteHealth } from './site-health.ts'

/** Less than this left is too little for a day of documents. */
const lowBytes = 1024 ** 3

/** Mail, webhooks, queue, storage and backups. Two queries. Refused as {@link permit} says. */
export const siteHealth = staffUseCase({ may: 'health.read' }, async ({ db, settings, now }): Promise<SiteHealth> => {
  const freeBytes = await freeBytesIn(settings.dataDir)
  const isStorageLow = freeBytes !== null && freeBytes < lowBytes
  const backup = await readBackupState(settings, now())
  return { ...(await mailFigures(db)), ...(await jobFigures(db)), freeBytes, isStorageLow, backup }
})

async function mailFigures(db: Queryable) {
  const { state, createdAt } = mailOutbox
  const inState = (one: 'failed' | 'queued') => db.$count(mailOutbox, eq(state, one))
  const [oldest] = await db
    .select({
      failedMails: inState('failed'),
      queuedMails: inState('queued'),
      stoppedWebhooks: db.$count(webhookEndpoints, isNotNull(webhookEndpoints.stoppedAt)),
      at: sql<string | null>`min(${createdAt})`,
    })
    .from(mailOutbox)
    .where(and(eq(state, 'queued')))
  const { failedMails = 0, queuedMails = 0, stoppedWebhooks = 0, at = null } = oldest ?? {}
  return { failedMails, queuedMails, stoppedWebhooks, oldestQueuedMail: at && new Date(at).toISOString() }
}

async function jobFigures(db: Queryable) {
  const { rows } = await db.execute<{ failed: number; late: number }>(sql`
    select count(*) filter (where state = 'failed' and completed_on > now() - interval '7 days')::int as failed,
      count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '10 minutes')::int as late
    from pgboss.job`)
  const [figures] = rows
  return { failedJobs: figures?.failed ?? 0, lateJobs: figures?.late ?? 0 }
}

async function freeBytesIn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}
