import { inArray, getTableColumns, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, recordChanges, type Change, versionAfter } from '#business/accounts/record-change.server.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { receiveUpload, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import { oneAtATime, TooBusyError } from '#platform/in-turn.server.ts'
import { startsWorker, WorkerLimitError } from '#platform/worker.server.ts'
import { mostImportBytes, type ImportProblem, type ImportReport } from './csv/import-report.ts'
import type { ImportAnswer, ImportQuestion, PlannedImport } from './csv/import-worker.server.ts'
import { lockProducts } from './change-product.server.ts'
import { keepBefore, keepVersions, noteImport } from './undo-import.server.ts'
import { recordColumns, recordOf } from './product-records.server.ts'
import { productCategories, products } from './tables.server.ts'
import type { PlannedProduct } from './csv/plan-import.ts'

/** A file is large in memory: a process reads one at a time, in a thread of its own. */
const inItsTurn = oneAtATime(10)
const rules = { field: 'file', maxBytes: mostImportBytes, kinds: async () => 'text/csv' }
const ask = startsWorker<ImportQuestion, Outcome<ImportAnswer>>(
  new URL('./csv/import-worker.server.ts', import.meta.url),
  { cpuMs: 20_000, memoryMb: 512 },
)
/** How many products travel to the worker or from it at a time. */
const batch = 200

/**
 * Reads a form with a CSV file (`file`; columns by their codes, or by one of `titles`) and tells what it would change, cell by cell, what it would add that is probably known, with every problem; with `apply`, changes
 * it, in one transaction. Refused as {@link permit} says; as {@link receiveUpload} and readCsv refuse, `csv_heavy` where that takes too long; with `apply` as
 * `invalid` where there is any problem, named by row and column (`12.prices.cm.amount`).
 */
export const importProducts = staffUseCase(
  { may: 'products.manage' },
  async (
    { files, db, now, by },
    request: UploadRequest,
    { apply }: { readonly apply: boolean },
    titles: Readonly<Record<string, string>>,
  ): Promise<ImportReport> => {
    const { file } = need(await receiveUpload(files, request, rules))
    if (!file) return need(refused('invalid', { errors: [{ path: 'file', code: 'required' }] }))
    try {
      return await inItsTurn(async () => {
        const { slugs = [] } = need(await ask({ step: 'read', bytes: await file.spool.read(0, file.size), titles }))
        return db.transaction(async (tx) => {
          if (apply) await lockProducts(tx)
          const planned = await planOf(tx, slugs)
          const { created, changed, problems } = planned
          if (!apply) return { ...planned, isApplied: false, importId: null }
          if (problems.length > 0) return need(refusedFor(problems))
          const after = { created: created.length, changed: changed.length, file: file.name }
          const importId = await noteImport(tx, by, after, now())
          for (let from = 0; from < created.length + changed.length; from += batch) {
            const some = need(await ask({ step: 'planned', from, to: from + batch }))
            await storeImport(tx, by, importId, some.planned ?? [], now())
          }
          const entry = { action: 'product.import', kind: 'product', label: file.name, after: { ...after, importId } }
          await recordChange(tx, by, entry, now())
          await invalidate(tx, 'products')
          return { ...planned, isApplied: true, importId }
        })
      })
    } catch (error) {
      if (error instanceof TooBusyError) need(refused('too_many_requests'))
      if (error instanceof WorkerLimitError) need(refused('invalid', { errors: [{ path: 'file', code: 'csv_heavy' }] }))
      throw error
    } finally {
      await file.spool.discard()
    }
  },
)

/** What the file that the worker holds makes of the catalogue, whose products it names by `written` or by what they are called. Needs an attempt around it. */
async function planOf(tx: Transaction, written: readonly string[]): Promise<PlannedImport> {
  const names = await tx.select({ slug: products.slug, name: products.name, nameEn: products.nameEn }).from(products)
  const { slugs: meant = [] } = need(await ask({ step: 'name', names }))
  const slugs = [...new Set([...written, ...meant])]
  for (let from = 0; from < slugs.length; from += batch) {
    const named = inArray(products.slug, slugs.slice(from, from + batch))
    const known = await tx.select(recordColumns).from(products).where(named)
    need(await ask({ step: 'know', products: known.map(recordOf) }))
  }
  const categories = await tx.select({ id: productCategories.id }).from(productCategories)
  const { plan } = need(await ask({ step: 'plan', categories: categories.map(({ id }) => id) }))
  if (!plan) throw new Error('the worker made no plan')
  return plan
}

/** Of a file that is applied in spite of its problems the first are said: the trial tells them all. */
const mostErrors = 500

function refusedFor(problems: readonly ImportProblem[]): Outcome<never> {
  const errors = problems.slice(0, mostErrors).map(({ row, column, code }) => ({ path: `${row}.${column}`, code }))
  return refused('invalid', { errors })
}

const { id: _id, foundBy: _foundBy, slug: _slug, ...replaced } = getTableColumns(products)
const set = Object.fromEntries(
  Object.entries(replaced).map(([name, column]) => [name, sql.raw(`excluded."${snakeCase(column.name)}"`)]),
)

/** Drizzle names columns as the code does until it has a connection. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Stores some products that an import planned, each with its entry in the audit log and what it takes to undo it. */
async function storeImport(
  tx: Transaction,
  by: Staff,
  importId: number,
  planned: readonly PlannedProduct[],
  now: Date,
): Promise<void> {
  const known = new Map(planned.flatMap(({ before }) => (before ? [[before.id, before] as const] : [])))
  const rows = planned.map((product) => rowOf(product, now))
  const changed = rows.filter((row) => 'id' in row)
  const created = rows.filter((row) => !('id' in row))
  await keepBefore(tx, importId, [...known.keys()])
  const stored = [...(await store(tx, changed)), ...(await store(tx, created))]
  const ids = stored.map(({ id }) => id)
  await keepVersions(tx, importId, ids)
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
