import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { testFolder } from '../../tests/support/test-cluster.ts'
import { healthRoutes } from './health.server.ts'

const backupDir = testFolder('health-')
afterAll(() => rmSync(backupDir, { recursive: true, force: true }))
const { services, clock } = await testDatabase({ env: { BACKUP_DIR: backupDir } })
const verbose = async (settings = services.settings) =>
  (await (await healthRoutes({ ...services, settings }).request('/readyz?verbose')).json()) as unknown

test('a monitor is told how old the last backup is, and not where', async () => {
  clock.now = new Date('2026-03-05T09:00:00Z')
  mkdirSync(backupDir, { recursive: true })
  writeFileSync(join(backupDir, 'site-2026-03-05T01-30-00Z.backup'), '')
  const backup = { state: 'well', lastAt: '2026-03-05T01:30:00.000Z' }
  expect(await verbose()).toEqual({ ready: true, checks: { data: 'ok', backup } })
  clock.now = new Date('2026-03-07T09:00:00Z')
  expect(await verbose()).toMatchObject({ ready: true, checks: { backup: { state: 'late' } } })
  expect(await verbose({ ...services.settings, backupDir: null })).toMatchObject({
    checks: { backup: { state: 'off' } },
  })
  const plain = await healthRoutes(services).request('/readyz')
  expect([plain.status, await plain.text()]).toEqual([200, 'ready\n'])
})
