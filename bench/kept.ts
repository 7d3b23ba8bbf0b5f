import { compareRates } from './compare-rates.ts'
import type { Figure } from './figure.ts'
import { get } from './load.ts'
import type { Servers } from './servers.ts'

const addresses = ['/', '/products', '/news', '/api/products', '/api/products/2', '/api/appliances', '/api/places']
const packed = { 'accept-encoding': 'br' }

/** Pages and lists that are kept, against a bare node:http server that sends the same bytes. */
export async function measureKept({ load, site, same }: Servers): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const address of addresses) {
    // Twice, and a moment: from then on it is as small as it gets.
    for (let visit = 0; visit < 3; visit++) await (await fetch(site + address, { headers: packed })).arrayBuffer()
    await load.rate(get(site + address, packed), 1)
    figures.push(
      await compareRates(load, {
        what: `GET ${address} against the same bytes, bare`,
        ours: get(site + address, packed),
        bare: get(same + address, packed),
        target: 0.85,
      }),
    )
  }
  return figures
}
