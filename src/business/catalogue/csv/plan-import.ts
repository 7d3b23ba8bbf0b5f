import { countries, countryTable, defaultCountry } from '#kernel/country.ts'
import { readAmountCell } from '#kernel/table-cell.ts'
import { readProductFields } from '../editing/product-fields.ts'
import type { ProductRecord } from '../editing/product-record.ts'
import { saysTheSame, valuesAfter, type ProductValues } from '../editing/values-after.ts'
import { freeSlugOf, slugOf } from '../slug.ts'
import { isFormula, restore } from './formula-cell.ts'
import { likeKnown, type KnownName } from './like-known.ts'
import { hasPricesAlone, meantByName } from './meant-by-name.ts'
import { mostImportProblems, type ChangedCell, type ImportProblem, type Lookalike } from './import-report.ts'
import { cellsOf, englishColumn } from './product-cells.ts'
import { ratingNames, splitRatings } from '../rating-field.ts'
import { specificationFields } from '../specification-field.ts'

/** A row of the file: its place, and its cells in the order of the columns. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] }

/** What the catalogue holds: the products that the file names, what every one is called, the categories. */
export type KnownCatalogue = {
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly names: readonly KnownName[]
  readonly categories: ReadonlySet<number>
}

/** A product to be stored: new where there is no `before`. */
export type PlannedProduct = {
  readonly row: number
  readonly slug: string
  readonly values: ProductValues
  readonly before: ProductRecord | null
  readonly cells: readonly ChangedCell[]
}

export type ImportPlan = {
  readonly planned: readonly PlannedProduct[]
  /** The columns of known products that change without being in the file. */
  readonly alsoChanged: readonly string[]
  readonly unchanged: number
  readonly lookalikes: readonly Lookalike[]
  readonly problems: readonly ImportProblem[]
}

/**
 * What the rows of a file make of the catalogue, and what is wrong with them, up to {@link mostImportProblems}: the last of so many is
 * `csv_more`, and the rows after it are not read.
 */
export function planImport(columns: readonly string[], rows: readonly CsvRow[], catalogue: KnownCatalogue): ImportPlan {
  const planned: PlannedProduct[] = []
  const problems: ImportProblem[] = []
  const lookalikes: Lookalike[] = []
  const taken = new Set(catalogue.names.map((known) => known.slug))
  const like = likeKnown(catalogue.names)
  const byName = hasPricesAlone(columns) ? meantByName(catalogue.names) : null
  const seen = new Set<string>()
  let unchanged = 0
  for (const { row, cells } of rows) {
    const given = new Map(columns.map((column, index) => [column, cells[index] ?? '']))
    const { slug, product, problems: wrong } = readRow(row, given, catalogue, byName)
    if (slug && seen.has(slug)) problems.push({ row, column: 'slug', code: 'csv_repeated' })
    seen.add(slug)
    problems.push(...wrong)
    const name = plainOf(given.get('name') ?? '')
    const isKnown = catalogue.products.has(slug) || wrong.some(({ code }) => code === 'csv_same_name')
    const meant = isKnown ? undefined : like({ slug, name })
    if (meant) lookalikes.push({ row, slug, name, knownSlug: meant.slug, knownName: meant.name })
    if (problems.length >= mostImportProblems) {
      problems.splice(mostImportProblems - 1, Infinity, { row, column: '', code: 'csv_more' })
      break
    }
    if (product === 'unchanged') unchanged += 1
    else if (product) {
      const free = product.before ? product.before.slug : slug || freeSlugOf(product.values.name, taken)
      taken.add(free)
      planned.push({ ...product, slug: free })
    }
  }
  const cells = planned.flatMap((product) => (product.before ? product.cells : []))
  const alsoChanged = [...new Set(cells.map(({ column }) => column))].filter((column) => !columns.includes(column))
  return { planned, alsoChanged, unchanged, lookalikes, problems }
}

type ReadRow = {
  readonly slug: string
  readonly product: PlannedProduct | 'unchanged' | null
  readonly problems: readonly ImportProblem[]
}

type ByName = ((cells: Cells) => readonly KnownName[]) | null

