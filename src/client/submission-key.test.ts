import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewSubmissionKey, submissionKey } from './submission-key.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
}
const refusal = () => {
  throw new Error('storage refused')
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage))
afterEach(() => {
  renewSubmissionKey('order')
  vi.unstubAllGlobals()
})

test('a form keeps its key while its content is the same', () => {
  const key = submissionKey('order', 'one kit')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(submissionKey('order', 'one kit')).toBe(key)
  expect(submissionKey('consultation', 'one kit')).not.toBe(key)
})

test('another content, and a new submit of the same, have another key', () => {
  const key = submissionKey('order', 'one kit')
  const other = submissionKey('order', 'two kits')
  expect(other).not.toBe(key)
  renewSubmissionKey('order')
  expect(submissionKey('order', 'two kits')).not.toBe(other)
})

test('the key outlives a reload', async () => {
  const key = submissionKey('order', 'one kit')
  vi.resetModules()
  const afterReload = await import('./submission-key.ts')
  expect(afterReload.submissionKey('order', 'one kit')).toBe(key)
})

test('the key is kept where storage is refused', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refusal, removeItem: refusal })
  const key = submissionKey('order', 'one kit')
  expect(submissionKey('order', 'one kit')).toBe(key)
})

test('what is stored but unreadable is replaced', () => {
  stored.set('submission order', '{broken')
  expect(submissionKey('order', 'one kit')).toMatch(/^[0-9a-f]{32}$/)
})
