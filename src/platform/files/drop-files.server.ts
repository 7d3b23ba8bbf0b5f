import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.server.ts'
import type { Queue } from '../jobs.server.ts'
import type { Services } from '../services.server.ts'

import { storedFiles } from './tables.server.ts'

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
