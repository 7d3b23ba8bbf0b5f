import { and, asc, eq, gt, notLike, sql } from 'drizzle-orm'
import type { KeyRing } from '../encryption/key-ring.server.ts'
import { UnreadableError } from '#platform/encryption/piece-cipher.server.ts'
import type { Services } from '../services.server.ts'
import { storedFiles } from './tables.server.ts'

/** How many keys are wrapped by the current secret now that were not, and how many no secret of ours opens. */
export type Rewrapped = { readonly rewrapped: number; readonly unreadable: number }

/**
 * Wraps the key of every file by the current secret: after it, the secret before is of no more use. The files themselves
 * are not touched. Several processes may do it at once, and it may be broken off.
 */
export async function rewrapKeys({ db, files }: Pick<Services, 'db' | 'files'>): Promise<Rewrapped> {
  let [rewrapped, unreadable, after] = [0, 0, '']
  for (;;) {
    const page = await db
      .select({ key: storedFiles.key, sealedKey: sql<string>`${storedFiles.sealedKey}` })
      .from(storedFiles)
      .where(and(gt(storedFiles.key, after), notLike(storedFiles.sealedKey, `${files.keyRing.currentPrefix}%`)))
      .orderBy(asc(storedFiles.key))
      .limit(500)
    for (const { key, sealedKey } of page) {
      const renewed = renew(files.keyRing, key, sealedKey)
      if (renewed === null) unreadable += 1
      else {
        const unchanged = and(eq(storedFiles.key, key), eq(storedFiles.sealedKey, sealedKey))
        await db.update(storedFiles).set({ sealedKey: renewed }).where(unchanged)
        rewrapped += 1
      }
    }
    const last = page.at(-1)
    if (!last) return { rewrapped, unreadable }
    after = last.key
  }
}

function renew(keyRing: KeyRing, key: string, sealedKey: string): string | null {
  try {
    return keyRing.wrap(keyRing.unwrap(sealedKey, key), key)
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}
