import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientConfig } from 'pg'
import { StartupError } from '../startup-error.ts'
import { advisoryKeys } from './advisory-keys.ts'
import type { Queryable } from './database.server.ts'
import { GuardedClient } from './guarded-client.server.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))
const record = { migrationsFolder, migrationsSchema: 'drizzle', migrationsTable: '__drizzle_migrations' }

/**
 * Brings the database at `address` to this version's tables, in one transaction; servers that start together take turns. On a
 * connection of its own: one that waits for its turn or fills a large table is silent for long.
 * @throws StartupError with the database's own words; nothing is changed then
 */
export async function migrateDatabase(address: ClientConfig): Promise<void> {
  const client = new GuardedClient(address)
  try {
    await client.connect()
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [advisoryKeys.migration])
    await migrate(drizzle(client), record)
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new StartupError(`The database can't be migrated: ${(reason as Error).message}`, { cause: error })
  } finally {
    // And with the session the lock.
    await client.end()
  }
}

/** True when every migration of this version is in: what `/readyz` asks. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as { entries: unknown[] }
  const { rows } = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.['applied']) >= journal.entries.length
}
