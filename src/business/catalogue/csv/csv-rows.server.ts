import { CsvError, parse } from 'csv-parse/sync'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { mostImportRows, type ImportProblem } from './import-report.ts'
import type { CsvRow } from './plan-import.ts'
import { knownColumns } from './product-cells.ts'

/** Far more than there are to fill, with what spreadsheets leave behind: every row has a cell of each. */
const mostColumns = 500

export type CsvFile = { readonly rows: readonly CsvRow[]; readonly problems: readonly ImportProblem[] }

/**
 * The rows of a CSV file: in UTF-8, with or without a byte-order mark, separated by commas, semicolons or tabs. `problems` are
 * rows that are longer than the header. Refused as `invalid`: `file` (`csv_encoding`, `csv_empty`, `csv_broken`, `csv_rows`, `csv_column`),
 * or a column of the header (`csv_column`, `csv_twice`), or `slug` (`csv_key`: neither a slug nor a name).
 */
export function readCsv(bytes: Uint8Array): Outcome<CsvFile> {
  const text = decode(bytes)
  if (text === null) return because('csv_encoding')
  const records = recordsOf(text)
  if (!records) return because('csv_broken')
  const [header = [], ...lines] = records
  if (header.length > mostColumns) return because('csv_column')
  const filled = lines.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ row: index + 2, cells }] : [],
  )
  const columns = header.map((column) => column.trim())
  const faults = headerFaults(columns)
  if (faults.length > 0) return refused('invalid', { errors: faults })
  if (filled.length === 0) return because('csv_empty')
  if (filled.length > mostImportRows) return because('csv_rows')
  return done({
    rows: filled.map(({ row, cells }) => ({
      row,
      cells: new Map(columns.map((column, index) => [column, cells[index] ?? ''])),
    })),
    problems: filled
      .filter(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      .map(({ row }) => ({ row, column: '', code: 'csv_cells' })),
  })
}

const because = (code: string) => refused('invalid', { errors: [{ path: 'file', code }] })

/** UTF-8, or null: another encoding, or no text at all. */
function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** One more record than are taken are read, however many there are. */
function recordsOf(text: string): string[][] | null {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to: mostImportRows + 2,
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** What separates the columns of the first line. */
function delimiterOf(text: string): string {
  const [header = ''] = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const count = (delimiter: string) => header.split(delimiter).length
  const [most = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))
  return most
}

function headerFaults(columns: readonly string[]): { path: string; code: string }[] {
  // Spreadsheets leave empty columns behind at the end.
  const named = columns.filter((column) => column !== '')
  const unknown = named.filter((column) => !knownColumns.has(column)).map((path) => ({ path, code: 'csv_column' }))
  const twice = named.filter((column, index) => named.indexOf(column) !== index)
  const isKeyed = named.includes('slug') || named.includes('name')
  return [
    ...unknown,
    ...twice.map((path) => ({ path, code: 'csv_twice' })),
    ...(isKeyed ? [] : [{ path: 'slug', code: 'csv_key' }]),
  ].slice(0, 50)
}
