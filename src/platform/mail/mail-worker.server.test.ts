import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { startSmtpServer, type ReceivedMail } from '../../../tests/support/smtp-server.ts'
import { startMailWorker, type MailWorker } from './mail-worker.server.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { thisProcess } from './claim-mails.server.ts'
import { queueMail } from './queue-mail.server.ts'
import { mailOutbox } from './tables.server.ts'

const smtp = await startSmtpServer()
const { services, db } = await testDatabase({
  env: { SMTP_URL: smtp.url, MAIL_FROM: 'Rana Solar <hello@rana.example>' },
})
const render = vi.fn<(template: string, props: unknown) => Promise<RenderedMail>>()

const mail: Mail = { to: 'aminata@example.org', template: 'order-received', props: { name: 'Aminata' }, language: 'fr' }
const rendered: RenderedMail = { subject: 'Votre commande', html: '<p>Reçue</p>', text: 'Reçue' }

const workers: MailWorker[] = []
const start = async () => void workers.push(await startMailWorker(services, render))
afterAll(() => smtp.close())
beforeEach(async () => {
  await db.delete(mailOutbox)
  render.mockReset()
  render.mockResolvedValue(rendered)
  smtp.answers.rcpt = '250 ok'
  smtp.answers.data = '250 kept'
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(0)))
})

const queue = (...mails: Partial<Mail>[]) =>
  db.transaction(async (tx) => {
    for (const one of mails) await queueMail(tx, services, { ...mail, ...one })
  })
const numbered = (count: number, of: (n: number) => Partial<Mail>) => Array.from({ length: count }, (_, n) => of(n))
const rows = () => db.select().from(mailOutbox)
const rowOf = async (to: string) => (await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)))[0]
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
const settled = () =>
  soon(async () => {
    const all = await rows()
    expect(all.every((row) => row.state !== 'queued')).toBe(true)
    return all
  })
const makeDue = () => db.update(mailOutbox).set({ nextTryAt: sql`now()` })

/** A mail server that answers no message before `let go` is called for it, or for all that come. */
function holdAnswers() {
  const held: { to: string; answer: (text: string | null) => void }[] = []
  smtp.answers.data = ({ recipients }: ReceivedMail) =>
    new Promise((answer) => held.push({ to: recipients[0]?.slice(1, -1) ?? '', answer }))
  return {
    held,
    letGo() {
      smtp.answers.data = '250 kept'
      for (const { answer } of held.splice(0)) answer('250 kept')
    },
  }
}

test('a queued mail leaves soon after its commit', async () => {
  await start()
  const next = smtp.arrival(smtp.received.length + 1)
  await queue({})
  const { source, recipients } = await next
  expect(recipients).toEqual(['<aminata@example.org>'])
  expect(source).toContain('Subject: Votre commande')
  expect(source).toContain('To: aminata@example.org')
  expect(source).toContain('From: Rana Solar <hello@rana.example>')
  expect(render).toHaveBeenCalledWith('order-received', { name: 'Aminata' }, 'fr')
  const [row] = await settled()
  expect(row).toMatchObject({ state: 'sent', attempts: 1, subject: 'Votre commande', sentAt: services.now() })
  await expect.poll(() => readdirSync(join(services.settings.dataDir, 'mail-accepted'))).toEqual([])
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
  await start()
  const before = smtp.received.length
  for (const _ of [1, 2]) await queue({ idempotencyKey: 'order-1' })
  expect(await settled()).toHaveLength(1)
  expect(smtp.received.length).toBe(before + 1)
})

test('a mail that fails is tried again, and tells why meanwhile', async () => {
  render.mockRejectedValueOnce(new Error('no such template'))
  await start()
  await queue({})
  await soon(async () => expect((await rows())[0]).toMatchObject({ lastError: 'no such template', attemptId: null }))
  expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 1 })
  await makeDue()
  expect((await settled())[0]).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
})

test('a mail that fails for the last time is given up', async () => {
  smtp.answers.data = '451 not today'
  await queue({})
  await db.update(mailOutbox).set({ attempts: 39 })
  await start()
  expect((await settled())[0]).toMatchObject({ state: 'failed', attempts: 40, attemptId: null })
})

