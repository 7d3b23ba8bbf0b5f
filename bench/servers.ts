import { type Site, runSite } from '../tests/support/site.ts'
import { startTestCluster } from '../tests/support/test-cluster.ts'
import { type Load, startLoad } from './load.ts'
import { startWorker } from './worker.ts'

/** Everything that runs while we measure, each in a process of its own. */
export type Servers = {
  /** The production site with the demo content, no rate limits; its log says nothing, or we would measure its reader. */
  readonly site: string
  /** Bare Hono: `/hello`, and `/products` with one SELECT over the site's database. */
  readonly bare: string
  /** Bare node:http: what the site sends, byte for byte. */
  readonly same: string
  readonly databaseUrl: string
  readonly load: Load
  readonly stop: () => Promise<void>
}

/** How every site of the bench is set: it answers whoever asks, and shares what others on its database wrote. */
export const siteSettings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  APP_SECRET: 'of-the-bench-alone-and-of-nobody-else',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
})

/** Starts a database, the site and the bare server on it, and the process that sends the load. */
export async function startServers(): Promise<Servers> {
  const cluster = await startTestCluster()
  const stops: (() => Promise<unknown>)[] = [cluster.stop]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const databaseUrl = cluster.url('postgres')
    const site: Site = await runSite(siteSettings(databaseUrl))
    stops.push(site.stop)
    const bare = startWorker('bare-server.ts', { DATABASE_URL: databaseUrl })
    stops.push(bare.stop)
    const same = startWorker('same-bytes.ts', { SITE_URL: site.url })
    stops.push(same.stop)
    const load = startLoad()
    stops.push(load.stop)
    return {
      site: site.url,
      bare: (await bare.ask({})) as string,
      same: (await same.ask({})) as string,
      databaseUrl,
      load,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
