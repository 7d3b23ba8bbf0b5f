import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Country } from '#kernel/country.ts'
import { demoCatalogueIn } from '../../../tests/support/demo-catalogue.ts'
import { countriesWithEnergyPrices } from '../../../tests/support/priced-countries.ts'
import type { AuditRequest } from './audit-request.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit, calculateYear } from './calculate-audit.ts'
import { energyPricesOf, generatorFigures } from './energy-prices.ts'
import {
  calculateSavings as savingsOrNull,
  monthlyBill,
  petrolPerKwh,
  savingsQuestion,
  type SavingsQuestion,
} from './savings.ts'
import { bandOfSupply, tariffBands } from './parameters.ts'

function known<T>(value: T | null): T {
  if (value === null) throw new Error('no prices of the country')
  return value
}
const pricesOf = (country: Country) => known(energyPricesOf(country))
const calculateSavings = (question: SavingsQuestion) => known(savingsOrNull(question))

/** A home in Lagos: 6 kWh a day, half of it in the outages of band C, carried whole by a system that the sun feeds with 5 kWh. */
const home: SavingsQuestion = {
  country: 'cm',
  band: 'C',
  loadWh: 6000,
  outageWh: 3000,
  carriedShare: 1,
  sunWh: 5000,
  runningW: 1500,
  totalPrice: 3_400_000,
  spend: {},
}

describe('the generator’s law', () => {
  test('is the published tables at full, half and a third of the load, and between them on a line', () => {
    expect([1, 1 / 2, 1 / 3].map(petrolPerKwh)).toEqual([0.62, 0.78, 1.2])
    expect(petrolPerKwh(0.75)).toBeCloseTo(0.7, 10)
    expect([0.1, 2].map(petrolPerKwh)).toEqual([1.2, 0.62])
  })

  test('burns diesel where the site runs more than petrol sets do', () => {
    expect(calculateSavings({ ...home, runningW: 6000 }).fuelKind).toBe('petrol')
    const large = calculateSavings({ ...home, runningW: 6001 })
    expect(large.fuelKind).toBe('diesel')
    const middle = 3 * 365 * 0.35 * 1409.61
    expect(large.fuelNow.range).toEqual({ low: Math.round(middle * 0.75), high: Math.round(middle * 1.25) })
  })
})

describe('the bill', () => {
  test('asks each part of a month its own price', () => {
    expect(monthlyBill(150, pricesOf('bf').tariff.A)).toBe(50 * 96 + 100 * 102)
    expect(monthlyBill(250, pricesOf('bf').tariff.A)).toBe(50 * 96 + 150 * 102 + 50 * 109)
    expect(monthlyBill(100, pricesOf('cm').tariff.A)).toBe(22_500)
    expect(monthlyBill(0, pricesOf('bf').tariff.A)).toBe(0)
  })

  test('is of the band whose hours are nearest', () => {
    expect([24, 20, 17, 12, 9, 5, 0].map(bandOfSupply)).toEqual(['A', 'A', 'B', 'C', 'D', 'E', 'E'])
    expect(bandOfSupply(18)).toBe('B')
  })

  test('has a price without end in every band of every country', () => {
    for (const country of countriesWithEnergyPrices) {
      for (const band of tariffBands) {
        const ends = pricesOf(country).tariff[band].map(({ untilKwh }) => untilKwh)
        expect(ends).toEqual(ends.toSorted((a, b) => a - b))
        expect(ends.at(-1)).toBe(Infinity)
      }
    }
  })
})

test('a home that says nothing: generator for the outages, tariff for the rest, by hand', () => {
  const savings = calculateSavings(home)
  const fuel = 3 * 365 * 0.78 * 1061.35
  const bill = 3 * 365 * 55.95
  const range = { low: Math.round(fuel * 0.75), high: Math.round(fuel * 1.25) }
  expect(savings.fuelNow).toMatchObject({ isSaid: false, range })
  expect(savings.powerNow).toMatchObject({ isSaid: false, range: { low: Math.round(bill), high: Math.round(bill) } })
  // The sun gives 5 of the 6 kWh: the mains put the sixth into the battery, with its losses.
  const after = (1 * 365) / (0.93 * 0.95)
  const billSaved = bill - after * 55.95
  expect(savings.saved.range.low).toBe(Math.round(fuel * 0.75 + billSaved))
  expect(savings.saved.range.high).toBe(Math.round(fuel * 1.25 + billSaved))
  expect(savings.payback?.range).toEqual({
    low: Math.ceil((3_400_000 * 12) / (fuel * 1.25 + billSaved)),
    high: Math.ceil((3_400_000 * 12) / (fuel * 0.75 + billSaved)),
  })
  const litres = 3 * 365 * 0.78
  expect(savings.litres).toEqual({ low: Math.round(litres * 0.75), high: Math.round(litres * 1.25) })
  expect(savings.co2.range.low).toBe(Math.round(litres * 0.75 * 2.31 + (3 * 365 - after) * 0.523))
})

