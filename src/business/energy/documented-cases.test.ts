import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Country } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { demoCatalogueIn } from '../../../tests/support/demo-catalogue.ts'
import type { AuditAnswer, SystemAnswer } from './audit-answer.ts'
import type { ApplianceUsage, AuditRequest } from './audit-request.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit } from './calculate-audit.ts'
import type { Shortfall } from './choose-system.ts'
import { parameters, solarLosses, supplyHoursOf } from './parameters.ts'

/* Every figure of docs/sizing.md: the twelve cases from the sample catalogue, the parameters from their table. */

const written = readFileSync('docs/sizing.md', 'utf8')
/** In one line, so that it matters nowhere how the text is wrapped. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

const tables = { findAppliance, findPlace, defaultPlaceOf }
const catalogues = { cm: demoCatalogueIn('cm'), bf: demoCatalogueIn('bf') } satisfies Record<Country, unknown>

/** An appliance of the list, how many, and what differs from its usual hours. */
type Line = readonly [id: number, quantity?: number, over?: Partial<ApplianceUsage>]
type Case = {
  readonly title: string
  readonly lines: readonly Line[]
  readonly site: Omit<AuditRequest, 'applianceUsage'>
  /** What a plate says instead of the list. */
  readonly surgeOf?: Readonly<Record<number, number>>
}

const home = { backupHours: 12, clientType: 'residential', country: 'cm' } as const
const business = { ...home, clientType: 'commercial' } as const
const essential = { isEssential: true }
const evening = { hoursDay: 0, hoursNight: 7 }
const family: readonly Line[] = [[2], [17, 8], [31, 3], [45], [48, 4], [40], [28], [65]]

const cases: readonly Case[] = [
  { title: '1. One fridge off the grid, Lagos', lines: [[2]], site: home },
  { title: '2. A family home off the grid, Lagos', lines: family, site: home },
  {
    title: '3. A bar’s evening, Ouagadougou, with SONABEL',
    lines: [
      [101, 2],
      [119, 12, evening],
      [28, 2, evening],
      [31, 4, evening],
    ],
    site: { ...business, country: 'bf', grid: true, backupHours: 6 },
  },
  {
    title: '4. The same home with a 1.5 HP air conditioner to sleep, band B',
    lines: [...family, [55, 1, { hoursDay: 0, hoursNight: 8, ...essential }]],
    site: { ...home, grid: true, band: 'B' },
  },
  {
    title: '5. An office with six 1 HP air conditioners, Abuja, band A',
    lines: [[53, 6, { hoursDay: 8, hoursNight: 1, ...essential }], [70, 8], [121, 12, { hoursDay: 6 }], [45]],
    site: { ...business, grid: true, band: 'A', backupHours: 4, place: 'fct' },
  },
  {
    title: '6. The home of case 2 with a borehole pump that starts at five times',
    lines: [...family, [59]],
    site: home,
    surgeOf: { 59: 5 },
  },
  {
    title: '7. A salon, Lagos, band D',
    lines: [
      [164, 3, { hoursDay: 4, hoursNight: 1, ...essential }],
      [119, 8, { hoursDay: 4, hoursNight: 3 }],
      [129, 2],
      [28],
      [113],
      [45],
      [53, 1, { hoursDay: 6, hoursNight: 1 }],
    ],
    site: { ...business, grid: true, band: 'D', backupHours: 6 },
  },
  {
    title: '8. A clinic’s vaccine fridge off the grid, Koudougou',
    lines: [[139], [119, 6]],
    site: { ...business, country: 'bf', place: 'koudougou', backupHours: 24 },
  },
  {
    title: '9. A workshop with three phases, Kano, band B',
    lines: [[156, 1, essential], [159, 1, essential], [158], [155, 2], [120, 10], [131, 2]],
    site: { ...business, grid: true, band: 'B', backupHours: 4, phases: 3, place: 'kano' },
  },
  { title: '10. A lift: no match', lines: [[147], [121, 20]], site: { ...business, phases: 3 } },
  {
    title: '11. A shop on band A, Lagos: with panels or without',
    lines: [[92, 2], [119, 10], [87], [84, 4], [83]],
    site: { ...business, grid: true, band: 'A', backupHours: 4 },
  },
  {
    title: '12. A sewing workshop off the grid, Bobo-Dioulasso',
    lines: [
      [161, 3],
      [160, 2],
      [120, 4],
      [31, 3],
      [48, 5],
    ],
    site: { ...business, country: 'bf', place: 'bobo-dioulasso' },
  },
]

function requestOf({ lines, site }: Case): AuditRequest {
  const applianceUsage = lines.map(([applianceId, quantity = 1, over = {}]) => {
    const known = findAppliance(applianceId)
    if (!known) throw new Error(`no appliance ${applianceId}`)
    const { hoursDay, hoursNight, isEssential } = known
    return { applianceId, quantity, hoursDay, hoursNight, isEssential, ...over }
  })
  return { ...site, applianceUsage }
}

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

function answerOf(each: Case): AuditAnswer {
  const request = requestOf(each)
  const withPlates = (id: number) => {
    const known = findAppliance(id)
    return known && { ...known, surgeFactor: each.surgeOf?.[id] ?? known.surgeFactor }
  }
  const outcome = calculateAudit(request, { ...tables, findAppliance: withPlates }, catalogues[request.country ?? 'cm'])
  if (!outcome.ok) throw new Error('the case can not be calculated')
  return outcome.value
}

/** What the document says of a case. */
function factsOf(each: Case): string[] {
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

test.each(cases)('$title', (each) => {
  const text = section(each.title)
  for (const fact of factsOf(each)) expect(text).toContain(plain(fact))
})

test('the document has these twelve cases and no other', () => {
  expect(cases).toHaveLength(12)
  expect([...written.matchAll(/^### (\d+\..+)$/gm)].map(([, title]) => title)).toEqual(cases.map(({ title }) => title))
})

/** The case of a number, with something about it changed. */
function caseOf(number: number, changes: Partial<Case> = {}): Case {
  const found = cases[number - 1]
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
  for (const [name, { value, unit, status, source }] of Object.entries(parameters)) {
    const cells = [name, `${value}${unit === '1' ? '' : ` ${unit}`}`, status, source]
    expect(plain(written)).toContain(`| ${cells.join(' | ')} |`)
  }
  expect(written).toContain(`= ${solarLosses().toFixed(3)}`)
  expect(plain(written)).toContain(`= ${solarLosses(parameters.harmattanLoss.value).toFixed(3)}`)
  const bands = Object.entries(supplyHoursOf).map(([band, hours]) => `${band} ${hours} h`)
  expect(plain(written)).toContain(bands.join(', '))
})
