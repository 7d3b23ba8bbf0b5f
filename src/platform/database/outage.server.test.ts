import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { cloneTemplate, dropDatabase } from '../../../tests/support/database.ts'
import { startDatabaseProxy } from '../../../tests/support/database-proxy.ts'
import { createLog } from '../log.server.ts'
import { isUnavailable } from '../unavailable.server.ts'
import { openDatabase } from './open-database.server.ts'

const database = await cloneTemplate()
const proxy = await startDatabaseProxy(database)
const { db, pool, listen, notify, close } = await openDatabase(
  { databaseUrl: proxy.url, dataDir: '' },
  createLog('silent'),
)
afterEach(() => proxy.heal())
afterAll(async () => {
  await close()
  await proxy.stop()
  await dropDatabase(database)
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
const works = { timeout: 20_000 }

test('a network that is lost in silence fails what waits on it, then refuses at once, and heals by itself', async () => {
  const gap = vi.fn<() => void>()
  const heard = vi.fn<(payload: string) => void>()
  await listen('through', heard, gap)
  await pool.query('SELECT 1')
  proxy.silence()
  const all = [
    pool.query('SELECT 1'),
    db.transaction((tx) => tx.execute(sql`select 1`)),
    ...Array.from({ length: 20 }, () => db.execute(sql`select 1`)),
  ]
  expect((await Promise.all(all.map(failureOf))).map(isUnavailable)).toEqual(all.map(() => true))
  expect(isUnavailable(await failureOf(pool.query('SELECT 1')))).toBe(true)

  proxy.heal()
  await vi.waitFor(() => pool.query('SELECT 1'), works)
  await vi.waitFor(() => expect(gap).toHaveBeenCalled(), works)
  await notify('through', 'again')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('again'), works)
})

test('a site that ends during an outage does not wait for its end', async () => {
  const other = await openDatabase({ databaseUrl: proxy.url, dataDir: '' }, createLog('silent'))
  proxy.silence()
  expect(isUnavailable(await failureOf(other.pool.query('SELECT 1')))).toBe(true)
  expect(await other.close()).toBeUndefined()
})
