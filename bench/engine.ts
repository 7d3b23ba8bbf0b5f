import { builtInSystemCosts, systemCostsOf } from '#business/company/settings/system-costs.ts'
import type { Product } from '#business/catalogue/product.ts'
import { findAppliance } from '#business/energy/built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from '#business/energy/built-in-places.ts'
import { calculateAudit, calculateYear } from '#business/energy/calculate-audit.ts'
import { sizeCatalogue } from '#business/energy/sized-catalogue.ts'
import { auditList } from './audit-list.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'
import type { Servers } from './servers.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }
const callsPerRound = 500
const rounds = 15

/** The list with one of each for half the hours: what a system of the catalogue carries. */
const usualList = {
  ...auditList,
  applianceUsage: auditList.applianceUsage.map(({ applianceId, hoursDay, hoursNight, isEssential }) => ({
    applianceId,
    quantity: 1,
    hoursDay: hoursDay / 2,
    hoursNight: hoursNight / 2,
    isEssential,
  })),
}

/** The energy engine alone, an audit and then the year of what it recommends: no HTTP, no parsing of the body. */
export async function measureEngine({ site }: Servers): Promise<Figure[]> {
  const products = (await (await fetch(`${site}/api/products`)).json()) as Product[]
  const catalogue = sizeCatalogue(products, systemCostsOf({ costs: builtInSystemCosts }).cm)
  const audit = calculateAudit(usualList, tables, catalogue)
  if (!audit.ok || !audit.value.pick) throw new Error('the list can not be calculated')
  const { id: productId, units, panels } = audit.value.pick
  const calculate = () => {
    calculateAudit(usualList, tables, catalogue)
    calculateYear({ ...usualList, productId, units, panels }, tables, catalogue)
  }
  timeCalls(calculate)
  const times = Array.from({ length: rounds }, () => timeCalls(calculate))
  const what = 'The engine with the year, 30 appliances, 27 products, each call'
  return [{ what, value: median(times), unit: 'ms', target: 1, better: 'lower' }]
}

/** Milliseconds per call. */
function timeCalls(call: () => unknown): number {
  const start = performance.now()
  for (let done = 0; done < callsPerRound; done++) call()
  return (performance.now() - start) / callsPerRound
}
