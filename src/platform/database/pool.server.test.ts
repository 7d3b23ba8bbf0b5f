import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { isUnavailable } from '../unavailable.server.ts'

const { db, pool } = await testDatabase()

const endBackend = (pid: number) => pool.query('SELECT pg_terminate_backend($1)', [pid])
const backendOf = async (tx: { execute: typeof db.execute }) =>
  Number((await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'])

const pidOf = async (client: PoolClient) =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0

beforeAll(() => pool.query('CREATE TABLE memory (value int)'))

test('a connection that is cut inside a transaction fails that transaction, and nothing else', async () => {
  const failure = await db
    .transaction(async (tx) => {
      await tx.execute(sql`insert into memory values (1)`)
      await endBackend(await backendOf(tx))
      await tx.execute(sql`insert into memory values (2)`)
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect((await pool.query('SELECT count(*)::int AS n FROM memory')).rows).toEqual([{ n: 0 }])
})

test('a connection that is cut while nobody asks anything on it is told at the next statement', async () => {
  const failure = await db
    .transaction(async (tx) => {
      const client = await pool.connect()
      const lost = new Promise((resolve) => client.once('end', resolve))
      await endBackend(await backendOf(tx))
      await endBackend(await pidOf(client))
      await lost
      await tx.execute(sql`insert into memory values (3)`)
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
})

test('every connection cut at once under writes: what was answered is stored, once', async () => {
  const answered: number[] = []
  const write = async (value: number) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into memory values (${value})`)
      if (value === 150)
        await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
    })
    answered.push(value)
  }
  const writes = Array.from({ length: 100 }, (_, n) => write(100 + n))
  const failures = (await Promise.allSettled(writes)).filter(({ status }) => status === 'rejected')
  for (const failure of failures) expect(isUnavailable((failure as PromiseRejectedResult).reason)).toBe(true)
  await write(200)
  const { rows } = await pool.query<{ value: number }>('SELECT value FROM memory WHERE value >= 100')
  const stored = rows.map(({ value }) => value)
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(answered))
})

test('a connection that is lost leaves the pool, though nobody releases it', async () => {
  const client = await pool.connect()
  const lost = new Promise((resolve) => client.once('end', resolve))
  const others = pool.totalCount
  await endBackend(await pidOf(client))
  await lost
  await vi.waitFor(() => expect(pool.totalCount).toBeLessThan(others + 1))
  client.release()
  for (let use = 0; use < 20; use += 1) await pool.query('SELECT 1')
})

test('what the server refuses for what was asked is no outage', async () => {
  const failures = await Promise.all(
    ['select 1 / 0', 'select * from nothing_there', 'insert into memory values (99999999999)'].map((text) =>
      db.execute(sql.raw(text)).catch((error: unknown) => error),
    ),
  )
  expect(failures.map(isUnavailable)).toEqual([false, false, false])
})
