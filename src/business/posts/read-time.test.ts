import { expect, test } from 'vitest'
import { readTimeOf, serverReadTime } from './read-time.ts'

test.each([
  ['', 1],
  ['Trois mots ici', 1],
  ['mot '.repeat(600), 3],
  ['mot '.repeat(720), 4],
])('%s takes its minutes', (text, minutes) => {
  expect(readTimeOf(text)).toBe(minutes)
})

test('what staff write takes the five minutes that the specification gives it', () => {
  expect(serverReadTime).toBe(5)
})
