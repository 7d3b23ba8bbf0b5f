import { asc, count } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { sendMessage } from './send-message.server.ts'
import { leads } from './tables.server.ts'

const database = await testDatabase()
const { db, clock } = database
const { services } = database
const now = clock.now

const request = { name: 'Amina Bello', email: 'amina@example.com', message: 'Two fridges\nand a pump.', country: 'bf' }
const send = (changes: object = {}, about: object = {}) =>
  sendMessage(services, { ...request, ...changes }, { language: 'en', ...about })
const refusal = (...errors: { path: string; code: string }[]) => ({ ok: false, problem: { code: 'invalid', errors } })

async function rows() {
  const [stored] = await db.select({ leads: count() }).from(leads)
  const [queued] = await db.select({ mails: count() }).from(mailOutbox)
  return { ...stored, ...queued }
}

beforeEach(async () => {
  clock.now = now
  await db.delete(leads)
  await db.delete(mailOutbox)
})

test('a message is stored, and told to staff and to its visitor', async () => {
  const outcome = await send({ source: '/contact' })
  const [lead] = await db.select().from(leads)
  expect(outcome).toEqual({ ok: true, value: { id: lead?.id, reference: `MSG-${String(lead?.id).padStart(6, '0')}` } })
  expect(lead).toMatchObject({
    kind: 'message',
    status: 'new',
    country: 'bf',
    language: 'en',
    name: 'Amina Bello',
    email: 'amina@example.com',
    phone: null,
    source: '/contact',
    payload: request,
    createdAt: now,
  })
  const mails = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.template))
  expect(mails.map(({ template, to, language }) => ({ template, to, language }))).toEqual([
    { template: 'message-staff', to: 'sales@ranasolar.example', language: 'fr' },
    { template: 'message-visitor', to: 'amina@example.com', language: 'en' },
  ])
})

test('a phone number is enough; there is nobody to mail then but staff', async () => {
  expect((await send({ email: undefined, phone: '70 12 34 56' })).ok).toBe(true)
  expect(await db.select().from(mailOutbox)).toMatchObject([{ template: 'message-staff' }])
})

test.each([
  [{ email: undefined }, refusal({ path: 'email', code: 'no_way_to_answer' })],
  [
    { name: 'A', email: undefined, message: undefined },
    refusal(
      { path: 'name', code: 'too_short' },
      { path: 'message', code: 'required' },
      { path: 'email', code: 'no_way_to_answer' },
    ),
  ],
  [
    { email: 'amina@', phone: '12' },
    refusal({ path: 'email', code: 'invalid_email' }, { path: 'phone', code: 'too_short' }),
  ],
  [
    { message: 'x'.repeat(2001), country: 'xx' },
    refusal({ path: 'message', code: 'too_long' }, { path: 'country', code: 'unknown_country' }),
  ],
])('%j is refused, and leaves nothing behind', async (changes, expected) => {
  expect(await send(changes)).toEqual(expected)
  expect(await rows()).toEqual({ leads: 0, mails: 0 })
})

test.each([null, 'text', 7, []])('%j is no message', async (body) => {
  expect((await sendMessage(services, body, { language: 'fr' })).ok).toBe(false)
})

test('what looks sent by a machine is kept for staff to see, and mailed to nobody', async () => {
  expect((await send({}, { suspect: true })).ok).toBe(true)
  expect(await db.select().from(leads)).toMatchObject([{ kind: 'message', status: 'spam' }])
  expect((await rows()).mails).toBe(0)
})

test('the same words within a day are the same message, also when they arrive at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => send()))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(await send({ name: ' Amina  Bello ' })).toEqual(outcomes[0])
  expect(await rows()).toEqual({ leads: 1, mails: 2 })
  await send({ message: 'Two fridges and a pump!' })
  expect((await rows()).leads).toBe(2)
  clock.now = new Date(now.getTime() + 86_400_001)
  await send()
  expect((await rows()).leads).toBe(3)
})

test('a key that was used for another message is a conflict', async () => {
  const key = { idempotencyKey: 'form-1' }
  const first = await send({}, key)
  expect(await send({}, key)).toEqual(first)
  expect(await send({ message: 'Something else' }, key)).toMatchObject({ ok: false, problem: { code: 'conflict' } })
})

test.each([
  ['on a Sunday', '2026-03-01T10:00:00Z', '2026-03-02'],
  ['while the office works', '2026-03-05T09:00:00Z', null],
])('the mail of a message sent %s promises the next working day', async (_, at, answeredOn) => {
  clock.now = new Date(at)
  await send({ message: `Written at ${at}` })
  const mails = await db.select().from(mailOutbox)
  expect(mails.map(({ props }) => (props as { answeredOn?: unknown }).answeredOn)).toEqual([answeredOn, answeredOn])
})
