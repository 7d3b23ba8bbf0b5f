import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { beginApplication, sellProductTwo } from '../../../tests/support/financing.ts'
import { retentionQueue, startFinancingJobs } from './financing-jobs.server.ts'
import { financingApplications } from './tables.server.ts'

const { db, pool, services, clock } = await testDatabase()

beforeAll(async () => {
  await sellProductTwo(db)
  await services.jobs.start()
  await startFinancingJobs(services)
})

test('the jobs have their times, told once however many processes start', async () => {
  await startFinancingJobs(services)
  const { rows } = await pool.query<{ name: string; cron: string }>(
    'select name, cron from pgboss.schedule order by name',
  )
  expect(rows).toEqual([
    { name: 'financing-overdue', cron: '0 6 * * 1-5' },
    { name: 'financing-reminders', cron: '*/15 7-17 * * 1-5' },
    { name: 'financing-retention', cron: '17 2 * * *' },
  ])
})

test('when its time comes, the nightly job deletes old drafts', async () => {
  await beginApplication(services)
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000)
  await services.jobs.send(retentionQueue, {})
  await vi.waitFor(async () => expect(await db.$count(financingApplications)).toBe(0), {
    timeout: 10_000,
    interval: 20,
  })
})
