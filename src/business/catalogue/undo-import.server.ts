import { and, asc, desc, eq, gt, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, recordChanges, type Change } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { putBack } from '#platform/database/put-back.server.ts'
import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import { lockProducts } from './change-product.server.ts'
import { undoneRow, type KeptRow, type UndoneRow } from './csv/undone-row.ts'
import { undoDays, type ChangedSince, type PastImport } from './csv/import-report.ts'
import { recordColumns, recordOf } from './product-records.server.ts'
import { productImportRows, productImports, products } from './tables.server.ts'

type NewImport = Pick<typeof productImports.$inferInsert, 'file' | 'created' | 'changed'>

/** Notes that a file is imported. Answers by which id its products are kept. */
export async function noteImport(tx: Transaction, by: Staff, imported: NewImport, at: Date): Promise<number> {
  const [row] = await tx
    .insert(productImports)
    .values({ ...imported, at, staffName: by.name })
    .returning({ id: productImports.id })
  if (!row) throw new Error('the import was not noted')
  return row.id
}

/** Keeps products as they are before an import changes them. */
export async function keepBefore(tx: Transaction, importId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ${productImportRows} (import_id, product_id, version, before)
    select ${importId}, ${products.id}, ${products.updatedAt}, to_jsonb(${products}) from ${products} where ${inArray(products.id, [...ids])}`)
}

/** Notes the versions that an import made; what was not kept before, it has added. */
export async function keepVersions(tx: Transaction, importId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ${productImportRows} (import_id, product_id, version, after)
    select ${importId}, ${products.id}, ${products.updatedAt}, to_jsonb(${products}) from ${products} where ${inArray(products.id, [...ids])}
    on conflict (import_id, product_id) do update set version = excluded.version, after = excluded.after`)
}

const mostListed = 200

/** The imports of the last days, the newest first. Refused as {@link permit} says. */
export const listImports = staffUseCase(
  { may: 'products.manage' },
  async ({ db, now }): Promise<readonly PastImport[]> => {
    const since = new Date(now().getTime() - undoDays * 86_400_000)
    const rows = await db
      .select()
      .from(productImports)
      .where(sql`${productImports.at} >= ${since}`)
      .orderBy(desc(productImports.id))
      .limit(mostListed)
    return rows.map((row) =>
      Object.assign(row, { at: row.at.toISOString(), undoneAt: row.undoneAt?.toISOString() ?? null }),
    )
  },
)

/** Of how many products it is said that they prevent it. */
const mostTold = 50
const batch = 200

/**
 * Undoes what an import changed: its cells are as they were, what was changed of other cells since stays, products that it added are gone. Refused as
 * {@link permit} says; as `not_found`; as `conflict`: `undone` where it was undone before, `changed_since` while cells of it have been changed
 * since, or products of it deleted, or changed that it added, with those (`products`); with `others` those stay as they are, and the rest is undone.
 */
export const undoImport = staffUseCase(
  { may: 'products.manage' },
  ({ db, now, by }, id: number, { others }: { readonly others: boolean }): Promise<null> =>
    db.transaction(async (tx) => {
      await lockProducts(tx)
      const [known] = await tx.select().from(productImports).where(eq(productImports.id, id)).for('update')
      if (!known) return need(refused('not_found'))
      if (known.undoneAt) return need(refused('conflict', { errors: [{ path: '', code: 'undone' }] }))
      const preventing = others ? [] : await changedSince(tx, id)
      if (preventing.length > 0)
        return need(
          refused('conflict', { errors: [{ path: '', code: 'changed_since' }], extra: { products: preventing } }),
        )
      const undone = await undoRows(tx, by, id, now())
      await tx.update(productImports).set({ undoneAt: now(), undoneBy: by.name }).where(eq(productImports.id, id))
      const after = { ...undone, file: known.file }
      const entry = { action: 'product.import_undo', kind: 'product', label: known.file, after }
      await recordChange(tx, by, entry, now())
      await invalidate(tx, 'products')
      return null
    }),
)

/** Of a product of an import: it is not as the import left it. */
const isChangedSince = sql`${products.updatedAt} is distinct from ${productImportRows.version}`

/** Products of an import that are not as it left them, each as it was before, after and is now. */
async function changedRows(tx: Transaction, importId: number, from: number) {
  return tx
    .select({
      id: productImportRows.productId,
      name: sql<string>`coalesce(${products.name}, ${productImportRows.before}->>'name', '')`,
      before: productImportRows.before,
      after: productImportRows.after,
      now: sql<KeptRow | null>`to_jsonb(${products})`,
    })
    .from(productImportRows)
    .leftJoin(products, eq(products.id, productImportRows.productId))
    .where(and(eq(productImportRows.importId, importId), isChangedSince, gt(productImportRows.productId, from)))
    .orderBy(asc(productImportRows.productId))
    .limit(batch)
}
type ChangedRow = Awaited<ReturnType<typeof changedRows>>[number]

