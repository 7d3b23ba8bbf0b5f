import { availableParallelism } from 'node:os'
import { runSite } from '../tests/support/site.ts'
import { auditList } from './audit-list.ts'
import { compareRates } from './compare-rates.ts'
import type { Figure } from './figure.ts'
import { post } from './load.ts'
import { type Servers, siteSettings } from './servers.ts'

/** An audit that is calculated for each: all of its time is the process's own, and neither the database's nor the load's. */
const address = '/api/smart-solar-plan/calculate'

/** One process for each core behind one port, against one. */
export async function measureCores({ load, site, databaseUrl }: Servers): Promise<Figure[]> {
  const all = await runSite({ ...siteSettings(databaseUrl), WEB_CONCURRENCY: 'auto' })
  try {
    return [
      await compareRates(load, {
        what: `POST ${address} by ${availableParallelism()} processes against one`,
        ours: post(all.url + address, auditList),
        bare: post(site + address, auditList),
        target: null,
      }),
    ]
  } finally {
    await all.stop()
  }
}
