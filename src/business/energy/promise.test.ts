import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoCatalogueIn } from '../../../tests/support/demo-catalogue.ts'
import { randomSite } from '../../../tests/support/random-sites.ts'
import type { SystemAnswer } from './audit-answer.ts'
import type { AuditRequest } from './audit-request.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { auditCaseOf, questionOf, type AuditCase } from './audit-case.ts'
import { calculateAudit } from './calculate-audit.ts'
import { candidateWith, installationOf } from './choose-system.ts'
import { keepsPromise, missedPromise } from './promise.ts'
import type { SizedSystem } from './sized-catalogue.ts'
import { countries, type Country } from '#kernel/country.ts'

/*
 * Whatever is recommended works as installed. Thousands of random homes and businesses; the judge is a second, slower
 * simulation that shares no line with the engine's and knows nothing of the sizing.
 */

const tables = { findAppliance, findPlace, defaultPlaceOf }
const catalogues = Object.fromEntries(countries.map((country) => [country, demoCatalogueIn(country)])) as Record<
  Country,
  ReturnType<typeof demoCatalogueIn>
>

const site = randomSite(10)

/** Every answer that a site gets, with what it claims to carry. */
function answersOf(request: AuditRequest) {
  const outcome = calculateAudit(request, tables, catalogues[request.country ?? 'cm'])
  const read = auditCaseOf(request, tables)
  if (!outcome.ok || !read.ok) throw new Error('the site can not be calculated')
  const { pick, economical, comfort } = outcome.value
  const { grid } = read.value.site
  const answers = [
    { answer: pick, carriesOthers: !grid },
    { answer: economical, carriesOthers: false },
    { answer: comfort, carriesOthers: true },
  ].flatMap(({ answer, carriesOthers }) => (answer ? [{ answer, carriesOthers }] : []))
  return { audit: outcome.value, auditCase: read.value, answers }
}

function systemOf({ id, units }: SystemAnswer, { country }: AuditRequest, { segment }: AuditCase): SizedSystem {
  const found = catalogues[country ?? 'cm'].systems[segment].find(
    (system) => system.product.id === id && system.units === units,
  )
  if (!found) throw new Error('not in the catalogue')
  return found
}

const toLoad = 0.93
const oneWay = Math.sqrt(0.95)

/** A battery that takes and gives within its limits, at its losses. */
class Battery {
  level: number
  readonly full: number
  constructor(full: number) {
    this.full = full
    this.level = full
  }
  /** Takes what is offered of direct current, at most so much; returns what it took. */
  charge(offered: number, most: number): number {
    const taken = Math.max(0, Math.min(offered, most, (this.full - this.level) / oneWay))
    this.level += taken * oneWay
    return taken
  }
  /** Gives what is asked of alternating current, at most so much; returns what it gave. */
  discharge(asked: number, most: number): number {
    const given = Math.max(0, Math.min(asked, most, this.level * oneWay * toLoad))
    this.level -= given / toLoad / oneWay
    return given
  }
}

/** An hour without mains: sun for the essentials, the others where they are carried, the battery, the others at last; then the battery. */
function withoutMains(
  battery: Battery,
  { ratings }: SizedSystem,
  asked: readonly [number, number],
  solar: number,
  isCarried: boolean,
) {
  const [essential, others] = asked
  const direct = Math.min(essential, solar * toLoad)
  const shared = isCarried ? Math.min(others, solar * toLoad - direct) : 0
  const rest = solar - (direct + shared) / toLoad
  const surplus = rest - battery.charge(rest, ratings.chargeW)
  const extra = Math.min(others - shared, surplus * toLoad)
  const most = ratings.dischargeW * toLoad
  const drawn = battery.discharge(essential - direct, most)
  const more = isCarried ? battery.discharge(others - shared - extra, most - drawn) : 0
  return [direct + drawn, shared + extra + more] as const
}

/** An hour with mains, which serve everything; they charge the battery with what the sun leaves of its limit, or the sun does. */
function withMains(battery: Battery, { ratings }: SizedSystem, essential: number, solar: number) {
  const forBattery = ratings.acCharge ? Math.max(0, solar - essential / toLoad) : solar
  const taken = battery.charge(forBattery, ratings.chargeW)
  if (ratings.acCharge) battery.charge(ratings.acChargeW, ratings.chargeW - taken)
}

/** Ten days as sizing.md has them, share of the month's mean. */
const tenDays = [1.1, 1.15, 1.1, 1, 0.5, 0.8, 1.05, 1.15, 1.1, 1.05]

/** Shares of essential and of all energy that days of a month (0 to 11) with so much of its sun serve, once they have settled. */
function judge(
  system: SizedSystem,
  panelsW: number,
  { load, site: at }: AuditCase,
  carriesOthers: boolean,
  month: number,
  suns: readonly number[],
) {
  const { ratings } = system
  const { sun, grid, outageHours, backupHours } = at
  const arrayW = Math.min(ratings.pvInputW, ratings.panelsIncludedW + panelsW)
  const battery = new Battery(ratings.batteryWh * ratings.depthOfDischarge)
  let [asked, served, all, servedAll] = [0, 0, 0, 0]
  const hours = 24 * suns.length
  const rounds = suns.length === 1 ? 12 : 3
  for (let hour = 0; hour < hours * rounds; hour++) {
    const clock = hour % 24
    if (hour % hours === 0) [asked, served, all, servedAll] = [0, 0, 0, 0]
    const essential = (load.essential[clock] ?? 0) + ratings.idleW
    const others = load.other[clock] ?? 0
    const share = suns[Math.floor(hour / 24) % suns.length] ?? 1
    const solar = share * arrayW * (sun.hourly[month]?.[clock] ?? 0)
    const sinceOutage = (clock - 18 + 24) % 24
    const hasMains = grid && sinceOutage >= outageHours
    if (hasMains) withMains(battery, system, essential, solar)
    const isCarried = carriesOthers && (!grid || sinceOutage < backupHours)
    const given = hasMains ? [essential, others] : withoutMains(battery, system, [essential, others], solar, isCarried)
    asked += essential
    all += essential + others
    served += given[0] ?? 0
    servedAll += (given[0] ?? 0) + (given[1] ?? 0)
  }
  return { essential: served / asked, everything: servedAll / all }
}

