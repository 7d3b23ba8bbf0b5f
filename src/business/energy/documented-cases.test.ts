import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatMoney } from '#kernel/money.ts'
import {
  answerOf,
  catalogues,
  documentedCases,
  requestOf,
  type DocumentedCase,
} from '../../../tests/support/documented-cases.ts'
import type { AuditAnswer, SystemAnswer } from './audit-answer.ts'
import type { AuditRequest } from './audit-request.ts'
import { findAppliance } from './built-in-appliances.ts'
import type { Shortfall } from './choose-system.ts'
import { parameterSources } from './parameter-sources.ts'
import { parameters, solarLosses, supplyHoursOf, type ParameterKey } from './parameters.ts'

/* Every figure of docs/sizing.md: the twelve cases from the sample catalogue, the parameters from their table. */

const written = readFileSync('docs/sizing.md', 'utf8')
/** In one line, so that it matters nowhere how the text is wrapped. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

const figure = (value: number) => Math.round(value).toLocaleString('en-GB')
const monthName = (month: number) =>
  new Date(Date.UTC(2026, month - 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
const caseNames = {
  outage: 'the outage or the hours asked for',
  ordinaryDay: 'an ordinary day',
  poorDay: 'a poor day',
  backup: 'the hours asked for',
} as const

function needs({ totalDailyEnergy, requirement: r }: Pick<AuditAnswer, 'totalDailyEnergy' | 'requirement'>): string {
  const month = r.batteryMonth === null ? '' : ` of ${monthName(r.batteryMonth)}`
  const sun = r.designMonth === null ? 'mean of the year' : monthName(r.designMonth)
  return [
    `- Asks for ${figure(totalDailyEnergy)} Wh a day, ${figure(r.runningW)} W running, ${figure(r.peakW)} W with the hardest start.`,
    `Carry ${figure(r.energyToCarryWh)} Wh (${caseNames[r.batteryCase]}${month}): ${figure(r.batteryWh)} Wh of battery. Array ${figure(r.arrayWp)} Wp (${r.peakSunHours} h of sun, ${sun}).`,
  ].join(' ')
}

function system(name: string, answer: SystemAnswer, { country = 'cm', clientType }: AuditRequest): string {
  const { currency, units, panels, panelPowerW, systemPrice, panelsPrice, installation, totalPrice } = answer
  const money = (amount: number) => formatMoney({ amount, currency })
  const ratings = catalogues[country].systems[clientType].find(
    (each) => each.product.id === answer.id && each.units === units,
  )?.ratings
  if (!ratings) throw new Error('not in the catalogue')
  const { continuousW, surgeW, batteryWh, idleW } = ratings
  const left = answer.notCarried.map(
    ({ applianceId, servedShare }) => `${findAppliance(applianceId)?.nameEn} ${figure(servedShare * 100)} %`,
  )
  return [
    `- ${name}: ${units > 1 ? `${units} × ` : ''}**${answer.nameEn}** (${figure(continuousW)} W, ${figure(surgeW)} W to start, ${figure(batteryWh)} Wh, draws ${figure(idleW)} W itself)`,
    `and ${panels} panels of ${panelPowerW} W: ${money(systemPrice)} + ${money(panelsPrice)} + ${money(installation)} = **${money(totalPrice)}**.`,
    ...(answer.withoutPanelsPrice === null ? [] : [`Without panels ${money(answer.withoutPanelsPrice)}.`]),
    left.length === 0 ? 'Everything runs.' : `Of a year it serves only: ${left.join(', ')}.`,
    `The essentials last ${answer.actualBackupHours} h from 17:00.`,
  ].join(' ')
}

const shortOf: Readonly<Record<Shortfall['quantity'], string>> = {
  continuousW: 'W of power',
  surgeW: 'W to start',
  dischargeW: 'W from the battery',
  deliverableWh: 'Wh from the battery',
  pvInputW: 'Wp of panels',
  servedShare: 'of the year',
}

/** What the document says of a case. */
function factsOf(each: DocumentedCase): string[] {
  const request = requestOf(each)
  const answer = answerOf(each)
  const { pick, economical, comfort, closestAlternative: miss } = answer
  const second = request.grid ? comfort : economical
  const lacks = miss?.shortfalls.map(
    ({ quantity, needed, has }) => `${figure(has)} of ${figure(needed)} ${shortOf[quantity]}`,
  )
  return [
    needs(answer),
    ...(pick ? [system('Recommended', pick, request)] : []),
    ...(second && second.totalPrice !== pick?.totalPrice
      ? [system(request.grid ? 'Everything' : 'Essentials', second, request)]
      : []),
    ...(miss ? [`- No match. Closest: ${miss.units} × **${miss.nameEn}**, ${lacks?.join(', ')}.`] : []),
  ]
}

