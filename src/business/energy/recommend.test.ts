import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import { defaultPlaceOf } from './built-in-places.ts'
import { solarLosses } from './parameters.ts'
import { recommend } from './recommend.ts'
import { sizeCatalogue } from './sized-catalogue.ts'

const costs = { panelPricePerW: 100, installationShare: 0.15, installationMinimum: 1000 }
const panel = aProduct({ id: 9, systemType: 'Solar Panel', capacity: '550W', batteryCapacity: '', price: 50_000 })
const catalogue = sizeCatalogue(
  [
    aProduct({
      id: 1,
      price: 100_000,
      capacity: '3kVA',
      batteryCapacity: '5kWh',
      ratings: { continuousW: 2000, surgeW: 3000, dischargeW: 5000, idleW: 20 },
    }),
    aProduct({ id: 2, price: 200_000, capacity: '6kVA', batteryCapacity: '10kWh' }),
    panel,
  ],
  costs,
)
const asked = {
  segment: 'residential',
  dailyWhEssential: 2000,
  dailyWhNonEssential: 1000,
  peakWRequired: 1500,
} as const

test('the defaults of the form: seven tenths of the energy fall in the six hours from 18:00', () => {
  const { sizingSummary, pick, ...answer } = recommend(asked, defaultPlaceOf.cm, catalogue)
  expect(answer).toEqual({
    status: 'ok',
    powerMatchBySurge: false,
    messageCode: 'match',
    closestAlternative: null,
  })
  // (900 / 0.93 + 2100 / (0.93 x 0.95)) / (3.95 x 0.788)
  const arrayWp = (900 / 0.93 + 2100 / (0.93 * 0.95)) / (3.95 * solarLosses())
  expect(sizingSummary).toMatchObject({ requiredPowerW: 1500, requiredSurgeW: 1500, panels: 3 })
  expect(sizingSummary.requiredArrayW).toBeCloseTo(arrayWp, 3)
  // The night’s 2100 Wh, less the little sun after 18:00.
  const nominal = 2100 / (0.93 * Math.sqrt(0.95) * 0.9)
  expect(sizingSummary.requiredBatteryWh).toBeGreaterThan(0.98 * nominal)
  expect(sizingSummary.requiredBatteryWh).toBeLessThan(1.02 * nominal)
  expect(pick).toMatchObject({
    id: 1,
    price: 100_000,
    units: 1,
    systemPrice: 100_000,
    features: ['Onduleur et batterie'],
  })
  expect(pick?.totalPrice).toBe((pick?.systemPrice ?? 0) + (pick?.panelsPrice ?? 0) + (pick?.installation ?? 0))
})

const at = (peakWRequired: number) => recommend({ ...asked, peakWRequired }, defaultPlaceOf.cm, catalogue)

test('a peak above the continuous rating is met by surge, as long as what runs is not', () => {
  expect(at(2500)).toMatchObject({ pick: { id: 1 }, powerMatchBySurge: true, messageCode: 'match_by_surge' })
  expect(at(2501)).toMatchObject({ pick: { id: 2 }, powerMatchBySurge: false, messageCode: 'match' })
})

test('no match: the closest alternative, or that there is nothing to compare with', () => {
  expect(recommend({ ...asked, peakWRequired: 9600 }, defaultPlaceOf.cm, catalogue)).toMatchObject({
    status: 'no_match',
    pick: null,
    messageCode: 'no_match',
    closestAlternative: {
      id: 2,
      price: 200_000,
      shortfalls: [
        { quantity: 'continuousW', needed: 9600, has: 4800 },
        { quantity: 'surgeW', needed: 9600, has: 4800 },
        { quantity: 'dischargeW', needed: 7680, has: 4650 },
      ],
    },
  })
  expect(recommend(asked, defaultPlaceOf.cm, sizeCatalogue([], costs))).toMatchObject({
    status: 'no_match',
    messageCode: 'no_systems',
    closestAlternative: null,
  })
})

type Asked = { dailyWhEssential: number; dailyWhNonEssential: number; peakWRequired: number }

function priceFor(request: Asked): number {
  return recommend({ segment: 'commercial', ...request }, defaultPlaceOf.cm, catalogue).pick?.totalPrice ?? Infinity
}

test('asking for more never gets a cheaper system', () => {
  const amount = fc.integer({ min: 0, max: 12_000 })
  const request = fc.record({ dailyWhEssential: amount, dailyWhNonEssential: amount, peakWRequired: amount })
  fc.assert(
    fc.property(request, request, (base, more) => {
      const grown = {
        dailyWhEssential: base.dailyWhEssential + more.dailyWhEssential,
        dailyWhNonEssential: base.dailyWhNonEssential + more.dailyWhNonEssential,
        peakWRequired: base.peakWRequired + more.peakWRequired,
      }
      expect(priceFor(base)).toBeLessThanOrEqual(priceFor(grown))
    }),
  )
})
