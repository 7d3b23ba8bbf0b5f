import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccess, withAccess, writeAccess, type ApplicationAccess } from './application-access.ts'

const access = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  key: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
})

test('what is written is read', () => {
  fc.assert(
    fc.property(fc.array(access), (list) => {
      expect(readAccess(writeAccess(list))).toEqual(list)
    }),
  )
})

test('nonsense opens nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readAccess(text.replaceAll('.', ''))).toEqual([])
    }),
  )
  for (const text of ['', '12', '12.', '.key', '0.key', '-1.key', '1.ke y', '99999999999.key'])
    expect(readAccess(text)).toEqual([])
})

test('the newest ten are kept, each once', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, key: `k${index + 1}` }))
  const list = twelve.reduce<ApplicationAccess[]>((before, added) => withAccess(before, added), [])
  expect(list.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(withAccess(list, { id: 5, key: 'new' }).slice(0, 2)).toEqual([
    { id: 5, key: 'new' },
    { id: 12, key: 'k12' },
  ])
  expect(withAccess(list, { id: 5, key: 'new' })).toHaveLength(10)
})
