import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { builtInSystemCosts, systemCostsOf } from '#business/company/settings/system-costs.ts'
import { countries } from '#kernel/country.ts'
import { need } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { demoProductsIn } from '../../../../tests/support/demo-catalogue.ts'
import { knowing } from '../../../../tests/support/known-content.ts'
import { randomSite } from '../../../../tests/support/random-sites.ts'
import { requestAudit, requestComparison, requestRecommendation, requestYear } from '../request-audit.server.ts'
import { engineTablesSchema } from '../engine-tables.ts'
import { segments } from '../segment.ts'
import { engineTablesOf } from '../sized-catalogue.server.ts'
import { auditOnDevice, comparisonOnDevice, recommendationOnDevice, yearOnDevice } from './engine-on-device.ts'

const services = knowing(
  { now: () => new Date(), db: {} as never, log: {} as never, settings: {} as never },
  {
    settings: { costs: systemCostsOf({ costs: builtInSystemCosts }) },
    ...Object.fromEntries(countries.map((country) => [`catalogue ${country}`, demoProductsIn(country)])),
  },
)
const pricesOf = '2026-11-24T10:00:00.000Z'

/** A device that was told the tables of every country, as text. */
async function keepTables() {
  const told = await Promise.all(
    countries.map(async (country) => {
      const { value } = await engineTablesOf(services, country)
      // As the API's document tells of it.
      need(parse(engineTablesSchema, structuredClone(value)))
      return [`/api/smart-solar-plan/tables?country=${country}`, JSON.stringify(value)] as const
    }),
  )
  const kept = new Map<string, string>(told)
  const match = (path: string) =>
    Promise.resolve(kept.has(path) ? new Response(kept.get(path), { headers: { date: pricesOf } }) : undefined)
  vi.stubGlobal('caches', { match })
}

afterEach(() => void vi.unstubAllGlobals())

test('a device answers an audit, its year, a comparison and a recommendation as the server does, and says of when its prices are', async () => {
  await keepTables()
  await fc.assert(
    fc.asyncProperty(randomSite(8), async (site) => {
      const answer = need(await requestAudit(services, site))
      const onDevice = await auditOnDevice(site)
      expect(onDevice).toEqual({ ...structuredClone(answer), pricesOf })
      if (!answer.pick) return
      const { id: productId, units, panels } = answer.pick
      const chosen = { ...site, productId, units, panels }
      expect(await yearOnDevice(chosen)).toEqual({ ...need(await requestYear(services, chosen)), pricesOf })
      const compared = { ...site, productIds: [productId] }
      expect(await comparisonOnDevice(compared)).toEqual({
        ...structuredClone(need(await requestComparison(services, compared))),
        pricesOf,
      })
    }),
    { numRuns: 60 },
  )
  for (const country of countries) {
    for (const segment of segments) {
      for (const peakWRequired of [300, 2_400, 90_000]) {
        const asked = { segment, country, peakWRequired, dailyWhEssential: peakWRequired, dailyWhNonEssential: 900 }
        const answer = need(await requestRecommendation(services, asked))
        expect(await recommendationOnDevice(asked)).toEqual({ ...answer, pricesOf })
      }
    }
  }
})

test('a device that was told nothing answers nothing', async () => {
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined) })
  const site = fc.sample(randomSite(1), 1)[0]
  await expect(site && auditOnDevice(site)).rejects.toThrow('no tables')
})
