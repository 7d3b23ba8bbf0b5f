import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import { defaultPlaceOf } from './built-in-places.ts'
import { recommend } from './recommend.ts'
import { sizeCatalogue } from './sized-catalogue.ts'

const catalogue = sizeCatalogue([
  aProduct({
    id: 1,
    price: 1,
    capacity: '3kVA',
    batteryCapacity: '5kWh',
    ratings: { continuousW: 2000, surgeW: 3000 },
  }),
  aProduct({ id: 2, price: 2, capacity: '6kVA', batteryCapacity: '10kWh' }),
])
const asked = {
  segment: 'residential',
  dailyWhEssential: 2000,
  dailyWhNonEssential: 1000,
  peakWRequired: 1500,
} as const

test('the defaults of the form: half of the essential energy falls in its 12 worst hours', () => {
  expect(recommend(asked, defaultPlaceOf.cm, catalogue)).toEqual({
    status: 'ok',
    sizingSummary: {
      requiredPowerW: 1500,
      requiredSurgeW: 1500,
      // 2000 x 0.7 x 12/16 = 1050 Wh; / (0.93 x root 0.95 x 0.9)
      requiredBatteryWh: 1287.07,
      // (900 / 0.93 + 2100 / (0.93 x 0.95)) / (3.95 x 0.8)
      requiredArrayW: 1058.434,
      panels: 2,
    },
    pick: {
      id: 1,
      slug: 'plain',
      name: 'Kit simple',
      nameEn: 'Plain kit',
      manufacturer: 'Maker',
      capacity: '3kVA',
      batteryCapacity: '5kWh',
      imageUrl: null,
      price: 1,
      currency: 'NGN',
      features: ['Onduleur et batterie'],
      featuresEn: ['Inverter and battery'],
    },
    powerMatchBySurge: false,
    messageCode: 'match',
    closestAlternative: null,
  })
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
    closestAlternative: { id: 2, price: 2, shortfalls: [{ quantity: 'continuousW', needed: 9600, has: 4800 }] },
  })
  expect(recommend(asked, defaultPlaceOf.cm, sizeCatalogue([]))).toMatchObject({
    status: 'no_match',
    messageCode: 'no_systems',
    closestAlternative: null,
  })
})

type Asked = { dailyWhEssential: number; dailyWhNonEssential: number; peakWRequired: number }

function priceFor(request: Asked): number {
  return recommend({ segment: 'commercial', ...request }, defaultPlaceOf.cm, catalogue).pick?.price ?? Infinity
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
