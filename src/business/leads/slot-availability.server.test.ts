import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { setLimits } from '../../../tests/support/set-limits.ts'
import { slotAvailability } from './book-slot.server.ts'
import { leads, slotBookings } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const thursdayMorning = clock.now

async function book(
  slot: string,
  place: number,
  country: 'cm' | 'bf' = 'cm',
  kind: 'consultation' | 'appointment' = 'consultation',
) {
  const lead = {
    kind,
    country,
    language: 'fr',
    name: 'Amina',
    phone: '0',
    payload: {} as never,
    fingerprint: '',
  } as const
  const [{ id } = { id: 0 }] = await db
    .insert(leads)
    .values({ ...lead, answerDueAt: thursdayMorning, createdAt: thursdayMorning, updatedAt: thursdayMorning })
    .returning({ id: leads.id })
  await db.insert(slotBookings).values({ leadId: id, kind, country, date: '2026-03-06', slot, place })
}

async function freeSlots(request: object) {
  const outcome = await slotAvailability(services, request)
  return outcome.ok ? outcome.value.filter(({ available }) => available).map(({ slot }) => slot) : outcome.problem
}

beforeEach(async () => {
  clock.now = thursdayMorning
  await db.delete(leads)
})

describe('the slots of a day', () => {
  test('are all listed, and all free at first', async () => {
    const outcome = await slotAvailability(services, { kind: 'consultation', date: '2026-03-06' })
    expect(outcome.ok && outcome.value).toHaveLength(10)
    expect(outcome.ok && outcome.value[0]).toEqual({ slot: '8-9am', available: true })
    expect(await freeSlots({ kind: 'appointment', date: '2026-03-06' })).toHaveLength(18)
  })

  test('are taken when both places are, in that country and of that kind', async () => {
    await book('8-9am', 1)
    await book('9-10am', 1)
    await book('9-10am', 2)
    expect(await freeSlots({ kind: 'consultation', date: '2026-03-06' })).not.toContain('9-10am')
    expect(await freeSlots({ kind: 'consultation', date: '2026-03-06' })).toHaveLength(9)
    expect(await freeSlots({ kind: 'consultation', date: '2026-03-06', country: 'bf' })).toHaveLength(10)
    expect(await freeSlots({ kind: 'consultation', date: '2026-03-09' })).toHaveLength(10)
    expect(await freeSlots({ kind: 'appointment', date: '2026-03-06' })).toHaveLength(18)
  })

  test('have as many places as are set for that country and kind, and none where none are', async () => {
    await book('8-9am', 1)
    await book('9-10am', 2)
    const [nigeria, faso] = [
      { kind: 'consultation', date: '2026-03-06' },
      { date: '2026-03-06', country: 'bf' },
    ]
    await setLimits(db, 'cm', { consultation: 1 })
    expect(await freeSlots(nigeria)).not.toContain('8-9am')
    expect(await freeSlots(nigeria)).not.toContain('9-10am')
    expect(await freeSlots(nigeria)).toHaveLength(8)
    await setLimits(db, 'bf', { appointment: 0 })
    expect(await freeSlots({ ...faso, kind: 'appointment' })).toEqual([])
    expect(await freeSlots({ ...faso, kind: 'consultation' })).toHaveLength(10)
    expect(await freeSlots({ ...nigeria, kind: 'appointment' })).toHaveLength(18)
  })

  test("are past once they have begun, on the country's clock", async () => {
    const today = { kind: 'consultation', date: '2026-03-05' }
    expect((await freeSlots(today)) as string[]).toEqual([
      '11-12pm',
      '12-1pm',
      '1-2pm',
      '2-3pm',
      '3-4pm',
      '4-5pm',
      '5-6pm',
    ])
    expect(((await freeSlots({ ...today, country: 'bf' })) as string[])[0]).toBe('10-11am')
    clock.now = new Date('2026-03-05T20:00:00Z')
    expect(await freeSlots(today)).toEqual([])
  })

  test.each(['2026-03-04', '2026-03-07', '2026-03-08', '2030-03-06'])('are all closed on %s', async (date) => {
    expect(await freeSlots({ kind: 'consultation', date })).toEqual([])
  })
})

test.each([
  [{ kind: 'dinner', date: '2026-03-06' }, 'kind', 'unknown_value'],
  [{ date: '2026-03-06' }, 'kind', 'required'],
  [{ kind: 'consultation' }, 'date', 'required'],
  [{ kind: 'consultation', date: '2026-02-30' }, 'date', 'invalid_date'],
  [{ kind: 'consultation', date: '2026-03-06', country: 'ng' }, 'country', 'unknown_country'],
])('%j is refused', async (request, path, code) => {
  expect(await slotAvailability(services, request)).toEqual({
    ok: false,
    problem: { code: 'invalid', errors: [{ path, code }] },
  })
})
