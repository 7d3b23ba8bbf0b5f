import { expect, test } from 'vitest'
import { writtenSize } from './written-size.ts'

test.each([
  ['6kVA', 'fr', '6\u202fkVA'],
  ['13.2 kVA · 10kWh', 'fr', '13,2\u202fkVA · 10\u202fkWh'],
  ['13.2 kVA', 'en', '13.2\u202fkVA'],
  ['760Wh', 'en', '760\u202fWh'],
  ['5 kVA/10kWh', 'fr', '5\u202fkVA/10\u202fkWh'],
  ['Ampoule LED 9 W', 'fr', 'Ampoule LED 9\u202fW'],
  ['Climatiseur 1,5 CV', 'fr', 'Climatiseur 1,5\u202fCV'],
  ['', 'fr', ''],
] as const)('the size %j is read in %s as %j', (label, language, written) => {
  expect(writtenSize(label, language)).toBe(written)
})
