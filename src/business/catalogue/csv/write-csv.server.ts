import { stringify } from 'csv-stringify/sync'
import type { ProductRecord } from '../editing/product-record.ts'
import { neutralise } from './formula-cell.ts'
import { cellsOf } from './product-cells.ts'

export type Separator = ',' | ';'

const write = (rows: string[][], delimiter: Separator) =>
  stringify(rows, { delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n]/ })

/** The first line of a file, with the byte-order mark by which spreadsheets know UTF-8. */
export function writeHeader(columns: readonly string[], delimiter: Separator): string {
  return `\uFEFF${write([[...columns]], delimiter)}`
}

/** The lines of products; no cell is a formula to a spreadsheet. */
export function writeProducts(
  records: readonly ProductRecord[],
  columns: readonly string[],
  delimiter: Separator,
): string {
  const rows = records.map((record) => {
    const cells = cellsOf(record)
    return columns.map((column) => neutralise(cells.get(column) ?? ''))
  })
  return write(rows, delimiter)
}
