import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import { defaultPlaceOf } from './built-in-places.ts'
import { chooseSystem, closestSystem, type Question } from './choose-system.ts'
import type { Load } from './load.ts'
import { installationCost } from './receipt.ts'
import { sizeCatalogue, takesPanel, type SizedProduct } from './sized-catalogue.ts'
import { sunOf, type Sun } from './sun.ts'
import type { Site } from './system-need.ts'

const costs = { panelPricePerW: 100, installationShare: 0, installationMinimum: 0 }
const flat = (wh: number) => Array<number>(24).fill(wh)

type Power = Partial<Pick<Load, 'essentialW' | 'otherW' | 'largestOtherW' | 'largestStartW'>>

function question(wh: number, power: Power = {}, site: Partial<Site> = {}, carriesOthers = true): Question {
  const sun: Sun = sunOf(defaultPlaceOf.cm)
  return {
    load: {
      essential: flat(wh),
      other: flat(0),
      essentialW: 0,
      otherW: 0,
      largestOtherW: 0,
      largestStartW: 0,
      allEssential: false,
      ...power,
    },
    site: { sun, grid: false, phases: 1, backupHours: 1, outageHours: 1, ...site },
    segment: 'residential',
    carriesOthers,
  }
}

const stated = { acCharge: true, pvInputW: 20_000, idleW: 1e-9, surgeW: 20_000, dischargeW: 20_000, chargeW: 20_000 }
const panel = aProduct({ id: 90, systemType: 'Solar Panel', capacity: '500W', batteryCapacity: '', price: 50_000 })

function choose(asked: Question, ...products: SizedProduct[]) {
  return chooseSystem(asked, sizeCatalogue([...products, panel], costs))
}

const picked = (asked: Question, ...products: SizedProduct[]) => choose(asked, ...products)?.system.product.id ?? null

test('the least total price, not the least price of the product: panels that are not included count', () => {
  const bare = aProduct({ id: 1, price: 1_000_000, ratings: stated })
  const withPanels = aProduct({ id: 2, price: 1_040_000, ratings: { ...stated, panelsIncludedW: 2000 } })
  expect(picked(question(50), bare, withPanels)).toBe(2)
  expect(choose(question(50), bare)?.receipt).toMatchObject({
    units: 1,
    panelPowerW: 500,
    systemPrice: 1_000_000,
    installation: 0,
    totalPrice: 1_000_000 + (choose(question(50), bare)?.receipt.panels ?? NaN) * 50_000,
  })
})

test('then the least spare battery, then the lowest id', () => {
  const large = aProduct({ id: 1, price: 2, batteryCapacity: '15kWh', ratings: stated })
  const small = aProduct({ id: 3, price: 2, ratings: stated })
  expect(picked(question(10), large, small)).toBe(3)
  expect(picked(question(10), large, small, aProduct({ id: 2, price: 2, ratings: stated }))).toBe(2)
})

test('several units in parallel where one is not enough, all of it multiplied', () => {
  const unit = aProduct({ id: 1, price: 1_000_000, ratings: { ...stated, parallelUnits: 3 } })
  const match = choose(question(800), unit)
  expect(match?.system).toMatchObject({ units: 2, price: 2_000_000, ratings: { batteryWh: 20_000, pvInputW: 40_000 } })
  expect(match?.receipt.systemPrice).toBe(2_000_000)
  expect(choose(question(2000), unit)).toBeNull()
})

test('only complete systems of the segment with a price in the country are looked at', () => {
  const unpriced = aProduct({ price: null, ratings: stated })
  const shopOnly = aProduct({ useCase: 'Commercial', ratings: stated })
  expect(choose(question(1), unpriced, shopOnly)).toBeNull()
  expect(closestSystem(question(1), sizeCatalogue([unpriced, shopOnly, panel], costs))).toBeNull()
})

test('power: the margin and the start, or the running power bare with a stated surge; there is no third way', () => {
  const asked = question(1, { essentialW: 4000, largestStartW: 2000 })
  const rated = (continuousW: number, surgeW: number | null) =>
    aProduct({ ratings: { ...stated, continuousW, surgeW } })
  expect(choose(asked, rated(5000, 6000))).toMatchObject({ powerMatchBySurge: false })
  expect(choose(asked, rated(6000, null))).toMatchObject({ powerMatchBySurge: false })
  expect(choose(asked, rated(5000, null))).toBeNull()
  expect(choose(asked, rated(4000, 6000))).toMatchObject({ powerMatchBySurge: true })
  expect(choose(asked, rated(4000, 5999))).toBeNull()
  expect(choose(asked, rated(3999, 9000))).toBeNull()
})

