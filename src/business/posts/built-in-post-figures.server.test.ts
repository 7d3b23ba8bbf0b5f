import { expect, test } from 'vitest'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import { applianceCategories, appliances, findAppliance } from '#business/energy/built-in-appliances.ts'
import { defaultPlaceOf, findPlace, places } from '#business/energy/built-in-places.ts'
import { calculateAudit, calculateYear } from '#business/energy/calculate-audit.ts'
import { exampleRequirement } from '#business/energy/guide/example-household.ts'
import { lineEnergy, sumLoad, type LoadLine } from '#business/energy/load.ts'
import { energyPricesOf, generatorFigures, type EnergyFigure, type Tranche } from '#business/energy/energy-prices.ts'
import { parameters, solarLosses, tariffBands } from '#business/energy/parameters.ts'
import { calculateSavings, monthlyBill, savingsQuestion } from '#business/energy/savings.ts'
import { sunOf } from '#business/energy/sun.ts'
import { arrayPower, deliverable, nominalBattery, panelCount, powerNeed } from '#business/energy/system-need.ts'
import { affordabilityOf } from '#business/financing/affordability.ts'
import { planInstalments } from '#business/financing/plan-instalments.ts'
import { planLimits } from '#business/financing/plan-limits.ts'
import { languages, type Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { demoCatalogueIn } from '../../../tests/support/demo-catalogue.ts'
import { findBuiltInPost } from './built-in-posts.server.ts'

/** A body on one line, its special spaces made plain. */
function bodyOf(slug: string, language: Language): string {
  const post = findBuiltInPost(slug)
  if (!post) throw new Error(`no built-in post ${slug}`)
  return post.words[language].body.replace(/\s+/g, ' ')
}

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('no such appliance, place or price')
  return value
}

const naira = (amount: number) => formatMoney({ amount, currency: 'NGN' })
const francs = (amount: number) => formatMoney({ amount, currency: 'XOF' })
/** An amount without its sign. */
const bare = (amount: number) => naira(amount).slice(0, -2)
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A number as the posts of a language write it. */
function written(value: number, language: Language, decimals = 0): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return value.toLocaleString(locale, options).replaceAll('\u202F', ' ')
}

/** A price with decimals as the posts write it, thousands apart as in amounts. */
const grouped = (value: number, language: Language) =>
  `${bare(Math.trunc(value))}${written(value, language, 2).slice(-3)}`

function line(applianceId: number, quantity: number, isEssential: boolean): LoadLine {
  return { ...known(findAppliance(applianceId)), quantity, isEssential }
}

const [nigeria, burkina] = [known(energyPricesOf('cm')), known(energyPricesOf('bf'))]
/** Naira a litre of petrol in two places of November 2025; the means of the country are in the engine's table. */
const petrolIn = { lagos: 1021.14, borno: 1133.86 }
const { petrolFullLoad, petrolHalfLoad, petrolThirdLoad, petrolCo2, diesel: dieselUse, fuelSpread } = generatorFigures

/** What sizing guides count for lead-acid, which the post names; the engine sizes lithium only. */
const leadDepth = 0.5

test.each(languages)('choosing a battery (%s)', (language) => {
  const body = bodyOf('choosing-a-battery', language)
  const kwh = (wh: number) => `${written(wh / 1000, language, 1)} kWh`
  const depth = parameters.depthOfDischarge.value
  for (const label of [5000, 10_000, 15_000]) {
    expect(body).toContain(row(`${label / 1000} kWh`, kwh(label * depth), kwh(deliverable(label, depth))))
  }
  const leadWh = 220 * 12
  expect(body).toMatch(new RegExp(`(comptent|count) ${leadDepth * 100} ?%`))
  for (const [price, usableWh, decimals] of [
    [300_000, leadWh * leadDepth, 2],
    [940_000, 5000 * depth, 1],
    [1_608_000, 10_000 * depth, 1],
  ] as const) {
    const usable = `${written(usableWh / 1000, language, decimals)} kWh`
    expect(body).toContain(row(naira(price), usable, naira((price / usableWh) * 1000)).slice(2))
  }
  const { energyToCarryWh, batteryWh } = exampleRequirement
  const inLead = nominalBattery(energyToCarryWh, leadDepth)
  for (const wh of [energyToCarryWh, batteryWh, inLead]) expect(body).toContain(kwh(wh))
  expect(Math.ceil(inLead / leadWh)).toBe(3)
  expect(body).toContain(naira(4 * 300_000))
})

