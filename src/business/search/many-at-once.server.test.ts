import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Database } from '#platform/database/database.server.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'

// What search and translations know is written by triggers, for all rows of a statement at once: it must be what the same
// rows leave that are written one after the other.
const together = await testDatabase()
const apart = await testDatabase()

const text = fc.constantFrom('', ' ', 'Zanzibar', 'Kit <b>solaire</b> 5kVA', 'Parasol vert', 'Lampe', 'Lamp')
const lines = fc.array(text, { maxLength: 2 })
const either = fc.oneof(text, fc.record({ fr: text, en: text }))
const id = fc.integer({ min: 1, max: 4 })
const languages = (name: string, value: fc.Arbitrary<unknown> = text) => ({ [name]: value, [`${name}_en`]: value })
type Table = 'product_categories' | 'products' | 'posts' | 'proven_solutions' | 'site_settings'
const kept: Readonly<Record<Table, Record<string, fc.Arbitrary<unknown>>>> = {
  product_categories: { id, ...languages('name') },
  products: {
    id,
    ...languages('name'),
    ...languages('description'),
    ...languages('features', lines),
    manufacturer: text,
    category_id: fc.constant(9),
    image_url: fc.option(text),
    prices: fc.record({ cm: fc.record({ amount: id }) }),
    specification: fc.record({ type: either, weight: fc.integer() }),
  },
  posts: {
    id,
    ...languages('title'),
    ...languages('excerpt'),
    ...languages('content'),
    ...languages('author'),
    is_published: fc.boolean(),
    created_at: fc.constant('2026-03-01T08:00:00Z'),
  },
  proven_solutions: {
    id,
    ...languages('title'),
    ...languages('location'),
    ...languages('impact'),
    sector: fc.constantFrom('residential', 'industrial'),
    is_published: fc.boolean(),
  },
  site_settings: { setting_group: id.map(String), value: fc.array(fc.record({ name: text, ...languages('role') })) },
}
type Row = Readonly<Record<string, unknown>>
type Edit = { readonly table: Table; readonly rows: readonly Row[]; readonly removes: boolean }

const keyOf = (table: Table) => (table === 'site_settings' ? 'setting_group' : 'id')
/** Rows of one table, each once; addresses change with every edit. */
const editOf = (table: Table): fc.Arbitrary<Edit> =>
  fc
    .record({
      rows: fc.uniqueArray(fc.record<Row>(kept[table]), {
        minLength: 1,
        maxLength: 4,
        selector: (row: Row) => row[keyOf(table)],
      }),
      removes: table === 'product_categories' ? fc.constant(false) : fc.nat(4).map((n) => n === 0),
      suffix: fc.constantFrom('a', 'b'),
    })
    .map(({ rows, removes, suffix }) => ({ table, removes, rows: rows.map((row) => withSlug(table, row, suffix)) }))
const withSlug = (table: Table, row: Row, suffix: string): Row => {
  if (table === 'product_categories') return { ...row, slug: `c-${String(row['id'])}` }
  return table === 'posts' || table === 'products' ? { ...row, slug: `s-${String(row['id'])}-${suffix}` } : row
}
const edits = fc.array(fc.oneof(...(Object.keys(kept) as Table[]).map(editOf)), { minLength: 2, maxLength: 8 })

/** All rows by one statement, or each by one of its own in the same transaction. */
async function write(
  db: Database,
  { table, rows, removes }: Edit,
  statements: readonly (readonly Row[])[] = [rows],
): Promise<void> {
  const key = keyOf(table)
  const columns = Object.keys(rows[0] ?? {})
  const update = columns.map((column) => `${column} = excluded.${column}`).join()
  await db.transaction(async (tx) => {
    for (const some of statements) {
      const given = sql`FROM jsonb_populate_recordset(NULL::${sql.raw(table)}, ${JSON.stringify(some)})`
      await tx.execute(
        removes
          ? sql`DELETE FROM ${sql.raw(table)} WHERE ${sql.raw(key)} IN (SELECT ${sql.raw(key)} ${given})`
          : sql`INSERT INTO ${sql.raw(table)} (${sql.raw(columns.join())}) SELECT ${sql.raw(columns.join())} ${given}
              ON CONFLICT (${sql.raw(key)}) DO UPDATE SET ${sql.raw(update)}`,
      )
    }
  })
}

/** Times as their order: no two databases have the same. */
async function stateOf(pool: Pool): Promise<object> {
  const read = async (query: string) => (await pool.query<Row>(query)).rows
  return {
    entries: await read('SELECT * FROM search_entries ORDER BY kind, key, language'),
    words: await read('SELECT * FROM search_words ORDER BY language, word'),
    translations: await read(`
      WITH moments AS (SELECT fr_said_at AS at FROM translations UNION SELECT en_said_at FROM translations),
        places AS (SELECT at, rank() OVER (ORDER BY at) AS place FROM moments)
      SELECT kind, record_id, title, title_en, fr_missing, en_missing, is_due, fr.place AS fr, en.place AS en
      FROM translations JOIN places AS fr ON fr.at = fr_said_at JOIN places AS en ON en.at = en_said_at
      ORDER BY kind, record_id`),
  }
}

async function writeBoth(edit: Edit): Promise<void> {
  await write(together.db, edit)
  await write(
    apart.db,
    edit,
    edit.rows.map((row) => [row]),
  )
}

test('many rows at once are found and due as the same rows one after the other', async () => {
  await Promise.all([loadCatalogue(together.db, demoCatalogue), loadCatalogue(apart.db, demoCatalogue)])
  expect(await stateOf(together.pool)).toEqual(await stateOf(apart.pool))
  await writeBoth({
    table: 'product_categories',
    rows: [{ id: 9, slug: 'nine', name: 'Neuf', name_en: 'Nine' }],
    removes: false,
  })
  const property = fc.asyncProperty(edits, async (series) => {
    for (const edit of series) {
      await writeBoth(edit)
      expect(await stateOf(together.pool)).toEqual(await stateOf(apart.pool))
    }
  })
  await fc.assert(property, { numRuns: 8, endOnFailure: true })
})

test('no row is worth a trigger of its own where thousands are written at once', async () => {
  const { rows } = await together.pool.query(`
    SELECT tgrelid::regclass::text AS table, tgname AS name FROM pg_trigger
    WHERE NOT tgisinternal AND tgtype & 1 = 1 AND tgrelid::regclass::text IN ('products', 'posts', 'search_entries')`)
  expect(rows).toEqual([])
})
