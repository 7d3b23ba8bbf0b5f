import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Services } from '../services.server.ts'
import { storedFiles } from './tables.server.ts'

type Sweeper = Pick<Services, 'db' | 'files'>

/**
 * Removes every file that belongs to no row of the business: uploads that a kill broke off, files given up. With
 * `storedBefore` only those that are older.
 */
export async function sweepFiles(services: Sweeper, storedBefore?: Date): Promise<void> {
  const loose = and(eq(storedFiles.kept, false), storedBefore && lt(storedFiles.createdAt, storedBefore))
  for (let after = ''; ;) {
    const found = await services.db
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(and(loose, gt(storedFiles.key, after)))
      .orderBy(asc(storedFiles.key))
      .limit(100)
    for (const { key } of found) await sweepFile(services, key)
    const last = found.at(-1)
    if (!last) return
    after = last.key
  }
}

/** Removes one file if it belongs to no row; one that a transaction is just storing or giving up is left to it. */
export async function sweepFile({ db, files }: Sweeper, key: string): Promise<void> {
  const ours = and(eq(storedFiles.key, key), eq(storedFiles.kept, false))
  await db.transaction(async (tx) => {
    const [loose] = await tx.select().from(storedFiles).where(ours).for('update', { skipLocked: true })
    if (!loose) return
    await files.store.remove(key)
    await tx.delete(storedFiles).where(ours)
  })
}