test.each(languages)('reading a bill (%s)', (language) => {
  const body = bodyOf('reading-an-electricity-bill', language)
  for (const band of tariffBands) {
    const [{ price }] = nigeria.tariff[band] as [Tranche]
    expect(body).toContain(
      `| ${written(price.value, language, 2)} ₦ | ${written(10_000 / price.value, language, 1)} kWh |`,
    )
    expect(body).toContain(`| ${band} |`)
  }
  for (const { price } of burkina.tariff.A) expect(body).toContain(francs(price.value))
  for (const kwh of [150, 250]) expect(body).toContain(francs(monthlyBill(kwh, burkina.tariff.A)))
  const grid = monthlyBill(3, nigeria.tariff.C)
  const generator = 3 * petrolHalfLoad.value * nigeria.petrol.value
  const day = grid + generator
  for (const amount of [grid, generator, day, day / 6, day * 30]) expect(body).toContain(naira(amount))
  // "nearly twice as much per kWh as band A"
  expect(day / 6 / monthlyBill(1, nigeria.tariff.A)).toBeCloseTo(1.96, 2)
})

test.each(languages)('what a fridge uses (%s)', (language) => {
  const body = bodyOf('what-a-fridge-really-uses', language)
  const wh = (energy: number) => `${written(energy, language)} Wh`
  for (const id of [1, 2, 3, 4, 5]) {
    const fridge = { ...line(id, 1, true), hoursDay: 8, hoursNight: 16 }
    const [real, always, hot] = [fridge.dutyCycle, 1, 0.5].map((dutyCycle) => wh(lineEnergy({ ...fridge, dutyCycle })))
    expect(body).toContain(`| ${fridge.power} W | ${always} | ${real} | ${hot} |`)
  }
  expect(body).toContain(`= ${wh(150 * 0.35 * 16)}`)
  expect(body).toContain(written(Math.floor(deliverable(5000, 0.9)), language))
  expect(deliverable(5000, 0.9) / (150 * 0.35)).toBeGreaterThan(72)
})

test.each(languages)('instalments, to the unit (%s)', (language) => {
  const body = bodyOf('how-instalments-work', language)
  const { downPayment, tenure } = planLimits
  expect(body).toMatch(
    new RegExp(`${downPayment.min} (à|to) ${downPayment.max} ?% (par pas de|in steps of) ${downPayment.step} ?%`),
  )
  expect(body).toMatch(new RegExp(`(de|from) ${tenure.min + 1} (à|to) ${tenure.max}\\.`))
  for (const [downPaymentPercentage, tenureMonths] of [
    [10, 12],
    [30, 12],
    [50, 12],
    [30, 24],
  ] as const) {
    const plan = planInstalments({ totalAmount: 3_500_000, downPaymentPercentage, tenureMonths }, '2026-01-31')
    const last = plan.paymentSchedule.at(-1)?.amount ?? 0
    const income = affordabilityOf(plan, 'NGN')?.minimumIncome ?? 0
    const amounts = [plan.downPayment, plan.monthlyPayment, last, income].map(naira)
    expect(body).toContain(row(...amounts).slice(2))
  }
  expect(body).toContain(naira(11 * 204_167))
  expect(body).toContain('2 450 000 − 2 245 837 = 204 163 ₦')
  expect(body).toContain(naira(12 * 240_000 + 1_050_000))
  expect(body).toContain(naira(12 * 240_000 + 1_050_000 - 3_500_000))
})

