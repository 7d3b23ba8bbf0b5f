import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { specificationFields } from './specification-field.ts'
import { specificationSchema, type Specification } from './specification-schema.ts'
import { specificationSheet } from './specification-sheet.ts'
import { specificationLabel } from './ui/product-words.ts'

const values = (specification: Specification, language: 'fr' | 'en') =>
  specificationSheet(specification, language).map(({ value }) => value)

test.each([
  [{ batteryCapacityKwh: 0.716 }, '0,716\u00a0kWh', '0.716\u00a0kWh'],
  [{ ratedPowerW: 12_000 }, '12\u202f000\u00a0W', '12,000\u00a0W'],
  [{ efficiencyPct: 97.6 }, '97,6\u202f%', '97.6%'],
  [{ tempCoeffPmaxPctPerK: -0.35 }, '-0,35\u202f%/K', '-0.35%/K'],
  [{ mpptInputs: 2 }, '2', '2'],
  [{ cycleLife: 6000 }, '6\u202f000\u00a0cycles', '6,000\u00a0cycles'],
  [{ pvVoltageRangeV: '12–145' }, '12–145\u00a0V', '12–145\u00a0V'],
  [{ batteryType: 'LiFePO4' }, 'LiFePO4', 'LiFePO4'],
  [
    { capacity: { fr: '13,2 kVA (onduleur)', en: '13.2 kVA (inverter)' } },
    '13,2 kVA (onduleur)',
    '13.2 kVA (inverter)',
  ],
] satisfies [Specification, string, string][])('%j reads %j in French and %j in English', (specification, fr, en) => {
  expect(values(specification, 'fr')).toEqual([fr])
  expect(values(specification, 'en')).toEqual([en])
})

test('the sheet is in reading order and leaves out what is not known', () => {
  const sheet = specificationSheet({ warranty: '2', weightKg: null, brand: 'Deye', ratedPowerW: 6000 }, 'en')
  expect(sheet.map(({ field }) => field)).toEqual(['brand', 'ratedPowerW', 'warranty'])
  expect(specificationSheet({}, 'fr')).toEqual([])
})

test('the power of the label is not said again beside the same rated power', () => {
  const fields = (specification: Specification) => specificationSheet(specification, 'fr').map(({ field }) => field)
  const labels = { fr: '2,2 kW, batterie de 2 048 Wh', en: '2.2 kW / 2,048 Wh' }
  expect(fields({ capacity: labels, ratedPowerW: 2200 })).toEqual(['ratedPowerW'])
  expect(fields({ capacity: '3 kVA', ratedPowerW: 3000 })).toEqual(['capacity', 'ratedPowerW'])
  expect(fields({ capacity: '6 kVA' })).toEqual(['capacity'])
})

test.each([[{ colour: 'red' }], [{ brand: '' }], [{ brand: { fr: 'Deye' } }], [{ weightKg: true }]])(
  'the schema refuses %j',
  (specification) => {
    expect(specificationSchema.safeParse(specification).success).toBe(false)
  },
)

test.each(languages)('every field has a label in %s', (language) => {
  const file = new URL(`../../i18n/messages/${language}/specification.json`, import.meta.url)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect(specificationFields.filter((field) => !messages[specificationLabel(field)])).toEqual([])
})
