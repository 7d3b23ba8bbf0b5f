import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import type { SealedContent } from './sealed-content.server.ts'
import { sweepFile } from './sweep-files.server.ts'
import { storedFiles } from './tables.server.ts'

/** A process that starts may sweep a file's row before its transaction has it. */
const mostAttempts = 3

/**
 * Stores a content that has arrived together with the rows that `write` makes of it (under its key, in the same transaction): both
 * are there afterwards or neither, whatever fails or is killed in between. A refusal by `write` keeps nothing.
 *
 * Its row is there before its first byte, and until the transaction ends nobody else can take it for left over.
 */
export async function keepFile<T>(
  services: Pick<Services, 'db' | 'files' | 'now'>,
  folder: string,
  { key, spool }: SealedContent,
  write: (tx: Transaction, storeKey: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { db, files, now } = services
  const storeKey = `${folder}/${randomUUID()}`
  const ours = eq(storedFiles.key, storeKey)
  try {
    const sealedKey = files.keyRing.wrap(key, storeKey)
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      await db.insert(storedFiles).values({ key: storeKey, sealedKey, size: spool.size, createdAt: now() })
      const outcome = await db.transaction(async (tx) => {
        const kept = await tx.update(storedFiles).set({ kept: true }).where(ours).returning()
        if (kept.length === 0) return null
        await files.store.put(storeKey, spool.sealed(), spool.sealedSize)
        const written = await write(tx, storeKey)
        if (!written.ok) throw new Refused(written)
        return written
      })
      if (outcome) return outcome
    }
    throw new Error('the file was swept before it was stored')
  } catch (error) {
    // Not simply removed: a commit whose answer was lost may have kept it.
    await sweepFile(services, storeKey)
    if (error instanceof Refused) return error.outcome
    throw error
  } finally {
    await spool.discard()
  }
}

/** Rolls a transaction back with what is to be answered. */
class Refused extends Error {
  readonly outcome: Outcome<never>

  constructor(outcome: Outcome<never>) {
    super('refused')
    this.outcome = outcome
  }
}
