import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchQuestion } from './search-question.ts'

test.each([
  [undefined, ''],
  [null, ''],
  [' \t\u0000\n ', ''],
  ['  une   batterie\u0000\u202f? ', 'une batterie ?'],
  ['\ud83d', '\ufffd'],
  ['é'.repeat(10_000), 'é'.repeat(100)],
])('%j is searched as %j', (typed, question) => {
  expect(searchQuestion(typed)).toBe(question)
})

test('whatever is typed, the question fits into an address and into the database, and is its own question', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const question = searchQuestion(typed)
      expect(Array.from(question).length).toBeLessThanOrEqual(100)
      expect(question).not.toContain('\0')
      expect(decodeURIComponent(encodeURIComponent(question))).toBe(question)
      expect(searchQuestion(question)).toBe(question)
    }),
  )
})
