import type { Calculated } from '#client/calculated.ts'
import { defaultCountry, type Country } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import type { AuditRequest, YearRequest } from '../audit-request.ts'
import { calculateAudit, calculateYear } from '../calculate-audit.ts'
import { compareSystems, type CompareRequest } from '../compare-systems.ts'
import { engineOf, type EngineTables } from '../engine-tables.ts'
import { recommend } from '../recommend.ts'
import type { RecommendationRequest } from '../recommendation-request.ts'

type Engine = ReturnType<typeof engineOf>

/** The engine with what this device was told of a country last, and when that was. */
async function keptEngine(country: Country): Promise<Engine & { readonly pricesOf: string }> {
  const kept = await caches.match(`/api/smart-solar-plan/tables?country=${country}`, { ignoreVary: true })
  const told = kept?.headers.get('date')
  if (!kept || !told) throw new Error('this device keeps no tables')
  return { ...engineOf((await kept.json()) as EngineTables, country), pricesOf: new Date(told).toISOString() }
}

async function onDevice<Body extends { readonly country?: Country | undefined }, T extends object>(
  body: Body,
  calculate: (body: Body, tables: Engine['tables'], catalogue: Engine['catalogue']) => Outcome<T>,
): Promise<Calculated<T>> {
  const { tables, catalogue, pricesOf } = await keptEngine(body.country ?? defaultCountry)
  const outcome = calculate(body, tables, catalogue)
  if (!outcome.ok) throw new Error(outcome.problem.code)
  return { ...outcome.value, pricesOf }
}

// The engine of the server at work on a device. Each rejects where the device keeps too little, or the engine refuses.
export const auditOnDevice = (request: AuditRequest) => onDevice(request, calculateAudit)
export const yearOnDevice = (request: YearRequest) => onDevice(request, calculateYear)
export const comparisonOnDevice = (request: CompareRequest) => onDevice(request, compareSystems)
export const recommendationOnDevice = (request: RecommendationRequest) =>
  onDevice(request, (need, { defaultPlaceOf }, catalogue) =>
    done(recommend(need, defaultPlaceOf[need.country ?? defaultCountry], catalogue)),
  )
