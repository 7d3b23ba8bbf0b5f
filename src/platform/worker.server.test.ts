import { expect, onTestFinished, test, vi } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { startsWorker, WorkerLimitError } from './worker.server.ts'

const file = new URL('../../tests/support/greedy-worker.ts', import.meta.url)
const ask = startsWorker<string, string>(file, { cpuMs: 200, memoryMb: 32 })
const patient = startsWorker<string, string>(file, { cpuMs: 60_000, memoryMb: 32 })

test('what is asked is answered, one after the other, without the environment of the site', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map(ask))
  expect(answers).toEqual(['a, 0 variables', 'b, 0 variables', 'c, 0 variables'])
})

test('what never ends is ended, while this thread goes on and whoever waits is answered', async () => {
  // One that has begun already: to start takes longer than the other may go on.
  await patient('begun')
  let isOver = false
  const endless = ask('never end').catch((error: unknown) => error)
  const next = ask('next')
  const meanwhile = patient('meanwhile').then((answer) => [answer, isOver])
  void endless.then(() => (isOver = true))
  expect(await meanwhile).toEqual(['meanwhile, 0 variables', false])
  expect(await endless).toEqual(new WorkerLimitError('time'))
  expect(await next).toBe('next, 0 variables')
})

test('what takes all memory is ended', async () => {
  expect(await patient('take memory').catch((error: unknown) => error)).toEqual(new WorkerLimitError('memory'))
  expect(await patient('after')).toBe('after, 0 variables')
})

test('what fails is told, and the worker goes on; one that dies is replaced', async () => {
  await expect(patient('throw')).rejects.toThrow('thrown in the worker')
  await expect(patient('die')).rejects.toThrow('ended with 3')
  expect(await patient('still there')).toBe('still there, 0 variables')
})

test('a thread is kept for the next question, and ended when a minute brings none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const thread = await patient('which thread')
  vi.advanceTimersByTime(59_000)
  expect(await patient('which thread')).toBe(thread)
  vi.advanceTimersByTime(59_000)
  expect(await patient('which thread')).toBe(thread)
  vi.advanceTimersByTime(60_000)
  expect(await patient('which thread')).not.toBe(thread)
})

test('a thread that dies while it is idle takes nothing of the next one’s minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await patient('die soon')
  await pause(500)
  vi.advanceTimersByTime(30_000)
  const thread = await patient('which thread')
  vi.advanceTimersByTime(31_000)
  expect(await patient('which thread')).toBe(thread)
})
