import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { isUnavailable } from '../unavailable.server.ts'
import { inRequest, takingLong } from '../database-patience.server.ts'

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

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)

/** The processes of the connections that the pool hands out next, frozen until they are told to go on, or the test has ended. */
async function freezeNext(count: number) {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()))
  const pids = await Promise.all(clients.map(pidOf))
  for (const client of clients) client.release()
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  let isFrozen = true
  const goOn = () => {
    if (isFrozen) for (const pid of pids) process.kill(pid, 'SIGCONT')
    isFrozen = false
  }
  onTestFinished(goOn)
  return { pids, goOn }
}

test('a request is told that its backend is frozen while it is; long work waits for it; nobody else notices', async () => {
  const { pids, goOn } = await freezeNext(2)
  const long = takingLong(() => pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))
  const failure = await failureOf(inRequest(() => db.transaction((tx) => tx.execute(sql`select 1`))))
  expect(isUnavailable(failure)).toBe(true)
  expect((await inRequest(() => pool.query('SELECT 1 AS n'))).rows).toEqual([{ n: 1 }])
  goOn()
  expect(pids).toContain((await long).rows[0]?.pid)
})

test('a process that was busy itself does not blame the server', async () => {
  const many = Promise.allSettled(
    Array.from({ length: 30 }, () => inRequest(() => pool.query('SELECT pg_sleep(0.001)'))),
  )
  for (let time = 0; time < 3; time += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const failures = (await many).filter(({ status }) => status === 'rejected')
  expect(failures).toEqual([])
})

test('a write that a request gave up on a frozen backend is found by its key, whether it was committed or not', async () => {
  await pool.query('CREATE TABLE keyed (key text PRIMARY KEY)')
  const write = () => db.execute(sql`insert into keyed values ('once') on conflict do nothing`)
  const { goOn } = await freezeNext(1)
  expect(isUnavailable(await failureOf(inRequest(write)))).toBe(true)
  goOn()
  await write()
  expect((await pool.query('SELECT count(*)::int AS n FROM keyed')).rows).toEqual([{ n: 1 }])
})

test('a request is told that all connections are busy while they are; background work waits for one', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  try {
    const background = pool.query('SELECT 1 AS n')
    expect(isUnavailable(await failureOf(inRequest(() => pool.query('SELECT 1'))))).toBe(true)
    clients.pop()?.release()
    expect((await background).rows).toEqual([{ n: 1 }])
  } finally {
    for (const client of clients) client.release()
  }
})
