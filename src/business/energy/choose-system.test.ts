import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import { chooseSystem } from './choose-system.ts'
import type { SystemNeed } from './fit.ts'
import { sizeCatalogue, type SizedProduct } from './sized-catalogue.ts'

const efficiency = 0.93 * Math.sqrt(0.95)

function choose(need: Partial<SystemNeed>, products: readonly SizedProduct[]) {
  const nothing = { runningW: 0, peakW: 0, inverterW: 0, energyToCarryWh: 0, arrayWp: 0 }
  return chooseSystem({ ...nothing, ...need }, sizeCatalogue(products).residential)
}

function pickedId(need: Partial<SystemNeed>, ...products: SizedProduct[]): number | null {
  const choice = choose(need, products)
  return choice.status === 'ok' ? choice.system.product.id : null
}

test('the cheapest that fits, then the smallest battery, then the lowest id', () => {
  const dear = aProduct({ id: 1, price: 3 })
  const cheap = aProduct({ id: 4, price: 2, batteryCapacity: '15kWh' })
  const smaller = aProduct({ id: 3, price: 2 })
  expect(pickedId({}, dear, cheap)).toBe(4)
  expect(pickedId({}, dear, cheap, smaller)).toBe(3)
  expect(pickedId({}, dear, cheap, smaller, aProduct({ id: 2, price: 2 }))).toBe(2)
  expect(pickedId({ energyToCarryWh: 10_000 }, dear, cheap, smaller)).toBe(4)
})

test('only complete systems of the segment with a price in the country are looked at', () => {
  const unpriced = aProduct({ price: null })
  const panel = aProduct({ systemType: 'Solar Panel', capacity: '550W', batteryCapacity: '' })
  const shopOnly = aProduct({ useCase: 'Commercial' })
  expect(choose({}, [unpriced, panel, shopOnly])).toEqual({ status: 'no_match', closest: null })
  expect(choose({}, [])).toEqual({ status: 'no_match', closest: null })
})

test('power: the margin, or the running power bare with the peak by surge', () => {
  const need = { runningW: 4000, peakW: 6000, inverterW: 5000 }
  const rated = (continuousW: number, surgeW: number | null) => aProduct({ ratings: { continuousW, surgeW } })
  expect(choose(need, [rated(5000, 9000)])).toMatchObject({ powerMatchBySurge: false, coversPeak: true })
  expect(choose(need, [rated(5000, null)])).toMatchObject({ powerMatchBySurge: false, coversPeak: false })
  expect(choose(need, [rated(4000, 6000)])).toMatchObject({ powerMatchBySurge: true, coversPeak: true })
  expect(choose(need, [rated(4000, 5999)])).toMatchObject({ status: 'no_match' })
  expect(choose(need, [rated(3999, 9000)])).toMatchObject({ status: 'no_match' })
})

test('a battery counts for what it hands over: a net capacity in full, another one at 0.9', () => {
  const net = aProduct({ ratings: { depthOfDischarge: 1 } })
  const need = { energyToCarryWh: 10_000 * efficiency - 1 }
  expect(pickedId(need, aProduct())).toBeNull()
  expect(pickedId(need, net)).toBe(1)
})

test('a PV input that no sheet states is no more than the continuous power, one that is too small lacks it', () => {
  expect(pickedId({ arrayWp: 4000 }, aProduct())).toBe(1)
  expect(pickedId({ arrayWp: 4001 }, aProduct())).toBeNull()
  expect(pickedId({ arrayWp: 9000 }, aProduct({ ratings: { pvInputW: 8999 } }))).toBeNull()
})

test('the closest lacks least of what it lacks most, and says what', () => {
  const weak = aProduct({ id: 1, price: 1, ratings: { continuousW: 2000, surgeW: 2000, batteryWh: 20_000 } })
  const small = aProduct({ id: 2, price: 9, ratings: { continuousW: 9000, surgeW: 9000, batteryWh: 9000 } })
  const choice = choose({ runningW: 4000, peakW: 6000, inverterW: 5000, energyToCarryWh: 8000 }, [weak, small])
  expect(choice).toMatchObject({
    status: 'no_match',
    closest: { system: { product: { id: 2 } }, shortfalls: [{ quantity: 'deliverableWh', needed: 8000 }] },
  })
})

