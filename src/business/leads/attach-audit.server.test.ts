import { beforeEach, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { homeAudit } from '../../../tests/support/home-audit.ts'
import { aConsultation } from '../../../tests/support/sent-requests.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { requestAudit } from '#business/energy/request-audit.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { bookAppointment, requestConsultation } from './book-slot.server.ts'
import { placeOrder } from './place-order.server.ts'
import { sendMessage } from './send-message.server.ts'
import { leads } from './tables.server.ts'

const database = await testDatabase()
const { db } = database
await loadCatalogue(db, demoCatalogue)
const { services } = database

const person = { email: 'amina@example.com', phone: '0803 000 0000' }
const consultation = {
  ...aConsultation('2026-03-06', '10-11am'),
  ...person,
  firstName: 'Amina',
  lastName: 'Bello',
}
const appointment = { ...person, name: 'Amina Bello', date: '2026-03-06', slot: '08:30' }
const order = { productId: 2, quantity: 1, fullName: 'Amina Bello', phoneNumber: person.phone }
const message = { ...person, name: 'Amina Bello', message: 'Two fridges and a pump.' }

const forms = [
  ['consultation', requestConsultation, consultation],
  ['appointment', bookAppointment, appointment],
  ['order', placeOrder, order],
  ['message', sendMessage, message],
] as const

beforeEach(async () => {
  await db.delete(leads)
  await db.delete(mailOutbox)
})

describe.each(forms)('a request of the kind %s', (kind, ask, form) => {
  const send = (audit: unknown, idempotencyKey?: string) =>
    ask(services, { ...form, audit }, { language: 'en', idempotencyKey })

  test('carries an audit, which the engine answers anew; staff are told of it in short', async () => {
    const answer = await requestAudit(services, homeAudit)
    if (!answer.ok) throw new Error('the audit was refused')
    const claimed = { ...homeAudit, totalDailyEnergy: 1, recommendedProduct: { slug: 'free' } }
    expect((await send(claimed)).ok).toBe(true)
    const [lead] = await db.select().from(leads)
    const { appliances, totalDailyEnergy, totalEssentialEnergy, backupHours, place, requirement } = answer.value
    const { recommendedProduct, closestAlternative } = answer.value
    const short = { totalDailyEnergy, totalEssentialEnergy, backupHours, place, requirement }
    const found = { recommendedProduct, closestAlternative }
    expect(recommendedProduct?.price).toBeGreaterThan(0)
    expect(lead?.kind).toBe(kind)
    expect(lead?.audit).toEqual({ request: homeAudit, appliances, ...short, ...found })
    expect(lead?.payload).not.toHaveProperty('audit')
    const mail = (await db.select().from(mailOutbox)).find(({ template }) => template === `${kind}-staff`)
    expect(mail?.props['audit']).toEqual({ ...short, ...found })
  })

  test('needs none', async () => {
    expect((await ask(services, form, { language: 'en' })).ok).toBe(true)
    expect((await db.select().from(leads))[0]?.audit).toBeNull()
  })

  test('is the same with the same audit, and a conflict with another', async () => {
    const first = await send(homeAudit, 'form-1')
    expect(await send(homeAudit, 'form-1')).toEqual(first)
    expect(await send({ ...homeAudit, backupHours: 6 }, 'form-1')).toMatchObject({ problem: { code: 'conflict' } })
    expect(await send(undefined, 'form-1')).toMatchObject({ problem: { code: 'conflict' } })
    expect(await db.$count(leads)).toBe(1)
  })

  test.each([
    ['fridge', 'audit', 'not_an_object'],
    [null, 'audit', 'not_an_object'],
    [[], 'audit', 'not_an_object'],
    [{ ...homeAudit, applianceUsage: [] }, 'audit.applianceUsage', 'too_few'],
    [{ ...homeAudit, backupHours: 25 }, 'audit.backupHours', 'too_big'],
    [{ ...homeAudit, country: 'ng' }, 'audit.country', 'unknown_country'],
    [{ ...homeAudit, place: 'atlantis' }, 'audit.place', 'unknown_place'],
    [
      { ...homeAudit, applianceUsage: [{ ...homeAudit.applianceUsage[0], applianceId: 1e9 }] },
      'audit.applianceUsage.0.applianceId',
      'unknown_appliance',
    ],
  ])('with the audit %j is refused, naming %s, and nothing is stored', async (audit, path, code) => {
    expect(await send(audit)).toEqual({ ok: false, problem: { code: 'invalid', errors: [{ path, code }] } })
    expect([await db.$count(leads), await db.$count(mailOutbox)]).toEqual([0, 0])
  })
})

test('what is wrong with the form and with its audit is told at once', async () => {
  const both = { ...message, name: 'A', audit: { ...homeAudit, backupHours: 0 } }
  expect(await sendMessage(services, both, { language: 'en' })).toMatchObject({
    problem: {
      errors: [
        { path: 'name', code: 'too_short' },
        { path: 'audit.backupHours', code: 'too_small' },
      ],
    },
  })
})
