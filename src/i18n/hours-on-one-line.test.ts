import { expect, test } from 'vitest'
import { hoursOnOneLine } from './hours-on-one-line.ts'

test.each([
  ['Monday to Friday 8:00 AM - 5:00 PM', 'Monday to Friday 8:00_AM_-_5:00_PM'],
  ['du lundi au vendredi, de 8\u00a0h à 17\u00a0h', 'du lundi au vendredi, de 8_h_à_17_h'],
  ['le samedi, de 9\u00a0h\u00a030 à 12\u00a0h\u00a030', 'le samedi, de 9_h_30_à_12_h_30'],
])('the hours of %s stay together', (words, together) => {
  expect(hoursOnOneLine(words).replaceAll('\u00a0', '_')).toBe(together)
})
