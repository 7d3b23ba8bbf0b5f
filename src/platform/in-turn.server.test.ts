import { expect, test } from 'vitest'
import { oneAtATime, TooBusyError } from './in-turn.server.ts'

test('work runs one after the other in the order it came, whatever fails', async () => {
  const turn = oneAtATime(10)
  const log: string[] = []
  const work = (name: string, fails = false) =>
    turn(async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('what would wait behind too many is refused, and taken once there is room', async () => {
  const turn = oneAtATime(1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = turn(() => promise)
  const waiting = turn(async () => 'waited')
  await expect(turn(async () => 'late')).rejects.toThrow(TooBusyError)
  resolve()
  await running
  expect(await waiting).toBe('waited')
  expect(await turn(async () => 'again')).toBe('again')
})
