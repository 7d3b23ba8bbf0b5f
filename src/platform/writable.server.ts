import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { isMigrated } from './database/migrate.server.ts'
import type { Services } from './services.server.ts'

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
