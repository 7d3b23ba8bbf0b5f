import { and, asc, eq, gt, isNotNull, isNull, lt, sql, inArray } from 'drizzle-orm'
import { advisoryKeys } from '../database/advisory-keys.ts'
import type { Queryable } from '../database/database.server.ts'
import type { Services } from '../services.server.ts'
import { storedFiles } from './tables.server.ts'
import type { Queue } from '#platform/jobs.server.ts'

type Sweeper = Pick<Services, 'db' | 'files' | 'now'>

/**
 * Milliseconds. What has not been kept that long after its storing began was broken off by a kill: storing takes seconds,
 * has its deadlines, and clocks of two machines differ by less.
 */
export const storingMs = 15 * 60 * 1000

/** Removes every file that was given up, or whose storing was broken off; what is being stored is left alone. */
export async function sweepFiles(services: Sweeper): Promise<void> {
  const { db, now } = services
  const begunBefore = new Date(now().getTime() - storingMs)
  const brokenOff = and(
    eq(storedFiles.kept, false),
    isNull(storedFiles.givenUpAt),
    lt(storedFiles.createdAt, begunBefore),
  )
  // First of all, so that what should after all be kept finds that it is too late, and not its file gone.
  await db.update(storedFiles).set({ givenUpAt: now() }).where(brokenOff)
  for (let after = ''; ;) {
    const found = await db
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(and(isNotNull(storedFiles.givenUpAt), gt(storedFiles.key, after)))
      .orderBy(asc(storedFiles.key))
      .limit(100)
    for (const { key } of found) await sweepFile(services, key)
    const last = found.at(-1)
    if (!last) return
    after = last.key
  }
}

/**
 * Removes one file if it was given up. Its row goes last: a kill in between leaves it to the next sweep. It is left to
 * that, too, while a backup runs, which may have to read the file.
 */
export async function sweepFile({ db, files }: Pick<Sweeper, 'db' | 'files'>, key: string): Promise<void> {
  const givenUp = and(eq(storedFiles.key, key), isNotNull(storedFiles.givenUpAt))
  if ((await db.$count(storedFiles, givenUp)) === 0) return
  if (await isBackupRunning(db)) return
  await files.store.remove(key)
  await db.delete(storedFiles).where(givenUp)
}

/** Asked once a file is known to be given up: a backup that begins after the answer does not find it among those that are kept. */
async function isBackupRunning(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${advisoryKeys.fileRemoval}) as "isFree"`,
  )
  return rows[0]?.isFree !== true
}

/** Removes files that were given up: those named, or all of them and what a kill left. */
export const sweepQueue: Queue<{ readonly keys?: readonly string[] }> = {
  name: 'files.sweep',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 300,
}

/** Gives up files: they are removed once `tx` commits, soon after, and stay if it rolls back. */
export async function dropFiles(
  tx: Queryable,
  { jobs }: Pick<Services, 'jobs'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx
    .update(storedFiles)
    .set({ kept: false, givenUpAt: sql`now()` })
    .where(inArray(storedFiles.key, [...keys]))
  await jobs.send(sweepQueue, { keys }, { tx })
}