test('an address that does not exist is given up at once', async () => {
  smtp.answers.rcpt = '550 no such person'
  await start()
  await queue({})
  const [row] = await settled()
  expect(row).toMatchObject({ state: 'failed', attempts: 1 })
  expect(row?.lastError).toContain('550')
})

test('each acceptance is recorded at once, while another mail has no answer yet', async () => {
  const { held, letGo } = holdAnswers()
  await queue({ to: 'slow@example.org' }, { to: 'quick@example.org' })
  await start()
  await soon(() => expect(held).toHaveLength(2))
  held.find(({ to }) => to === 'quick@example.org')?.answer('250 kept')
  await soon(async () => expect(await rowOf('quick@example.org')).toMatchObject({ state: 'sent' }))
  expect(await rowOf('slow@example.org')).toMatchObject({ state: 'queued', attemptBy: thisProcess })
  letGo()
  await settled()
})

test('an acceptance is noted on the disk before its row, which may have to wait', async () => {
  const { held, letGo } = holdAnswers()
  const notes = () => readdirSync(join(services.settings.dataDir, 'mail-accepted'))
  await queue({})
  await start()
  await soon(() => expect(held).toHaveLength(1))
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(mailOutbox).for('update')
    letGo()
    await soon(() => expect(notes()).toEqual([row?.id]))
  })
  await settled()
  await soon(() => expect(notes()).toEqual([]))
})

test('ten minutes pass before a server that has the message is given up', async () => {
  const patience = vi.spyOn(Socket.prototype, 'setTimeout')
  await start()
  await queue({ to: 'first@example.org' })
  await settled()
  const port = Number(new URL(smtp.url).port)
  const waits = patience.mock.calls.flatMap(([ms], n) => {
    const socket = patience.mock.contexts[n] as Socket
    return socket.remotePort === port && ms > 0 ? [ms] : []
  })
  patience.mockRestore()
  expect(waits.at(-1)).toBe(600_000)
})

test('two processes never send the same mail, however long its server takes', async () => {
  const before = smtp.received.length
  const { held, letGo } = holdAnswers()
  await queue(...numbered(6, (n) => ({ to: `n${n}@example.org`, template: `t${n}` })))
  await Promise.all([start(), start()])
  await soon(() => expect(held).toHaveLength(6))
  await makeDue()
  // Both have looked again since: a mail that comes later has left.
  smtp.answers.data = '250 kept'
  await queue({ to: 'later@example.org' })
  await soon(async () => expect(await rowOf('later@example.org')).toMatchObject({ state: 'sent' }))
  expect(held).toHaveLength(6)
  letGo()
  await settled()
  expect(smtp.received.length).toBe(before + 7)
})

test('a server that hangs up after the message is tried again later, by the same Message-ID', async () => {
  const seen: string[] = []
  smtp.answers.data = ({ source }) => {
    seen.push(/^Message-ID: (.*)$/m.exec(source)?.[1] ?? '')
    return Promise.resolve(seen.length === 1 ? null : '250 kept')
  }
  await start()
  await queue({})
  await soon(async () => expect((await rows())[0]).toMatchObject({ attempts: 1, attemptId: null }))
  expect(seen).toHaveLength(1)
  await makeDue()
  await settled()
  expect(seen).toEqual([seen[0], seen[0]])
})

test('what a killed process was told is recorded by the next start, and not sent again', async () => {
  const before = smtp.received.length
  await queue({})
  const [row] = await rows()
  const folder = join(services.settings.dataDir, 'mail-accepted')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, row?.id ?? ''), JSON.stringify({ subject: 'Accepted', sentAt: '2026-03-05T08:00:00Z' }))
  await start()
  expect((await rows())[0]).toMatchObject({
    state: 'sent',
    subject: 'Accepted',
    sentAt: new Date('2026-03-05T08:00:00Z'),
  })
  expect([readdirSync(folder), smtp.received.length]).toEqual([[], before])
})

