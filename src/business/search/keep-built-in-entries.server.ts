import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import type { Database, Transaction } from '#platform/database/database.server.ts'
import type { BuiltInEntry } from './built-in-entries.server.ts'
import { searchEntries } from './tables.server.ts'

const { kind, key, language, isBuiltIn, title, excerpt, keywords, body, imageUrl, sector } =
  getTableColumns(searchEntries)
const kept = { kind, key, language, title, excerpt, keywords, body, imageUrl, sector }

/**
 * Has search find what comes with this version of the site: writes the entries that are new or have changed, and removes
 * those that are gone. Safe when several processes start at once: they take turns. Answers how many it wrote or removed.
 */
export async function keepBuiltInEntries(db: Database, entries: readonly BuiltInEntry[]): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.searchEntries})`)
    const rows: BuiltInEntry[] = await tx.select(kept).from(searchEntries).where(eq(isBuiltIn, true))
    const gone = rows.filter((row) => !entries.some((entry) => isDeepStrictEqual(entry, row)))
    const fresh = entries.filter((entry) => !rows.some((row) => isDeepStrictEqual(entry, row)))
    for (const entry of gone) await remove(tx, entry)
    if (fresh.length > 0) {
      await tx.insert(searchEntries).values(fresh.map((entry) => ({ ...entry, isBuiltIn: true })))
    }
    return gone.length + fresh.length
  })
}

async function remove(tx: Transaction, entry: BuiltInEntry): Promise<void> {
  await tx
    .delete(searchEntries)
    .where(and(eq(isBuiltIn, true), eq(kind, entry.kind), eq(key, entry.key), eq(language, entry.language)))
}
