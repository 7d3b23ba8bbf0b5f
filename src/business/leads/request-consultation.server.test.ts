import { asc, count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { setLimits } from '../../../tests/support/set-limits.ts'
import { aConsultation } from '../../../tests/support/sent-requests.ts'
import { requestConsultation } from './book-slot.server.ts'
import { leads, slotBookings } from './tables.server.ts'

const database = await testDatabase()
const { db, clock } = database
const { services } = database
const now = clock.now

/** Asked for on Thursday 5 March 2026, for the Friday. */
const request = {
  ...aConsultation('2026-03-06', '10-11am'),
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.com',
  phone: '+234 803 000 0000',
}
const origin = { language: 'fr' as const }
const ask = (changes: object = {}, about: object = {}) =>
  requestConsultation(services, { ...request, ...changes }, { ...origin, ...about })

async function rows() {
  const [stored] = await db.select({ leads: count() }).from(leads)
  const [booked] = await db.select({ bookings: count() }).from(slotBookings)
  const [queued] = await db.select({ mails: count() }).from(mailOutbox)
  return { ...stored, ...booked, ...queued }
}

beforeEach(async () => {
  clock.now = now
  await db.delete(leads)
  await db.delete(mailOutbox)
})

describe('a request', () => {
  test('is stored, booked and told to the visitor and to staff', async () => {
    const outcome = await ask({ source: '/products/12', message: 'A pump' })
    const [lead] = await db.select().from(leads)
    expect(outcome).toEqual({
      ok: true,
      value: { id: lead?.id, reference: `CON-${String(lead?.id).padStart(6, '0')}` },
    })
    expect(lead).toMatchObject({
      kind: 'consultation',
      status: 'new',
      country: 'cm',
      language: 'fr',
      name: 'Amina Bello',
      email: 'amina@example.com',
      phone: '+234 803 000 0000',
      source: '/products/12',
      payload: { ...request, source: '/products/12', message: 'A pump', country: 'cm' },
      createdAt: now,
    })
    const [booking] = await db.select().from(slotBookings)
    expect(booking).toMatchObject({
      leadId: lead?.id,
      kind: 'consultation',
      date: '2026-03-06',
      slot: '10-11am',
      place: 1,
    })
    const mails = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.template))
    expect(mails.map(({ template, to, language }) => ({ template, to, language }))).toEqual([
      { template: 'consultation-staff', to: 'sales@ranasolar.example', language: 'en' },
      { template: 'consultation-visitor', to: 'amina@example.com', language: 'fr' },
    ])
  })

  test('in Burkina Faso goes to staff in French', async () => {
    await ask({ country: 'bf', state: 'dori' }, { language: 'en' })
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.template, 'consultation-staff'))
    expect(mail?.language).toBe('fr')
  })

  test('that is wrong leaves nothing behind', async () => {
    const outcome = await ask({ preferredDate: '2026-03-07', state: 'dori' })
    expect(outcome).toEqual({
      ok: false,
      problem: {
        code: 'invalid',
        errors: [
          { path: 'state', code: 'unknown_value' },
          { path: 'preferredDate', code: 'weekend' },
        ],
      },
    })
    expect(await rows()).toEqual({ leads: 0, bookings: 0, mails: 0 })
  })

  test.each(['a\u0000b', 'half \ud83d', "\\u0000 {{}} '; drop table leads; --"])(
    'keeps the hostile name %j harmless',
    async (name) => {
      expect((await ask({ firstName: name, message: name })).ok).toBe(true)
      expect((await rows()).leads).toBe(1)
    },
  )
})

