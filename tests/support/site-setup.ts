import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { storeStaff } from '#business/accounts/store-staff.server.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { builtInEntries } from '#business/search/built-in-entries.server.ts'
import { keepBuiltInEntries } from '#business/search/keep-built-in-entries.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { runSite } from './site.ts'
import { staffAccounts } from './staff-accounts.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site of the run answers, the folder of its mails, and its database. */
    siteUrl: string
    siteDataDir: string
    siteDatabaseUrl: string
  }
}

/**
 * One production site for the whole run: what journeys leave in it, they leave under names of their own. And `template_office`,
 * which the sites of single files clone: what their first start and the first visit of staff would take seconds to write.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { templateUrl } = project.getProvidedContext()
  const clone = async (name: string) => {
    const client = new Client({ connectionString: templateUrl.replace('/template_site', '/postgres') })
    await client.connect()
    await client.query(`CREATE DATABASE ${name} TEMPLATE template_site`)
    await client.end()
    return templateUrl.replace('/template_site', `/${name}`)
  }
  await furnish(await clone('template_office'))
  const siteDatabaseUrl = await clone('shared_site')
  const site = await runSite({ DATABASE_URL: siteDatabaseUrl })
  project.provide('siteUrl', site.url)
  project.provide('siteDataDir', site.dataDir)
  project.provide('siteDatabaseUrl', siteDatabaseUrl)
  return site.stop
}

/** Writes what a first start writes, and an account of each role. */
async function furnish(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, pino({ level: 'silent' }))
  await loadCatalogue(database.db, demoCatalogue)
  await keepBuiltInEntries(database.db, builtInEntries())
  await database.db.transaction(async (tx) => {
    for (const { email, name, role, password } of Object.values(staffAccounts)) {
      await storeStaff(tx, { email, name, role }, { password, oneTimeUntil: null }, new Date())
    }
  })
  await database.close()
}
