import { lt } from 'drizzle-orm'
import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import { recordChange } from './record-change.server.ts'
import { staffInvitations } from './tables.server.ts'

/** For how many days an invitation that nobody took up is listed as expired, to be sent again. */
const expiredDays = 30

/** Removes invitations that have long expired, each in the audit log. Answers how many there were. */
export async function removeOldInvitations({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now()
  const before = new Date(at.getTime() - expiredDays * 86_400_000)
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(staffInvitations)
      .where(lt(staffInvitations.expiresAt, before))
      .returning({ recordId: staffInvitations.id, label: staffInvitations.name })
    for (const row of rows) await recordChange(tx, null, { action: 'staff.uninvite', kind: 'staff', ...row }, at)
    return rows.length
  })
}

const invitationQueue: Queue<object> = {
  name: 'old-invitations',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
}

/** Every night, in UTC. */
const nightly = '47 2 * * *'

/** Has them removed every night, from now on: for a process whose jobs have started. */
export async function startForgettingInvitations(services: Services): Promise<void> {
  await services.jobs.work(invitationQueue, async () => {
    const removed = await removeOldInvitations(services)
    if (removed > 0) services.log.info({ invitations: removed }, 'invitations that had long expired are gone')
  })
  await services.jobs.schedule(invitationQueue, nightly, {})
}