test('the battery must give the power of what the answer carries, through the inverter', () => {
  const asked = (carriesOthers: boolean) =>
    question(1, { essentialW: 930, otherW: 1000, largestOtherW: 1000 }, {}, carriesOthers)
  const limited = aProduct({ ratings: { ...stated, dischargeW: 1000 } })
  expect(choose(asked(false), limited)).not.toBeNull()
  expect(choose(asked(true), limited)).toBeNull()
  expect(closestSystem(asked(true), sizeCatalogue([limited, panel], costs))?.shortfalls).toEqual([
    { quantity: 'dischargeW', needed: 1930, has: 930 },
  ])
})

test('a unit that no sun and no mains can charge is never a pick', () => {
  const mainsOnly = aProduct({ ratings: { ...stated, pvInputW: 0 } })
  expect(choose(question(20), mainsOnly)).toBeNull()
  expect(choose(question(20, {}, { grid: true }, false), mainsOnly)).not.toBeNull()
})

test('three-phase units only where the visitor has three phases', () => {
  const three = aProduct({ ratings: { ...stated, phases: 3 } })
  expect(choose(question(1), three)).toBeNull()
  expect(choose(question(1, {}, { phases: 3 }), three)).not.toBeNull()
  expect(choose(question(1, {}, { phases: 3 }), aProduct({ ratings: stated }))).not.toBeNull()
})

test('a panel goes only to an input that takes it whole, where the sheets say', () => {
  const input = {
    ...stated,
    continuousW: 1,
    batteryWh: 1,
    depthOfDischarge: 1,
    panelsIncludedW: 0,
    acChargeW: 1,
    parallelUnits: 1,
  }
  const takes = (pvInputW: number, pvMaxVocV: number | null, pvMaxCurrentA: number | null) =>
    takesPanel(
      { ...input, phases: 1, pvInputW, pvMaxVocV, pvMaxCurrentA },
      { powerW: 550, vocColdV: 51.3, currentA: 13.11 },
    )
  expect(takes(550, null, null)).toBe(true)
  expect(takes(549, null, null)).toBe(false)
  expect(takes(900, 145, 15)).toBe(true)
  expect(takes(900, 28, 15)).toBe(false)
  // 13 A against 13.11: less than a hundredth, within the panel’s own tolerance.
  expect(takes(7800, 500, 13)).toBe(true)
  expect(takes(7800, 500, 12.9)).toBe(false)
})

test('installation: a share of the equipment, at least the minimum; a share of 0 hides the line', () => {
  const nigeria = { panelPricePerW: null, installationShare: 0.15, installationMinimum: 150_000 }
  expect(installationCost(2_000_001, nigeria)).toBe(300_000)
  expect(installationCost(500_000, nigeria)).toBe(150_000)
  expect(installationCost(2_000_000, { ...nigeria, installationShare: 0 })).toBe(0)
})

test('the closest lacks least of what it lacks most, and says all of it', () => {
  const weak = aProduct({ id: 1, price: 1, ratings: { ...stated, continuousW: 2000, surgeW: 2000, batteryWh: 20_000 } })
  const small = aProduct({ id: 2, price: 9, ratings: { ...stated, continuousW: 9000, surgeW: 9000, batteryWh: 9000 } })
  const asked = question(600, { essentialW: 4000, largestStartW: 2000 })
  const closest = closestSystem(asked, sizeCatalogue([weak, small, panel], costs))
  expect(closest).toMatchObject({ system: { product: { id: 2 } } })
  expect(closest?.shortfalls.map(({ quantity }) => quantity)).toEqual(['deliverableWh'])
  const both = closestSystem(asked, sizeCatalogue([weak, panel], costs))
  expect(both?.shortfalls).toEqual([
    { quantity: 'continuousW', needed: 4000, has: 2000 },
    { quantity: 'surgeW', needed: 6000, has: 2000 },
  ])
})

test('equally close ones go to the lower total', () => {
  const products = [aProduct({ id: 1, price: 2, ratings: stated }), aProduct({ id: 2, price: 1, ratings: stated })]
  expect(closestSystem(question(1, { essentialW: 1e6 }), sizeCatalogue([...products, panel], costs))).toMatchObject({
    system: { product: { id: 2 } },
  })
})
