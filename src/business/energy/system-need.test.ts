import { expect, test } from 'vitest'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { sumLoad, type Load } from './load.ts'
import { parameterSources } from './parameter-sources.ts'
import { parameters, solarLosses, type ParameterKey } from './parameters.ts'
import type { Place } from './place.ts'
import { requirementOf } from './requirement.ts'
import { lossesIn, sunOf } from './sun.ts'
import { needOf, type Site, type Unit } from './system-need.ts'

const inverter = 0.93
const roundTrip = 0.95
const lagos = defaultPlaceOf.cm

const flat = (wh: number) => Array<number>(24).fill(wh)
const at = (hours: readonly number[], wh: number) => flat(0).map((_, hour) => (hours.includes(hour) ? wh : 0))
const nothing = flat(0)

function load(essential: readonly number[], other: readonly number[] = nothing): Load {
  return { essential, other, essentialW: 0, otherW: 0, largestOtherW: 0, largestStartW: 0, allEssential: false }
}

function site(part: Partial<Site> = {}): Site {
  return { sun: sunOf(lagos), grid: false, phases: 1, backupHours: 12, outageHours: 12, ...part }
}

function unit(part: Partial<Unit> = {}): Unit {
  return { idleW: 0, acCharge: true, pvInputW: 10_000, panelsIncludedW: 0, panel: { powerW: 550 }, ...part }
}

test('the losses between the sheet’s watts and the battery are 0.788 together', () => {
  expect(solarLosses()).toBeCloseTo(0.9 * 0.95 * 0.98 * 0.97 * 0.97, 12)
  expect(Math.round(1000 * solarLosses())).toBe(788)
})

test('harmattan dust lies north of 11 degrees from December to February', () => {
  for (const month of [12, 1, 2]) {
    expect(lossesIn({ latitude: 11.1 }, month)).toBeCloseTo(solarLosses(0.85), 12)
    expect(lossesIn({ latitude: 11 }, month)).toBe(solarLosses())
  }
  expect(lossesIn({ latitude: 13 }, 3)).toBe(solarLosses())
  expect(lossesIn({ latitude: 13 }, 11)).toBe(solarLosses())
})

test('the month of least yield counts without a grid, the earliest of equals; the mean of the yields with one', () => {
  const place: Place = { ...lagos, monthly: [5, 4, 6, 4, 5, 5, 5, 5, 5, 5, 5, 5] }
  expect(sunOf(place).worst).toEqual({ month: 2, yield: 4 * solarLosses() })
  expect(sunOf(place).meanYield).toBeCloseTo((59 / 12) * solarLosses(), 12)
  // In Kano December has the least yield though August has the least sun but one: the dust decides.
  const kano = findPlace('kano')
  expect(kano && sunOf(kano).worst.month).toBe(12)
})

test('the array: what is used by night passes through the battery as well', () => {
  const mixed = load(at([10, 11], 500).map((wh, hour) => (hour >= 18 ? 100 : wh)))
  const { arrayWp, panels, installedWp } = needOf(mixed, true, site(), unit())
  const energy = 1000 / inverter + 600 / (inverter * roundTrip)
  expect(arrayWp).toBeCloseTo(energy / (3.95 * solarLosses()), 6)
  expect(panels).toBe(Math.ceil((1.2 * arrayWp) / 550))
  expect(installedWp).toBe(panels * 550)
})

test('the margin for poor days is taken as far as the input does; a need above the input is missing sun', () => {
  const asked = load(flat(100))
  const { arrayWp } = needOf(asked, true, site(), unit())
  const enough = Math.ceil(arrayWp / 550)
  expect(needOf(asked, true, site(), unit({ pvInputW: arrayWp })).panels).toBe(enough)
  expect(needOf(asked, true, site(), unit({ pvInputW: arrayWp })).installedWp).toBeCloseTo(arrayWp, 9)
  const short = needOf(asked, true, site(), unit({ pvInputW: arrayWp - 1 }))
  expect(short.panels).toBe(Math.floor((arrayWp - 1) / 550))
  expect(short.missingSun).toBeGreaterThan(0)
})

test('with a grid no margin, the mean of the year, and as many panels as the input takes', () => {
  const asked = load(flat(100))
  const withGrid = needOf(asked, false, site({ grid: true }), unit())
  expect(withGrid.panels).toBe(Math.ceil(withGrid.arrayWp / 550))
  expect(withGrid.arrayWp).toBeCloseTo(withGrid.energyFromArrayWh / sunOf(lagos).meanYield, 9)
  expect(needOf(asked, false, site({ grid: true }), unit({ pvInputW: 600 }))).toMatchObject({
    panels: 1,
    missingSun: 0,
  })
  expect(needOf(asked, false, site({ grid: true }), unit({ panel: null }))).toMatchObject({ panels: 0, missingSun: 0 })
})

test('a unit that the mains can’t charge is sized as without a grid too', () => {
  const asked = load(flat(100))
  const needs = needOf(asked, false, site({ grid: true }), unit({ acCharge: false }))
  const without = needOf(asked, false, site(), unit())
  expect(needs.arrayWp).toBe(without.arrayWp)
  expect(needs.energyToCarryWh).toBe(Math.max(without.energyToCarryWh, 1200))
})

