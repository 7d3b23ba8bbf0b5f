import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { auditLog, staff } from '#business/accounts/tables.server.ts'
import type { Waiting } from '#business/accounts/waiting.ts'
import { tellFollowUps } from '#business/leads/follow-up-jobs.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

/** A Friday. */
const { api, db, services, clock } = await testApi({
  env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' },
  now: new Date('2026-11-20T06:00:00.000Z'),
})
const sales = await signedIn(api, services, 'sales')
const admin = await signedIn(api, services, 'admin')
const editor = await signedIn(api, services, 'editor')

const call = (method: string, path: string, { cookie }: { cookie: string }, body?: object) =>
  api.request(`/api/admin${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
const write = async (name: string): Promise<number> => {
  const response = await post(api, '/api/messages', { name, phone: '0803 555 0101', message: `Hello from ${name}` })
  return ((await response.json()) as { id: number }).id
}
const waiting = async (who: { cookie: string }) => ((await (await call('GET', '/waiting', who)).json()) as Waiting).own
const told = async () => {
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'follow-ups-staff'))
    .orderBy(mailOutbox.createdAt)
  return mails.map(({ to, language, props }) => ({ to, language, props }))
}
const addressOf = async ({ id }: { id: string }) =>
  (await db.select({ email: staff.email }).from(staff).where(eq(staff.id, id)))[0]?.email

test('what is given to somebody waits for them until they open it; what they take themselves does not', async () => {
  const given = await write('Given')
  await call('PATCH', `/leads/${given}`, admin, { assigneeId: sales.id })
  const taken = await write('Taken')
  await call('PATCH', `/leads/${taken}`, sales, { assigneeId: sales.id })
  expect([await waiting(sales), await waiting(admin)]).toEqual([1, 0])
  await call('GET', `/leads/${given}`, admin)
  expect(await waiting(sales)).toBe(1)
  await call('GET', `/leads/${given}`, sales)
  expect(await waiting(sales)).toBe(0)
})

test('each morning whoever has something waiting is told once, what is due the longest first', async () => {
  const steps = [
    ['Tomorrow', sales.id, '2026-11-21', 'contacted'],
    ['Today', sales.id, '2026-11-20', 'contacted'],
    ['Overdue', sales.id, '2026-11-18', 'qualified'],
    ['Lost', sales.id, '2026-11-18', 'lost'],
    ['Nobody', null, '2026-11-18', 'contacted'],
  ] as const
  for (const [name, assigneeId, nextStepOn, status] of steps) {
    const id = await write(name)
    // A usual step that a colleague planned in French is read in the language of the mail; free words stay.
    const nextStep = name === 'Today' ? 'Rappeler' : 'Call'
    await db.update(leads).set({ assigneeId, nextStep, nextStepOn, status }).where(eq(leads.id, id))
  }
  const given = await write('Handed over')
  await call('PATCH', `/leads/${given}`, admin, { assigneeId: sales.id })
  expect(await waiting(sales)).toBe(3)
  expect(await tellFollowUps(services)).toBe(1)
  await tellFollowUps(services)
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: await addressOf(sales),
    language: 'en',
    props: {
      waiting: [
        { name: 'Overdue', nextStep: 'Call', due: { on: '2026-11-18', isOverdue: true }, isGiven: false },
        { name: 'Today', nextStep: 'Call back', due: { on: '2026-11-20', isOverdue: false } },
        { name: 'Handed over', due: null, isGiven: true },
      ],
    },
  })
})

test('who wants no mail gets none, in which language is for each to say, and the log says that they said so', async () => {
  const notices = await call('GET', '/notices', sales)
  expect(await notices.json()).toEqual({ morningMail: true, mailLanguage: null })
  for (const wrong of [{ morningMail: 'yes', mailLanguage: null }, { morningMail: true, mailLanguage: 'xx' }, {}]) {
    expect((await call('PUT', '/notices', sales, wrong)).status).toBe(422)
  }
  await call('PUT', '/notices', sales, { morningMail: true, mailLanguage: 'fr' })
  clock.now = new Date('2026-11-23T06:00:00.000Z')
  await tellFollowUps(services)
  expect((await told()).map(({ language }) => language)).toEqual(['en', 'fr'])
  await call('PUT', '/notices', sales, { morningMail: false, mailLanguage: 'fr' })
  clock.now = new Date('2026-11-24T06:00:00.000Z')
  expect(await tellFollowUps(services)).toBe(0)
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'account.notices'))
  expect(entries.at(-1)).toMatchObject({ before: { morningMail: true }, after: { morningMail: false } })
})

test('an account that is closed, or may no longer work requests, is told nothing', async () => {
  await call('PUT', '/notices', sales, { morningMail: true, mailLanguage: null })
  await db.update(staff).set({ role: 'editor' }).where(eq(staff.id, sales.id))
  clock.now = new Date('2026-11-25T06:00:00.000Z')
  expect(await tellFollowUps(services)).toBe(0)
  expect(await waiting(editor)).toBeNull()
  await db.update(staff).set({ role: 'sales', disabledAt: clock.now }).where(eq(staff.id, sales.id))
  expect(await tellFollowUps(services)).toBe(0)
})
