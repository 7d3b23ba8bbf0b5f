import { randomUUID } from 'node:crypto'
import type { Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import { keepFiles } from './keep-files.server.ts'
import type { SealedContent } from './sealed-content.server.ts'

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
