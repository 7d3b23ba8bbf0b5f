import type { Outcome } from '#kernel/outcome.ts'
import { done, refused } from '#kernel/outcome.ts'
import { serveWorker } from '#platform/worker.server.ts'
import type { ProductRecord } from '../editing/product-record.ts'
import { slugOf } from '../slug.ts'
import { readCsv, type CsvFile } from './csv-rows.server.ts'
import type { ImportProblem, ImportedRow } from './import-report.ts'
import { planImport, type ImportPlan, type PlannedProduct } from './plan-import.ts'

/** What the worker is asked of the one file that it holds, in this order. */
export type ImportQuestion =
  | { readonly step: 'read'; readonly bytes: Uint8Array }
  | { readonly step: 'know'; readonly products: readonly ProductRecord[] }
  | { readonly step: 'plan'; readonly slugs: readonly string[]; readonly categories: readonly number[] }
  | { readonly step: 'planned'; readonly from: number; readonly to: number }

/** What an import comes to; the products themselves stay with the worker until they are asked for. */
export type PlannedImport = {
  readonly created: readonly ImportedRow[]
  readonly changed: readonly ImportedRow[]
  readonly unchanged: number
  readonly problems: readonly ImportProblem[]
}

export type ImportAnswer = {
  /** Of `read`: the slugs that the file names. */
  readonly slugs?: readonly string[]
  readonly plan?: PlannedImport
  readonly planned?: readonly PlannedProduct[]
}

type Held = { readonly file: CsvFile; readonly known: Map<string, ProductRecord>; plan: ImportPlan | null }

let held: Held | null = null

serveWorker(async (question: ImportQuestion): Promise<Outcome<ImportAnswer>> => {
  if (question.step === 'read') return read(question.bytes)
  if (!held) return refused('internal')
  switch (question.step) {
    case 'know':
      for (const product of question.products) held.known.set(product.slug, product)
      return done({})
    case 'plan':
      held.plan = planImport(held.file.columns, held.file.rows, {
        products: held.known,
        slugs: new Set(question.slugs),
        categories: new Set(question.categories),
      })
      return done({ plan: told(held.plan, held.file.problems) })
    case 'planned':
      return done({ planned: held.plan?.planned.slice(question.from, question.to) ?? [] })
  }
})

function read(bytes: Uint8Array): Outcome<ImportAnswer> {
  held = null
  const file = readCsv(bytes)
  if (!file.ok) return file
  held = { file: file.value, known: new Map(), plan: null }
  const at = file.value.columns.indexOf('slug')
  const slugs =
    at === -1 ? [] : file.value.rows.map(({ cells }) => slugOf(cells[at] ?? '')).filter((slug) => slug !== '')
  return done({ slugs: [...new Set(slugs)] })
}

function told({ planned, unchanged, problems }: ImportPlan, tooLong: readonly ImportProblem[]): PlannedImport {
  const shown = ({ row, slug, values: { name }, columns }: PlannedProduct): ImportedRow => ({
    row,
    slug,
    name,
    columns,
  })
  return {
    created: planned.filter(({ before }) => !before).map(shown),
    changed: planned.filter(({ before }) => before).map(shown),
    unchanged,
    problems: [...tooLong, ...problems].toSorted((a, b) => a.row - b.row),
  }
}