test.each(languages)('the sun (%s)', (language) => {
  const body = bodyOf('sun-by-region-and-month', language)
  const sun = (key: string) => known(findPlace(key)).monthly
  const { inverterEfficiency, roundTripEfficiency, offGridArrayMargin, panelPower, dustLoss, harmattanLoss } =
    parameters
  const needWh = (2000 + 3000 / roundTripEfficiency.value) / inverterEfficiency.value
  for (const key of ['rivers', 'lagos', 'fct', 'bobo-dioulasso', 'ouagadougou', 'dori', 'kano', 'sokoto']) {
    const [worst, best, annual] = [Math.min(...sun(key)), Math.max(...sun(key)), known(findPlace(key)).annual].map(
      (psh) => written(psh, language, 2),
    )
    expect(body).toMatch(new RegExp(`\\| ${worst} \\([^)]+\\) \\| ${best} \\([^)]+\\) \\| ${annual} \\|`))
  }
  for (const key of ['rivers', 'lagos', 'fct', 'ouagadougou', 'kano', 'sokoto']) {
    const { worst, meanYield } = sunOf(known(findPlace(key)))
    const [least, mean] = [worst.yield, meanYield].map((yieldPerWp) => arrayPower(needWh, yieldPerWp)) as [
      number,
      number,
    ]
    const watts = `${written(least, language)} ${language === 'fr' ? 'Wc' : 'Wp'}`
    const panels = panelCount(offGridArrayMargin.value * least, panelPower.value)
    expect(body).toContain(`| ${watts} | ${panels} | ${panelCount(mean, panelPower.value)} |`)
  }
  const july = 6
  const [lagos = 0, sokoto = 0] = [sun('lagos')[july], sun('sokoto')[july]]
  for (const psh of [lagos, sokoto]) {
    const kwh = (panelPower.value * psh * solarLosses()) / 1000
    expect(body).toContain(`× ${written(solarLosses(), language, 3)} = ${written(kwh, language, 2)} kWh`)
  }
  const percent = (share: number) =>
    `${written(share * 100, language, share === solarLosses() ? 1 : 0)}${language === 'fr' ? ' %' : '%'}`
  const { heatLoss, cableLoss, mismatchLoss, chargerLoss } = parameters
  for (const { value } of [heatLoss, dustLoss, harmattanLoss, cableLoss, mismatchLoss, chargerLoss]) {
    expect(body).toContain(percent(value))
  }
  for (const share of [solarLosses(), 1 - dustLoss.value, 1 - harmattanLoss.value])
    expect(body).toContain(percent(share))
  // "a fifth more"
  expect(offGridArrayMargin.value).toBe(1 + 1 / 5)
  expect(body).toContain(`${Math.round((sokoto / lagos - 1) * 100)}${language === 'fr' ? ' %' : '%'}`)
  expect(body).toContain(`${Math.round((5 / lagos - 1) * 100)}${language === 'fr' ? ' %' : '%'}`)
  expect(places.filter(({ country }) => country === 'cm')).toHaveLength(36 + 1)
  expect(places.filter(({ country }) => country === 'bf')).toHaveLength(19)
})

/** The house of the generator's article, with the system that the evaluation finds for it in the sample catalogue. */
function houseOf(site: Partial<AuditRequest>) {
  const tables = { findAppliance, findPlace, defaultPlaceOf }
  const catalogue = demoCatalogueIn('cm')
  const applianceUsage = [
    { ...line(2, 1, true), applianceId: 2 },
    { ...line(31, 2, true), applianceId: 31, hoursDay: 4, hoursNight: 8 },
    { ...line(17, 8, true), applianceId: 17, hoursDay: 0, hoursNight: 6 },
    { ...line(28, 1, true), applianceId: 28, hoursDay: 2, hoursNight: 4 },
  ]
  const request: AuditRequest = { applianceUsage, backupHours: 12, clientType: 'residential', ...site }
  const audit = calculateAudit(request, tables, catalogue)
  const pick = audit.ok ? audit.value.pick : null
  if (!audit.ok || !pick) throw new Error('no system for the house')
  const year = calculateYear({ ...request, productId: pick.id, ...pick }, tables, catalogue)
  if (!year.ok) throw new Error('no year for the house')
  return savingsQuestion({ request, answer: audit.value, balance: year.value.balance, totalPrice: pick.totalPrice })
}

