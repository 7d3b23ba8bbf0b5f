import type { Country } from '#kernel/country.ts'
import type { AuditAnswer } from './audit-answer.ts'
import { outageHoursOf, type AuditRequest } from './audit-request.ts'
import {
  energyPricesOf,
  generatorFigures,
  type CountryEnergy,
  type EnergyFigure,
  type Tranche,
} from './energy-prices.ts'
import { bandOfSupply, parameters, type TariffBand } from './parameters.ts'
import { exactly, plus, times, whole, type Range } from './range.ts'
import type { Balance } from './year.ts'

/** A site, its load and a system, as the audit and the year have them. Energies are alternating current, the mean of a day. */
export type SavingsQuestion = {
  readonly country: Country
  /** The tariff's band; null without a grid. */
  readonly band: TariffBand | null
  /** What the appliances ask for, Wh a day. */
  readonly loadWh: number
  /** The part of it in the hours without mains, Wh a day; all of it without a grid. */
  readonly outageWh: number
  /** Of that part, the share that the system carries by sun and battery, 0 to 1. */
  readonly carriedShare: number
  /** What the sun gives to the appliances through the system, Wh a day. */
  readonly sunWh: number
  /** What runs at once, W: a set of that size would be bought. */
  readonly runningW: number
  /** The price of the system, all of it, units of the currency. */
  readonly totalPrice: number
  /** What the visitor says to spend a month, units of the currency; what is not said is computed. */
  readonly spend: { readonly fuel?: number | undefined; readonly power?: number | undefined }
}

/** An audit, its answer, and a system with the balance of its year. */
type AuditedSystem = {
  readonly request: Pick<AuditRequest, 'grid' | 'band' | 'supplyUnknown' | 'backupHours' | 'spend'>
  readonly answer: Pick<AuditAnswer, 'place' | 'totalDailyEnergy' | 'requirement'>
  readonly balance: Balance
  readonly totalPrice: number
}

/** The question of a system that an audit found. What the unit itself draws is no need of the visitor's: it is taken from the sun. */
export function savingsQuestion({ request, answer, balance, totalPrice }: AuditedSystem): SavingsQuestion {
  const { place, totalDailyEnergy: loadWh, requirement } = answer
  const outageHours = outageHoursOf(request)
  const idleWh = Math.max(0, balance.loadWh - loadWh)
  return {
    country: place.country,
    band: request.grid ? (request.band ?? bandOfSupply(24 - outageHours)) : null,
    loadWh,
    outageWh: request.grid ? Math.max(0, balance.outageWh - (idleWh * outageHours) / 24) : loadWh,
    carriedShare: balance.carriedShare,
    sunWh: Math.max(0, balance.sunWh - idleWh),
    runningW: requirement.runningW,
    totalPrice,
    spend: request.spend ?? {},
  }
}

type AmountUnit = 'kWh/year' | 'l/year' | 'money/month' | 'money/year' | 'money'
export type SavingsTermName =
  | 'outageEnergy'
  | 'outageEnergyAfter'
  | 'gridEnergy'
  | 'gridEnergyAfter'
  | 'generatorLoad'
  | 'fuelUse'
  | 'fuelPrice'
  | 'fuelSpread'
  | 'fuelSaid'
  | 'powerSaid'
  | 'fuelSaved'
  | 'powerSaved'
  | 'saved'
  | 'totalPrice'
  | 'litresSaved'
  | 'gridEnergySaved'
  | 'fuelCo2'
  | 'gridCo2'
  | 'tariff'

/** One number that a formula was fed; one that we assume brings its source, an energy or an amount its range or value. */
export type SavingsTerm =
  | { readonly name: SavingsTermName; readonly value: number | Range; readonly unit: AmountUnit }
  | { readonly name: SavingsTermName; readonly figure: EnergyFigure; readonly untilKwh?: number | null }

/** A range and how it came about. Its formula is named by the key that it stands under. */
export type ExplainedRange = { readonly range: Range; readonly terms: readonly SavingsTerm[] }

/**
 * Solar against the generator and the bill. Amounts are units of the country's currency a year. `isSaid`: what the visitor told us
 * is in `fuelNow` or `powerNow`, not our computation. `payback` is in months, null where the least saving is none.
 */
