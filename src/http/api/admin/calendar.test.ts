import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { setLimits } from '../../../../tests/support/set-limits.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import type { AdminLead } from '#business/leads/admin-lead.ts'
import type { BookingCalendar } from '#business/leads/booking-calendar.ts'
import type { OfferedSlot } from '#business/leads/offered-slot.ts'
import type { ClosedDay } from '#business/company/closed-day.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

/** A Friday. */
const { api, db, services, clock } = await testApi({
  env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' },
  now: new Date('2026-11-20T08:00:00.000Z'),
})
const sales = await signedIn(api, services, 'sales')

const call = (method: string, path: string, body?: object) =>
  api.request(`/api/admin${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: sales.cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
const monday = '2026-11-23'
const tuesday = '2026-11-24'
/** Why. */
const asked = { reason: 'customer' }
const free = async (date: string, slot: string) => {
  const response = await api.request(`/api/slots?kind=appointment&country=bf&date=${date}`)
  return ((await response.json()) as OfferedSlot[]).find((one) => one.slot === slot)?.available
}
const book = async (date: string, slot: string, name = 'Awa Traoré') => {
  const form = { name, email: 'awa@example.com', phone: '70998877', date, slot, country: 'bf' }
  const response = await post(api, '/api/appointments', form)
  return ((await response.json()) as { id: number }).id
}
const lead = async (id: number) => (await (await call('GET', `/leads/${id}`)).json()) as AdminLead
const lastMail = async () => {
  const [mail] = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(1)
  return mail
}

let awa = 0
beforeAll(async () => {
  awa = await book(monday, '09:30')
  await book(monday, '09:30', 'Second')
})

test('the calendar of a country has its bookings by hour', async () => {
  const response = await call('GET', `/calendar?country=bf&from=${monday}&to=2026-11-29`)
  const calendar = (await response.json()) as BookingCalendar
  expect(calendar).toMatchObject({ country: 'bf', capacity: { consultation: 2, appointment: 2 }, closedDays: [] })
  expect(calendar.bookings[0]).toMatchObject({ phone: '70 99 88 77', dialledNumber: '+22670998877', place: null })
  expect(calendar.bookings.map(({ name, slot, reference }) => [name, slot, reference])).toEqual([
    ['Awa Traoré', '09:30', 'APP-000001'],
    ['Second', '09:30', 'APP-000002'],
  ])
  const other = await call('GET', `/calendar?country=cm&from=${monday}&to=2026-11-29`)
  expect(await other.json()).toMatchObject({ bookings: [], nextBookedOn: null })
  const before = await call('GET', '/calendar?country=bf&from=2026-11-16&to=2026-11-22')
  expect(await before.json()).toMatchObject({ bookings: [], nextBookedOn: monday })
})

test.each([
  '',
  '?country=xx&from=2026-11-23&to=2026-11-24',
  '?country=bf&from=2026-11-23&to=2027-11-24',
  '?country=bf&from=2026-02-30&to=x',
])('a calendar of %j is refused with words', async (query) => {
  expect((await call('GET', `/calendar${query}`)).status).toBe(422)
})

test('a moved appointment frees its old time at once, and the visitor is told', async () => {
  expect(await free(monday, '09:30')).toBe(false)
  const { updatedAt, bookedAt } = await lead(awa)
  expect(bookedAt).toBe('2026-11-23T09:30:00.000Z')
  clock.now = new Date('2026-11-20T09:00:00.000Z')
  const moved = await call('PUT', `/leads/${awa}/booking`, { ...asked, date: tuesday, slot: '10:00', updatedAt })
  const at = { booking: { date: tuesday, slot: '10:00' }, bookedAt: '2026-11-24T10:00:00.000Z' }
  expect(await moved.json()).toMatchObject(at)
  expect(await free(monday, '09:30')).toBe(true)
  expect((await lead(awa)).timeline).toMatchObject([
    {
      event: 'moved',
      said: '2026-11-24 10:00',
      staffName: 'The sales',
      details: { reason: 'customer', before: '2026-11-23 09:30' },
    },
  ])
  expect(await lastMail()).toMatchObject({
    template: 'booking-change-visitor',
    to: 'awa@example.com',
    props: { change: 'moved', date: tuesday, slot: '10:00', sequence: 1, reason: 'customer' },
  })
  const late = await call('PUT', `/leads/${awa}/booking`, { ...asked, date: tuesday, slot: '11:00', updatedAt })
  expect(await late.json()).toMatchObject({ status: 409, code: 'stale' })
  const again = await call('PUT', `/leads/${awa}/booking`, { date: tuesday, slot: '10:00' })
  expect(((await again.json()) as AdminLead).timeline).toHaveLength(1)
})

test('a full slot, a closed day and a weekend take nobody', async () => {
  await book(tuesday, '14:00')
  await book(tuesday, '14:00')
  const closed = await call('POST', '/closed-days', { country: 'bf', date: '2026-11-25', name: 'Day of the test' })
  expect(closed.status).toBe(201)
  for (const [date, slot] of [
    [tuesday, '14:00'],
    ['2026-11-25', '09:00'],
    ['2026-11-28', '09:00'],
  ] as const) {
    const refusal = await call('PUT', `/leads/${awa}/booking`, { ...asked, date, slot })
    expect(await refusal.json()).toMatchObject({ status: 409, code: 'slot_full' })
  }
  expect((await lead(awa)).booking).toEqual({ date: tuesday, slot: '10:00', address: null, outcome: null })
  expect(await free('2026-11-25', '09:00')).toBe(false)
  const late = {
    name: 'Late',
    email: 'l@example.com',
    phone: '70998877',
    country: 'bf',
    date: '2026-11-25',
    slot: '09:00',
  }
  expect((await post(api, '/api/appointments', late)).status).toBe(409)

  const twice = await call('POST', '/closed-days', { country: 'bf', date: '2026-11-25', name: 'Again' })
  expect(await twice.json()).toMatchObject({ status: 409, errors: [{ path: 'date', code: 'taken' }] })
  const { id } = (await closed.json()) as ClosedDay
  expect((await call('DELETE', `/closed-days/${id}`)).status).toBe(204)
  expect((await call('DELETE', `/closed-days/${id}`)).status).toBe(404)
  expect(await free('2026-11-25', '09:00')).toBe(true)
})

test.each([
  [{ date: '2026-11-19', slot: '09:00' }, 'date'],
  [{ date: tuesday, slot: '9-10pm' }, 'slot'],
  [{ date: tuesday }, 'slot'],
  [{ date: tuesday, slot: '09:00', reason: undefined }, 'reason'],
  [{ date: tuesday, slot: '09:00', reason: 'rain' }, 'reason'],
  [{ date: tuesday, slot: '09:00', words: 'a'.repeat(301) }, 'words'],
  [{ date: '2026-02-30', slot: '09:00' }, 'date'],
  [{ date: '2026-11-20', slot: '08:00' }, 'slot'],
])('a move to %j is refused with words beside %s', async (body, path) => {
  const response = await call('PUT', `/leads/${awa}/booking`, { ...asked, ...body })
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ path }] })
})

test('a move goes by the places that are set, and whoever is in too many stays', async () => {
  const slot = { date: '2026-11-27', slot: '09:00' }
  const [first, second] = [await book(slot.date, slot.slot), await book(slot.date, slot.slot)]
  const other = await book(tuesday, '09:00')
  await setLimits(db, 'bf', { appointment: 1 })
  expect((await call('PUT', `/leads/${other}/booking`, { ...asked, ...slot })).status).toBe(409)
  expect([(await lead(first)).booking, (await lead(second)).booking]).toMatchObject([slot, slot])
  const calendar = await call('GET', `/calendar?country=bf&from=${slot.date}&to=${slot.date}`)
  expect(await calendar.json()).toMatchObject({ capacity: { appointment: 1 }, bookings: [slot, slot] })
  await setLimits(db, 'bf', { appointment: 3 })
  expect((await call('PUT', `/leads/${other}/booking`, { ...asked, ...slot })).status).toBe(200)
})

test('two who move two visitors into the last place: one gets it', async () => {
  const slot = { date: '2026-11-26', slot: '09:00' }
  await book(slot.date, slot.slot)
  const [one, two] = [await book(tuesday, '08:00'), await book(tuesday, '08:30')]
  const moves = await Promise.all(
    [one, two].map(async (id) => call('PUT', `/leads/${id}/booking`, { ...asked, ...slot })),
  )
  expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('a cancelled appointment is out of the calendar with its reason, and is booked again', async () => {
  clock.now = new Date('2026-11-20T10:00:00.000Z')
  const cancel = `/leads/${awa}/booking/cancellation`
  const unasked = await call('POST', cancel, {})
  expect(await unasked.json()).toMatchObject({ status: 422, errors: [{ path: 'reason', code: 'required' }] })
  const cancelled = await call('POST', cancel, { reason: 'weather', words: 'The road to Kaya is flooded' })
  expect(await cancelled.json()).toMatchObject({ booking: null, bookedAt: null })
  const told = { change: 'cancelled', date: tuesday, slot: '10:00', sequence: 2, reason: 'weather' }
  expect((await lastMail())?.props).toMatchObject(told)
  expect(JSON.stringify((await lastMail())?.props)).not.toContain('Kaya')
  expect((await call('POST', cancel, asked)).status).toBe(200)
  clock.now = new Date('2026-11-20T11:00:00.000Z')
  const back = await call('PUT', `/leads/${awa}/booking`, { date: '2026-11-26', slot: '15:00' })
  expect(await back.json()).toMatchObject({ booking: { date: '2026-11-26', slot: '15:00', outcome: null } })
  expect((await lastMail())?.props).toMatchObject({ change: 'booked', slot: '15:00', sequence: 3, reason: null })
  const { timeline } = await lead(awa)
  expect(timeline.map(({ event, details }) => [event, details])).toEqual([
    ['moved', { reason: 'customer', before: '2026-11-23 09:30' }],
    ['cancelled', { reason: 'weather', words: 'The road to Kaya is flooded' }],
    // Whoever is given a time has their answer by it.
    ['status', null],
    ['assignee', null],
    ['booked', null],
  ])
})

test('what became of an appointment is said once it has begun; whoever did not come is booked again', async () => {
  const settle = (outcome: string) => call('PUT', `/leads/${awa}/booking/outcome`, { outcome })
  const early = await settle('held')
  expect(await early.json()).toMatchObject({ status: 422, errors: [{ path: 'outcome', code: 'not_begun' }] })
  expect((await settle('late')).status).toBe(422)
  // Whoever was expected on Monday is nobody's next any more, nor is who is there by now.
  const nextOn = async () => {
    const past = await call('GET', '/calendar?country=bf&from=2026-11-16&to=2026-11-22')
    return ((await past.json()) as BookingCalendar).nextBookedOn
  }
  clock.now = new Date('2026-11-26T14:59:00.000Z')
  expect(await nextOn()).toBe('2026-11-26')
  clock.now = new Date('2026-11-26T15:00:00.000Z')
  expect(await nextOn()).toBe('2026-11-27')
  const mails = await db.$count(mailOutbox)
  expect((await lead(awa)).bookedAt).toBe('2026-11-26T15:00:00.000Z')
  expect(await (await settle('held')).json()).toMatchObject({ booking: { outcome: 'held' }, bookedAt: null })
  expect(await (await settle('no_show')).json()).toMatchObject({ booking: { slot: '15:00', outcome: 'no_show' } })
  expect((await (await settle('no_show')).json()) as AdminLead).toMatchObject({ booking: { outcome: 'no_show' } })
  expect(await db.$count(mailOutbox)).toBe(mails)
  const kept = (await (await call('POST', `/leads/${awa}/booking/cancellation`, asked)).json()) as AdminLead
  expect(kept.booking?.outcome).toBe('no_show')
  const again = await call('PUT', `/leads/${awa}/booking`, { date: '2026-11-27', slot: '15:00' })
  expect(await again.json()).toMatchObject({ booking: { date: '2026-11-27', slot: '15:00', outcome: null } })
  expect((await lead(awa)).timeline.map(({ event }) => event).slice(5)).toEqual(['held', 'no_show', 'booked'])
})

test('a customer who wrote is visited at home: their request is answered by it, and its next step is done', async () => {
  const form = { name: 'Fatou', phone: '70887766', email: 'fatou@example.com', message: 'Hello there', country: 'bf' }
  const { id } = (await (await post(api, '/api/messages', form)).json()) as { id: number }
  expect((await call('PUT', `/leads/${id}/booking/outcome`, { outcome: 'held' })).status).toBe(404)
  await call('PATCH', `/leads/${id}`, { nextStep: 'Call her', nextStepOn: monday })
  clock.now = new Date(clock.now.getTime() + 1000)
  const visit = { date: '2026-12-02', slot: '10:00-12:00', address: 'Pissy, derrière la mairie' }
  const nowhere = await call('PUT', `/leads/${id}/booking`, { ...visit, address: ' ' })
  expect(await nowhere.json()).toMatchObject({ status: 422, errors: [{ path: 'address', code: 'required' }] })
  const booked = await call('PUT', `/leads/${id}/booking`, { ...visit, stepDone: true })
  const { timeline, ...after } = (await booked.json()) as AdminLead
  expect(after).toMatchObject({ status: 'contacted', nextStep: '', nextStepOn: null, assigneeName: 'The sales' })
  expect(after.booking).toEqual({ ...visit, outcome: null })
  expect(timeline.map(({ event }) => event)).toEqual(['assignee', 'next_step', 'status', 'step_done', 'booked'])
  expect((await lastMail())?.props).toMatchObject({ change: 'booked', kind: 'visit', address: visit.address })
  const shown = await call('GET', `/calendar?country=bf&from=${visit.date}&to=${visit.date}`)
  expect(((await shown.json()) as BookingCalendar).bookings).toMatchObject([
    { kind: 'visit', leadId: id, address: visit.address },
  ])
  // The same visit elsewhere is told, too; a call needs no address.
  const elsewhere = await call('PUT', `/leads/${id}/booking`, { ...visit, ...asked, address: 'Tampouy' })
  expect(await elsewhere.json()).toMatchObject({ booking: { slot: visit.slot, address: 'Tampouy' } })
  clock.now = new Date(clock.now.getTime() + 1000)
  const call9 = { ...asked, date: '2026-12-02', slot: '9-10am', address: 'Tampouy' }
  const called = await call('PUT', `/leads/${id}/booking`, call9)
  expect(await called.json()).toMatchObject({ booking: { slot: '9-10am', address: null } })
  expect((await lastMail())?.props).toMatchObject({ change: 'moved', kind: 'consultation', address: null })
})

test('visits share their teams: a slot that is full takes no more', async () => {
  const ids = await Promise.all([1, 2, 3].map((one) => book('2026-12-03', `1${one}:00`, `Customer ${one}`)))
  const visit = { ...asked, date: '2026-12-04', slot: '08:00-10:00', address: 'Home' }
  const statuses = []
  for (const id of ids) statuses.push((await call('PUT', `/leads/${id}/booking`, visit)).status)
  expect(statuses).toEqual([200, 200, 409])
})

test('who wants to work here is given no time', async () => {
  const form = {
    kind: 'job_application',
    channel: 'phone',
    country: 'bf',
    language: 'fr',
    name: 'Ali',
    phone: '70998877',
  }
  const { id } = (await (await call('POST', '/leads', form)).json()) as { id: number }
  expect((await call('PUT', `/leads/${id}/booking`, { date: tuesday, slot: '09:00' })).status).toBe(404)
  expect((await call('POST', '/leads/999999/booking/cancellation', asked)).status).toBe(404)
})

test('who is lost or spam gives their time back with it, where that is asked for, and is told; nothing else does', async () => {
  const id = await book('2026-11-27', '10:00', 'Given up')
  const change = (body: object) => call('PATCH', `/leads/${id}`, body)
  const wrong = await change({ status: 'contacted', cancelBooking: true })
  expect(await wrong.json()).toMatchObject({ status: 422, errors: [{ path: 'cancelBooking', code: 'invalid' }] })
  expect((await lead(id)).booking).not.toBeNull()
  const seen = (await lead(id)).updatedAt
  clock.now = new Date(clock.now.getTime() + 1000)
  await call('PUT', `/leads/${id}/booking`, { ...asked, date: '2026-11-27', slot: '10:30' })
  // Somebody has moved it meanwhile.
  expect((await change({ status: 'spam', cancelBooking: true, updatedAt: seen })).status).toBe(409)
  clock.now = new Date(clock.now.getTime() + 1000)
  const ended = await change({ status: 'lost', lostBecause: 'no_answer', cancelBooking: true })
  expect(await ended.json()).toMatchObject({ status: 'lost', booking: null })
  expect((await lead(id)).timeline.slice(-2).map(({ event, said }) => [event, said])).toEqual([
    ['status', 'lost'],
    ['cancelled', '2026-11-27 10:30'],
  ])
  expect((await lastMail())?.props).toMatchObject({ change: 'cancelled', slot: '10:30', reason: 'other' })
  expect(await free('2026-11-27', '10:30')).toBe(true)
})

test('who is won came to the time that has begun; one that is to come stays as it is', async () => {
  const [begun, ahead] = [await book('2026-11-26', '16:30', 'Came'), await book('2026-12-01', '09:00', 'Comes again')]
  clock.now = new Date('2026-11-26T16:45:00.000Z')
  const mails = await db.$count(mailOutbox)
  const win = async (id: number) => {
    await call('PATCH', `/leads/${id}`, { status: 'contacted' })
    return (await (await call('PATCH', `/leads/${id}`, { status: 'won' })).json()) as AdminLead
  }
  const came = await win(begun)
  expect(came).toMatchObject({ booking: { outcome: 'held' } })
  expect(came.timeline.at(-1)).toMatchObject({ event: 'held', said: '2026-11-26 16:30' })
  expect((await win(ahead)).booking?.outcome).toBeNull()
  expect(await db.$count(mailOutbox)).toBe(mails)
})
