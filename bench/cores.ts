import { availableParallelism } from 'node:os'
import { runSite } from '../tests/support/site.ts'
import { compareRates } from './compare-rates.ts'
import type { Figure } from './figure.ts'
import { get } from './load.ts'
import { type Servers, siteSettings } from './servers.ts'

/** A page that is drawn for each: the question is the visitor's own. */
const address = '/search?q=batterie'

/** One process for each core behind one port, against one: what is drawn anew shows it, what is kept is the load's own limit. */
export async function measureCores({ load, site, databaseUrl }: Servers): Promise<Figure[]> {
  const all = await runSite({ ...siteSettings(databaseUrl), WEB_CONCURRENCY: 'auto' })
  try {
    return [
      await compareRates(load, {
        what: `GET ${address} by ${availableParallelism()} processes against one`,
        ours: get(all.url + address),
        bare: get(site + address),
        target: null,
      }),
    ]
  } finally {
    await all.stop()
  }
}
