import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import { sweepFile } from './sweep-files.server.ts'
import { storedFiles } from './tables.server.ts'
import { randomUUID } from 'node:crypto'
import type { SealedContent } from './open-file.server.ts'

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

type Keeper = Pick<Services, 'db' | 'files' | 'log' | 'now'>

/**
 * Stores files, then has them belong to the rows that `write` makes, in one transaction: all of it is there afterwards or
 * nothing, whatever fails or is killed in between. A refusal by `write` keeps nothing.
 *
 * Their own rows are there before their first byte, so that a sweep finds what a kill leaves. No transaction is open
 * while the store works: one that stalls takes no connection from others.
 * @throws FileStoreError when the store fails or takes too long
 */
export async function keepFiles<T>(
  services: Keeper,
  kept: readonly NewFile[],
  write: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { db, files, now } = services
  const keys = kept.map(({ key }) => key)
  const createdAt = now()
  await db.insert(storedFiles).values(kept.map(({ key, sealedKey, size }) => ({ key, sealedKey, size, createdAt })))
  // What fails here is swept once its time is over: the store may still be at it.
  for (const { key, content, storedSize } of kept) await files.store.put(key, content(), storedSize)
  try {
    return await db.transaction(async (tx) => {
      const ours = await tx
        .update(storedFiles)
        .set({ kept: true })
        .where(and(inArray(storedFiles.key, keys), isNull(storedFiles.givenUpAt)))
        .returning({ key: storedFiles.key })
      if (ours.length < keys.length) throw new Error('storing took so long that the files were given up')
      const written = await write(tx)
      if (!written.ok) throw new Refused(written)
      return written
    })
  } catch (error) {
    await giveUp(services, keys)
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

/** Removes files that came to nothing, unless a commit whose answer was lost has kept them. What fails is swept later. */
async function giveUp(services: Keeper, keys: readonly string[]): Promise<void> {
  try {
    const loose = and(inArray(storedFiles.key, [...keys]), eq(storedFiles.kept, false))
    await services.db
      .update(storedFiles)
      .set({ givenUpAt: sql`now()` })
      .where(loose)
    for (const key of keys) await sweepFile(services, key)
  } catch (err) {
    services.log.warn({ err, keys }, 'files that came to nothing are left to the sweep')
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

/**
 * Stores a content that has arrived, sealed, for the rows that `write` makes of it (under its key): see {@link keepFiles}.
 */
export async function keepFile<T>(
  services: Pick<Services, 'db' | 'files' | 'log' | 'now'>,
  folder: string,
  { key: dataKey, spool }: SealedContent,
  write: (tx: Transaction, storeKey: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = `${folder}/${randomUUID()}`
  try {
    const sealedKey = services.files.keyRing.wrap(dataKey, key)
    const file = { key, sealedKey, size: spool.size, storedSize: spool.sealedSize, content: () => spool.sealed() }
    return await keepFiles(services, [file], (tx) => write(tx, key))
  } finally {
    await spool.discard()
  }
}