export type Savings = {
  readonly country: Country
  readonly fuelKind: FuelKind
  readonly fuelNow: ExplainedRange & { readonly isSaid: boolean }
  readonly powerNow: ExplainedRange & { readonly isSaid: boolean }
  /** Both together. */
  readonly now: Range
  /** Of it, what is still spent with the system. */
  readonly left: Range
  readonly saved: ExplainedRange
  readonly payback: ExplainedRange | null
  /** Litres a year that are not burnt. */
  readonly litres: Range
  /** Kilograms a year that are not given off. */
  readonly co2: ExplainedRange
}

export type FuelKind = 'petrol' | 'diesel'

const daysOfAYear = 365
const monthsOfAYear = 12

/**
 * Litres that a petrol set burns for a kWh at a share of its power, 0 to 1: on the lines between the three published loads, and
 * never less or more than they.
 */
export function petrolPerKwh(load: number): number {
  const { petrolThirdLoad: third, petrolHalfLoad: half, petrolFullLoad: full } = generatorFigures
  const between = (from: number, to: number, a: number, b: number) => a + ((b - a) * (load - from)) / (to - from)
  if (load <= 1 / 3) return third.value
  if (load <= 1 / 2) return between(1 / 3, 1 / 2, third.value, half.value)
  return load < 1 ? between(1 / 2, 1, half.value, full.value) : full.value
}

/** The set that a site of so many watts has: what a kWh takes of its fuel, a litre's price and what burning it gives off. */
function generatorOf({ petrol, diesel }: CountryEnergy, runningW: number) {
  const { largestPetrolSet, generatorLoad, petrolHalfLoad, petrolCo2, dieselCo2, diesel: dieselUse } = generatorFigures
  const isPetrol = runningW <= largestPetrolSet.value
  return isPetrol
    ? {
        kind: 'petrol' as const,
        load: generatorLoad,
        use: { ...petrolHalfLoad, value: petrolPerKwh(generatorLoad.value) },
        price: petrol,
        co2: petrolCo2,
      }
    : { kind: 'diesel' as const, load: null, use: dieselUse, price: diesel, co2: dieselCo2 }
}

/** What the tranches charge for so many kWh a month, units of the currency. */
export function monthlyBill(kwh: number, tranches: readonly Tranche[]): number {
  let from = 0
  let amount = 0
  for (const { untilKwh, price } of tranches) {
    amount += Math.max(0, Math.min(kwh, untilKwh) - from) * price.value
    from = untilKwh
  }
  return amount
}

/** Energy by source, kWh a year: of the generator and of the mains, now and with the system. */
function energyByYear({ band, loadWh, outageWh, carriedShare, sunWh }: SavingsQuestion) {
  const { inverterEfficiency, roundTripEfficiency } = parameters
  const toYear = (wh: number) => (wh * daysOfAYear) / 1000
  const carriedWh = outageWh * carriedShare
  const leftToGeneratorWh = outageWh - carriedWh
  const fromMainsWh = band === null ? 0 : Math.max(0, loadWh - leftToGeneratorWh - sunWh)
  // What the mains serve in an outage they have put into the battery before, and that costs its losses.
  const throughBatteryWh = Math.min(carriedWh, fromMainsWh)
  const lost = 1 / (inverterEfficiency.value * roundTripEfficiency.value) - 1
  return {
    generator: toYear(outageWh),
    generatorAfter: toYear(leftToGeneratorWh),
    grid: band === null ? 0 : toYear(loadWh - outageWh),
    gridAfter: toYear(fromMainsWh + throughBatteryWh * lost),
  }
}

/**
 * What of an amount said is saved, at the computed share of it; at the least no more than the computation saves, because an amount may
 * pay for more than the list of appliances.
 */
function savedOf(said: number | undefined, computedSaving: Range, share: number): Range {
  if (said === undefined) return computedSaving
  const most = said * monthsOfAYear * share
  return { low: Math.min(most, computedSaving.low), high: most }
}

/**
 * Solar against the generator and the bill. Where the visitor says nothing, the load costs what a generator burns for it in the hours
 * without mains and what the tariff asks for the rest; the fuel is a range of a quarter either way. Maintenance of the set,
 * ageing of the battery and changes of price are in none of it. Null where the country's prices are not known.
 */
