import { builtInSystemCosts, systemCostsOf } from '#business/company/settings/system-costs.ts'
import type { Product } from '#business/catalogue/product.ts'
import { findAppliance } from '#business/energy/built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from '#business/energy/built-in-places.ts'
import { calculateAudit } from '#business/energy/calculate-audit.ts'
import { sizeCatalogue } from '#business/energy/sized-catalogue.ts'
import { auditList } from './audit-list.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'
import type { Servers } from './servers.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }
const callsPerRound = 5_000
const rounds = 15

/** The energy engine alone: no HTTP, no parsing of the body. */
export async function measureEngine({ site }: Servers): Promise<Figure[]> {
  const products = (await (await fetch(`${site}/api/products`)).json()) as Product[]
  const catalogue = sizeCatalogue(products, systemCostsOf({ costs: builtInSystemCosts }).cm)
  const calculate = () => calculateAudit(auditList, tables, catalogue)
  if (!calculate().ok) throw new Error('the list can not be calculated')
  timeCalls(calculate)
  const times = Array.from({ length: rounds }, () => timeCalls(calculate))
  return [
    { what: 'The engine, 30 appliances, each call', value: median(times), unit: 'ms', target: 0.05, better: 'lower' },
  ]
}

/** Milliseconds per call. */
function timeCalls(call: () => unknown): number {
  const start = performance.now()
  for (let done = 0; done < callsPerRound; done++) call()
  return (performance.now() - start) / callsPerRound
}
