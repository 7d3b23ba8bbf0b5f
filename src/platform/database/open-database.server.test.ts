import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'

const { db, pool, handle } = await testDatabase()

test('answers a statement, through Drizzle and the driver', async () => {
  const { rows } = await db.execute(sql`select 1 + 1 as two`)
  expect(rows).toEqual([{ two: 2 }])
  expect((await pool.query('select count(*)::int as n from mail_outbox')).rows).toEqual([{ n: 0 }])
})
test('hears notifications', async () => {
  const heard = new Promise<string>((resolve) => void handle.listen('content', resolve))
  const stop = setInterval(() => void handle.notify('content', 'x'), 20)
  expect(await heard).toBe('x')
  clearInterval(stop)
})
