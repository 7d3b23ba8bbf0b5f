import { describe, expect, test } from 'vitest'
import { backupDuration } from '#business/energy/backup-duration.ts'
import { findAppliance } from '#business/energy/built-in-appliances.ts'
import { findPlace } from '#business/energy/built-in-places.ts'
import { generatorFigures } from '#business/energy/energy-prices.ts'
import { sumLoad, type Profile } from '#business/energy/load.ts'
import { team } from '#business/company/team.ts'
import { parameters } from '#business/energy/parameters.ts'
import { requirementOf } from '#business/energy/requirement.ts'
import { sunOf } from '#business/energy/sun.ts'
import { deliverable, needOf, nominalBattery, panelCount } from '#business/energy/system-need.ts'
import { missedPromise } from '#business/energy/promise.ts'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { languages, type Language } from '#kernel/language.ts'
import { frenchFaults, englishFaults } from '../../../../tests/words/typography-faults.ts'
import { builtInCaseStudies, findCaseStudy, type CaseStudy } from './built-in-case-studies.server.ts'
import { sectorFilters } from './sector.ts'

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a case study names an unknown appliance or place')
  return value
}

const sumOf = (profile: Profile) => profile.reduce((total, value) => total + value, 0)

/** What no sheet of a case study states is taken as the engine takes it: half of its capacity an hour, 1 percent for itself. */
const chargePerHour = 0.5
const idleShare = 0.01

/** What our own engine makes of the appliances that a case study lists, and of the system that was installed for them. */
function sizingOf({ need, system, sector }: CaseStudy) {
  const lines = need.use.map((use) => {
    const { kind, power, dutyCycle, surgeFactor } = known(findAppliance(use.applianceId))
    return { kind, power, dutyCycle, surgeFactor, ...use }
  })
  const load = sumLoad(lines, sector === 'residential' ? 'residential' : 'commercial')
  const place = known(findPlace(need.place))
  const { grid, backupHours } = need
  const site = { sun: sunOf(place), grid, phases: 3, backupHours, outageHours: backupHours } as const
  const panel = { powerW: system.panelW }
  const continuousW = system.inverterKva * 1000 * parameters.powerFactor.value
  const batteryWh = system.batteryKwh * 1000
  const [limitW, depth] = [batteryWh * chargePerHour, parameters.depthOfDischarge.value]
  const unit = { idleW: continuousW * idleShare, acCharge: true, pvInputW: Infinity, panelsIncludedW: 0, panel }
  const installed = needOf(load, !grid, site, unit)
  const missed = missedPromise(
    {
      ...installed,
      other: load.other,
      carriesOthers: !grid,
      arrayWp: system.panels * system.panelW,
      usableWh: batteryWh * depth,
      chargeW: limitW,
      dischargeW: limitW,
      mains: grid ? { outageHours: backupHours, chargeW: limitW, othersCarriedHours: 0 } : null,
    },
    site.sun,
  )
  return {
    place,
    continuousW,
    installed,
    missed,
    atOnceW: limitW * parameters.inverterEfficiency.value,
    requirement: requirementOf(load, site, place, panel),
    essentialW: load.essentialW,
    essentialWh: sumOf(load.essential),
    totalWh: sumOf(load.essential) + sumOf(load.other),
    backupHours: backupDuration(installed.essential, deliverable(batteryWh, depth)),
  }
}

function textsIn({ words }: CaseStudy, language: Language): string[] {
  const { title, location, beneficiaries, description, impact, body, pvModule, inverter, battery } = words[language]
  const { customerTitle, quote, keyFeatures, results } = words[language]
  const texts = [title, location, beneficiaries, description, impact, body.trim(), pvModule, inverter, battery]
  return [...texts, customerTitle, quote].concat(keyFeatures, results).filter((text) => text !== '')
}

/** A number as a text of the language writes it. */
function written(value: number, decimals: number, language: Language): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  return value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** A number and its unit: the narrow space ties them in French. */
function told(value: number, decimals: number, unit: string, language: Language): string {
  return `${written(value, decimals, language)}${language === 'fr' ? '\u202F' : ' '}${unit}`
}

const hours = { fr: 'heures', en: 'hours' }
const peak = { fr: 'kWc', en: 'kWp' }
const litres = { fr: 'litres', en: 'litres' }
const english = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const french = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** Litres for a kWh: a petrol set at half load at home, a diesel set elsewhere. */
const fuelUse = ({ sector }: CaseStudy) =>
  (sector === 'residential' ? generatorFigures.petrolHalfLoad : generatorFigures.diesel).value

