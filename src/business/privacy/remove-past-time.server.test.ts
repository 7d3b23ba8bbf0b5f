import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../tests/support/api.ts'
import { submitted } from '../../../tests/support/submitted-application.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { financingApplications, financingDocuments, financingTimeline } from '#business/financing/tables.server.ts'
import { leadKinds, leadReference, type LeadKind } from '#business/leads/lead.ts'
import { leadEvents, leads, slotBookings } from '#business/leads/tables.server.ts'
import { numberTotals } from '#business/analytics/tables.server.ts'
import { keptKinds } from '#kernel/retention.ts'
import { mailFileName, outboxFolder } from '#platform/mail/deliver.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { removePastTime } from './remove-past-time.server.ts'

const now = new Date('2026-03-31T02:37:00Z')
const { api, db, pool, services } = await testApi({ env: { RATE_LIMITS: 'off' }, now })
const retention = { ...builtInSettings.retention, message: 1, appointment: 2 }
const before = new Date('2026-01-30T00:00:00Z')
const since = new Date('2026-03-01T00:00:00Z')

type Left = Partial<typeof leads.$inferInsert>

async function aLead(kind: LeadKind, left: Left = {}): Promise<number> {
  const about = { name: 'Awa', email: 'awa@example.com', country: 'cm', language: 'fr', payload: {} as never } as const
  const times = { answerDueAt: before, createdAt: before, updatedAt: before }
  const row = { kind, status: 'lost', fingerprint: '', ...about, ...times, ...left } as const
  const [lead] = await db.insert(leads).values(row).returning()
  return lead?.id ?? 0
}

async function aMail(left: Partial<typeof mailOutbox.$inferInsert>) {
  const about = { to: 'awa@example.com', template: 'message-visitor', props: {}, language: 'fr' } as const
  const row = { id: crypto.randomUUID(), state: 'sent', createdAt: since, ...about, ...left } as const
  await db.insert(mailOutbox).values(row)
  const file = join(outboxFolder(services.settings.dataDir), mailFileName(row))
  mkdirSync(outboxFolder(services.settings.dataDir), { recursive: true })
  writeFileSync(file, 'Merci')
  return { id: row.id, isThere: () => existsSync(file) }
}

const kept = async () => (await db.select({ id: leads.id }).from(leads)).map(({ id }) => id)
const run = () => removePastTime(services, retention)

test('a closed request goes when its time is over, with its timeline, place, mails and their files; the numbers stay', async () => {
  const old = await aLead('message')
  await db.insert(leadEvents).values({ leadId: old, at: before, staffName: 'Ada', event: 'note', said: 'Called' })
  const about = await aMail({ props: { reference: leadReference('message', old) } })
  const other = await aMail({ props: { reference: leadReference('message', old + 1000) } })
  const counted = await db.select().from(numberTotals)
  expect(await run()).toMatchObject({ message: 1, consultation: 0 })
  expect([await kept(), await db.$count(leadEvents), about.isThere(), other.isThere()]).toEqual([[], 0, false, true])
  expect(await db.select().from(numberTotals)).toEqual(counted)
  const [noted] = await db.select().from(auditLog).where(eq(auditLog.label, 'message'))
  expect(noted).toMatchObject({ action: 'retention.delete', staffName: '', after: { count: 1 } })
  expect(JSON.stringify(noted)).not.toContain('Awa')
})

test('what is open, young, or has a date to come is kept, however old its request is', async () => {
  await db.delete(leads)
  const ids = [
    await aLead('message', { status: 'new' }),
    await aLead('message', { status: 'contacted' }),
    await aLead('message', { status: 'qualified' }),
    await aLead('message', { updatedAt: since }),
    await aLead('message', { nextStep: 'Call', nextStepOn: '2026-06-01' }),
    await aLead('message', { nextStep: 'Call', nextStepOn: '2026-03-20' }),
    await aLead('consultation'),
    await aLead('appointment', { updatedAt: new Date('2026-01-31T03:00:00Z') }),
    await aLead('appointment'),
  ]
  const place = { kind: 'appointment', country: 'cm', date: '2026-04-02', slot: '08:00', place: 1 } as const
  await db.insert(slotBookings).values({ ...place, leadId: ids.at(-1) ?? 0 })
  await run()
  expect(await kept()).toEqual(ids)
  await db.update(slotBookings).set({ date: '2026-03-30' })
  await run()
  expect(await kept()).toEqual(ids.slice(0, -1))
})

test('every kind goes by its own time, more than a batch of them', async () => {
  await db.delete(leads)
  const ancient = new Date('2020-01-01T00:00:00Z')
  for (const kind of leadKinds) await aLead(kind, { status: 'won', updatedAt: ancient })
  await pool.query(
    `INSERT INTO leads (kind, status, country, language, name, email, payload, fingerprint, answer_due_at, created_at, updated_at)
     SELECT kind, status, country, language, name, email, payload, fingerprint, answer_due_at, created_at, updated_at
     FROM leads, generate_series(1, 205) WHERE kind = 'order'`,
  )
  const removed = await run()
  expect(removed).toMatchObject({ consultation: 1, appointment: 1, order: 206, job_application: 1, message: 1 })
  expect(await kept()).toEqual([])
})

