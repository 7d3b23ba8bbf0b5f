import { stringify } from 'csv-stringify/sync'
import type { ProductRecord } from './editing/product-record.ts'
import { neutralise } from './csv/formula-cell.ts'
import { cellsOf, priceColumns, productColumns } from './csv/product-cells.ts'
import { asc, gt, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordColumns, recordOf } from './product-records.server.ts'
import type { SpecificationField } from './specification-field.ts'
import { products } from './tables.server.ts'

export type Separator = ',' | ';'

const write = (rows: string[][], delimiter: Separator) =>
  stringify(rows, { delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n]/ })

/** The first line of a file, with the byte-order mark by which spreadsheets know UTF-8. */
export function writeHeader(
  columns: readonly string[],
  delimiter: Separator,
  titles: ReadonlyMap<string, string> = new Map(),
): string {
  return `\uFEFF${write([columns.map((column) => titles.get(column) ?? column)], delimiter)}`
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

const batch = 500

/** Separated by semicolons or commas; columns by what `titles` calls them, or by their codes; prices alone, or all that can be edited. */
type Look = {
  readonly separator: Separator
  readonly titles: ReadonlyMap<string, string> | undefined
  readonly isOfPrices: boolean
}

/** Every product as CSV, read and written five hundred at a time. Refused as {@link permit} says. */
export const exportProducts = staffUseCase(
  { may: 'products.manage' },
  async ({ db }, look: Look): Promise<AsyncIterable<string>> => {
    if (look.isOfPrices) return lines(db, priceColumns, look)
    const { rows } = await db.execute<{ field: SpecificationField }>(sql`
    select distinct line.key as field from ${products}, jsonb_each(${products.specification}) as line
    where jsonb_typeof(line.value) = 'object'`)
    return lines(db, productColumns(rows.map(({ field }) => field)), look)
  },
)

async function* lines(db: Database, columns: readonly string[], { separator, titles }: Look): AsyncGenerator<string> {
  yield writeHeader(columns, separator, titles)
  let last: number | undefined = 0
  while (last !== undefined) {
    const rows = await db
      .select(recordColumns)
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(batch)
    if (rows.length > 0) yield writeProducts(rows.map(recordOf), columns, separator)
    last = rows.at(-1)?.id
  }
}