describe('a slot', () => {
  const full = {
    ok: false,
    problem: { code: 'slot_full', errors: [{ path: 'preferredTimeSlot', code: 'slot_full' }] },
  }

  test('takes two, and refuses the third without a trace', async () => {
    expect((await ask()).ok).toBe(true)
    expect((await ask()).ok).toBe(true)
    expect(await ask()).toEqual(full)
    expect(await rows()).toEqual({ leads: 2, bookings: 2, mails: 4 })
    expect((await ask({ preferredTimeSlot: '11-12pm' })).ok).toBe(true)
    expect((await ask({ country: 'bf', state: 'dori' })).ok).toBe(true)
  })

  test('has one winner for its last place', async () => {
    expect((await ask()).ok).toBe(true)
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => ask()))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 23 }, () => full))
    expect(await rows()).toEqual({ leads: 2, bookings: 2, mails: 4 })
  })

  test('has as many winners as it has places, however many ask at once', async () => {
    await setLimits(db, 'cm', { consultation: 5 })
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => ask()))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5)
    const taken = await db.select({ place: slotBookings.place }).from(slotBookings).orderBy(asc(slotBookings.place))
    expect(taken.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5])
  })

  test('of fewer places than were booked keeps them all, is full until one more than too many has gone', async () => {
    await setLimits(db, 'cm', { consultation: 3 })
    const first = await ask()
    await ask()
    await ask()
    await setLimits(db, 'cm', { consultation: 2 })
    expect(await ask()).toEqual(full)
    if (first.ok) await db.delete(leads).where(eq(leads.id, first.value.id))
    expect(await ask()).toEqual(full)
    expect((await rows()).bookings).toBe(2)
    await db.delete(slotBookings).where(eq(slotBookings.place, 3))
    expect((await ask()).ok).toBe(true)
    expect(await ask()).toEqual(full)
  })

  test('is full where none is offered, and nothing stays of who asked', async () => {
    await setLimits(db, 'cm', { consultation: 0 })
    expect(await ask()).toEqual(full)
    expect(await rows()).toEqual({ leads: 0, bookings: 0, mails: 0 })
    expect((await ask({ country: 'bf', state: 'dori' })).ok).toBe(true)
  })

  test('is free again when the lead that held it is gone', async () => {
    const first = await ask()
    await ask()
    if (first.ok) await db.delete(leads).where(eq(leads.id, first.value.id))
    expect((await ask()).ok).toBe(true)
    expect(await ask()).toEqual(full)
  })
})

describe('a repeated submit', () => {
  const key = { idempotencyKey: 'form-1' }

  test('is the same submit: one row, one pair of mails, the same answer', async () => {
    const first = await ask({}, key)
    expect(await ask({ firstName: ' Amina ' }, key)).toEqual(first)
    expect(await rows()).toEqual({ leads: 1, bookings: 1, mails: 2 })
  })

  test('is the same submit when all arrive at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => ask({}, key)))
    expect(outcomes[0]?.ok).toBe(true)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await rows()).toEqual({ leads: 1, bookings: 1, mails: 2 })
  })

  test('answers the same even when its slot has filled up since', async () => {
    const first = await ask({}, key)
    await ask()
    expect(await ask({}, key)).toEqual(first)
  })

  test('with another body is a conflict', async () => {
    await ask({}, key)
    expect(await ask({ preferredTimeSlot: '11-12pm' }, key)).toEqual({
      ok: false,
      problem: { code: 'conflict', errors: [{ path: 'Idempotency-Key', code: 'key_reused' }] },
    })
    expect(await rows()).toEqual({ leads: 1, bookings: 1, mails: 2 })
  })

  test('may come after a refusal: nothing was kept of it', async () => {
    await ask()
    await ask()
    expect((await ask({}, key)).ok).toBe(false)
    expect((await ask({ preferredTimeSlot: '11-12pm' }, key)).ok).toBe(true)
  })

  test('without a key, or with an empty one, is another request', async () => {
    await ask({}, { idempotencyKey: '' })
    await ask({ preferredTimeSlot: '11-12pm' }, { idempotencyKey: '' })
    expect((await rows()).leads).toBe(2)
  })

  test('needs a key of a sane length', async () => {
    expect(await ask({}, { idempotencyKey: 'k'.repeat(201) })).toEqual({
      ok: false,
      problem: { code: 'invalid', errors: [{ path: 'Idempotency-Key', code: 'too_long' }] },
    })
  })
})
