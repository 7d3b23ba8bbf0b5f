import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import type { Mail } from './mail.ts'
import { mailOutbox } from './tables.server.ts'
import { eq, sql } from 'drizzle-orm'

/**
 * Has `mail` sent once `tx` commits, a second or so later; nothing leaves if it rolls back.
 * @throws Error when `to` is not one plain address: the schemas of what people type come first
 */
export async function queueMail(tx: Transaction, { now }: Pick<Services, 'now'>, mail: Mail): Promise<void> {
  if (!/^[^\s<>,;:"\\()[\]@]+@[^\s<>,;:"\\()[\]@]+$/.test(mail.to)) throw new Error('A mail goes to one plain address')
  await tx
    .insert(mailOutbox)
    .values({ ...mail, id: randomUUID(), createdAt: now() })
    .onConflictDoNothing({ target: mailOutbox.idempotencyKey })
}

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
