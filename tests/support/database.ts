import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client, type Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { createAnnouncements } from '#platform/announcements.server.ts'
import { createCache } from '#platform/cache.server.ts'
import type { Database, DatabaseHandle } from '#platform/database/database.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { createJobs } from '#platform/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Services } from '#platform/services.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { testFolder } from './test-cluster.ts'

export type TestClock = { now: Date }

type DatabaseOptions = {
  readonly now?: Date
  readonly env?: Readonly<Record<string, string>>
  /** Where its files are; the cluster's own place without. */
  readonly tablespace?: string
  /** Answers the URL by which the site reaches the database. */
  readonly through?: (url: string) => Promise<string>
}

export type TestDatabase = {
  readonly db: Database
  readonly pool: Pool
  /** For DATABASE_URL. */
  readonly url: string
  readonly handle: DatabaseHandle
  /** With jobs that can be sent (`services.jobs.start()` first for those that must run), and a folder of its own. */
  readonly services: Services
  /** What `services.now()` answers: a fixed time that a test may set. */
  readonly clock: TestClock
}

/**
 * A PostgreSQL database of this test file's own, with every table and no rows, dropped after the file's tests:
 * `const { services } = await testDatabase()`. Without `now` the clock stands at Thursday 5 March 2026, 09:00 UTC.
 */
export async function testDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const url = await cloneTemplate({ tablespace: options.tablespace })
  const folder = testFolder('data-')
  const through = (await options.through?.(url)) ?? url
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: through, LOG_LEVEL: 'silent', ...options.env })
  const log = createLog(settings.logLevel)
  const handle = await openDatabase(settings, log)
  const jobs = createJobs(handle, log)
  const clock = { now: options.now ?? new Date('2026-03-05T09:00:00Z') }
  const now = () => clock.now
  const cache = createCache({ maxBytes: cacheBytes, now })
  const announcements = createAnnouncements()
  const services = { db: handle.db, cache, announcements, files: await openFiles(settings), jobs, log, settings, now }
  afterAll(async () => {
    await jobs.stop()
    await handle.close()
    await dropDatabase(url)
    rmSync(folder, { recursive: true, force: true })
  })
  return { db: handle.db, pool: handle.pool, url, handle, services, clock }
}

const cacheBytes = 64 * 1024 * 1024

/** Copies a template, the one that is only migrated unless another is named, and answers the copy's URL. */
export async function cloneTemplate({ template = 'template_site', tablespace = 'pg_default' } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} TABLESPACE ${tablespace}`)
  return inject('templateUrl').replace('/template_site', `/${name}`)
}

/** Removes a copy, whoever is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  await administer(`DROP DATABASE ${url.slice(url.lastIndexOf('/') + 1)} WITH (FORCE)`)
}

/** A superuser's statement, outside any transaction. */
export async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('templateUrl').replace('/template_site', '/postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
