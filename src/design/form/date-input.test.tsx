import { expect, test } from 'vitest'
import { inWords } from './date-input.tsx'

const now = new Date(2026, 10, 27)

test.each([
  ['date', '2026-12-04', 'fr', 'ven. 4 déc.'],
  ['date', '2027-01-05', 'fr', 'mar. 5 janv. 2027'],
  ['date', '2026-12-04', 'en', 'Fri 4 Dec'],
  ['date', '2027-01-05', 'en', 'Tue 5 Jan 2027'],
  ['time', '08:00', 'fr', '8\u00A0h'],
  ['time', '17:30', 'en', '5:30 PM'],
  ['datetime-local', '2026-12-04T09:30', 'fr', '4 décembre 2026 à 9\u00A0h\u00A030'],
] as const)('a %s of %s in %s reads %s, whatever the language of the browser', (type, value, language, words) => {
  expect(inWords(type, value, language, now)).toBe(words)
})
