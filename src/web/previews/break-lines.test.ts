import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines, measureByWords } from './break-lines.ts'

const measure = (text: string) => Array.from(text).length
const broken = (text: string, width: number, most: number) => breakLines(text, measure, width, most)

test('a text that fits is whole, in lines of about one length', () => {
  expect(broken('one two three four', 14, 3)).toEqual({ lines: ['one two', 'three four'], whole: true })
  expect(broken('one', 14, 3)).toEqual({ lines: ['one'], whole: true })
})

test('words bound together are not parted', () => {
  expect(broken('Combien\u2009? Oui', 10, 3).lines).toEqual(['Combien\u2009?', 'Oui'])
})

test('what does not fit ends in an ellipsis, after a whole word and without its comma', () => {
  expect(broken('one two, three four five six', 9, 2)).toEqual({ lines: ['one two,', 'three…'], whole: false })
  expect(broken('one, two', 6, 1)).toEqual({ lines: ['one…'], whole: false })
})

test('a word that is wider than a line is cut', () => {
  expect(broken('abcdefghijkl mn', 6, 2)).toEqual({ lines: ['abcde…', 'mn'], whole: false })
})

test('no line is wider than asked, there are never more, and a whole text is all there', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 120 }),
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      (text, width, most) => {
        const { lines, whole } = broken(text, width, most)
        expect(lines.length).toBeLessThanOrEqual(most)
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
        expect(whole ? lines.join(' ') : text).toBe(text)
      },
    ),
  )
})

test('a text is as wide as its words and the spaces between them', () => {
  expect(measureByWords(measure)('one two three')).toBe(13)
})
