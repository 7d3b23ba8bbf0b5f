import { ratingNames } from '../rating-field.ts'

/** A row of a product as it is kept as JSON: columns by their names in the database. */
export type KeptRow = Readonly<Record<string, unknown>>

/** A row without what an import changed of it, and the cells of that which somebody has changed since: those stay. */
export type UndoneRow = { readonly row: KeptRow; readonly kept: readonly string[] }

/** Columns that hold a cell a key: a price in each country, a line of a sheet. */
const divided: ReadonlySet<string> = new Set(['prices', 'specification', 'rating_sources'])
/** Of no cell of a file. */
const ofTheTable: ReadonlySet<string> = new Set(['id', 'updated_at', 'found_by'])

/**
 * What a product is once an import is undone that made `after` of `before`, where it is `now`: cells that the import changed and nobody has since
 * are as before, every other stays as it is.
 */
export function undoneRow(before: KeptRow, after: KeptRow, now: KeptRow): UndoneRow {
  const row: Record<string, unknown> = { ...now }
  const kept: string[] = []
  for (const column of Object.keys(now)) {
    if (ofTheTable.has(column)) continue
    if (!divided.has(column)) {
      const cell = undoneCell(before[column], after[column], now[column])
      if (cell.isKept) kept.push(cellOf(column))
      row[column] = cell.value
      continue
    }
    const [was, made, is] = [partsOf(before[column]), partsOf(after[column]), partsOf(now[column])]
    const parts = [...new Set([...Object.keys(was), ...Object.keys(made), ...Object.keys(is)])].map((part) => {
      const cell = undoneCell(was[part], made[part], is[part])
      if (cell.isKept) kept.push(cellOf(column, part))
      return [part, cell.value] as const
    })
    row[column] = Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  }
  return { row, kept }
}

function undoneCell(before: unknown, after: unknown, now: unknown): { value: unknown; isKept: boolean } {
  if (isSame(before, after) || isSame(now, before)) return { value: now, isKept: false }
  return isSame(now, after) ? { value: before, isKept: false } : { value: now, isKept: true }
}

/** Both come from the same column type, whose keys PostgreSQL orders. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const partsOf = (value: unknown): KeptRow => (typeof value === 'object' && value !== null ? (value as KeptRow) : {})

/** The column of a file that a cell stands in, as it is named there. */
function cellOf(column: string, part?: string): string {
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  if (part === undefined) return ratingNames.some((rating) => rating === name) ? `ratings.${name}` : name
  if (name === 'prices') return `prices.${part}.amount`
  return name === 'ratingSources' ? `ratingSources.${part}.status` : `specification.${part}`
}