test('without a grid the generator does all that the system leaves', () => {
  const savings = calculateSavings({ ...home, band: null, outageWh: 6000, carriedShare: 0.95, sunWh: 5700 })
  expect(savings.powerNow.range).toEqual({ low: 0, high: 0 })
  const fuel = 6 * 365 * 0.78 * 1061.35
  expect(savings.saved.range).toEqual({ low: Math.round(fuel * 0.75 * 0.95), high: Math.round(fuel * 1.25 * 0.95) })
})

describe('what the visitor says', () => {
  test('is what is spent, and no more of it is saved than its share', () => {
    const savings = calculateSavings({ ...home, carriedShare: 0.9, spend: { fuel: 40_000, power: 5000 } })
    expect(savings.fuelNow).toMatchObject({ isSaid: true, range: { low: 480_000, high: 480_000 } })
    expect(savings.powerNow).toMatchObject({ isSaid: true, range: { low: 60_000, high: 60_000 } })
    expect(savings.now).toEqual({ low: 540_000, high: 540_000 })
    expect(savings.saved.range.high).toBeLessThanOrEqual(480_000 * 0.9 + 60_000)
  })

  test('when it is more than the list of appliances takes, the least saving is what that takes', () => {
    const computed = calculateSavings(home)
    const said = calculateSavings({ ...home, spend: { fuel: 400_000 } })
    expect(said.saved.range.low).toBe(computed.saved.range.low)
    expect(said.saved.range.high).toBeGreaterThan(400_000 * 12)
  })

  test('nothing burnt, nothing saved of it', () => {
    const savings = calculateSavings({ ...home, spend: { fuel: 0, power: 0 } })
    expect(savings.saved.range).toEqual({ low: 0, high: 0 })
    expect(savings.payback).toBeNull()
  })
})

test('a system without panels saves the fuel, and its losses are on the bill', () => {
  const bare = calculateSavings({ ...home, sunWh: 0 })
  expect(bare.saved.range.low).toBeLessThan(bare.fuelNow.range.low)
})

const questions = fc.record({
  country: fc.constantFrom(...countriesWithEnergyPrices),
  band: fc.constantFrom(null, ...tariffBands),
  loadWh: fc.integer({ min: 100, max: 200_000 }),
  outage: fc.double({ min: 0, max: 1, noNaN: true }),
  carriedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  sun: fc.double({ min: 0, max: 1, noNaN: true }),
  runningW: fc.integer({ min: 50, max: 30_000 }),
  totalPrice: fc.integer({ min: 100_000, max: 50_000_000 }),
  spend: fc.record(
    { fuel: fc.integer({ min: 0, max: 10_000_000 }), power: fc.integer({ min: 0, max: 10_000_000 }) },
    { requiredKeys: [] },
  ),
})

test('of any home: no more is saved than is spent, and a system that does more saves no less', () => {
  fc.assert(
    fc.property(questions, fc.double({ min: 0, max: 1, noNaN: true }), ({ outage, sun, ...rest }, more) => {
      const outageWh = rest.band === null ? rest.loadWh : rest.loadWh * outage
      const question = { ...rest, outageWh, sunWh: rest.loadWh * sun }
      const savings = calculateSavings(question)
      for (const { low, high } of [savings.fuelNow.range, savings.powerNow.range, savings.saved.range, savings.now]) {
        expect(low).toBeLessThanOrEqual(high)
      }
      expect(savings.saved.range.high).toBeLessThanOrEqual(savings.now.high + 1)
      const { low, high } = savings.payback?.range ?? { low: Infinity, high: Infinity }
      expect(low).toBeLessThanOrEqual(high)
      // By then it is paid, whatever is lost in rounding the amounts of a year.
      expect(((Math.max(0, savings.saved.range.low) + 0.5) * high) / 12).toBeGreaterThanOrEqual(question.totalPrice)
      const sunnier = calculateSavings({ ...question, sunWh: question.sunWh + (rest.loadWh - question.sunWh) * more })
      expect(sunnier.saved.range.high).toBeGreaterThanOrEqual(savings.saved.range.high)
      const idle = calculateSavings({ ...question, carriedShare: 0, sunWh: 0 })
      expect(idle.saved.range).toEqual({ low: 0, high: 0 })
      expect(idle.payback).toBeNull()
    }),
  )
})

