import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import { mailQueue } from './mail-queue.ts'
import { mailOutbox } from './tables.server.ts'

/** Has a mail that was given up tried again once `tx` commits. Null where there is none; one that was not given up is left. */
export async function requeueMail(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  id: string,
): Promise<{ readonly template: string; readonly isRequeued: boolean } | null> {
  const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
  if (!mail) return null
  const isRequeued = mail.state === 'failed'
  if (isRequeued) {
    await tx.update(mailOutbox).set({ state: 'queued', attempts: 0 }).where(eq(mailOutbox.id, id))
    await jobs.send(mailQueue, { mailId: id }, { tx })
  }
  return { template: mail.template, isRequeued }
}
