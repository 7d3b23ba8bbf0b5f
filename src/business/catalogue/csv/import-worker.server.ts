import type { Outcome } from '#kernel/outcome.ts'
import { done, refused } from '#kernel/outcome.ts'
import { serveWorker } from '#platform/worker.server.ts'
import type { ProductRecord } from '../editing/product-record.ts'
import { slugOf } from '../slug.ts'
import { readCsv, type CsvFile } from './csv-rows.server.ts'
import { mostRowsInFull, type ChangedCell, type ImportReport, type ImportedRow } from './import-report.ts'
import type { KnownName } from './like-known.ts'
import { hasPricesAlone, meantByName } from './meant-by-name.ts'
import { planImport, type ImportPlan, type PlannedProduct } from './plan-import.ts'

/** What the worker is asked of the one file that it holds, in this order. */
export type ImportQuestion =
  | { readonly step: 'read'; readonly bytes: Uint8Array; readonly titles: Readonly<Record<string, string>> }
  | { readonly step: 'name'; readonly names: readonly KnownName[] }
  | { readonly step: 'know'; readonly products: readonly ProductRecord[] }
  | { readonly step: 'plan'; readonly categories: readonly number[] }
  | { readonly step: 'planned'; readonly from: number; readonly to: number }

/** What an import comes to; the products themselves stay with the worker until they are asked for. */
export type PlannedImport = Omit<ImportReport, 'isApplied' | 'importId'>

export type ImportAnswer = {
  /** Of `read`: the slugs that the file names; of `name`: those of products that it names otherwise. */
  readonly slugs?: readonly string[]
  readonly plan?: PlannedImport
  readonly planned?: readonly PlannedProduct[]
}

type Held = {
  readonly file: CsvFile
  readonly known: Map<string, ProductRecord>
  names: readonly KnownName[]
  plan: ImportPlan | null
}

let held: Held | null = null

serveWorker(async (question: ImportQuestion): Promise<Outcome<ImportAnswer>> => {
  if (question.step === 'read') return read(question.bytes, question.titles)
  if (!held) return refused('internal')
  switch (question.step) {
    case 'name':
      held.names = question.names
      return done({ slugs: slugsByName(held) })
    case 'know':
      for (const product of question.products) held.known.set(product.slug, product)
      return done({})
    case 'plan':
      held.plan = planImport(held.file.columns, held.file.rows, {
        products: held.known,
        names: held.names,
        categories: new Set(question.categories),
      })
      return done({ plan: told(held.plan, held.file) })
    case 'planned':
      return done({ planned: held.plan?.planned.slice(question.from, question.to) ?? [] })
  }
})

function read(bytes: Uint8Array, titles: Readonly<Record<string, string>>): Outcome<ImportAnswer> {
  held = null
  const file = readCsv(bytes, titles)
  if (!file.ok) return file
  held = { file: file.value, known: new Map(), names: [], plan: null }
  const at = file.value.columns.indexOf('slug')
  const slugs =
    at === -1 ? [] : file.value.rows.map(({ cells }) => slugOf(cells[at] ?? '')).filter((slug) => slug !== '')
  return done({ slugs: [...new Set(slugs)] })
}

/** The slugs of the products that rows of prices name by what they are called. */
function slugsByName({ file: { columns, rows }, names }: Held): string[] {
  if (!hasPricesAlone(columns)) return []
  const meant = meantByName(names)
  const those = rows.flatMap(({ cells }) => meant(new Map(columns.map((column, at) => [column, cells[at] ?? '']))))
  return [...new Set(those.map(({ slug }) => slug))]
}

function told(
  { planned, alsoChanged, unchanged, lookalikes, problems }: ImportPlan,
  { encoding, problems: tooLong }: CsvFile,
): PlannedImport {
  const inFull = new Set(planned.slice(0, mostRowsInFull))
  const shown = (product: PlannedProduct): ImportedRow => {
    const { row, slug, values, cells } = product
    return { row, slug, name: values.name, cells: inFull.has(product) ? cells.map(asShown) : [] }
  }
  const changedOf = planned.flatMap(({ before, cells }) => (before ? cells : []))
  return {
    encoding,
    created: planned.filter(({ before }) => !before).map(shown),
    changed: planned.filter(({ before }) => before).map(shown),
    changedCells: changedOf.length,
    alsoChangedCells: changedOf.filter(({ column }) => alsoChanged.includes(column)).length,
    alsoChanged,
    unchanged,
    warnings: planned.flatMap(({ row, values: { name }, cells }) =>
      cells.filter(isOddPrice).map((cell) => Object.assign({ row, name }, cell)),
    ),
    lookalikes,
    problems: [...tooLong, ...problems].toSorted((a, b) => a.row - b.row),
  }
}

/** True of a price that there was and is none any more, or that moves by more than a third of what it was. */
function isOddPrice({ column, before, after }: ChangedCell): boolean {
  if (!/^prices\.\w+\.amount$/.test(column) || before === '') return false
  return after === '' || 3 * Math.abs(Number(after) - Number(before)) > Number(before)
}

const longestShown = 300
const shownBeforeChange = 40

/** Of two long texts what stands around the place where they begin to differ. */
function asShown(cell: ChangedCell): ChangedCell {
  const { column, before, after } = cell
  if (Math.max(before.length, after.length) <= longestShown) return cell
  const differs = Array.from(after).findIndex((letter, at) => letter !== before[at])
  const from = Math.max(0, (differs === -1 ? after.length : differs) - shownBeforeChange)
  const cut = (text: string) => {
    const part = text.slice(from, from + longestShown)
    return `${from > 0 && part !== '' ? '… ' : ''}${part}${from + longestShown < text.length ? ' …' : ''}`
  }
  return { column, before: cut(before), after: cut(after) }
}
