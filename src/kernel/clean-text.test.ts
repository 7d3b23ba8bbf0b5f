import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

describe('cleanLine', () => {
  test.each([
    ['  Awa  Traoré ', 'Awa Traoré'],
    ['Awa\r\nBcc: all@example.com', 'Awa Bcc: all@example.com'],
    ['a\u0000b', 'a b'],
    ['a\u202eb', 'a b'],
    ['\u200b\u200e\u2060\ufeff\u00ad', ''],
    ['Oua\u00adga\u200bdou\u00adgou', 'Ouagadougou'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['half \ud83d', 'half'],
    ['whole 😀', 'whole 😀'],
    ['12\u202f000\u00a0W\t:', '12\u202f000\u00a0W :'],
    ["Fada N'Gourma", "Fada N'Gourma"],
  ])('%j becomes %j', (given, clean) => expect(cleanLine(given)).toBe(clean))

  test('is one line, well formed, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const clean = cleanLine(given)
        expect(clean).not.toMatch(/[\r\n\u0000\u2028\u2029]/)
        expect(clean.isWellFormed()).toBe(true)
        expect(cleanLine(clean)).toBe(clean)
      }),
    )
  })
})

describe('cleanText', () => {
  test('keeps lines, drops control characters', () => {
    expect(cleanText(' one\r\ntwo\u0000\rthree ')).toBe('one\ntwo \nthree')
  })

  test('cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const clean = cleanText(given)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toContain('\u0000')
      }),
    )
  })
})
