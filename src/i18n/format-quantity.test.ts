import { expect, test } from 'vitest'
import { formatQuantity } from './format-quantity.ts'

test.each([
  [0.93, '1', 'en', '0.93'],
  [0.974679434, '1', 'fr', '0,975'],
  [3, '1', 'en', '3'],
  [1754.5, 'W', 'en', '1,755\u00A0W'],
  [1260, 'Wh', 'fr', '1\u202F260\u00A0Wh'],
  [3.95, 'h', 'fr', '3,95\u00A0h'],
  [12, 'h', 'en', '12\u00A0h'],
  [2468, 'Wp', 'en', '2,468\u00A0Wp'],
  [2468, 'Wp', 'fr', '2\u202F468\u00A0Wc'],
] as const)('%s %s in %s', (value, unit, language, words) => {
  expect(formatQuantity(value, unit, language)).toBe(words)
})