test('five case studies, one of each sector of the filter, in both countries, 3kVA/5kWh to 15kVA/20kWh', () => {
  expect(builtInCaseStudies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([12, 13, 14, 15, 20])
  expect(builtInCaseStudies.map(({ sector }) => sector).toSorted()).toEqual(
    sectorFilters.filter((filter) => filter !== 'all').toSorted(),
  )
  expect(new Set(builtInCaseStudies.map(({ country }) => country))).toEqual(new Set(['cm', 'bf']))
  const sizes = builtInCaseStudies.map(({ system }) => system.batteryKwh)
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([5, 20])
  expect(builtInCaseStudies.filter(({ customerName }) => customerName).length).toBeGreaterThanOrEqual(3)
  expect(findCaseStudy(12)?.words.en.title).toContain('distribution centre')
  expect(findCaseStudy(1)).toBeUndefined()
})

test('nobody who is quoted has the first name of somebody in the team', () => {
  const firstNames = (names: readonly (string | null)[]) => names.map((name) => name?.split(' ')[0])
  const ours = firstNames(team.map(({ name }) => name))
  expect(
    firstNames(builtInCaseStudies.map(({ customerName }) => customerName)).filter((name) => ours.includes(name)),
  ).toEqual([])
})

test('the newest installation comes first', () => {
  const dates = builtInCaseStudies.map(({ installationDate }) => installationDate)
  expect(dates.every(isCalendarDate)).toBe(true)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(builtInCaseStudies.map(({ date }) => date)).toEqual(dates.map((date) => date.slice(0, 4)))
})

describe.each(builtInCaseStudies.map((caseStudy) => [caseStudy.id, caseStudy] as const))(
  'case study %d',
  (_, study) => {
    const { need, system } = study
    const { place, requirement, installed, missed, continuousW, ...found } = sizingOf(study)
    const { essentialWh, totalWh, backupHours } = found

    test('has what our engine asks for', () => {
      expect(continuousW).toBeGreaterThanOrEqual(requirement.inverterW)
      expect(continuousW).toBeGreaterThanOrEqual(requirement.peakW)
      expect(found.atOnceW).toBeGreaterThanOrEqual(need.grid ? found.essentialW : requirement.runningW)
      expect(system.batteryKwh * 1000).toBeGreaterThanOrEqual(nominalBattery(installed.energyToCarryWh))
      expect(system.panels).toBeGreaterThanOrEqual(installed.panels)
      expect(system.panels - installed.panels).toBeLessThanOrEqual(1)
      expect(missed).toBe(0)
      expect(backupHours).toBeGreaterThanOrEqual(need.backupHours)
      expect(place.country).toBe(study.country)
    })

    test('uses its appliances for no longer than the day and the night last', () => {
      for (const { quantity, hoursDay, hoursNight } of need.use) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(hoursDay).toBeLessThanOrEqual(parameters.dayHours.value)
        expect(hoursNight).toBeLessThanOrEqual(parameters.nightHours.value)
      }
    })

    test.each(languages)('tells the figures that were calculated (%s)', (language) => {
      const text = textsIn(study, language).join('\n')
      const counted = language === 'fr' ? french : english
      const hoursTold = (count: number) =>
        new RegExp(`(?<![\\d,.])(${count}|${counted[count] ?? count})[ \u202F]${hours[language]}`, 'i')
      expect(text).toContain(told(totalWh / 1000, 1, 'kWh', language))
      expect(text).toContain(written(essentialWh / 1000, 1, language))
      expect(text).toContain(told((totalWh * fuelUse(study)) / 1000, 1, litres[language], language))
      expect(text).toMatch(new RegExp(`\\(${written(fuelUse(study), 2, language)} litre (par|per) kWh\\)`))
      expect(text).toMatch(hoursTold(Math.floor(backupHours)))
      expect(text).toMatch(hoursTold(need.backupHours))
      expect(text).toContain(written(requirement.peakSunHours, 2, language))
      expect(text).toContain(told(system.inverterKva, 0, 'kVA', language))
      const { pvModule, battery, inverter } = study.words[language]
      const wattPeak = system.panels * system.panelW
      const kiloWattPeak = told(wattPeak / 1000, wattPeak % 100 === 0 ? 1 : 2, peak[language], language)
      expect(pvModule).toMatch(new RegExp(`^${system.panels} .*\\(${kiloWattPeak}\\)$`))
      expect(battery).toContain(told(system.batteryKwh, 0, 'kWh', language))
      expect(inverter).toContain(told(system.inverterKva, 0, 'kVA', language))
    })

    test('is set as its languages are, and says as much in one as in the other', () => {
      expect(textsIn(study, 'fr').flatMap((text) => frenchFaults(text).map((fault) => `${fault}: ${text}`))).toEqual([])
      expect(textsIn(study, 'en').flatMap((text) => englishFaults(text).map((fault) => `${fault}: ${text}`))).toEqual(
        [],
      )
      const { fr, en } = study.words
      expect(fr.keyFeatures).toHaveLength(en.keyFeatures.length)
      expect(fr.results).toHaveLength(en.results.length)
      for (const words of [fr, en]) expect(words.quote !== '').toBe(study.customerName !== null)
    })
  },
)

test('powers told beside the energies are those of the engine', () => {
  const kilowatts = (id: number) => {
    const { runningW, inverterW, peakW } = sizingOf(known(findCaseStudy(id))).requirement
    return [runningW, inverterW, peakW].map((watts) => (watts / 1000).toFixed(1))
  }
  const said = (id: number) => known(findCaseStudy(id)).words.en.body
  expect(said(20)).toContain(`${kilowatts(20)[0]} kW`)
  expect(said(14)).toContain(`${kilowatts(14)[0]} kW, that is ${kilowatts(14)[1]} kW`)
  expect(said(15)).toContain(`${kilowatts(15)[0]} kW; with the margin of 25%, ${kilowatts(15)[1]} kW`)
  expect(said(12)).toContain(
    `${kilowatts(12)[0]} kW run together, and its start brings the peak to ${kilowatts(12)[2]} kW`,
  )
  const { arrayWp, panels } = sizingOf(known(findCaseStudy(13))).installed
  expect([english[panelCount(arrayWp, 550)], english[panels]]).toEqual(['nine', 'ten'])
  expect(said(13)).toContain('asks for nine panels to balance such a day; we put up ten')
})
