import type { Log } from './log.server.ts'
import { outboxFolder } from './mail/deliver.server.ts'
import { clusterHome } from './postgres/cluster-home.server.ts'
import { rotateLog } from './postgres/server-process.server.ts'
import { repeat } from './repeat.server.ts'
import type { Settings } from './settings.server.ts'
import { sweepDrafts } from './write-whole.server.ts'
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { isMigrated } from '#platform/database/migrate.server.ts'
import type { Services } from './services.server.ts'

const logMs = 10_000
const draftsMs = 600_000

/** Keeps DATA_DIR in order while the site runs: the embedded server's log short, and nothing that a kill left half written. */
export function keepDataFolder(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: Log,
): { stop(): Promise<void> } {
  const failed = (err: unknown) => log.warn({ err }, 'DATA_DIR could not be kept in order')
  const sweep = () => [dataDir, outboxFolder(dataDir)].forEach(sweepDrafts)
  sweep()
  const kept = [repeat(draftsMs, async () => sweep(), failed)]
  if (databaseUrl === null) {
    const { folder } = clusterHome(dataDir)
    kept.push(repeat(logMs, async () => rotateLog(folder), failed))
  }
  return { stop: async () => void (await Promise.all(kept.map((each) => each.stop()))) }
}

/** As much as a small request writes. */
const sample = Buffer.alloc(64 * 1024, 1)

/**
 * Writes something, on disk for good, where rows are kept and where files are.
 * @throws Error when either can't be: a full disk, a database that only reads, or lacks this version's migrations
 */
export async function tryToWrite({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<void> {
  if (!(await isMigrated(db))) throw new Error('migrations of this version are missing')
  await Promise.all([writeFolder(settings.dataDir), writeDatabase(db)])
}

async function writeFolder(folder: string): Promise<void> {
  const path = join(folder, `.write-check-${randomUUID()}`)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.write(sample)
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}

/** No table: half a megabyte of work that spills into a file, as the next page of a table would be, and a commit that is flushed. */
async function writeDatabase(db: Services['db']): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`select count(*) from generate_series(1, 20000)`)
    await tx.execute(sql`select pg_logical_emit_message(true, 'write-check', '')`)
  })
}
