import { getTableColumns, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChanges, type Change } from '#business/accounts/record-change.server.ts'
import { versionAfter } from '#business/accounts/stale.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { PlannedProduct } from './csv/plan-import.ts'
import { recordColumns, recordOf } from './product-records.server.ts'
import { products } from './tables.server.ts'

const { id: _id, foundBy: _foundBy, slug: _slug, ...replaced } = getTableColumns(products)
const set = Object.fromEntries(
  Object.entries(replaced).map(([name, column]) => [name, sql.raw(`excluded."${snakeCase(column.name)}"`)]),
)

/** Drizzle names columns as the code does until it has a connection. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Stores some products that an import planned, each with its entry in the audit log. */
export async function storeImport(
  tx: Transaction,
  by: Staff,
  planned: readonly PlannedProduct[],
  now: Date,
): Promise<void> {
  const known = new Map(planned.flatMap(({ before }) => (before ? [[before.id, before] as const] : [])))
  const rows = planned.map((product) => rowOf(product, now))
  const changed = rows.filter((row) => 'id' in row)
  const created = rows.filter((row) => !('id' in row))
  const stored = [...(await store(tx, changed)), ...(await store(tx, created))]
  const changes = stored.map((row): Change => {
    const after = recordOf(row)
    const before = known.get(after.id) ?? null
    const action = before ? 'product.update' : 'product.create'
    return { action, kind: 'product', recordId: after.id, label: after.name, before, after }
  })
  await recordChanges(tx, by, changes, now)
}

function rowOf({ slug, values, before }: PlannedProduct, now: Date) {
  const updatedAt = before ? versionAfter(before, now) : now
  return { ...(before && { id: before.id }), ...values, slug, updatedAt }
}

/** Rows of known products replace them; the others are new. */
async function store(tx: Transaction, rows: (typeof products.$inferInsert)[]) {
  if (rows.length === 0) return []
  return tx.insert(products).values(rows).onConflictDoUpdate({ target: products.id, set }).returning(recordColumns)
}
