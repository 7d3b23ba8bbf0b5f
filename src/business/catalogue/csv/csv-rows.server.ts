import { CsvError, parse } from 'csv-parse/sync'
import { decodeText, type TextEncoding } from '#kernel/decode-text.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { columnNamed } from './column-title.ts'
import { mostImportRows, type ImportProblem } from './import-report.ts'
import type { CsvRow } from './plan-import.ts'
import { knownColumns } from './product-cells.ts'

/** Far more than there are to fill, with what spreadsheets leave behind: every row has a cell of each. */
const mostColumns = 500
/** Far more letters than the texts of a product may have together. */
const longestRow = 200_000

/** `rows` have their cells in the order of `columns`. */
export type CsvFile = {
  readonly encoding: TextEncoding
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly problems: readonly ImportProblem[]
}

/**
 * The rows of a CSV file: in UTF-8, with or without a byte-order mark, or as Excel saves it on Windows, as Unicode text too; separated by commas, semicolons or tabs. `problems` are
 * rows that are longer than the header. Columns are named by their codes, or by one of `titles`. Refused as `invalid`: `file` (`csv_encoding`, `csv_empty`, `csv_broken`, `csv_rows`, `csv_column`),
 * or a row by its number (`csv_cells`: hundreds too many, `csv_long`: more text than a product has), or a column of the header (`csv_column`, `csv_twice`), or `slug` (`csv_key`: neither a slug nor a name).
 */
export function readCsv(bytes: Uint8Array, titles: Readonly<Record<string, string>> = {}): Outcome<CsvFile> {
  const decoded = decodeText(bytes)
  if (!decoded) return because('csv_encoding')
  const { text, encoding } = decoded
  const delimiter = delimiterOf(text, titles)
  const overflow = text.indexOf(delimiter.repeat(mostColumns))
  // Before anything is read: fifteen million cells are a second's work, and say nothing.
  if (overflow !== -1) return wrongRow(rowAt(text, overflow), 'csv_cells')
  const read = recordsOf(text, delimiter)
  if (!read.ok) return read
  const records = read.value
  const [header = [], ...lines] = records
  if (header.length > mostColumns) return because('csv_column')
  const filled = lines.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ row: index + 2, cells }] : [],
  )
  const columns = header.map((cell) => columnNamed(cell, titles))
  const faults = headerFaults(columns)
  if (faults.length > 0) return refused('invalid', { errors: faults })
  if (filled.length === 0) return because('csv_empty')
  if (filled.length > mostImportRows) return because('csv_rows')
  return done({
    encoding,
    columns,
    rows: filled.map(({ row, cells }) => ({ row, cells: cells.slice(0, columns.length) })),
    problems: filled
      .filter(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      .map(({ row }) => ({ row, column: '', code: 'csv_cells' })),
  })
}

const because = (code: string) => refused('invalid', { errors: [{ path: 'file', code }] })
const wrongRow = (row: number, code: string) =>
  row === 1 ? because('csv_column') : refused('invalid', { errors: [{ path: String(row), code }] })

/** The row of a spreadsheet in which a place of the text is, as far as its line breaks tell. */
const rowAt = (text: string, at: number) => text.slice(0, at).split(/\r\n?|\n/).length

/** One more record than are taken are read, however many there are. */
function recordsOf(text: string, delimiter: string): Outcome<string[][]> {
  try {
    const records = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRow,
      to: mostImportRows + 2,
    })
    return done(records)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return error.code === 'CSV_MAX_RECORD_SIZE'
      ? wrongRow(Number(error['records']) + 1, 'csv_long')
      : because('csv_broken')
  }
}

/** What separates the columns of the first line: by what it makes most columns that are known, else most columns. A title may hold a comma. */
function delimiterOf(text: string, titles: Readonly<Record<string, string>>): string {
  const quoted: string[] = []
  const [header = ''] = text
    .slice(0, 20_000)
    .replace(/"([^"]*)"/g, (_, cell: string) => `\0${quoted.push(cell) - 1}\0`)
    .split(/[\r\n]/, 1)
  const cellsBy = (delimiter: string) =>
    header.split(delimiter).map((cell) => cell.replace(/\0(\d+)\0/g, (_, at: string) => quoted[Number(at)] ?? ''))
  const rated = [',', ';', '\t'].map((delimiter) => {
    const cells = cellsBy(delimiter)
    const known = cells.filter((cell) => knownColumns.has(columnNamed(cell, titles))).length
    return { delimiter, known, count: cells.length }
  })
  return rated.toSorted((a, b) => b.known - a.known || b.count - a.count)[0]?.delimiter ?? ','
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