const [boot = '', namespace = ''] = thisProcess.split('/')
test.each([
  ['of a process of this machine that has ended', `${boot}/${namespace}/4194305/1`, '10 minutes', true],
  ['whose process has the number of a former one', `${boot}/${namespace}/${process.pid}/1`, '10 minutes', true],
  ['whose time is over', 'elsewhere/1/1/1', '-1 second', true],
  ['of a process of another machine', 'elsewhere/1/1/1', '10 minutes', false],
  ['of a process that lives', thisProcess, '10 minutes', false],
])('whether another try begins beside one %s', async (_, attemptBy, left, isFreed) => {
  await queue({ to: 'claimed@example.org' })
  const attemptUntil = sql`now() + ${left}::interval`
  await db.update(mailOutbox).set({ attemptId: crypto.randomUUID(), attemptBy, attemptUntil })
  await queue({ to: 'other@example.org' })
  await start()
  await soon(async () => expect(await rowOf('other@example.org')).toMatchObject({ state: 'sent' }))
  if (isFreed) await settled()
  expect(await rowOf('claimed@example.org')).toMatchObject({ state: isFreed ? 'sent' : 'queued' })
})

test('a thousand mails to one address, or of one kind, do not hold up the others', async () => {
  const { held, letGo } = holdAnswers()
  await queue(
    ...numbered(500, () => ({ to: 'sales@example.org', template: 'order-staff' })),
    ...numbered(500, (n) => ({ to: `n${n}@example.org`, template: 'application-reminder-staff' })),
    { to: 'awa@example.org', template: 'order-staff' },
    { to: 'bintou@example.org', template: 'message-visitor' },
  )
  await start()
  await soon(() => expect(held).toHaveLength(10))
  const count = (to: RegExp) => held.filter((one) => to.test(one.to)).length
  expect([count(/^sales/), count(/^n\d/), count(/^awa/), count(/^bintou/)]).toEqual([3, 5, 1, 1])
  await db.delete(mailOutbox).where(eq(mailOutbox.state, 'queued'))
  letGo()
})

test('one mail that is stuck holds up no other', async () => {
  const { held } = holdAnswers()
  await queue({ to: 'stuck@example.org' })
  await start()
  await soon(() => expect(held).toHaveLength(1))
  smtp.answers.data = '250 kept'
  await queue(...numbered(40, (n) => ({ to: `n${n}@example.org` })))
  await soon(async () => expect(await db.$count(mailOutbox, eq(mailOutbox.state, 'sent'))).toBe(40))
  expect(held).toHaveLength(1)
})

test('while the server is away no mail is given up; when it is back all that waited goes at once', async () => {
  const spare = await startSmtpServer()
  const port = Number(new URL(spare.url).port)
  await spare.close()
  const settings = { ...services.settings, smtpUrl: spare.url }
  workers.push(await startMailWorker({ ...services, settings }, render))
  await queue(...numbered(40, (n) => ({ to: `n${n}@example.org` })))
  await db.update(mailOutbox).set({ attempts: 39 })
  await soon(async () => expect((await rows()).some(({ lastError }) => lastError?.includes('ECONNREFUSED'))).toBe(true))
  await soon(async () => expect((await rows()).every(({ attemptId }) => attemptId === null)).toBe(true))
  expect((await rows()).filter(({ state, attempts }) => state !== 'queued' || attempts !== 39)).toEqual([])
  const back = await startSmtpServer(port)
  await settled()
  expect([back.received.length, new Set(back.received.map(({ recipients }) => recipients[0])).size]).toEqual([40, 40])
  await back.close()
})

test('a stop leaves what is being sent to the next start', async () => {
  const { held } = holdAnswers()
  await queue({})
  await start()
  await soon(() => expect(held).toHaveLength(1))
  await workers.splice(0)[0]?.stop(0)
  expect((await rows())[0]).toMatchObject({ state: 'queued', attemptId: null })
})

test('a mail that is deleted while it is written leaves no file', async () => {
  const settings = { ...services.settings, smtpUrl: null }
  const written = Promise.withResolvers<RenderedMail>()
  render.mockReturnValueOnce(written.promise)
  workers.push(await startMailWorker({ ...services, settings }, render))
  await queue({})
  await soon(() => expect(render).toHaveBeenCalled())
  await db.delete(mailOutbox)
  written.resolve(rendered)
  await queue({ to: 'kept@example.org' })
  await settled()
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  expect(readdirSync(join(settings.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
})

test.each(['a@b.org, c@d.org', 'a@b.org\r\nBcc: c@d.org', 'A <a@b.org>', 'a@b.org>', 'nobody', ''])(
  'refuses to queue for %j',
  async (to) => {
    await expect(queue({ to })).rejects.toThrow('one plain address')
  },
)
