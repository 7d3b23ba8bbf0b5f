import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import type { Mail } from './mail.ts'
import { mailOutbox } from './tables.server.ts'

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