/** Which product a row is of: by its short name; in a file of prices, by what it is called. What is wrong where none, or several, are called so. */
function slugIn(cells: Map<string, string>, byName: ByName): { readonly slug: string; readonly wrong?: string } {
  const written = slugOf(cells.get('slug') ?? '')
  if (written !== '' || !byName) return { slug: written }
  const [named, ...others] = byName(cells)
  if (!named || others.length > 0) return { slug: '', wrong: named ? 'csv_same_name' : 'csv_unknown_name' }
  // A name that says which product is meant gives it no other one.
  for (const column of ['name', 'nameEn']) cells.delete(column)
  return { slug: named.slug }
}

/** More of a cell says no better which one is meant. */
const longestQuoted = 60

/** What the product of a row is called, by the row or by the catalogue. */
function calledIn(given: Cells, products: KnownCatalogue['products']): string | undefined {
  return plainOf(given.get('name') ?? '') || products.get(slugOf(given.get('slug') ?? ''))?.name
}

function readRow(row: number, given: Cells, { products, categories }: KnownCatalogue, byName: ByName): ReadRow {
  const name = calledIn(given, products)
  const problem = (column: string, code: string): ImportProblem => {
    const cell = given.get(column)?.trim().slice(0, longestQuoted)
    return { row, column, code, ...(cell && { cell }), ...(name && { name }) }
  }
  const formulas = [...given].filter(([, cell]) => isFormula(cell)).map(([column]) => problem(column, 'csv_formula'))
  const cells = new Map([...given].map(([column, cell]) => [column, plainOf(restore(cell))]))
  const foreign = readPrices(cells).map((column) => problem(column, 'other_currency'))
  const { slug, wrong: misnamed } = slugIn(cells, byName)
  const unread = [...formulas, ...foreign]
  if (unread.length > 0) return { slug, product: null, problems: unread }
  if (misnamed) return { slug, product: null, problems: [problem('name', misnamed)] }
  const before = products.get(slug) ?? null
  const changes = changesOf(cells, before)
  if (before && changes.size === 0) return { slug, product: 'unchanged', problems: [] }

  const version = cells.get('updatedAt')
  const stale = before && version && version !== before.updatedAt ? [problem('updatedAt', 'csv_changed')] : []
  const { price: _price, ...kept } = before ?? { price: null }
  const fields = readProductFields({ ...kept, ...requestOf(changes, before, cells), slug }, before)
  const errors = fields.ok ? [] : (fields.problem.errors ?? [])
  const wrong = errors.map(({ path, code }) => problem(columnOf(path), code))
  if (fields.ok && !categories.has(fields.value.categoryId)) wrong.push(problem('categoryId', 'unknown_value'))
  const problems = [...stale, ...wrong]
  if (!fields.ok || problems.length > 0) return { slug, product: null, problems }
  const values = valuesAfter(fields.value, before)
  if (before && saysTheSame(values, before)) return { slug, product: 'unchanged', problems }
  return { slug, product: { row, slug, values, before, cells: changedCells(values, before) }, problems }
}

/** Writes prices as figures, however people write an amount; answers the columns of those that are in another currency than their country's. */
function readPrices(cells: Map<string, string>): readonly string[] {
  return countries.flatMap((country) => {
    const column = `prices.${country}.amount`
    const read = readAmountCell(cells.get(column) ?? '')
    if (!read) return []
    cells.set(column, String(read.amount))
    return read.currency === undefined || read.currency === countryTable[country].currency ? [] : [column]
  })
}

/** Every cell of a product that is another after the values are stored. */
function changedCells(values: ProductValues, before: ProductRecord | null): readonly ChangedCell[] {
  const { rest, ratings } = splitRatings(values)
  const [was, is] = [before ? cellsOf(before) : null, cellsOf({ ...rest, ratings })]
  return [...is].flatMap(([column, after]) => {
    const known = was?.get(column) ?? ''
    return known === after ? [] : [{ column, before: known, after }]
  })
}

/** A cell as it is compared: line breaks of one kind, nothing around it. */
const plainOf = (cell: string) => cell.replace(/\r\n?/g, '\n').trim()

