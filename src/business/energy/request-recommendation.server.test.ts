import { expect, test } from 'vitest'
import { builtInSystemCosts, systemCostsOf } from '#business/company/settings/system-costs.ts'
import { knowing } from '../../../tests/support/known-content.ts'
import { aProduct } from '../../../tests/support/products.ts'
import { sizedCatalogueOf } from './sized-catalogue.server.ts'
import { requestRecommendation } from './request-audit.server.ts'

const now = () => new Date()
const panel = aProduct({ id: 9, systemType: 'Solar Panel', capacity: '550W', batteryCapacity: '' })
const services = knowing(
  { now, db: {} as never, log: {} as never, settings: {} as never },
  {
    settings: { costs: systemCostsOf({ costs: builtInSystemCosts }) },
    'catalogue cm': [aProduct(), panel],
    'catalogue bf': [aProduct(), panel],
  },
)

test('a segment is enough: the rest is assumed', async () => {
  const assumed = { segment: 'commercial', dailyWhEssential: 2000, dailyWhNonEssential: 1000, peakWRequired: 1500 }
  const outcome = await requestRecommendation(services, { segment: 'commercial' })
  expect(outcome).toMatchObject({ ok: true, value: { status: 'ok', pick: { id: 1 }, messageCode: 'match' } })
  expect(outcome).toEqual(await requestRecommendation(services, { ...assumed, country: 'cm' }))
})

test('a catalogue is sized once until products change', async () => {
  const sized = await sizedCatalogueOf(services, 'cm')
  expect(await sizedCatalogueOf(services, 'cm')).toBe(sized)
  expect(await sizedCatalogueOf(services, 'bf')).not.toBe(sized)
})

test('in Burkina Faso the sun of Ouagadougou asks for a smaller array', async () => {
  const arrayW = async (country: string) => {
    const outcome = await requestRecommendation(services, { segment: 'residential', country })
    return outcome.ok ? outcome.value.sizingSummary.requiredArrayW : 0
  }
  expect(await arrayW('bf')).toBeLessThan(await arrayW('cm'))
})

test.each([
  [{}, 'segment', 'required'],
  [{ segment: 'industrial' }, 'segment', 'unknown_segment'],
  [{ segment: 'residential', peakWRequired: -1 }, 'peakWRequired', 'too_small'],
  [{ segment: 'residential', peakWRequired: '1500' }, 'peakWRequired', 'not_a_number'],
  [{ segment: 'residential', dailyWhEssential: 1e10 }, 'dailyWhEssential', 'too_big'],
  [{ segment: 'residential', dailyWhNonEssential: Infinity }, 'dailyWhNonEssential', 'not_finite'],
  [{ segment: 'residential', country: 'ng' }, 'country', 'unknown_country'],
])('%j is refused', async (body, path, code) => {
  expect(await requestRecommendation(services, body)).toEqual({
    ok: false,
    problem: { code: 'invalid', errors: [{ path, code }] },
  })
})
