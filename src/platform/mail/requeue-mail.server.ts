import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.server.ts'
import { mailOutbox } from './tables.server.ts'

/** Has a mail that was given up tried again once `tx` commits. Null where there is none; one that was not given up is left. */
export async function requeueMail(
  tx: Transaction,
  id: string,
): Promise<{ readonly template: string; readonly isRequeued: boolean } | null> {
  const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
  if (!mail) return null
  const isRequeued = mail.state === 'failed'
  if (isRequeued) {
    const anew = { state: 'queued', attempts: 0, nextTryAt: sql`now()` } as const
    await tx.update(mailOutbox).set(anew).where(eq(mailOutbox.id, id))
  }
  return { template: mail.template, isRequeued }
}
