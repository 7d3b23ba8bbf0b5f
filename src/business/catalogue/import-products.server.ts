import { setImmediate } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { receiveUpload, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import { inTurn, TooBusyError } from '#platform/in-turn.server.ts'
import { readCsv, type CsvFile } from './csv/csv-rows.server.ts'
import { mostImportBytes, type ImportReport, type ImportedRow } from './csv/import-report.ts'
import { createImportPlanner, type CsvRow, type ImportPlan, type PlannedProduct } from './csv/plan-import.ts'
import { takeTurnWithProducts } from './free-slug.server.ts'
import { recordColumns, recordOf } from './product-records.server.ts'
import { slugOf } from './slug.ts'
import { storeImport } from './store-import.server.ts'
import { productCategories, products } from './tables.server.ts'

/** A file is large in memory: a process reads one at a time. */
const inItsTurn = inTurn(10)
const rules = { field: 'file', maxBytes: mostImportBytes, kinds: async () => 'text/csv' }

/**
 * Reads a form with a CSV file (`file`) and tells what it would change, row by row, with every problem; with `apply`, changes
 * it, in one transaction. Refused as {@link permit} says; as {@link receiveUpload} and {@link readCsv} refuse; with `apply` as
 * `invalid` where there is any problem, named by row and column (`12.prices.cm.amount`).
 */
export async function importProducts(
  acting: Acting,
  request: UploadRequest,
  { apply }: { readonly apply: boolean },
): Promise<Outcome<ImportReport>> {
  const permitted = permit(acting.actor, 'products.manage')
  if (!permitted.ok) return permitted
  const upload = await receiveUpload(acting.files, request, rules)
  if (!upload.ok) return upload
  const { file } = upload.value
  if (!file) return refused('invalid', { errors: [{ path: 'file', code: 'required' }] })
  try {
    return await inItsTurn(async () => {
      const csv = readCsv(await file.spool.read(0, file.size))
      if (!csv.ok) return csv
      const { db, now } = acting
      return db.transaction(async (tx) => {
        if (apply) await takeTurnWithProducts(tx)
        const plan = await planOf(tx, csv.value)
        const report = reportOf(plan)
        if (!apply) return done(report)
        if (plan.problems.length > 0) return refusedFor(plan)
        await storeImport(tx, permitted.value, plan.planned, now())
        const after = { created: report.created.length, changed: report.changed.length, file: file.name }
        const entry = { action: 'product.import', kind: 'product', label: file.name, after }
        await recordChange(tx, permitted.value, entry, now())
        await tellContentChanged(tx)
        return done({ ...report, isApplied: true })
      })
    })
  } catch (error) {
    if (error instanceof TooBusyError) return refused('too_many_requests')
    throw error
  } finally {
    await file.spool.discard()
  }
}

/** What a file makes of the catalogue. Its rows are read some at a time: whoever else asks something is answered in between. */
async function planOf(tx: Transaction, { rows, problems }: CsvFile): Promise<ImportPlan> {
  const planner = createImportPlanner(await knownCatalogue(tx, rows))
  for (const [index, row] of rows.entries()) {
    planner.take(row)
    if (index % 100 === 99) await setImmediate()
  }
  const plan = planner.plan()
  return { ...plan, problems: [...problems, ...plan.problems].toSorted((a, b) => a.row - b.row) }
}

async function knownCatalogue(tx: Transaction, rows: readonly CsvRow[]) {
  const slugs = await tx.select({ slug: products.slug }).from(products)
  const named = [...new Set(rows.map(({ cells }) => slugOf(cells.get('slug') ?? '')))]
  const known = await tx.select(recordColumns).from(products).where(inArray(products.slug, named))
  const categories = await tx.select({ id: productCategories.id }).from(productCategories)
  return {
    products: new Map(known.map((row) => [row.slug, recordOf(row)])),
    slugs: new Set(slugs.map(({ slug }) => slug)),
    categories: new Set(categories.map(({ id }) => id)),
  }
}

function reportOf({ planned, unchanged, problems }: ImportPlan): ImportReport {
  const shown = ({ row, slug, values: { name }, columns }: PlannedProduct): ImportedRow => ({
    row,
    slug,
    name,
    columns,
  })
  return {
    isApplied: false,
    created: planned.filter(({ before }) => !before).map(shown),
    changed: planned.filter(({ before }) => before).map(shown),
    unchanged,
    problems,
  }
}

function refusedFor({ problems }: ImportPlan): Outcome<never> {
  const errors = problems.map(({ row, column, code }) => ({ path: `${row}.${column}`, code }))
  return refused('invalid', { errors })
}
