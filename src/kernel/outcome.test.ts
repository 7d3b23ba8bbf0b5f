import { expect, test } from 'vitest'
import { attempt, done, need, refused } from './outcome.ts'

test('what an attempt answers is done', async () => {
  expect(await attempt(async () => need(done(1)) + need(done(2)))).toEqual(done(3))
})

test('a refusal ends the attempt with its problem', async () => {
  const full = refused('slot_full', { errors: [{ path: 'slot', code: 'slot_full' }] })
  let isReached = false
  const outcome = await attempt(async () => {
    need(full)
    isReached = true
  })
  expect(outcome).toEqual(full)
  expect(isReached).toBe(false)
})

test('a refusal ends the attempt that is nearest', async () => {
  const outcome = await attempt(async () => attempt(async () => need(refused('not_found'))))
  expect(outcome).toEqual(done(refused('not_found')))
})

test('every other error is thrown on', async () => {
  const broken = new Error('broken')
  await expect(attempt(() => Promise.reject(broken))).rejects.toBe(broken)
})
