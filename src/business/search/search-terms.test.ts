import { expect, test } from 'vitest'
import { searchTerms, type ReadWord } from './search-terms.ts'

const read = (word: string, changes: Partial<ReadWord> = {}): ReadWord => ({
  word,
  isKnown: false,
  completions: [],
  similar: [],
  ...changes,
})
const known = (word: string) => read(word, { isKnown: true })

test('no word asks for nothing', () => {
  expect(searchTerms([])).toBeNull()
})

test('near a question is what has any of its words, the longest four of many', () => {
  expect(searchTerms([known('kit'), known('sol')])).toEqual({ all: 'kit & sol', any: 'kit | sol' })
  const many = ['kit', 'batterie', 'panneau', 'ac', 'facture', 'onduleur'].map(known)
  expect(searchTerms(many)?.any).toBe('batterie | onduleur | panneau | facture')
})

test('a word alone may go on, unless it is a figure, too short, or long enough to be whole', () => {
  expect(searchTerms([known('sol')])).toEqual({ all: 'sol', any: 'sol:*' })
  for (const whole of [known('ac'), known('batterie')]) {
    expect(searchTerms([whole])).toEqual({ all: whole.word, any: whole.word })
  }
  expect(searchTerms([read('480')])).toEqual({ all: '(480)', any: '(480)' })
})

test('a word that nobody wrote stands for those that it begins', () => {
  const words = [read('installat', { completions: ['installation'], similar: ['installer'] })]
  expect(searchTerms(words)?.all).toBe('(installat:* | installation)')
})

test('or else for those that it was meant to be: the nearest', () => {
  const words = [read('baterie', { similar: ['batterie', 'batteries', 'batterie', 'barterie'] }), known('lithium')]
  expect(searchTerms(words)?.all).toBe('(baterie | batterie | barterie) & lithium')
})

test.each([
  ['frigo', ['fridge']],
  ['pizza', ['pizzicato', 'pile']],
  ['refrigerateur', ['regulateur']],
])('%s was not meant to be any of %j', (word, similar) => {
  expect(searchTerms([read(word, { similar })])?.all).toBe(`(${word})`)
})
