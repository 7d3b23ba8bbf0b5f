import { describe, expect, test } from 'vitest'
import { languages, languageTable } from '#kernel/language.ts'
import {
  formatList,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatShortDay,
  formatUpTo,
  formatWeekdayAndDate,
} from './format.ts'

describe.each(languages)('as Intl writes it (%s)', (language) => {
  const { locale } = languageTable[language]

  test('a number of up to 14 digits', () => {
    const known = [0, 1, 999, 1000, 12_345.678, 999_999.95, 1e9, 123_456_789_012, 1.005, 2.675, 0.35, 0.05, 5e-7]
    let seed = 7
    const drawn = Array.from({ length: 2000 }, (_, i) => {
      seed = (seed * 48_271) % 2_147_483_647
      return Number(((seed / 1000) * 10 ** ((i % 12) - 7)).toPrecision(14))
    })
    const values = [...known, ...drawn].flatMap((each) => (each > 1 ? [each, -each] : [each]))
    for (const decimals of [0, 1, 2, 3]) {
      const form = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
      const written = values.map((value) => [value, formatNumber(value, language, decimals)])
      expect(written).toEqual(values.map((value) => [value, form.format(value)]))
    }
  })

  test('a number with the decimals that it needs', () => {
    const form = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
    for (const value of [0, 0.5, 1.005, 1.0005, 0.0004, 10, 1500, 1500.25, 10_000.1239, -0.93]) {
      expect(formatUpTo(value, language, 3)).toBe(form.format(value))
    }
  })

  test('the names of the months', () => {
    for (let month = 1; month <= 12; month++) {
      const day = new Date(Date.UTC(2025, month - 1, 3))
      expect(formatMonth(month, language)).toBe(day.toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }))
    }
  })

  test('a day of any month and weekday, in short and with its weekday', () => {
    for (let day = 0; day < 400; day += 5) {
      const date = new Date(Date.UTC(2025, 0, 1 + day))
      const written = (form: Intl.DateTimeFormatOptions) =>
        date.toLocaleDateString(locale, { ...form, timeZone: 'UTC' })
      const isoDay = date.toISOString().slice(0, 10)
      const first = languageTable[language].firstDay ?? 1
      const dayOfMonth = date.getUTCDate() === 1 ? first : date.getUTCDate()
      const shortDay = `${written({ weekday: 'short' })} ${dayOfMonth} ${written({ month: 'short' })}`
      expect(formatShortDay(isoDay, language)).toBe(shortDay)
      const longDay = `${written({ weekday: 'long' })} ${formatLongDate(isoDay, language)}`
      expect(formatWeekdayAndDate(isoDay, language)).toBe(longDay)
    }
  })

  test('names in a row', () => {
    const names = new Intl.ListFormat(locale)
    for (const some of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      expect(formatList(some, language)).toBe(names.format(some))
    }
  })
})

test.each([
  ['fr', '5 juin 2025', '31 décembre 2025'],
  ['en', '5 June 2025', '31 December 2025'],
] as const)('a day has no zero before it (%s)', (language, ...days) => {
  expect(['2025-06-05', '2025-12-31'].map((date) => formatLongDate(date, language))).toEqual(days)
})

test('what is rounded to nothing is not less than nothing', () => {
  expect(['fr', 'en'].map((language) => formatNumber(-0.04, language as 'fr' | 'en', 1))).toEqual(['0,0', '0.0'])
})
