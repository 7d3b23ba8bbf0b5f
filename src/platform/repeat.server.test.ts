import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work comes again, also after it has failed, and never twice at once', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  let finish = () => {}
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    .mockResolvedValue()
  const repeated = repeat(1000, work, failed)
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledWith(new Error('down'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(3)
  await repeated.stop()
})

test('a stop waits for the work that is under way, and no more comes', async () => {
  let finish = () => {}
  const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  const repeated = repeat(1000, work, () => {})
  await vi.advanceTimersByTimeAsync(1000)
  const stopped = vi.fn<() => void>()
  const stopping = repeated.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).not.toHaveBeenCalled()
  finish()
  await stopping
  expect(work).toHaveBeenCalledTimes(1)
})
