import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../tests/support/words.ts'
import { plain } from '../../../../../tests/support/shown-text.ts'
import { longestContact } from '../../analytics.ts'
import { estimateInWords, timeInWords } from './time-in-words.ts'

const [fr, en] = [await wordsOf('fr'), await wordsOf('en')]

test.each([
  [14.6, '15 min', '15 min'],
  [60, '1 h', '1 h'],
  [59.7, '1 h', '1 h'],
  [137, '2 h 20 min', '2 h 20 min'],
  [210, '3 h 30 min', '3 h 30 min'],
  [800, '13 h', '13 h'],
  [1439, '1 j', '1 d'],
  [1440, '1 j', '1 d'],
  [2100, '1 j 11 h', '1 d 11 h'],
])('%d minutes', (minutes, french, english) => {
  expect(plain(timeInWords(minutes, fr))).toBe(french)
  expect(plain(timeInWords(minutes, en))).toBe(english)
})

test('what the ranges can’t tell apart is only more', () => {
  expect(plain(estimateInWords(longestContact, en))).toBe('7 d or more')
  expect(plain(estimateInWords(30, en))).toBe('30 min')
})
