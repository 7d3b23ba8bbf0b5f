import { describe, expect, test } from 'vitest'
import { pdfPages } from '../../../../tests/support/pdf-text.ts'
import { findAppliance } from '../built-in-appliances.ts'
import { lineEnergy, sumLoad } from '../load.ts'
import { requirementOf } from '../requirement.ts'
import { sunOf } from '../sun.ts'
import { exampleLines, examplePlace, exampleRequirement } from './example-household.ts'
import type { GuideIssuer } from './guide-issuer.ts'
import { renderGuide } from './render-guide.server.ts'
import { sunRows } from './sun-rows.ts'
import { wordsEn } from './words-en.ts'
import { wordsFr } from './words-fr.ts'

const issuer: GuideIssuer = {
  name: 'Soleil & Co',
  email: 'hello@soleil.example',
  url: 'https://soleil.example',
  offices: [{ country: 'Nigeria', address: '1 Some Street, Lagos', phoneNumbers: ['+234 800 111 2222'] }],
}
const date = new Date('2026-11-20T00:00:00Z')
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each([
  ['fr', wordsFr, ['6 082', '980', '7 062', '7,1 kWh par jour', '2,0 kW', '4,2 kWh', '6 × 550 W', '20 novembre 2026']],
  ['en', wordsEn, ['6,082', '980', '7,062', '7.1 kWh a day', '2.0 kW', '4.2 kWh', '6 × 550 W', '20 November 2026']],
] as const)('the guide in %s', (language, words, figures) => {
  test('is two A4 pages in its language, light enough for a phone', async () => {
    const pdf = await renderGuide(language, issuer, date)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).toContain(`/Lang (${language})`)
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(pdf.length).toBeLessThan(60_000)
    expect(pdfPages(pdf)).toHaveLength(2)
  })

  test('can be read as text: every figure, the issuer and every question', async () => {
    const pages = pdfPages(await renderGuide(language, issuer, date))
    const text = flat(pages.join('\n'))
    expect(text).not.toContain('\ufffd')
    for (const figure of figures) expect(text).toContain(figure)
    for (const line of exampleLines) expect(text).toContain(language === 'fr' ? line.name : line.nameEn)
    for (const said of [
      words.title,
      issuer.name,
      issuer.email,
      'soleil.example/smart-solar-plan',
      '+234 800 111 2222',
    ]) {
      expect(text).toContain(flat(said))
    }
    for (const sentence of [...words.ask.questions, ...words.check.points]) expect(text).toContain(flat(sentence))
  })

  test('is the same, byte for byte, on the same date, and another on another', async () => {
    const [one, again] = await Promise.all([renderGuide(language, issuer, date), renderGuide(language, issuer, date)])
    expect(again.equals(one)).toBe(true)
    expect((await renderGuide(language, issuer, new Date('2027-01-01T00:00:00Z'))).equals(one)).toBe(false)
  })
})

test('the example adds up by hand', () => {
  expect(exampleLines.map(lineEnergy)).toEqual([1260, 576, 3150, 360, 216, 520, 480, 500])
  const essentialW = 150 + 8 * 9 + 3 * 75 + 15 + 4 * 18 + 65
  expect(exampleRequirement.runningW).toBe(essentialW + 1000)
  expect(exampleRequirement.inverterW).toBe(1.25 * (essentialW + 1000))
  const { batteryWh, energyToCarryWh, arrayWp, panels } = exampleRequirement
  expect(batteryWh).toBeCloseTo(energyToCarryWh / (0.93 * Math.sqrt(0.95) * 0.9), 2)
  expect(panels).toBe(Math.ceil((1.2 * arrayWp) / 550))
})

test('the television of the evening is in the battery, as the guide says, and the iron of the day is not', () => {
  const site = { sun: sunOf(examplePlace), grid: false, phases: 1, backupHours: 12, outageHours: 12 } as const
  const carriedWithout = (id: number) => {
    const load = sumLoad(
      exampleLines.filter((line) => line.name !== findAppliance(id)?.name),
      'residential',
    )
    return requirementOf(load, site, examplePlace, { powerW: 550 }).energyToCarryWh
  }
  const [television, iron] = [28, 65].map((id) => exampleRequirement.energyToCarryWh - carriedWithout(id))
  expect(television).toBeGreaterThan(200)
  expect(iron).toBeLessThan(1)
})

test('the sun of each town is its lowest month, and less sun never takes fewer panels', () => {
  for (const { place, worst, worstMonth } of sunRows) {
    expect(place.monthly[worstMonth - 1]).toBe(worst)
    expect(worstMonth).toBe(sunOf(place).worst.month)
  }
  const byLeastSun = sunRows
    .toSorted((a, b) => sunOf(a.place).worst.yield - sunOf(b.place).worst.yield)
    .map(({ panels }) => panels)
  expect(byLeastSun).toEqual(byLeastSun.toSorted((a, b) => b - a))
})

test('French keeps its punctuation on the line, by a narrow space', () => {
  const said =
    JSON.stringify(wordsFr) +
    Object.values(wordsFr)
      .map((part) => (typeof part === 'object' ? Object.values(part).map(String).join('') : String(part)))
      .join('')
  expect(said).not.toMatch(/[\p{L}\d}] [;!?%»]|[\p{L}\d}] :|« /u)
})