const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** Two ways to add up a day never agree to the last digit. */
const tolerance = 0.002

test('every answer carries what it says on every month’s ordinary day, and nine tenths of the essentials in ten days of weather', () => {
  fc.assert(
    fc.property(site, (request) => {
      const { auditCase, answers } = answersOf(request)
      const broken = answers.flatMap(({ answer, carriesOthers }) => {
        const system = systemOf(answer, request, auditCase)
        const panelsW = answer.panels * answer.panelPowerW
        const everything = !request.grid && carriesOthers ? 0.97 : 0
        return months.flatMap((month) => {
          const day = judge(system, panelsW, auditCase, carriesOthers, month, [1])
          // Without a grid the others wait in bad weather: what is left of the battery is the essentials'.
          const spell = judge(system, panelsW, auditCase, request.grid === true && carriesOthers, month, tenDays)
          const holds =
            day.essential >= 0.995 - tolerance &&
            day.everything >= everything - tolerance &&
            spell.essential >= 0.9 - tolerance
          return holds ? [] : [{ month, day, spell }]
        })
      })
      expect(broken).toEqual([])
    }),
    { numRuns: 1000 },
  )
}, 120_000)

test('every answer starts the hardest motor, gives the running power at night, takes its panels and sums to its price', () => {
  fc.assert(
    fc.property(site, (request) => {
      const { audit, auditCase, answers } = answersOf(request)
      const { runningW, peakW } = audit.requirement
      const faultsOf = ({ answer, carriesOthers }: (typeof answers)[number]) => {
        const { ratings, panel } = systemOf(answer, request, auditCase)
        const bought = answer.panels * answer.panelPowerW
        const carriedW = carriesOthers ? runningW : auditCase.load.essentialW
        return Object.entries({
          start: ratings.surgeW >= peakW - 0.001,
          running: ratings.continuousW >= (answer.powerMatchBySurge ? 1 : 1.25) * runningW - 0.001,
          discharge: ratings.dischargeW * toLoad >= carriedW - 0.001,
          phases: ratings.phases <= (request.phases ?? 1),
          price: answer.totalPrice === answer.systemPrice + answer.panelsPrice + answer.installation,
          panels: bought === 0 || (panel !== null && bought - panel.powerW < ratings.pvInputW),
          charged: request.grid === true || bought + ratings.panelsIncludedW > 0,
        }).filter(([, holds]) => !holds)
      }
      expect(answers.flatMap((answer) => faultsOf(answer))).toEqual([])
    }),
    { numRuns: 3000 },
  )
}, 120_000)

test('nothing is left unsaid, and essentials never cost more than everything', () => {
  fc.assert(
    fc.property(site, (request) => {
      const { audit, auditCase, answers } = answersOf(request)
      const others = new Set(
        auditCase.lines.filter(({ isEssential }) => !isEssential).map(({ appliance }) => appliance.id),
      )
      const said = answers.flatMap(({ answer }) => answer.notCarried)
      expect(
        said.filter(({ applianceId, servedShare }) => !others.has(applianceId) || servedShare < 0 || servedShare >= 1),
      ).toEqual([])
      const { pick, economical, closestAlternative } = audit
      expect(economical?.totalPrice ?? 0).toBeLessThanOrEqual(pick?.totalPrice ?? Infinity)
      const lacking = closestAlternative?.shortfalls.map(({ needed, has }) => has < needed) ?? [true]
      expect(lacking.length > 0 && lacking.every(Boolean)).toBe(true)
    }),
    { numRuns: 1000 },
  )
}, 120_000)

const factor = fc.double({ min: 0.5, max: 2, noNaN: true })

test('a system is judged by the year’s least sun as by its twelve months', () => {
  fc.assert(
    fc.property(site, fc.nat(), fc.boolean(), factor, factor, (request, at, carriesOthers, ofArray, ofBattery) => {
      const read = auditCaseOf(request, tables)
      if (!read.ok) throw new Error('the site can not be calculated')
      const question = questionOf(read.value, carriesOthers)
      const catalogue = catalogues[request.country ?? 'cm']
      const systems = catalogue.systems[question.segment]
      fc.pre(systems.length > 0)
      const system = systems[at % systems.length]
      const candidate =
        system && candidateWith({ productId: system.product.id, units: system.units, panels: 0 }, question, catalogue)
      if (!candidate) throw new Error('not in the catalogue')
      const { need } = candidate
      const scaled = { ...need, installedWp: ofArray * need.arrayWp }
      const installation = installationOf({ ...candidate, need: scaled }, question)
      const { sun } = question.site
      const judged = { ...installation, usableWh: Math.max(installation.usableWh, ofBattery * need.energyToCarryWh) }
      expect(keepsPromise(judged, sun)).toBe(missedPromise(judged, sun) === 0)
    }),
    { numRuns: 2000 },
  )
}, 120_000)
