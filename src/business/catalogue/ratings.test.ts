import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import { ratingNames } from './rating-field.ts'
import { panelOf, statedPanel, systemRatings } from './ratings.ts'

test('what a sheet states is used as it stands', () => {
  const ratings = {
    continuousW: 6000,
    surgeW: 12_000,
    batteryWh: 10_000,
    depthOfDischarge: 1,
    dischargeW: 7000,
    chargeW: 4000,
    pvInputW: 0,
    pvMaxVocV: 500,
    pvMaxCurrentA: 13.5,
    panelsIncludedW: 550,
    acCharge: true,
    acChargeW: 2500,
    phases: 3,
    parallelUnits: 10,
    idleW: 0,
  } as const
  expect(systemRatings(aProduct({ capacity: '8kVA', batteryCapacity: '15kWh', ratings }))).toEqual({
    ...ratings,
    derived: [],
  })
})

test('what no sheet states is derived from the texts, and marked', () => {
  expect(systemRatings(aProduct({ capacity: '6kVA', batteryCapacity: '10kWh' }))).toEqual({
    continuousW: 4800,
    surgeW: 4800,
    batteryWh: 10_000,
    depthOfDischarge: 0.9,
    dischargeW: 5000,
    chargeW: 5000,
    pvInputW: 4800,
    pvMaxVocV: null,
    pvMaxCurrentA: null,
    panelsIncludedW: 0,
    acCharge: false,
    acChargeW: 5000,
    phases: 1,
    parallelUnits: 1,
    idleW: 48,
    derived: ratingNames.filter((name) => name !== 'backupBox'),
  })
})

test.each([
  // On battery alone the 3 kVA module may not give more than 2.5 kW.
  ['3kVA', '5kWh', { continuousW: 2500, batteryWh: 5000, depthOfDischarge: 1 }, 2500, 2500],
  // 13.2 kVA is the inverter on sun and grid; the battery gives 5 kW, 7 kW for ten seconds.
  ['13.2kVA', '10kWh', { continuousW: 5000, surgeW: 7000, depthOfDischarge: 1 }, 5000, 7000],
  // 4800 W of "power lifting" starts no motor.
  ['2kVA', '2kWh', { continuousW: 2200, surgeW: 2200, batteryWh: 2048 }, 2200, 2200],
])('the %s / %s device gives on battery what its sheet says', (capacity, batteryCapacity, ratings, power, surge) => {
  expect(systemRatings(aProduct({ capacity, batteryCapacity, ratings }))).toMatchObject({
    continuousW: power,
    surgeW: surge,
  })
})

test.each([
  ['5kVA', 4000],
  ['5 kVA', 4000],
  ['13.2 kVA (inverter)', 10_560],
  ['3,5 kVA', 2800],
  ['800VA', 640],
  ['6kW', 6000],
  ['2.2 kW / 2048 Wh', 2200],
  ['3kVA (2400 W)', 2400],
  ['5 000 W', 5000],
  ['5,000 W', 5000],
  ['5\u202f000 W', 5000],
])('the power in %s is %d W', (capacity, continuousW) => {
  expect(systemRatings(aProduct({ capacity }))?.continuousW).toBe(continuousW)
})

test.each([
  ['760Wh', 760],
  ['10kWh', 10_000],
  ['2,048 kWh', 2048],
  ['0,716 kWh', 716],
  ['2,048 Wh', 2048],
  ['2 048 Wh', 2048],
  ['10 kWh (2 x 5 kWh)', 10_000],
])('the battery in %s is %d Wh', (batteryCapacity, batteryWh) => {
  expect(systemRatings(aProduct({ batteryCapacity }))?.batteryWh).toBe(batteryWh)
})

test.each([
  [{ systemType: 'Solar Panel', capacity: '550W', batteryCapacity: '' }],
  [{ systemType: 'Battery', capacity: '5kW', batteryCapacity: '10kWh' }],
  [{ systemType: 'Inverter', capacity: '5kVA', batteryCapacity: '' }],
  [{ systemType: 'All-in-One', capacity: '', batteryCapacity: '10kWh' }],
  [{ systemType: 'All-in-One', capacity: '10kWh', batteryCapacity: '10kWh' }],
  [{ systemType: 'All-in-One', capacity: '0kVA', batteryCapacity: '10kWh' }],
] as const)('%j is no complete system', (product) => {
  expect(systemRatings(aProduct(product))).toBeNull()
})

test('the mains charge as fast as the battery takes it, where no sheet says', () => {
  const product = aProduct({ ratings: { chargeW: 1200, pvInputW: 900 } })
  expect(systemRatings(product)).toMatchObject({ chargeW: 1200, acChargeW: 1200, pvInputW: 900 })
})

const sheet = { powerW: 550, vocV: 49.9, tempCoeffVocPctPerK: -0.275, impA: 13.11 }

test('a panel is what its sheet says, its open voltage in the cold', () => {
  const panel = aProduct({ systemType: 'Solar Panel', capacity: '500W', panel: statedPanel(sheet) })
  expect(panelOf(panel)).toEqual({ powerW: 550, vocColdV: 51.3, currentA: 13.11 })
  expect(statedPanel({ vocV: 41.5 })).toEqual({ powerW: null, vocColdV: 42.7, currentA: null })
})

test('a panel whose sheet says nothing has the power of its label; without one it is none', () => {
  const unsaid = { systemType: 'Solar Panel', panel: statedPanel({ vocV: '41 à 45' }) } as const
  expect(panelOf(aProduct({ ...unsaid, capacity: '550W' }))).toEqual({ powerW: 550, vocColdV: null, currentA: null })
  expect(panelOf(aProduct({ ...unsaid, capacity: 'grand' }))).toBeNull()
  expect(panelOf(aProduct({ capacity: '5kW', panel: statedPanel(sheet) }))).toBeNull()
})