export function calculateSavings(question: SavingsQuestion): Savings | null {
  const { country, band, spend, totalPrice } = question
  const prices = energyPricesOf(country)
  if (!prices) return null
  const { tariff, gridCo2 } = prices
  const { fuelSpread } = generatorFigures
  const set = generatorOf(prices, question.runningW)
  const energy = energyByYear(question)
  const tranches = band === null ? [] : tariff[band]

  const spread = { low: 1 - fuelSpread.value, high: 1 + fuelSpread.value }
  const fuelOf = (kwh: number): Range => times(spread, kwh * set.use.value * set.price.value)
  const billOf = (kwh: number) => monthlyBill(kwh / monthsOfAYear, tranches) * monthsOfAYear
  const computedFuel = fuelOf(energy.generator)
  const computedPower = billOf(energy.grid)
  const fuelNow = spend.fuel === undefined ? computedFuel : exactly(spend.fuel * monthsOfAYear)
  const powerNow = spend.power === undefined ? exactly(computedPower) : exactly(spend.power * monthsOfAYear)

  const generatorSaved = energy.generator - energy.generatorAfter
  const gridSaved = energy.grid - energy.gridAfter
  const billSaved = computedPower - billOf(energy.gridAfter)
  const share = (part: number, of: number) => (of > 0 ? part / of : 0)
  const fuelSaved = savedOf(spend.fuel, fuelOf(generatorSaved), share(generatorSaved, energy.generator))
  const powerSaved = savedOf(spend.power, exactly(billSaved), share(billSaved, computedPower))
  const saved = plus(fuelSaved, powerSaved)
  const now = plus(fuelNow, powerNow)
  const lefts = [now.low - saved.low, now.high - saved.high]
  const litres = times(fuelSaved, 1 / set.price.value)
  const co2 = plus(times(litres, set.co2.value), exactly(gridSaved * gridCo2.value))

  const yearly = (name: SavingsTermName, kwh: number): SavingsTerm => ({
    name,
    value: Math.round(kwh),
    unit: 'kWh/year',
  })
  const amounts = (name: SavingsTermName, range: Range): SavingsTerm => {
    return { name, value: whole(range), unit: 'money/year' }
  }
  const ofFuel: readonly SavingsTerm[] = [
    ...(set.load ? [{ name: 'generatorLoad' as const, figure: set.load }] : []),
    { name: 'fuelUse', figure: set.use },
    { name: 'fuelSpread', figure: fuelSpread },
    { name: 'fuelPrice', figure: set.price },
  ]
  const ofTariff = tranches.map(({ untilKwh, price }): SavingsTerm => {
    return { name: 'tariff', figure: price, untilKwh: Number.isFinite(untilKwh) ? untilKwh : null }
  })
  const said = (name: 'fuelSaid' | 'powerSaid', value: number): SavingsTerm => ({ name, value, unit: 'money/month' })
  const saidFuel = spend.fuel === undefined ? [] : [said('fuelSaid', spend.fuel)]
  const saidPower = spend.power === undefined ? [] : [said('powerSaid', spend.power)]

  return {
    country,
    fuelKind: set.kind,
    fuelNow: {
      isSaid: saidFuel.length > 0,
      range: whole(fuelNow),
      terms: saidFuel.length > 0 ? saidFuel : [yearly('outageEnergy', energy.generator), ...ofFuel],
    },
    powerNow: {
      isSaid: saidPower.length > 0,
      range: whole(powerNow),
      terms: saidPower.length > 0 ? saidPower : [yearly('gridEnergy', energy.grid), ...ofTariff],
    },
    now: whole(now),
    left: whole({ low: Math.min(...lefts), high: Math.max(...lefts) }),
    saved: {
      range: whole(saved),
      terms: [
        ...saidFuel,
        ...saidPower,
        yearly('outageEnergy', energy.generator),
        yearly('outageEnergyAfter', energy.generatorAfter),
        ...ofFuel,
        yearly('gridEnergy', energy.grid),
        yearly('gridEnergyAfter', energy.gridAfter),
        ...ofTariff,
        amounts('fuelSaved', fuelSaved),
        amounts('powerSaved', powerSaved),
      ],
    },
    payback:
      whole(saved).low > 0
        ? {
            range: {
              low: Math.ceil((totalPrice * monthsOfAYear) / saved.high),
              high: Math.ceil((totalPrice * monthsOfAYear) / saved.low),
            },
            terms: [{ name: 'totalPrice', value: totalPrice, unit: 'money' }, amounts('saved', saved)],
          }
        : null,
    litres: whole(litres),
    co2: {
      range: whole(co2),
      terms: [
        { name: 'litresSaved', value: whole(litres), unit: 'l/year' },
        { name: 'fuelCo2', figure: set.co2 },
        yearly('gridEnergySaved', gridSaved),
        { name: 'gridCo2', figure: gridCo2 },
      ],
    },
  }
}
