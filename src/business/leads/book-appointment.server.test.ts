import { asc, count } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { bookAppointment, slotAvailability } from './book-slot.server.ts'
import { leads, slotBookings } from './tables.server.ts'

const database = await testDatabase()
const { db, clock } = database
const { services } = database

/** Asked for on Thursday 5 March 2026, for the Friday. */
const request = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  phone: '0803 000 0000',
  date: '2026-03-06',
  slot: '08:30',
}
const book = (changes: object = {}, about: object = {}) =>
  bookAppointment(services, { ...request, ...changes }, { language: 'fr', ...about })

async function rows() {
  const [stored] = await db.select({ leads: count() }).from(leads)
  const [booked] = await db.select({ bookings: count() }).from(slotBookings)
  const [queued] = await db.select({ mails: count() }).from(mailOutbox)
  return { ...stored, ...booked, ...queued }
}

beforeEach(async () => {
  await db.delete(leads)
  await db.delete(mailOutbox)
})

describe('an appointment', () => {
  test('is stored, booked and told to the visitor and to staff', async () => {
    const outcome = await book({ message: 'A pump', source: '/contact' })
    const [lead] = await db.select().from(leads)
    expect(outcome).toEqual({
      ok: true,
      value: { id: lead?.id, reference: `APP-${String(lead?.id).padStart(6, '0')}` },
    })
    expect(lead).toMatchObject({
      kind: 'appointment',
      status: 'new',
      country: 'cm',
      language: 'fr',
      name: 'Amina Bello',
      email: 'amina@example.com',
      phone: '0803 000 0000',
      source: '/contact',
      payload: { ...request, message: 'A pump', country: 'cm' },
      createdAt: clock.now,
    })
    expect(await db.select().from(slotBookings)).toMatchObject([
      { leadId: lead?.id, kind: 'appointment', country: 'cm', date: '2026-03-06', slot: '08:30', place: 1 },
    ])
    const mails = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.template))
    expect(mails.map(({ template, to, language }) => ({ template, to, language }))).toEqual([
      { template: 'appointment-staff', to: 'sales@ranasolar.example', language: 'en' },
      { template: 'appointment-visitor', to: 'amina@example.com', language: 'fr' },
    ])
  })

  test('that is wrong leaves nothing behind', async () => {
    const outcome = await book({ date: '2026-03-07', name: '' })
    expect(outcome).toEqual({
      ok: false,
      problem: {
        code: 'invalid',
        errors: [
          { path: 'name', code: 'required' },
          { path: 'date', code: 'weekend' },
        ],
      },
    })
    expect(await rows()).toEqual({ leads: 0, bookings: 0, mails: 0 })
  })
})

describe('a half hour', () => {
  const full = { ok: false, problem: { code: 'slot_full', errors: [{ path: 'slot', code: 'slot_full' }] } }

  test('takes two of each country, and is shown as taken then', async () => {
    expect((await book()).ok).toBe(true)
    expect((await book()).ok).toBe(true)
    expect(await book()).toEqual(full)
    expect((await book({ country: 'bf' })).ok).toBe(true)
    expect((await book({ slot: '09:00' })).ok).toBe(true)
    const slots = await slotAvailability(services, { kind: 'appointment', date: '2026-03-06' })
    expect(slots.ok && slots.value.filter(({ available }) => !available)).toEqual([{ slot: '08:30', available: false }])
  })

  test('has one winner for its last place', async () => {
    expect((await book()).ok).toBe(true)
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => book()))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 23 }, () => full))
    expect(await rows()).toEqual({ leads: 2, bookings: 2, mails: 4 })
  })
})

test('a repeated submit is the same appointment, also when all arrive at once and the slot is full since', async () => {
  const key = { idempotencyKey: 'form-1' }
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => book({}, key)))
  expect(outcomes[0]?.ok).toBe(true)
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(await rows()).toEqual({ leads: 1, bookings: 1, mails: 2 })
  await book()
  expect(await book({}, key)).toEqual(outcomes[0])
  expect(await book({ slot: '09:00' }, key)).toMatchObject({ problem: { code: 'conflict' } })
})
