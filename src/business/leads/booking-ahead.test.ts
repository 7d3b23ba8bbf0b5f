import { expect, test } from 'vitest'
import { bookingAhead } from './booking-ahead.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const booking = { date: '2026-11-20', slot: '16:00', address: null, outcome: null }
const request = { country: 'cm', booking } as const

test('somebody is expected until their time begins, or somebody has said what became of it', () => {
  expect(bookingAhead(request, now)).toEqual({ ...booking, kind: 'appointment', time: '16:00' })
  expect(bookingAhead({ ...request, booking: { ...booking, date: '2026-11-19' } }, now)).toBeNull()
  expect(bookingAhead({ ...request, booking: { ...booking, outcome: 'held' } }, now)).toBeNull()
  expect(bookingAhead({ ...request, booking: null }, now)).toBeNull()
  expect(bookingAhead({ ...request, booking: { ...booking, slot: 'noon' } }, now)).toBeNull()
})
