import { expect, test } from 'vitest'
import { formatShortMoment } from './format.ts'

const now = new Date(2026, 10, 25, 18, 0)

test.each([
  [new Date(2026, 10, 25, 16, 44), 'fr', '25 nov., 16\u00A0h\u00A044'],
  [new Date(2026, 10, 25, 16, 44), 'en', '25 Nov, 4:44 PM'],
  [new Date(2025, 11, 31, 0, 5), 'fr', '31 déc. 2025, 0\u00A0h\u00A005'],
  [new Date(2025, 11, 31, 0, 5), 'en', '31 Dec 2025, 12:05 AM'],
] as const)('%s in short, in %s', (moment, language, words) => {
  expect(formatShortMoment(moment, language, now)).toBe(words)
})
