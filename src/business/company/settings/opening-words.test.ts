import { expect, test } from 'vitest'
import type { OpeningPeriod } from './country-settings.ts'
import { openingHoursNotation, openingWords, shortOpeningWords } from './opening-words.ts'

const week: OpeningPeriod = { from: 'Mo', to: 'Fr', opens: '08:00', closes: '17:00' }
const saturday: OpeningPeriod = { from: 'Sa', to: 'Sa', opens: '09:30', closes: '12:00' }

test.each([
  ['fr', [week], 'du lundi au vendredi, de 8\u00A0h\u00A0à\u00A017\u00A0h', 'Lun.–ven., 8\u00A0h–17\u00A0h'],
  ['en', [week], 'Monday to Friday 8:00 AM - 5:00 PM', 'Mon–Fri, 8\u00A0AM–5\u00A0PM'],
  [
    'fr',
    [week, saturday],
    'du lundi au vendredi, de 8\u00A0h\u00A0à\u00A017\u00A0h\u202F; le samedi, de 9\u00A0h\u00A030\u00A0à\u00A012\u00A0h',
    'Lun.–ven., 8\u00A0h–17\u00A0h\u202F; sam., 9\u00A0h\u00A030–12\u00A0h',
  ],
  [
    'en',
    [week, saturday],
    'Monday to Friday 8:00 AM - 5:00 PM; Saturday 9:30 AM - 12:00 PM',
    'Mon–Fri, 8\u00A0AM–5\u00A0PM; Sat, 9:30\u00A0AM–12\u00A0PM',
  ],
] as const)('opening hours (%s)', (language, periods, long, short) => {
  expect([openingWords(periods, language), shortOpeningWords(periods, language)]).toEqual([long, short])
})

test('search engines read them as they write them', () => {
  expect(openingHoursNotation([week, saturday])).toEqual(['Mo-Fr 08:00-17:00', 'Sa 09:30-12:00'])
})
