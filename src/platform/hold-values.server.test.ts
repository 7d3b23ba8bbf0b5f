import { expect, test, vi } from 'vitest'
import { memoize } from './hold-values.server.ts'

test('of more values than may be held the oldest are loaded again', async () => {
  const load = vi.fn<(key: number) => Promise<number>>(async (key) => key * 2)
  const held = memoize(load, { most: 2 })
  for (const key of [1, 2, 1, 3, 2, 1]) expect(await held.read(key)).toBe(key * 2)
  expect(load.mock.calls.flat()).toEqual([1, 2, 3, 1])
})

test('callers who come while a value loads share the load; a failed one is tried again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
  const held = memoize(load)
  const [first, second] = await Promise.allSettled([held.read('a'), held.read('a')])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect([await held.read('a'), await held.read('a')]).toEqual(['up', 'up'])
  expect(load).toHaveBeenCalledTimes(2)
})
