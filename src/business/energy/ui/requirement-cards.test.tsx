import { expect, test } from 'vitest'
import { demoCatalogueIn } from '../../../../tests/support/demo-catalogue.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { plain } from '../../../../tests/support/shown-text.ts'
import { wordsOf } from '../../../../tests/support/words.ts'
import { languages } from '#kernel/language.ts'
import { findAppliance } from '../built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from '../built-in-places.ts'
import { calculateAudit } from '../calculate-audit.ts'
import { parameters } from '../parameters.ts'
import { presets } from '../built-in-presets.ts'
import { RequirementCards } from './requirement-cards.tsx'

const tables = { findAppliance, findPlace, defaultPlaceOf }
const fridge = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
const request = { applianceUsage: [fridge], backupHours: 12, clientType: 'residential', country: 'cm' } as const

test.each(languages)('what is assumed names its source, and whether it was read or judged (%s)', async (language) => {
  const answer = calculateAudit({ ...request, applianceUsage: [fridge] }, tables, demoCatalogueIn('cm'))
  if (!answer.ok) throw new Error('the list can not be calculated')
  const html = plain(await drawn(<RequirementCards answer={answer.value} />, { language })).replaceAll('&#x27;', '’')
  const text = await wordsOf(language)
  const assumed = Object.values(answer.value.explanations).flatMap(({ terms }) =>
    terms.map(({ parameter }) => parameter),
  )
  for (const parameter of assumed) {
    if (parameter === null) continue
    const status = text(`sizing.source.${parameters[parameter].status}`)
    expect(html).toContain(plain(`${text(`sizing.source.${parameter}`)} (${status})`))
  }
  expect(new Set(assumed).size).toBeGreaterThan(10)
})

test('of a family home the other number of panels has its reason', async () => {
  const home = presets.find(({ key }) => key === 'family-home')
  const answer = calculateAudit({ ...request, applianceUsage: [...(home?.lines ?? [])] }, tables, demoCatalogueIn('cm'))
  if (!answer.ok || !answer.value.pick) throw new Error('nothing is recommended')
  const { pick, requirement } = answer.value
  const text = await wordsOf('en')
  const html = await drawn(<RequirementCards answer={answer.value} />, { language: 'en' })
  expect(pick.panels).toBeGreaterThan(requirement.panels)
  expect(html).toContain(text('sizing.need.panels.more', { count: pick.panels, power: pick.panelPowerW }))
})

test.each([
  { panels: 5, panelPowerW: 600, says: 'more' },
  { panels: 6, panelPowerW: 300, says: null },
  { panels: 4, panelPowerW: 400, says: 'less' },
  { panels: 0, panelPowerW: 600, says: 'less' },
  { panels: 6, panelPowerW: 400, says: null },
] as const)('of six panels of 400 Wp asked, $panels of $panelPowerW Wp say $says', async ({ says, ...panels }) => {
  const answer = calculateAudit({ ...request, applianceUsage: [fridge] }, tables, demoCatalogueIn('cm'))
  if (!answer.ok || !answer.value.pick) throw new Error('nothing is recommended')
  const { pick, requirement } = answer.value
  const asked = { ...requirement, panels: 6, panelPowerW: 400 }
  const told = { ...answer.value, requirement: asked, pick: { ...pick, ...panels } }
  const text = await wordsOf('en')
  const html = await drawn(<RequirementCards answer={told} />, { language: 'en' })
  const words = (which: 'more' | 'less') =>
    text(`sizing.need.panels.${which}`, { count: panels.panels, power: panels.panelPowerW })
  expect((['more', 'less'] as const).filter((which) => html.includes(words(which)))).toEqual(says ? [says] : [])
})
