import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mostCounted } from '#kernel/counted.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { countFew } from './count-few.server.ts'

const { db } = await testDatabase()

test('rows are counted up to a bound, and no further is read', async () => {
  const found = (many: number) => sql`select 1 / (${mostCounted + 1} - n) from generate_series(1, ${many}::int) n`
  const [counts] = await db
    .select({ none: countFew(found(0)), few: countFew(found(3)), many: countFew(found(5000)) })
    .from(sql`(values (1)) as one`)
  // The row after the last that is counted can't be read: it divides by nothing.
  expect(counts).toEqual({ none: 0, few: 3, many: mostCounted })
})