test('panels that come with a product are its array, others are added to them', () => {
  const asked = load(flat(20))
  const { arrayWp } = needOf(asked, true, site(), unit())
  expect(needOf(asked, true, site(), unit({ panelsIncludedW: arrayWp * 2 })).panels).toBe(0)
  const some = needOf(asked, true, site(), unit({ panelsIncludedW: 120 }))
  expect(some.panels).toBe(Math.ceil((1.2 * arrayWp - 120) / 550))
  expect(some.installedWp).toBe(120 + some.panels * 550)
  const foldingOnly = needOf(asked, true, site(), unit({ panelsIncludedW: 120, pvInputW: 200, panel: null }))
  expect(foldingOnly).toMatchObject({ panels: 0, installedWp: 120 })
  expect(foldingOnly.missingSun).toBeGreaterThan(0)
})

test('what the unit draws itself is part of the essential load', () => {
  const { essential, carried, energyFromArrayWh } = needOf(load(flat(10), flat(5)), true, site(), unit({ idleW: 60 }))
  expect([essential[3], carried[3]]).toEqual([70, 75])
  expect(energyFromArrayWh).toBeCloseTo((8 * 75) / inverter + (16 * 75) / (inverter * roundTrip), 9)
})

test('with a grid the largest stretch of essentials: the outage or the hours asked for, whichever is longer, around midnight', () => {
  const essential = at([22, 23, 0, 1], 100)
  const carry = (backupHours: number, outageHours: number) =>
    needOf(load(essential, flat(1000)), false, site({ grid: true, backupHours, outageHours }), unit()).energyToCarryWh
  expect(carry(2, 2)).toBe(200)
  expect(carry(2, 4)).toBe(400)
  expect(carry(4, 2)).toBe(400)
  expect(carry(24, 4)).toBe(400)
})

test('everything for the hours asked, then the essentials for the rest of the outage', () => {
  const need = needOf(load(flat(10), at([20], 500)), true, site({ grid: true, backupHours: 2, outageHours: 6 }), unit())
  expect(need.energyToCarryWh).toBe(500 + 6 * 10)
})

test('without a grid the battery carries an ordinary day: load less sun, the excess at its round trip', () => {
  // Eight dark hours of 100 Wh; the array is large, so that nothing else counts but the hours asked for.
  const dark = load(at([20, 21, 22, 23, 0, 1, 2, 3], 100))
  expect(needOf(dark, true, site({ backupHours: 1 }), unit()).energyToCarryWh).toBeCloseTo(800, 9)
  // A break of the load by day lets the sun fill the battery: two runs are not one.
  const day = load(at([12, 13], 100))
  const need = needOf(day, true, site({ backupHours: 1 }), unit())
  expect(need.energyToCarryWh).toBeLessThan(100)
})

test('without a grid a poor day counts for the essentials only, and the hours asked for from 17:00 without sun', () => {
  const essential = flat(100)
  const asked = (backupHours: number) => needOf(load(essential), true, site({ backupHours }), unit())
  expect(asked(24)).toMatchObject({ batteryCase: 'backup', energyToCarryWh: 2400, batteryMonth: null })
  const { batteryCase, energyToCarryWh } = asked(1)
  expect(batteryCase).toBe('poorDay')
  expect(energyToCarryWh).toBeGreaterThan(13 * 100)
  const others = needOf(load(nothing, essential), true, site({ backupHours: 1 }), unit())
  expect(others.batteryCase).toBe('ordinaryDay')
})

test('a requirement, by hand: no draw of its own, no limit of the input, the catalogue’s panel', () => {
  const tv = { kind: 'tv', power: 100, dutyCycle: 1, surgeFactor: 1, quantity: 1, isEssential: true } as const
  const evening = sumLoad([{ ...tv, hoursDay: 0, hoursNight: 4 }], 'residential')
  const requirement = requirementOf(evening, site(), lagos, { powerW: 550 })
  const energyFromArray = 400 / (inverter * roundTrip)
  const arrayWp = energyFromArray / (3.95 * solarLosses())
  expect(requirement).toMatchObject({
    runningW: 100,
    peakW: 100,
    inverterW: 125,
    energyToCarryWh: 400,
    arrayWp: Math.round(1000 * arrayWp) / 1000,
    panels: 1,
    panelPowerW: 550,
    peakSunHours: 3.95,
    designMonth: 7,
  })
  expect(requirement.batteryWh).toBeCloseTo(400 / (inverter * Math.sqrt(roundTrip) * 0.9), 3)
  expect(requirementOf(evening, site({ grid: true }), lagos, { powerW: 550 })).toMatchObject({
    designMonth: null,
    batteryCase: 'outage',
  })
})

test('every parameter has a unit, a source and a status', () => {
  for (const [name, { value, unit: unitOf, status }] of Object.entries(parameters)) {
    expect(value).toBeGreaterThan(0)
    expect(unitOf).not.toBe('')
    expect(parameterSources[name as ParameterKey].length).toBeGreaterThan(20)
    expect(['published', 'estimated']).toContain(status)
  }
})
