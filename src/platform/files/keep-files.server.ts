import { inArray } from 'drizzle-orm'
import type { Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import { sweepFile } from './sweep-files.server.ts'
import { storedFiles } from './tables.server.ts'

/** A file to be stored, under a key that no file ever had. */
export type NewFile = {
  readonly key: string
  /** What seals it, wrapped; null for one that is stored as it is. */
  readonly sealedKey: string | null
  /** Bytes before sealing. */
  readonly size: number
  readonly storedSize: number
  /** What is stored; each chunk is valid until the next is asked for. */
  content(): AsyncIterable<Uint8Array>
}

/** A process that starts may sweep a file's row before its transaction has it. */
const mostAttempts = 3

/**
 * Stores files together with the rows that `write` makes of them, in the same transaction: all of it is there afterwards or
 * nothing, whatever fails or is killed in between. A refusal by `write` keeps nothing.
 *
 * Their rows are there before their first byte, and until the transaction ends nobody else can take them for left over.
 */
export async function keepFiles<T>(
  services: Pick<Services, 'db' | 'files' | 'now'>,
  kept: readonly NewFile[],
  write: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { db, files, now } = services
  const keys = kept.map(({ key }) => key)
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const createdAt = now()
      await db
        .insert(storedFiles)
        .values(kept.map(({ key, sealedKey, size }) => ({ key, sealedKey, size, createdAt })))
        .onConflictDoNothing()
      const outcome = await db
        .transaction(async (tx) => {
          const ours = await tx
            .update(storedFiles)
            .set({ kept: true })
            .where(inArray(storedFiles.key, keys))
            .returning({ key: storedFiles.key })
          if (ours.length < keys.length) throw new SweptError()
          for (const { key, content, storedSize } of kept) await files.store.put(key, content(), storedSize)
          const written = await write(tx)
          if (!written.ok) throw new Refused(written)
          return written
        })
        .catch(sweptAsNull)
      if (outcome) return outcome
    }
    throw new Error('the file was swept before it was stored')
  } catch (error) {
    // Not simply removed: a commit whose answer was lost may have kept them.
    for (const key of keys) await sweepFile(services, key)
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

class SweptError extends Error {}

function sweptAsNull(error: unknown): null {
  if (error instanceof SweptError) return null
  throw error
}

/** Rolls a transaction back with what is to be answered. */
class Refused extends Error {
  readonly outcome: Outcome<never>

  constructor(outcome: Outcome<never>) {
    super('refused')
    this.outcome = outcome
  }
}
