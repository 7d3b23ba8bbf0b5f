import { parse } from 'csv-parse/browser/esm/sync'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { foldText } from '#kernel/fold-text.ts'
import { columnsOf, isTitle, type Column } from './table-columns.ts'

/** What was pasted or chosen: its columns, and its rows with the line of the spreadsheet that each is. */
export type CustomerTable = {
  /** Its first line names its columns. */
  readonly hasHeader: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/**
 * A table as a spreadsheet copies or exports it: cells apart by tabs, semicolons or commas. Where no cell of its first line names a column
 * it has no header; what stands alone above the header is its title. A line with nothing but its number is none, nor is the sum at its end. Null for what is no table.
 */
export function readTable(written: string, today: CalendarDate): CustomerTable | null {
  const lines = recordsOf(written)
  if (!lines) return null
  const all = lines.flatMap((cells, index) => (cells.some(Boolean) ? [{ line: index + 1, cells }] : []))
  const filled = all.slice(headerAt(all))
  const [first, ...rest] = filled
  if (!first) return null
  const hasHeader = first.cells.some(isTitle)
  const body = hasHeader ? rest : filled
  const width = Math.max(...filled.map(({ cells }) => cells.length))
  const cellsOf = Array.from({ length: width }, (_, at) => body.map(({ cells }) => cells[at] ?? ''))
  const { columns, numbers } = columnsOf(hasHeader ? first.cells : null, cellsOf, today)
  const rows = body.filter(
    ({ cells }) => cells.some((cell, at) => cell && !numbers.has(at)) && !isTotal(cells, columns, numbers),
  )
  return { hasHeader, columns, rows }
}

/** A line of sums: nobody is reached by it. */
function isTotal(cells: readonly string[], columns: readonly Column[], numbers: ReadonlySet<number>): boolean {
  const isReached = columns.some(({ at, field }) => (field === 'phone' || field === 'email') && cells[at])
  const title = cells.find((cell, at) => cell && !numbers.has(at)) ?? ''
  return !isReached && /^((grand|sub|sous)[ -]?)?tota(l|ux)( (general|amount))?\s*:?$/.test(foldText(title))
}

/** Where the header of a table is whose first lines are titles of it, one cell each. */
function headerAt(lines: CustomerTable['rows']): number {
  const at = lines.findIndex(({ cells }) => cells.filter(Boolean).length > 1)
  const cells = lines[at]?.cells ?? []
  return cells.filter(isTitle).length > 1 ? at : 0
}

function recordsOf(written: string): string[][] | null {
  // What stands alone in its line is a title above.
  const header = written.split(/[\r\n]+/).find((line) => /[\t;,]/.test(line)) ?? ''
  const counted = ['\t', ';', ','].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  const { delimiter } = counted.reduce((most, one) => (one.count > most.count ? one : most))
  try {
    return parse(written, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
    })
  } catch {
    return null
  }
}

/** Some rows of a table as a spreadsheet copies them, under its header. */
export function writtenRows({ columns, hasHeader }: CustomerTable, rows: CustomerTable['rows']): string {
  const header = hasHeader ? [columns.map(({ at, title }) => (title === String(at + 1) ? '' : title))] : []
  const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return [...header, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoted).join('\t')).join('\n')
}
