import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.server.ts'

/**
 * Writes rows that were kept as JSON (`to_jsonb`) into their table again, over those that have their keys: every column exactly as
 * it was. `kept` is a query with one column, `record`. A column that the table has got since takes its default; what the table computes
 * it computes again.
 */
export async function putBack(tx: Transaction, table: PgTable, kept: SQL): Promise<void> {
  const name = sql.raw(`"${getTableName(table)}"`)
  const { rows: columns } = await tx.execute<{ name: string; isKey: boolean }>(sql`
    select quote_ident(attname) as name, coalesce(attnum = any(indkey), false) as "isKey"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${getTableName(table)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select from (${kept}) as kept where not jsonb_exists(kept.record, attname))`)
  const list = (of: (column: string) => string, only = columns) => sql.raw(only.map((one) => of(one.name)).join(', '))
  const plain = (column: string) => column
  const keys = columns.filter(({ isKey }) => isKey)
  const others = columns.filter(({ isKey }) => !isKey)
  await tx.execute(sql`
    insert into ${name} (${list(plain)}) overriding system value
    select ${list((column) => `back.${column}`)} from (${kept}) as kept, jsonb_populate_record(null::${name}, kept.record) as back
    on conflict (${list(plain, keys)}) do update set ${list((column) => `${column} = excluded.${column}`, others)}`)
}
