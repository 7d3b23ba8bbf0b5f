import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { StartupError } from '../startup-error.ts'
import { advisoryKeys } from './advisory-keys.ts'
import type { Queryable } from './database.server.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))
const record = { migrationsFolder, migrationsSchema: 'drizzle', migrationsTable: '__drizzle_migrations' }

/**
 * Brings the database to this version's tables, in one transaction; servers that start together take turns.
 * @throws StartupError with the database's own words; nothing is changed then
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [advisoryKeys.migration])
    await migrate(drizzle(client), record)
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new StartupError(`The database can't be migrated: ${(reason as Error).message}`, { cause: error })
  } finally {
    // Ends the session, and with it the lock and the setting.
    client.release(true)
  }
}

/** True when every migration of this version is in: what `/readyz` asks. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as { entries: unknown[] }
  const { rows } = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.['applied']) >= journal.entries.length
}
