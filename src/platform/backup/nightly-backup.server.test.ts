import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { testFolder } from '../../../tests/support/test-cluster.ts'
import { backUpNightly, readBackupState, startBackups } from './nightly-backup.server.ts'

const folder = testFolder('nightly-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const backupDir = join(folder, 'backups')
const { services, clock } = await testDatabase({ env: { BACKUP_DIR: backupDir } })
const names = () => readdirSync(backupDir).toSorted()
const state = () => readBackupState(services.settings, services.now())

beforeEach(() => {
  rmSync(backupDir, { recursive: true, force: true })
  mkdirSync(backupDir)
  clock.now = new Date('2026-03-05T01:30:00Z')
})

test('a night leaves an archive for this user only, and takes away what has had its time', async () => {
  expect(await state()).toEqual({ state: 'none', lastAt: null })
  for (const day of ['01', '02', '27', '28']) writeFileSync(join(backupDir, `site-2026-02-${day}T01-30-00Z.backup`), '')
  writeFileSync(join(backupDir, 'mine.backup'), '')
  await backUpNightly(services)
  expect(names()).toEqual([
    'mine.backup',
    ...['01', '02', '27', '28'].map((day) => `site-2026-02-${day}T01-30-00Z.backup`),
    'site-2026-03-05T01-30-00Z.backup',
  ])
  for (let day = 6; day <= 20; day += 1) {
    writeFileSync(join(backupDir, `site-2026-03-${String(day).padStart(2, '0')}T01-30-00Z.backup`), '')
  }
  clock.now = new Date('2026-03-21T01:30:00Z')
  await backUpNightly(services)
  expect(names().filter((name) => name.startsWith('site-2026-02'))).toEqual(['site-2026-02-28T01-30-00Z.backup'])
  const made = join(backupDir, 'site-2026-03-21T01-30-00Z.backup')
  expect(statSync(made).mode & 0o777).toBe(0o600)
  expect(statSync(made).size).toBeGreaterThan(1000)
})

test('processes that ask at the same time make one', async () => {
  await backUpNightly(services)
  clock.now = new Date('2026-03-05T02:30:00Z')
  await backUpNightly(services)
  expect(names()).toHaveLength(1)
})

test('its age is told: well for a night and half a day, then late', async () => {
  await backUpNightly(services)
  const lastAt = '2026-03-05T01:30:00.000Z'
  clock.now = new Date('2026-03-06T13:30:00Z')
  expect(await state()).toEqual({ state: 'well', lastAt })
  clock.now = new Date('2026-03-06T13:31:00Z')
  expect(await state()).toEqual({ state: 'late', lastAt })
})

test('one that fails is told until one succeeds, and leaves no half of an archive', async () => {
  const unreadable = { ...services, settings: { ...services.settings, databaseUrl: 'postgres://a:b@127.0.0.1:1/none' } }
  await expect(backUpNightly(unreadable)).rejects.toThrow(/ECONNREFUSED/)
  expect(names()).toEqual(['failed'])
  expect(await state()).toEqual({ state: 'failed', lastAt: null })
  await backUpNightly(services)
  expect(names()).toEqual(['site-2026-03-05T01-30-00Z.backup'])
  expect((await state()).state).toBe('well')
})

test('without a folder there are none, and a folder that can not be used stops the start', async () => {
  const off = { ...services, settings: { ...services.settings, backupDir: null } }
  await backUpNightly(off)
  expect(await readBackupState(off.settings, clock.now)).toEqual({ state: 'off', lastAt: null })
  writeFileSync(join(folder, 'a-file'), '')
  const wrong = { ...services, settings: { ...services.settings, backupDir: join(folder, 'a-file') } }
  await expect(startBackups(wrong)).rejects.toThrow(/^BACKUP_DIR holds ".*a-file" \(EEXIST\); it takes a folder/)
})