test.each(languages)('generator or solar (%s)', (language) => {
  const body = bodyOf('generator-or-solar', language)
  const litres = ({ value }: EnergyFigure) => written(value, language, value === petrolThirdLoad.value ? 1 : 2)
  for (const [use, { petrol, diesel }, money] of [
    [petrolFullLoad, nigeria, naira],
    [petrolHalfLoad, nigeria, naira],
    [petrolThirdLoad, nigeria, naira],
    [petrolHalfLoad, burkina, francs],
    [dieselUse, nigeria, naira],
    [dieselUse, burkina, francs],
  ] as const) {
    const { value: litre } = use === dieselUse ? diesel : petrol
    const price = `${Number.isInteger(litre) ? written(litre, language) : grouped(litre, language)} ${money(0).slice(2)}`
    expect(body).toContain(row(litres(use), price, money(use.value * litre)).slice(2))
  }
  const kwh = 4 * 30
  const month = kwh * petrolHalfLoad.value
  expect(body).toContain(`4 kWh × ${litres(petrolHalfLoad)} = ${written(4 * petrolHalfLoad.value, language, 2)} litres`)
  const amount = month * nigeria.petrol.value
  const [low, high] = [1 - fuelSpread.value, 1 + fuelSpread.value].map((share) => share * amount) as [number, number]
  const aThird = kwh * petrolThirdLoad.value
  expect(body).toContain(`${written(aThird, language)} litres`)
  for (const [count, price] of [
    [month, nigeria.petrol.value],
    [month, petrolIn.lagos],
    [month, petrolIn.borno],
    [aThird, nigeria.petrol.value],
  ] as const) {
    expect(body).toContain(naira(count * price))
  }
  for (const end of [low, high]) expect(body).toContain(bare(end))
  expect(body).toContain(`${written(month, language, 1)} litres`)
  expect(body).toContain(francs(month * burkina.petrol.value))
  const found = houseOf({})
  const total = Math.round(found.totalPrice / 100_000) * 100_000
  expect(body).toContain(naira(total))
  expect(found.loadWh / 1000).toBeCloseTo(4, 1)
  // A month of 30 days is told, the year has 365.
  const { payback } = known(
    calculateSavings({ ...found, loadWh: 4000, outageWh: 4000, totalPrice: (total * 365) / 360 }),
  )
  expect(payback?.range).toEqual({ low: Math.ceil(total / high), high: Math.ceil(total / low) })
  const withGrid = known(calculateSavings(houseOf({ grid: true, band: 'B' }))).payback?.range
  expect(withGrid?.low).toBeGreaterThanOrEqual(2 * Math.ceil(total / high))
  expect(withGrid?.high).toBeGreaterThanOrEqual(2 * Math.ceil(total / low))
  for (const fuel of [low, amount, high]) {
    expect(body).toMatch(new RegExp(`${bare(total)} / ${bare(fuel)}, (soit|that is) ${Math.ceil(total / fuel)} `))
  }
  expect(body).toContain(naira(10 * petrolHalfLoad.value * nigeria.petrol.value))
  expect(body).toContain(`${written(petrolCo2.value, language, 2)} kg`)
  expect(body).toContain(`${written(petrolHalfLoad.value * petrolCo2.value, language, 2)} kg`)
  expect(body).toContain(`${Math.round(month * petrolCo2.value)} kg`)
})

test.each(languages)('inverter power and starts (%s)', (language) => {
  const body = bodyOf('inverter-power-and-motor-starts', language)
  const watts = (value: number) => `${written(value, language)} W`
  for (const kva of [3, 5, 6, 10]) {
    expect(body).toContain(row(`${kva} kVA`, watts(kva * 1000 * parameters.powerFactor.value)))
  }
  const house = [line(2, 1, true), line(4, 1, true), line(31, 3, true), line(17, 8, true), line(28, 1, false)]
  const without = powerNeed(sumLoad(house, 'residential'))
  const withPump = powerNeed(sumLoad([...house, line(58, 1, true)], 'residential'))
  for (const key of ['runningW', 'peakW', 'inverterW'] as const) {
    expect(body).toContain(`| ${watts(without[key])} | ${watts(withPump[key])} |`)
  }
})

test.each(languages)('dust, and the tool (%s)', (language) => {
  const dust = bodyOf('panels-and-harmattan-dust', language)
  const clean = solarLosses(1)
  const december = (4 * 550 * Math.min(...known(findPlace('ouagadougou')).monthly) * clean) / 1000
  for (const { value } of [parameters.dustLoss, parameters.harmattanLoss]) {
    expect(dust).toContain(`${Math.round((1 - value) * 100)}${language === 'fr' ? ' %' : '%'}`)
  }
  expect(dust).toContain(`${written(december, language, 1)} kWh`)
  for (const share of [0.05, 0.1, 0.2]) expect(dust).toContain(`| ${written(december * share, language, 1)} kWh |`)
  const tool = bodyOf('energy-evaluation-online', language)
  expect(tool).toContain(`${appliances.length}`)
  expect(tool).toContain(`${places.length}`)
  expect(applianceCategories).toHaveLength(12)
})
