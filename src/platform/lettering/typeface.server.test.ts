import { expect, test } from 'vitest'
import { openTypeface } from './typeface.server.ts'

const typeface = openTypeface()

test('French, English and West African words are set as they are written, money too', () => {
  for (const text of ['Où va l’été, cœur ?', 'Prix : 1 250 000 ₦', 'Ọlọ́run, ẹ káàbọ̀'.normalize('NFC'), '« 5 kWh »']) {
    expect(typeface.settable(text)).toBe(text)
  }
})

test('a text twice as large is twice as wide, and its outline begins and ends where it stands', () => {
  const width = typeface.widthOf('Deye Core', 40)
  expect(typeface.widthOf('Deye Core', 80)).toBeCloseTo(2 * width)
  const outline = typeface.outline('Deye Core', 40, 100, 300)
  expect(outline).toMatch(/^M[-\d.MLQCZ ]+Z$/)
  const across = [...outline.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.min(...across)).toBeGreaterThanOrEqual(100)
  expect(Math.max(...across)).toBeLessThanOrEqual(100 + width)
})

test('a mark over a letter takes no room, and none is drawn over a letter that it has no place on', () => {
  expect(typeface.widthOf('ọ́', 40)).toBeCloseTo(typeface.widthOf('ọ', 40))
  expect(typeface.outline('ọ́', 40, 0, 0).length).toBeGreaterThan(typeface.outline('ọ', 40, 0, 0).length)
  expect(typeface.outline('m\u0300', 40, 0, 0)).toBe(typeface.outline('m', 40, 0, 0))
})

test('signs that it lacks draw nothing', () => {
  expect(typeface.outline('\u{1f50b}', 40, 0, 0)).toBe('')
  expect(typeface.widthOf('\u{1f50b}', 40)).toBe(0)
})