test('decided applications go with their documents; open ones, contracts that run and what is owed back stay', async () => {
  const { id } = await submitted(api)
  const ancient = new Date('2020-01-01T00:00:00Z')
  const as = async (status: 'in_review' | 'declined' | 'approved', lastPayment = '2020-06-01') => {
    const plan = sql`jsonb_set(plan, '{paymentSchedule,-1,dueDate}', to_jsonb(${lastPayment}::text))`
    await db.update(financingApplications).set({ status, updatedAt: ancient, plan })
    await run()
    return db.$count(financingApplications, eq(financingApplications.id, id))
  }
  expect(await as('in_review')).toBe(1)
  expect(await as('approved', '2022-01-01')).toBe(1)
  expect(await db.$count(financingDocuments)).toBe(5)
  expect(await as('approved', '2021-01-01')).toBe(0)
  expect(await db.$count(financingDocuments)).toBe(0)
  const { id: owed } = await submitted(api)
  await db.update(financingApplications).set({ status: 'declined', updatedAt: ancient })
  const paid = { applicationId: owed, at: ancient, actor: 'staff', staffName: 'Awa' } as const
  await db.insert(financingTimeline).values({ ...paid, event: 'down_payment_received', amount: 600_000 })
  expect(await run()).toMatchObject({ application: 0, contract: 0 })
  await db.insert(financingTimeline).values({ ...paid, event: 'down_payment_refunded', amount: 600_000 })
  expect(await run()).toMatchObject({ application: 1, contract: 0 })
  const { id: overpaid } = await submitted(api)
  await db
    .insert(financingTimeline)
    .values({ ...paid, applicationId: overpaid, event: 'down_payment_received', amount: 1_050_001 })
  const plan = sql`jsonb_set(plan, '{paymentSchedule,-1,dueDate}', '"2020-06-01"')`
  await db.update(financingApplications).set({ status: 'approved', updatedAt: ancient, plan })
  expect(await run()).toMatchObject({ contract: 0 })
  await db
    .insert(financingTimeline)
    .values({ ...paid, applicationId: overpaid, event: 'down_payment_refunded', amount: 1 })
  expect(await run()).toMatchObject({ contract: 1 })
})

test('mails go when they have left or were given up; what waits stays', async () => {
  await db.delete(mailOutbox)
  const ancient = new Date('2020-01-01T00:00:00Z')
  const sent = await aMail({ createdAt: ancient })
  await aMail({ createdAt: ancient, state: 'failed' })
  const waiting = await aMail({ createdAt: ancient, state: 'queued' })
  expect(await run()).toMatchObject({ mail: 2 })
  expect([sent.isThere(), (await db.select().from(mailOutbox)).map(({ id }) => id)]).toEqual([false, [waiting.id]])
})

test('old entries of the audit log go by the one function that may; nothing else removes or changes any', async () => {
  const entry = { staffName: 'Ada', action: 'post.update', kind: 'post', label: 'old' }
  await db.insert(auditLog).values([
    { ...entry, at: new Date('2020-01-01T00:00:00Z') },
    { ...entry, at: new Date(Date.now() - 300 * 86_400_000), label: 'young' },
  ])
  const labels = async () => (await db.select().from(auditLog)).map(({ label }) => label)
  await expect(pool.query(`DELETE FROM audit_log WHERE label = 'old'`)).rejects.toThrow('takes new rows only')
  const removal = `BEGIN; SET LOCAL site.retention = 'on'; DELETE FROM audit_log WHERE label = 'young'; COMMIT`
  await expect(pool.query(removal)).rejects.toThrow('keeps its rows for a year')
  await expect(pool.query(`SET site.retention = 'on'; TRUNCATE audit_log`)).rejects.toThrow('takes new rows only')
  expect(await run()).toMatchObject({ audit_log: 1 })
  expect(await labels()).toEqual(expect.arrayContaining(['young', 'audit_log']))
  expect(await labels()).not.toContain('old')
  const { rows } = await pool.query(`SELECT remove_old_audit_entries(now() + interval '9 years', 100) AS removed`)
  expect(rows).toEqual([{ removed: 0 }])
  await expect(pool.query(`DELETE FROM audit_log`)).rejects.toThrow('takes new rows only')
})

test('every kind that is kept has its period in the privacy policy, in both languages, as it is set', async () => {
  const answer = await api.request('/api/legal/privacy')
  const { content, contentEn } = (await answer.json()) as { content: string; contentEn: string }
  // Beside them drafts and quotes, whose periods are not set.
  for (const html of [content, contentEn]) expect(html.match(/<tr><td>/g)).toHaveLength(keptKinds.length + 2)
  expect(content).toContain('ni nom ni coordonnées)</td><td>60\u00A0jours</td>')
  expect(content).toContain('<td>Candidature et CV, après notre décision</td><td>1\u00A0an</td>')
  expect(contentEn).toContain('<td>Financing application never submitted, with its documents</td><td>30 days</td>')
})
