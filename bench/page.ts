import { compareRates } from './compare-rates.ts'
import type { Figure } from './figure.ts'
import { get } from './load.ts'
import type { Servers } from './servers.ts'

/** The products page from the HTML cache, compressed, against a bare server's hello. */
export async function measurePage({ load, site, bare }: Servers): Promise<Figure[]> {
  return [
    await compareRates(load, {
      what: '/products through the HTML cache, brotli, against hello',
      ours: get(`${site}/products`, { 'accept-encoding': 'br' }),
      bare: get(`${bare}/hello`),
      target: 0.5,
    }),
  ]
}
