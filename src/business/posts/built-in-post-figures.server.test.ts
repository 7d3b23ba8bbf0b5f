import { expect, test } from 'vitest'
import { arrayPower, energyFromArray, panelCount } from '#business/energy/array-need.ts'
import { deliverable, nominalBattery } from '#business/energy/battery-need.ts'
import { applianceCategories, appliances, findAppliance } from '#business/energy/built-in-appliances.ts'
import { findPlace, places } from '#business/energy/built-in-places.ts'
import { exampleRequirement } from '#business/energy/guide/example-household.ts'
import { lineEnergy, sumLoad, type LoadLine } from '#business/energy/load.ts'
import { parameters } from '#business/energy/parameters.ts'
import { powerNeed } from '#business/energy/power-need.ts'
import { affordabilityOf } from '#business/financing/affordability.ts'
import { planInstalments } from '#business/financing/instalment-plan.ts'
import { planLimits } from '#business/financing/plan-limits.ts'
import { languages, type Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { findBuiltInPost } from './built-in-posts.server.ts'

/** A body on one line, its special spaces made plain. */
function bodyOf(slug: string, language: Language): string {
  const post = findBuiltInPost(slug)
  if (!post) throw new Error(`no built-in post ${slug}`)
  return post.words[language].body.replace(/\s+/g, ' ')
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('no such appliance or place')
  return value
}

const naira = (amount: number) => formatMoney({ amount, currency: 'NGN' })
const francs = (amount: number) => formatMoney({ amount, currency: 'XOF' })
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A number as the posts of a language write it. */
function written(value: number, language: Language, decimals = 0): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return value.toLocaleString(locale, options).replaceAll('\u202F', ' ')
}

function line(applianceId: number, quantity: number, isEssential: boolean): LoadLine {
  return { ...known(findAppliance(applianceId)), quantity, isEssential }
}

/** Prices read in public sources, which the posts name: naira or francs a kWh with VAT, a litre; litres a kWh. */
const bands = { A: 225, B: 68.88, C: 55.95, D: 46.52, E: 34.87 }
const petrol = { nigeria: 1061.35, lagos: 1021.14, borno: 1133.86, burkina: 850 }
const diesel = { nigeria: 1409.61, burkina: 675 }
const litresPerKwh = { petrol: 0.35, lowLoad: 0.5, diesel: 0.27 }

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
  for (const [band, price] of Object.entries(bands)) {
    expect(body).toContain(`| ${written(price, language, 2)} ₦ | ${written(10_000 / price, language, 1)} kWh |`)
    expect(body).toContain(`| ${band} |`)
  }
  expect(body).toContain(francs(50 * 96 + 100 * 102))
  expect(body).toContain(francs(50 * 96 + 150 * 102 + 50 * 109))
  const grid = 3 * bands.C
  const generator = 3 * litresPerKwh.petrol * petrol.nigeria
  const day = grid + generator
  for (const amount of [grid, generator, day, day / 6, day * 30]) expect(body).toContain(naira(amount))
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
    const income = affordabilityOf(plan)?.minimumIncome ?? 0
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
  const needWh = energyFromArray({ dayWh: 2000, nightWh: 3000 })
  const power = (psh: number) => arrayPower(needWh, psh)
  for (const key of ['rivers', 'lagos', 'fct', 'bobo-dioulasso', 'ouagadougou', 'dori', 'kano', 'sokoto']) {
    const [worst, best, annual] = [Math.min(...sun(key)), Math.max(...sun(key)), known(findPlace(key)).annual].map(
      (psh) => written(psh, language, 2),
    )
    expect(body).toMatch(new RegExp(`\\| ${worst} \\([^)]+\\) \\| ${best} \\([^)]+\\) \\| ${annual} \\|`))
  }
  for (const key of ['rivers', 'lagos', 'fct', 'ouagadougou', 'kano', 'sokoto']) {
    const worst = power(Math.min(...sun(key)))
    const mean = power(known(findPlace(key)).annual)
    const watts = `${written(worst, language)} ${language === 'fr' ? 'Wc' : 'Wp'}`
    expect(body).toContain(`| ${watts} | ${panelCount(worst)} | ${panelCount(mean)} |`)
  }
  const july = 6
  const [lagos = 0, sokoto = 0] = [sun('lagos')[july], sun('sokoto')[july]]
  for (const psh of [lagos, sokoto]) expect(body).toContain(`= ${written((550 * psh * 0.8) / 1000, language, 2)} kWh`)
  expect(body).toContain(`${Math.round((sokoto / lagos - 1) * 100)}${language === 'fr' ? ' %' : '%'}`)
  expect(body).toContain(`${Math.round((5 / lagos - 1) * 100)}${language === 'fr' ? ' %' : '%'}`)
  expect(places.filter(({ country }) => country === 'cm')).toHaveLength(36 + 1)
  expect(places.filter(({ country }) => country === 'bf')).toHaveLength(19)
})

