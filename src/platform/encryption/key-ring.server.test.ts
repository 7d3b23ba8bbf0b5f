import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeyRing } from './key-ring.server.ts'

const [secret, other] = ['s'.repeat(40), 'o'.repeat(40)]
const key = randomBytes(32)
const unknown = expect.objectContaining({ name: 'UnreadableError', reason: 'unknown_key' }) as Error
const damaged = expect.objectContaining({ name: 'UnreadableError', reason: 'damaged' }) as Error

test('a key wrapped for a file unwraps for that file only', () => {
  const ring = createKeyRing(secret)
  const wrapped = ring.wrap(key, 'documents/1')
  expect(ring.unwrap(wrapped, 'documents/1').equals(key)).toBe(true)
  expect(() => ring.unwrap(wrapped, 'documents/2')).toThrow(damaged)
})

test('the same key is never wrapped into the same text, and the text holds neither key nor secret', () => {
  const ring = createKeyRing(secret)
  const [one, two] = [ring.wrap(key, 'a'), ring.wrap(key, 'a')]
  expect(one).not.toBe(two)
  expect(one).not.toContain(key.toString('base64url'))
  expect(one).toMatch(/^v1\.[0-9a-f]{16}\.[\w-]{80}$/)
})

test('a wrong secret, a changed text and nonsense are refused cleanly', () => {
  const ring = createKeyRing(secret)
  const wrapped = ring.wrap(key, 'a')
  expect(() => createKeyRing(other).unwrap(wrapped, 'a')).toThrow(unknown)
  expect(() => ring.unwrap(`${wrapped.slice(0, -2)}${wrapped.endsWith('AA') ? 'BB' : 'AA'}`, 'a')).toThrow(damaged)
  expect(() => ring.unwrap(wrapped.slice(0, 30), 'a')).toThrow(damaged)
  for (const text of ['', 'v1', 'v2.x.y', 'nonsense']) expect(() => ring.unwrap(text, 'a')).toThrow(unknown)
})

test('the secret before still unwraps, and what it wrapped is told apart', () => {
  const old = createKeyRing(other).wrap(key, 'a')
  const ring = createKeyRing(secret, other)
  expect(ring.unwrap(old, 'a').equals(key)).toBe(true)
  expect(old.startsWith(ring.currentPrefix)).toBe(false)
  expect(ring.wrap(key, 'a').startsWith(ring.currentPrefix)).toBe(true)
})
