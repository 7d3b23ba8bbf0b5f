import { expect, test } from 'vitest'
import { formatShortMoment } from './format.ts'

const now = new Date(2026, 10, 25, 18, 0)

test.each([
  [new Date(2026, 10, 25, 16, 44), 'fr', '25\u00A0nov.,\u00A016\u00A0h\u00A044'],
  [new Date(2026, 10, 25, 16, 44), 'en', '25\u00A0Nov,\u00A04:44\u00A0PM'],
  [new Date(2025, 11, 31, 0, 5), 'fr', '31\u00A0déc.\u00A02025,\u00A00\u00A0h\u00A005'],
  [new Date(2025, 11, 31, 0, 5), 'en', '31\u00A0Dec\u00A02025,\u00A012:05\u00A0AM'],
] as const)('%s in short, in %s', (moment, language, words) => {
  expect(formatShortMoment(moment, language, now)).toBe(words)
})