test('of the two ways to cover the power, a shortfall is told of the nearer one', () => {
  const need = { runningW: 4000, peakW: 6000, inverterW: 5000 }
  const shortfalls = (continuousW: number, surgeW: number) => {
    const choice = choose(need, [aProduct({ ratings: { continuousW, surgeW } })])
    return choice.status === 'no_match' ? choice.closest?.shortfalls : []
  }
  expect(shortfalls(4000, 5900)).toEqual([{ quantity: 'surgeW', needed: 6000, has: 5900 }])
  expect(shortfalls(3900, 5900)).toEqual([
    { quantity: 'continuousW', needed: 4000, has: 3900 },
    { quantity: 'surgeW', needed: 6000, has: 5900 },
  ])
  expect(shortfalls(4900, 4900)).toEqual([{ quantity: 'continuousW', needed: 5000, has: 4900 }])
})

test('equally close ones go to the cheaper', () => {
  const products = [aProduct({ id: 1, price: 2 }), aProduct({ id: 2, price: 1 })]
  expect(choose({ energyToCarryWh: 1e6 }, products)).toMatchObject({ closest: { system: { product: { id: 2 } } } })
})

const products = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 99 }),
      price: fc.option(fc.integer({ min: 1, max: 20 }), { freq: 8 }),
      useCase: fc.constantFrom('Residential', 'Commercial', 'Residential / Commercial'),
      systemType: fc.constantFrom('All-in-One', 'Inverter', 'Solar Panel'),
      capacity: fc.constantFrom('3kVA', '6kVA', '8kW', ''),
      batteryCapacity: fc.constantFrom('5kWh', '10kWh', ''),
      ratings: fc.record({
        surgeW: fc.option(fc.integer({ min: 1000, max: 15_000 })),
        depthOfDischarge: fc.constantFrom(null, 0.8, 1),
        pvInputW: fc.option(fc.integer({ min: 500, max: 9000 })),
      }),
    })
    .map((changes) => aProduct(changes as Parameters<typeof aProduct>[0])),
  { selector: ({ id }) => id, maxLength: 12 },
)

const needs = fc
  .record({
    runningW: fc.integer({ min: 0, max: 8000 }),
    startW: fc.integer({ min: 0, max: 5000 }),
    energyToCarryWh: fc.integer({ min: 0, max: 11_000 }),
    arrayWp: fc.integer({ min: 0, max: 9000 }),
  })
  .map(({ runningW, startW, energyToCarryWh, arrayWp }) => {
    return { runningW, peakW: runningW + startW, inverterW: runningW * 1.25, energyToCarryWh, arrayWp }
  })

/** The rule once more, as plainly as it can be said: the power of the label, the battery, the PV input. */
function satisfies(need: SystemNeed, { systemType, capacity, batteryCapacity, useCase, price, ratings }: SizedProduct) {
  if (price === null || systemType === 'Solar Panel' || !capacity || !batteryCapacity) return false
  if (!useCase.includes('Residential')) return false
  const continuousW = { '3kVA': 2400, '6kVA': 4800, '8kW': 8000 }[capacity] ?? 0
  const withSurge = continuousW >= need.runningW && (ratings.surgeW ?? continuousW) >= need.peakW
  const batteryWh = Number.parseInt(batteryCapacity, 10) * 1000 * (ratings.depthOfDischarge ?? 0.9) * efficiency
  return (
    (continuousW >= need.inverterW || withSurge) &&
    batteryWh >= need.energyToCarryWh &&
    (ratings.pvInputW ?? continuousW) >= need.arrayWp
  )
}

test('what is recommended satisfies the need, and nothing cheaper in the catalogue does', () => {
  fc.assert(
    fc.property(needs, products, (need, catalogue) => {
      const choice = choose(need, catalogue)
      const picked = choice.status === 'ok' ? [choice.system.product] : []
      const satisfying = catalogue.filter((product) => satisfies(need, product))
      const cheapest = Math.min(...satisfying.map(({ price }) => price ?? Infinity))
      expect(picked.every((product) => satisfies(need, product))).toBe(true)
      expect(picked.map(({ price }) => price)).toEqual(satisfying.length > 0 ? [cheapest] : [])
    }),
    { numRuns: 2000 },
  )
})
