import { asc, gt, sql } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import type { Database } from '#platform/database/database.server.ts'
import { productColumns } from './csv/product-cells.ts'
import { writeHeader, writeProducts, type Separator } from './csv/write-csv.server.ts'
import { recordColumns, recordOf } from './product-records.server.ts'
import type { SpecificationField } from './specification-field.ts'
import { products } from './tables.server.ts'

const batch = 500

/** Every product as CSV, read and written five hundred at a time. Refused as {@link permit} says. */
export async function exportProducts(
  { db, actor }: Acting,
  separator: Separator,
): Promise<Outcome<AsyncIterable<string>>> {
  const permitted = permit(actor, 'products.manage')
  if (!permitted.ok) return permitted
  const { rows } = await db.execute<{ field: SpecificationField }>(sql`
    select distinct line.key as field from ${products}, jsonb_each(${products.specification}) as line
    where jsonb_typeof(line.value) = 'object'`)
  return done(lines(db, productColumns(rows.map(({ field }) => field)), separator))
}

async function* lines(db: Database, columns: readonly string[], separator: Separator): AsyncGenerator<string> {
  yield writeHeader(columns, separator)
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
