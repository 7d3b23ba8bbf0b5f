import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { startSmtpServer } from '../../../tests/support/smtp-server.ts'
import { startMailWorker } from './mail-worker.server.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { queueMail } from './queue-mail.server.ts'
import { mailOutbox } from './tables.server.ts'

const smtp = await startSmtpServer()
const { services, db } = await testDatabase({
  env: { SMTP_URL: smtp.url, MAIL_FROM: 'Rana Solar <hello@rana.example>' },
})
const render = vi.fn<(template: string, props: unknown) => Promise<RenderedMail>>()

const mail: Mail = { to: 'aminata@example.org', template: 'order-received', props: { name: 'Aminata' }, language: 'fr' }
const rendered: RenderedMail = { subject: 'Votre commande', html: '<p>Reçue</p>', text: 'Reçue' }

beforeAll(async () => {
  await services.jobs.start()
  await startMailWorker(services, render)
})
afterAll(() => smtp.close())
beforeEach(async () => {
  await db.delete(mailOutbox)
  render.mockReset()
  render.mockResolvedValue(rendered)
  smtp.answers.rcpt = '250 ok'
})

const rows = () => db.select().from(mailOutbox)
const settled = () =>
  vi.waitFor(
    async () => {
      const all = await rows()
      expect(all.every((row) => row.state !== 'queued')).toBe(true)
      return all
    },
    { timeout: 20_000, interval: 20 },
  )

test('a queued mail leaves soon after its commit', async () => {
  const next = smtp.arrival(smtp.received.length + 1)
  await db.transaction((tx) => queueMail(tx, services, mail))
  const { source, recipients } = await next
  expect(recipients).toEqual(['<aminata@example.org>'])
  expect(source).toContain('Subject: Votre commande')
  expect(source).toContain('To: aminata@example.org')
  expect(source).toContain('From: Rana Solar <hello@rana.example>')
  expect(render).toHaveBeenCalledWith('order-received', { name: 'Aminata' }, 'fr')
  const [row] = await settled()
  expect(row).toMatchObject({ state: 'sent', attempts: 1, subject: 'Votre commande', sentAt: services.now() })
})

test('a mail of a transaction that rolls back never exists', async () => {
  const failing = db.transaction(async (tx) => {
    await queueMail(tx, services, mail)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('the same key is the same mail', async () => {
  const before = smtp.received.length
  for (const _ of [1, 2]) await db.transaction((tx) => queueMail(tx, services, { ...mail, idempotencyKey: 'order-1' }))
  expect(await settled()).toHaveLength(1)
  expect(smtp.received.length).toBe(before + 1)
})

test('a mail that fails is tried again, and tells why meanwhile', async () => {
  render.mockRejectedValueOnce(new Error('no such template'))
  await db.transaction((tx) => queueMail(tx, services, mail))
  await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1))
  expect((await rows())[0]).toMatchObject({ state: 'queued', lastError: 'no such template' })
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  expect((await settled())[0]).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
})

test('an address that does not exist is given up at once', async () => {
  smtp.answers.rcpt = '550 no such person'
  await db.transaction((tx) => queueMail(tx, services, mail))
  const [row] = await settled()
  expect(row).toMatchObject({ state: 'failed', attempts: 1 })
  expect(row?.lastError).toContain('550')
})

test('one mail of a batch that fails does not hold up the others', async () => {
  const before = smtp.received.length
  render.mockImplementation(async (template) => {
    if (template === 'broken') throw new Error('broken')
    return rendered
  })
  await db.transaction(async (tx) => {
    for (const template of ['a', 'broken', 'b', 'c']) await queueMail(tx, services, { ...mail, template })
  })
  await smtp.arrival(before + 3)
  const broken = await db.select().from(mailOutbox).where(eq(mailOutbox.template, 'broken'))
  expect(broken[0]?.state).toBe('queued')
})

test('a waiting mail without a job, as after a restore, is sent by the next start', async () => {
  const next = smtp.arrival(smtp.received.length + 1)
  await db.insert(mailOutbox).values({ ...mail, id: crypto.randomUUID(), createdAt: services.now() })
  await startMailWorker(services, render)
  expect((await next).recipients).toEqual(['<aminata@example.org>'])
})

test.each(['a@b.org, c@d.org', 'a@b.org\r\nBcc: c@d.org', 'A <a@b.org>', 'a@b.org>', 'nobody', ''])(
  'refuses to queue for %j',
  async (to) => {
    await expect(db.transaction((tx) => queueMail(tx, services, { ...mail, to }))).rejects.toThrow('one plain address')
  },
)
