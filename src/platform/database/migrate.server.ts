import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase, ClientConfig } from 'pg'
import { countries, countryTable, defaultCountry } from '#kernel/country.ts'
import { StartupError } from '../startup-error.ts'
import { advisoryKeys } from './advisory-keys.ts'
import type { Queryable } from './database.server.ts'
import { GuardedClient } from './guarded-client.server.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))
const record = { migrationsFolder, migrationsSchema: 'drizzle', migrationsTable: '__drizzle_migrations' }

/**
 * Brings the database at `address` to this version's tables, in one transaction; servers that start together take turns. On a
 * connection of its own: one that waits for its turn or fills a large table is silent for long.
 * @throws StartupError with the database's own words, or for one of another version; nothing is changed then
 */
export async function migrateDatabase(address: ClientConfig): Promise<void> {
  const client = new GuardedClient(address)
  try {
    await client.connect()
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [advisoryKeys.migration])
    await refuseOtherVersion(client)
    await migrate(drizzle(client), record)
    await client.query(dayFunction)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new StartupError(`The database can't be migrated: ${(reason as Error).message}`, { cause: error })
  } finally {
    // And with the session the lock.
    await client.end()
  }
}

/**
 * The day of a moment on a country's calendar, with the zones of the table of countries: made anew at each start, so that another
 * country is no migration.
 */
const dayFunction = `
  CREATE OR REPLACE FUNCTION day_in(country text, moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (moment AT TIME ZONE CASE country
    ${countries.map((code) => `WHEN '${code}' THEN '${countryTable[code].timeZone}'`).join(' ')}
    ELSE '${countryTable[defaultCountry].timeZone}' END)::date`

/** A database that has been through a migration which this version lacks is of a newer one, or from before 0000 was made anew. */
async function refuseOtherVersion(client: ClientBase): Promise<void> {
  const made = await client.query<{ has: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS has",
  )
  if (!made.rows[0]?.has) return
  const { rows } = await client.query<{ created_at: string }>('SELECT created_at FROM drizzle.__drizzle_migrations')
  const known = new Set(readMigrationTimes())
  if (rows.every((row) => known.has(Number(row.created_at)))) return
  throw new StartupError(
    'The database was made by another version of the site, with migrations that this one does not know, and is left as it is: ' +
      'start the version that made it (and back up with it), or begin anew with another DATA_DIR (or an empty database at DATABASE_URL)',
  )
}

/** True when every migration of this version is in: what `/readyz` asks. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select created_at from drizzle.__drizzle_migrations`)
  const applied = new Set(rows.map((row) => Number(row['created_at'])))
  return readMigrationTimes().every((time) => applied.has(time))
}

/** When each migration of this version was made, in milliseconds: what the database has recorded of those it has been through. */
function readMigrationTimes(): readonly number[] {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    readonly entries: readonly { readonly when: number }[]
  }
  return journal.entries.map(({ when }) => when)
}