/** Every product of an import that is not as it left it, some hundreds at a time. */
async function* everyChangedRow(tx: Transaction, importId: number): AsyncGenerator<ChangedRow> {
  let from = 0
  for (;;) {
    const rows = await changedRows(tx, importId, from)
    yield* rows
    from = rows.at(-1)?.id ?? from
    if (rows.length < batch) return
  }
}

/** What a changed product is once the import is undone; null where nothing of that can be told: it was added, or deleted since. */
const undoneOf = ({ before, after, now }: ChangedRow): UndoneRow | null =>
  before && after && now ? undoneRow(before, after, now) : null

/** The products that prevent that an import is undone whole, at most {@link mostTold}. */
async function changedSince(tx: Transaction, importId: number): Promise<readonly ChangedSince[]> {
  const preventing: ChangedSince[] = []
  for await (const row of everyChangedRow(tx, importId)) {
    const undone = undoneOf(row)
    if (undone && undone.kept.length === 0) continue
    preventing.push({ id: row.id, name: row.name, isDeleted: row.now === null, cells: undone?.kept ?? [] })
    if (preventing.length === mostTold) break
  }
  return preventing
}

/** Undoes what it can of an import, some hundreds of products at a time, each with its entry in the audit log. Answers of how many its doing is undone. */
async function undoRows(
  tx: Transaction,
  by: Staff,
  importId: number,
  at: Date,
): Promise<{ created: number; changed: number }> {
  const ofImport = eq(productImportRows.importId, importId)
  const mixed: { readonly id: number; readonly row: KeptRow }[] = []
  for await (const changed of everyChangedRow(tx, importId)) {
    const undone = undoneOf(changed)
    if (!undone || JSON.stringify(undone.row) === JSON.stringify(changed.now)) continue
    const version = new Date(Math.max(at.getTime(), Date.parse(String(undone.row['updated_at'])) + 1))
    mixed.push({ id: changed.id, row: { ...undone.row, updated_at: version.toISOString() } })
  }
  const rows = await tx
    .select({ id: productImportRows.productId, isAdded: sql<boolean>`${isNull(productImportRows.before)}` })
    .from(productImportRows)
    .leftJoin(products, eq(products.id, productImportRows.productId))
    .where(and(ofImport, not(isChangedSince)))
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch)
    const ids = some.map((row) => row.id)
    const added = some.filter(({ isAdded }) => isAdded).map((row) => row.id)
    await withEntries(tx, by, at, ids, async () => {
      if (added.length > 0) await tx.delete(products).where(inArray(products.id, added))
      if (added.length === some.length) return
      const its = and(ofImport, inArray(productImportRows.productId, ids), sql`${productImportRows.before} is not null`)
      await putBack(tx, products, sql`select before as record from ${productImportRows} where ${its}`)
    })
  }
  for (let from = 0; from < mixed.length; from += batch) {
    const some = mixed.slice(from, from + batch)
    const records = JSON.stringify(some.map(({ row }) => row))
    const ids = some.map(({ id }) => id)
    await withEntries(tx, by, at, ids, () =>
      putBack(tx, products, sql`select record from jsonb_array_elements(${records}::jsonb) as record`),
    )
  }
  const created = rows.filter(({ isAdded }) => isAdded).length
  return { created, changed: rows.length - created + mixed.length }
}

/** Does something to products and writes into the audit log what that changed of each. */
async function withEntries(
  tx: Transaction,
  by: Staff,
  at: Date,
  ids: readonly number[],
  change: () => Promise<void>,
): Promise<void> {
  const records = async () =>
    (
      await tx
        .select(recordColumns)
        .from(products)
        .where(inArray(products.id, [...ids]))
    ).map(recordOf)
  const before = await records()
  await change()
  const after = await records()
  const changes = before.map((one): Change => {
    const now = after.find((other) => other.id === one.id) ?? null
    const action = now ? 'product.update' : 'product.delete'
    return { action, kind: 'product', recordId: one.id, label: one.name, before: one, after: now }
  })
  await recordChanges(tx, by, changes, at)
}

/** Forgets imports that can't be undone any more, with the products as they were. Answers how many there were. */
export async function removePastImports({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - undoDays * 86_400_000)
  const removed = await db
    .delete(productImports)
    .where(lt(productImports.at, before))
    .returning({ id: productImports.id })
  return removed.length
}

const importQueue: Queue<object> = {
  name: 'past-imports',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
}

/** Every night, in UTC. */
const nightly = '57 2 * * *'

/** Has past imports forgotten every night, from now on: for a process whose jobs have started. */
export async function startForgettingImports(services: Services): Promise<void> {
  await services.jobs.work(importQueue, async () => {
    const removed = await removePastImports(services)
    if (removed > 0) services.log.info({ imports: removed }, 'imports that can’t be undone any more are forgotten')
  })
  await services.jobs.schedule(importQueue, nightly, {})
}