/** The cells that say something new: those that differ from the product's own, or are filled in for a new one. A blank one publishes no draft. */
function changesOf(cells: ReadonlyMap<string, string>, before: ProductRecord | null): ReadonlyMap<string, string> {
  const known = before ? cellsOf(before) : null
  const isNew = ([column, cell]: [string, string]) =>
    column !== 'slug' &&
    column !== 'updatedAt' &&
    !(column === 'isPublished' && cell === '') &&
    cell !== (known?.get(column) ?? '')
  return new Map([...cells].filter(isNew))
}

/** The column that holds the field of an error. */
function columnOf(path: string): string {
  if (path === 'price') return `prices.${defaultCountry}.amount`
  return path.startsWith('features') ? (path.split('.')[0] ?? path) : path
}

type Cells = ReadonlyMap<string, string>

const isPart = (column: string) => /^(prices|ratings|ratingSources|specification)\./.test(column)

/**
 * What cells ask to change of a product (`before`), or ask of a new one (null), as the API takes it; what they leave out stays
 * as it is. `row` is all that the file says of it.
 */
function requestOf(cells: Cells, before: ProductRecord | null, row: Cells): Readonly<Record<string, unknown>> {
  const request: Record<string, unknown> = {}
  for (const [column, cell] of cells) if (!isPart(column)) request[column] = valueOf(column, cell)
  const has = (part: string) => [...cells.keys()].some((column) => column.startsWith(`${part}.`))
  if (has('prices')) request['prices'] = pricesOf(cells, before, row)
  if (has('ratings')) request['ratings'] = under('ratings', cells)
  if (has('ratingSources')) request['ratingSources'] = sourcesOf(cells, before)
  if (has('specification')) request['specification'] = sheetOf(cells, before)
  return request
}

function valueOf(column: string, cell: string): unknown {
  return column === 'features' || column === 'featuresEn' ? cell.split('\n') : cell
}

function under(part: string, cells: Cells): Readonly<Record<string, string>> {
  const own = [...cells].filter(([column]) => column.startsWith(`${part}.`))
  return Object.fromEntries(own.map(([column, cell]) => [column.slice(part.length + 1), cell]))
}

/**
 * A country whose amount is blank is on request; in the default country it must have been already, else the blank is refused. What
 * kind of price another amount is, is as the file says beside it; where it has no such column it is of the same kind, and where the file
 * does not say where it comes from, nobody has said.
 */
function pricesOf(cells: Cells, before: ProductRecord | null, row: Cells): Readonly<Record<string, unknown>> {
  const after: Record<string, unknown> = { ...before?.prices }
  for (const country of countries) {
    const given = under(`prices.${country}`, cells)
    const { amount = String(before?.prices[country]?.amount ?? '') } = given
    if (Object.keys(given).length === 0) continue
    const isOnRequest = amount === '' && (country !== defaultCountry || (before !== null && !before.prices[country]))
    const known = before?.prices[country]
    const { status, basis } = {
      // A first price is of the kind that somebody has given the product's own: one that nobody wrote is none.
      status: (known ?? before?.prices[defaultCountry])?.status,
      ...(known?.amount === Number(amount) && { basis: known.basis }),
      ...under(`prices.${country}`, row),
    }
    after[country] = isOnRequest ? null : { amount, status: status || undefined, basis }
  }
  return after
}

/** A cell that is left out is what was told of the rating before. */
function sourcesOf(cells: Cells, before: ProductRecord | null): Readonly<Record<string, unknown>> {
  const given = ratingNames.map((name) => [name, under(`ratingSources.${name}`, cells)] as const)
  const told = given.filter(([, parts]) => Object.keys(parts).length > 0)
  return Object.fromEntries(told.map(([name, parts]) => [name, { ...before?.ratingSources[name], ...parts }]))
}

function sheetOf(cells: Cells, before: ProductRecord | null): Readonly<Record<string, unknown>> {
  const sheet: Record<string, unknown> = { ...before?.specification }
  for (const field of specificationFields) {
    const [given, english] = [cells.get(`specification.${field}`), cells.get(englishColumn(field))]
    if (given === undefined && english === undefined) continue
    const known = before?.specification[field]
    const both = typeof known === 'object' && known !== null ? known : { fr: String(known ?? ''), en: '' }
    const [fr, en] = [given ?? both.fr, english ?? both.en]
    // A blank line is taken off the sheet, in both languages.
    sheet[field] = given === '' ? english || null : { fr, en }
  }
  return sheet
}
