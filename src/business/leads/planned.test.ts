import { expect, test } from 'vitest'
import { byTime, plannedOf } from './planned.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const request = {
  country: 'cm',
  status: 'contacted',
  nextStepOn: '2026-11-23',
  nextStepTime: null,
  booking: { date: '2026-11-23', slot: '16:00', address: null, outcome: null },
} as const
const visit = { kind: 'appointment', on: '2026-11-23', time: '16:00' }
const step = { kind: 'step', on: '2026-11-23', time: null }

test('an appointment and a step of one day go by their hour, and a step without one is for the end of its day', () => {
  expect(plannedOf(request, now)).toEqual([visit, step])
  expect(plannedOf({ ...request, nextStepTime: '10:30' }, now)).toEqual([{ ...step, time: '10:30' }, visit])
})

test('what is over, settled or closed is not planned any more', () => {
  expect(plannedOf({ ...request, booking: { ...request.booking, outcome: 'held' } }, now)).toEqual([step])
  expect(plannedOf(request, new Date('2026-11-23T15:00:00.000Z'))).toEqual([step])
  expect(plannedOf({ ...request, status: 'lost' }, now)).toEqual([visit])
  expect(plannedOf({ ...request, status: 'spam', booking: null }, now)).toEqual([])
})

test('what has no day comes last', () => {
  const undated = { on: null, time: null }
  expect([undated, step, visit].toSorted(byTime)).toEqual([visit, step, undated])
})