/** The text under a heading of the document. */
function section(title: string): string {
  const [, after = ''] = written.split(`### ${title}\n`)
  return plain(after.split('\n#')[0] ?? '')
}

test.each(documentedCases)('$title', (each) => {
  const text = section(each.title)
  for (const fact of factsOf(each)) expect(text).toContain(plain(fact))
})

test('the document has these twelve cases and no other', () => {
  expect(documentedCases).toHaveLength(12)
  expect([...written.matchAll(/^### (\d+\..+)$/gm)].map(([, title]) => title)).toEqual(
    documentedCases.map(({ title }) => title),
  )
})

/** The case of a number, with something about it changed. */
function caseOf(number: number, changes: Partial<DocumentedCase> = {}): DocumentedCase {
  const found = documentedCases[number - 1]
  if (!found) throw new Error(`no case ${number}`)
  return { ...found, ...changes }
}

/** The pick of an answer with the ratings of its system. */
function pickOf({ pick }: AuditAnswer) {
  const found = catalogues.cm.systems.residential.find(({ product }) => product.id === pick?.id)
  if (!pick || !found) throw new Error('no pick')
  return { ...pick, ratings: found.ratings }
}

test('1: what is cheaper takes too few panels, or none', () => {
  const answer = answerOf(caseOf(1))
  const pick = pickOf(answer)
  const cheaper = catalogues.cm.systems.residential.filter(({ price }) => price < pick.systemPrice)
  expect(cheaper.length).toBeGreaterThan(0)
  for (const { ratings } of cheaper) expect(ratings.pvInputW).toBeLessThan(answer.requirement.arrayWp)
  expect(pick.ratings.idleW * 24).toBe(960)
})

test('4: the start rules out the unit of case 2, the night a battery of 10,000 Wh', () => {
  const answer = answerOf(caseOf(4))
  expect(pickOf(answerOf(caseOf(2))).ratings.surgeW).toBeLessThan(answer.requirement.peakW)
  expect(answer.requirement.batteryWh).toBeGreaterThan(10_000)
  expect(answer.comfort?.totalPrice).toBe(answer.pick?.totalPrice)
})

test('5: two fifths of a day in four hours; in band B nothing holds it', () => {
  const { requirement, totalDailyEnergy } = answerOf(caseOf(5))
  expect(requirement.energyToCarryWh / totalDailyEnergy).toBeCloseTo(0.43, 1)
  const { site } = caseOf(5)
  expect(answerOf(caseOf(5, { site: { ...site, band: 'B' } })).status).toBe('no_match')
})

test('6: the unit of case 2 gives neither power nor start; at seven times it is another one', () => {
  const answer = answerOf(caseOf(6))
  const { continuousW, surgeW } = pickOf(answerOf(caseOf(2))).ratings
  expect(continuousW).toBeLessThan(answer.requirement.runningW)
  expect(surgeW).toBeLessThan(answer.requirement.peakW)
  const harder = pickOf(answerOf(caseOf(6, { surgeOf: { 59: 7 } })))
  expect(harder.id).not.toBe(answer.pick?.id)
  expect(harder.totalPrice).toBeGreaterThan(answer.pick?.totalPrice ?? Infinity)
})

test('every parameter stands in the table with unit, status and source', () => {
  for (const [name, { value, unit, status }] of Object.entries(parameters)) {
    const source = parameterSources[name as ParameterKey]
    const cells = [name, `${value}${unit === '1' ? '' : ` ${unit}`}`, status, source]
    expect(plain(written)).toContain(`| ${cells.join(' | ')} |`)
  }
  expect(written).toContain(`= ${solarLosses().toFixed(3)}`)
  expect(plain(written)).toContain(`= ${solarLosses(parameters.harmattanLoss.value).toFixed(3)}`)
  const bands = Object.entries(supplyHoursOf).map(([band, hours]) => `${band} ${hours} h`)
  expect(plain(written)).toContain(bands.join(', '))
})
