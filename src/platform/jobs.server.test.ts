import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { createJobs, type Queue } from './jobs.server.ts'

const { db, handle, services } = await testDatabase()
const { jobs } = services
const queue = (name: string): Queue<{ n: number }> => ({
  name,
  retryLimit: 2,
  retryDelay: 1,
  retryDelayMax: 1,
  expireInSeconds: 60,
})

beforeAll(() => jobs.start())

test('a job is done soon after it was sent', async () => {
  const done = new Promise<{ n: number }>((resolve) => void jobs.work(queue('soon'), async (data) => resolve(data)))
  await jobs.send(queue('soon'), { n: 1 })
  expect(await done).toEqual({ n: 1 })
})

test('a job of a transaction exists with it or not at all', async () => {
  const seen = vi.fn<(n: number) => void>()
  await jobs.work(queue('within'), async ({ n }) => seen(n))
  await db
    .transaction(async (tx) => {
      await jobs.send(queue('within'), { n: 1 }, { tx })
      throw new Error('no')
    })
    .catch(() => {})
  await db.transaction((tx) => jobs.send(queue('within'), { n: 2 }, { tx }))
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(2), { timeout: 5_000 })
  expect(seen).toHaveBeenCalledTimes(1)
})

test('a job that throws is tried again, and told when it is for the last time', async () => {
  const tries: boolean[] = []
  await jobs.work(queue('again'), async (_, { isLast }) => {
    tries.push(isLast)
    throw new Error('not today')
  })
  await jobs.send(queue('again'), { n: 1 })
  await vi.waitFor(() => expect(tries).toEqual([false, false, true]), { timeout: 20_000 })
})

test('fifty jobs do not wait for each other, and each is done once by two processes', async () => {
  const seen: number[] = []
  const other = createJobs(handle, services.log)
  await other.start()
  for (const worker of [jobs, other]) await worker.work(queue('many'), async ({ n }) => void seen.push(n))
  await db.transaction(async (tx) => {
    for (let n = 0; n < 50; n++) await jobs.send(queue('many'), { n }, { tx })
  })
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(50), { timeout: 20_000 })
  await other.stop()
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n))
})

test('a job for later stays until then', async () => {
  const seen = vi.fn<(n: number) => void>()
  await jobs.work(queue('later'), async ({ n }) => seen(n))
  await jobs.send(queue('later'), { n: 1 }, { startAfter: new Date(Date.now() + 3_600_000) })
  await jobs.send(queue('later'), { n: 2 })
  await vi.waitFor(() => expect(seen).toHaveBeenCalled(), { timeout: 5_000 })
  expect(seen.mock.calls).toEqual([[2]])
})

test('a queue declared anew takes its new rules', async () => {
  const later = createJobs(handle, services.log)
  await later.send({ ...queue('soon'), retryLimit: 7 }, { n: 2 })
  const { rows } = await handle.pool.query(`select retry_limit from pgboss.queue where name = 'soon'`)
  expect(rows).toEqual([{ retry_limit: 7 }])
})