test.each(languages)('generator or solar (%s)', (language) => {
  const body = bodyOf('generator-or-solar', language)
  const fuel = [
    [litresPerKwh.petrol * petrol.nigeria, naira],
    [litresPerKwh.lowLoad * petrol.nigeria, naira],
    [litresPerKwh.diesel * diesel.nigeria, naira],
    [litresPerKwh.petrol * petrol.burkina, francs],
    [litresPerKwh.diesel * diesel.burkina, francs],
  ] as const
  for (const [price, money] of fuel) expect(body).toContain(`| ${money(price)} |`)
  const month = 4 * 30
  const litres = month * litresPerKwh.petrol
  const [usual, lowLoad] = [litres * petrol.nigeria, month * litresPerKwh.lowLoad * petrol.nigeria]
  for (const amount of [usual, lowLoad, litres * petrol.lagos, litres * petrol.borno]) {
    expect(body).toContain(naira(amount))
  }
  expect(body).toContain(francs(litres * petrol.burkina))
  for (const amount of [usual, lowLoad]) expect(body).toContain(`= ${Math.round(2_000_000 / amount)} `)
  expect(body).toContain(naira(10 * litresPerKwh.petrol * petrol.nigeria))
  expect(body).toContain(`${written(litresPerKwh.petrol * 2.31, language, 2)} kg`)
  expect(body).toContain(`${Math.round(litres * 2.31)} kg`)
})

test.each(languages)('inverter power and starts (%s)', (language) => {
  const body = bodyOf('inverter-power-and-motor-starts', language)
  const watts = (value: number) => `${written(value, language)} W`
  for (const kva of [3, 5, 6, 10]) {
    expect(body).toContain(row(`${kva} kVA`, watts(kva * 1000 * parameters.powerFactor.value)))
  }
  const house = [line(2, 1, true), line(4, 1, true), line(31, 3, true), line(17, 8, true), line(28, 1, false)]
  const without = powerNeed(sumLoad(house))
  const withPump = powerNeed(sumLoad([...house, line(58, 1, true)]))
  for (const key of ['runningW', 'peakW', 'inverterW'] as const) {
    expect(body).toContain(`| ${watts(without[key])} | ${watts(withPump[key])} |`)
  }
})

test.each(languages)('dust, and the tool (%s)', (language) => {
  const dust = bodyOf('panels-and-harmattan-dust', language)
  const december = (4 * 550 * Math.min(...known(findPlace('ouagadougou')).monthly) * 0.8) / 1000
  expect(dust).toContain(`${written(december, language, 1)} kWh`)
  for (const share of [0.05, 0.1, 0.2]) expect(dust).toContain(`| ${written(december * share, language, 1)} kWh |`)
  const tool = bodyOf('energy-evaluation-online', language)
  expect(tool).toContain(`${appliances.length}`)
  expect(tool).toContain(`${places.length}`)
  expect(applianceCategories).toHaveLength(12)
})
