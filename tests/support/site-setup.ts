import type { TestProject } from 'vitest/node'
import { runSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site of the run answers, and the folder of its mails and database. */
    siteUrl: string
    siteDataDir: string
  }
}

/** One production site for the whole run: what journeys leave in it, they leave under names of their own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = await runSite()
  project.provide('siteUrl', site.url)
  project.provide('siteDataDir', site.dataDir)
  return site.stop
}
