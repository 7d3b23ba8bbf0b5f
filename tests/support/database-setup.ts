import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { createJobs } from '#platform/jobs.server.ts'
import { startTestCluster, sweepTestClusters } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the migrated database that tests clone. */
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database to clone; gone when the run ends. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await sweepTestClusters()
  const cluster = await startTestCluster()
  const client = new Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query('CREATE DATABASE template_site')
  await client.end()
  const templateUrl = cluster.url('template_site')
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ databaseUrl: templateUrl, dataDir: '' }, log)
  const jobs = createJobs(database, log)
  await jobs.start()
  await jobs.stop()
  await database.close()
  project.provide('templateUrl', templateUrl)
  return () => cluster.stop()
}
