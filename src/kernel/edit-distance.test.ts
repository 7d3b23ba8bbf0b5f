import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['batterie', 'batterie', 0],
  ['baterie', 'batterie', 1],
  ['battterie', 'batterie', 1],
  ['betterie', 'batterie', 1],
  ['soalr', 'solar', 1],
  ['battreie', 'batterie', 1],
  ['onduler', 'onduleur', 1],
  ['frigo', 'fridge', 2],
  ['', 'sun', 3],
])('%s is %s by %i slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 8 })

test('it is the same both ways, nothing only for the same word, and never more than the longer word has letters', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = editDistance(one, other)
      expect(slips).toBe(editDistance(other, one))
      expect(slips === 0).toBe(one === other)
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
    }),
  )
})

test('one slip is one slip', () => {
  fc.assert(
    fc.property(word, word, (before, after) => {
      expect(editDistance(before + after, `${before}x${after}`)).toBe(1)
      expect(editDistance(`${before}xy${after}`, `${before}yx${after}`)).toBe(1)
    }),
  )
})
