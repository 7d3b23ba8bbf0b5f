import { auditList } from './audit-list.ts'
import { compareRates } from './compare-rates.ts'
import type { Figure } from './figure.ts'
import { get, post } from './load.ts'
import type { Servers } from './servers.ts'

const need = { segment: 'residential', dailyWhEssential: 6000, dailyWhNonEssential: 3000, peakWRequired: 3500 }

/** The plan that the specification gives as its example. */
const plan = { productId: 2, downPaymentPercentage: 30, tenureMonths: 12, totalPrice: 3_500_000 }

/** The API's hot calls against a bare server. */
export async function measureApi({ load, site, bare }: Servers): Promise<Figure[]> {
  const hello = get(`${bare}/hello`)
  return [
    await compareRates(load, {
      what: 'GET /api/products against the same SELECT, bare',
      ours: get(`${site}/api/products`),
      bare: get(`${bare}/products`),
      target: 0.6,
    }),
    await compareRates(load, {
      what: 'POST /api/smart-solar-plan/calculate, 30 appliances, against hello',
      ours: post(`${site}/api/smart-solar-plan/calculate`, auditList),
      bare: hello,
      target: 0.1,
    }),
    await compareRates(load, {
      what: 'POST /api/recommendation against hello',
      ours: post(`${site}/api/recommendation`, need),
      bare: hello,
      target: 0.1,
    }),
    await compareRates(load, {
      what: 'POST /api/financing/calculate against hello',
      ours: post(`${site}/api/financing/calculate`, plan),
      bare: hello,
      target: 0.3,
    }),
  ]
}