describe('of a system that an audit found', () => {
  const tables = { findAppliance, findPlace, defaultPlaceOf }
  const usage = (applianceId: number, quantity: number, hoursDay: number, hoursNight: number) => {
    return { applianceId, quantity, hoursDay, hoursNight, isEssential: true }
  }
  const applianceUsage = [usage(2, 1, 8, 16), usage(17, 6, 0, 5), usage(31, 2, 4, 8), usage(28, 1, 2, 4)]
  const asked = { applianceUsage, backupHours: 10, clientType: 'residential' } as const

  function found(site: Partial<AuditRequest>) {
    const request: AuditRequest = { ...asked, ...site }
    const catalogue = demoCatalogueIn(request.country ?? 'cm')
    const audit = calculateAudit(request, tables, catalogue)
    const pick = audit.ok ? audit.value.pick : null
    if (!audit.ok || !pick) throw new Error('no system')
    const year = calculateYear(
      { ...request, productId: pick.id, units: pick.units, panels: pick.panels },
      tables,
      catalogue,
    )
    if (!year.ok) throw new Error('no year')
    const { balance } = year.value
    return {
      balance,
      question: savingsQuestion({ request, answer: audit.value, balance, totalPrice: pick.totalPrice }),
    }
  }

  test('without a grid all of the load is the generator’s, and the system carries nearly all of it', () => {
    const { question } = found({})
    expect(question).toMatchObject({ country: 'cm', band: null, loadWh: 3810, outageWh: 3810, spend: {} })
    expect(question.carriedShare).toBeGreaterThanOrEqual(0.97)
    const { now, saved, payback } = calculateSavings(question)
    expect(saved.range.low).toBeGreaterThanOrEqual(0.97 * now.low - 1)
    expect(payback).not.toBeNull()
  })

  test('with one, the outage is the band’s, and the unit’s own draw is no need of the home', () => {
    const { question, balance } = found({ grid: true, band: 'C', spend: { fuel: 30_000 } })
    expect(question).toMatchObject({ band: 'C', loadWh: 3810, spend: { fuel: 30_000 } })
    const idleWh = balance.loadWh - 3810
    expect(idleWh).toBeGreaterThan(0)
    expect(question.outageWh).toBeCloseTo(balance.outageWh - idleWh / 2, 6)
    expect(question.sunWh).toBeCloseTo(Math.max(0, balance.sunWh - idleWh), 6)
    expect(found({ grid: true }).question.band).toBe('C')
  })

  test('in Burkina Faso it is reckoned in francs, and by its tariff', () => {
    const { question } = found({ country: 'bf', place: 'ouagadougou', grid: true, band: 'A' })
    expect(calculateSavings(question)).toMatchObject({ country: 'bf', fuelKind: 'petrol' })
    expect(question.outageWh).toBeLessThan(question.loadWh / 2)
  })
})

test('a country whose prices nobody has written down is told no savings', () => {
  expect(savingsOrNull({ ...home, country: 'xx' as Country })).toBeNull()
})

test('every figure is dated, and says where it is from in both languages', () => {
  const ofCountries = countriesWithEnergyPrices.flatMap((country) => {
    const { petrol, diesel, gridCo2, tariff } = pricesOf(country)
    const prices = Object.values(tariff).flatMap((tranches) => tranches.map(({ price }) => price))
    return [petrol, diesel, gridCo2].concat(prices)
  })
  for (const { date, source, value } of ofCountries.concat(Object.values(generatorFigures))) {
    expect(date).toMatch(/^20\d\d(-\d\d){0,2}$/)
    expect(source.fr).not.toBe(source.en)
    expect(value).toBeGreaterThan(0)
  }
})
