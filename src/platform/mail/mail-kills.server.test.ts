import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { startSmtpServer } from '../../../tests/support/smtp-server.ts'
import { queueMail } from './queue-mail.server.ts'
import { mailOutbox } from './tables.server.ts'

const smtp = await startSmtpServer()
afterAll(() => smtp.close())
const { services, db, url } = await testDatabase()

/** A process of its own that sends mails. */
function startSending() {
  const program = fileURLToPath(new URL('../../../tests/support/mail-process.ts', import.meta.url))
  const env = { DATABASE_URL: url, DATA_DIR: services.settings.dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: 'inherit' })
  return {
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const queue = (...addresses: string[]) =>
  db.transaction(async (tx) => {
    for (const to of addresses) await queueMail(tx, services, { to, template: 'order', props: {}, language: 'fr' })
  })
const waiting = () => db.$count(mailOutbox, eq(mailOutbox.state, 'queued'))
const allSent = () => vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000, interval: 50 })

test('a kill in the middle of a batch sends again only what was not accepted', async () => {
  const held = Promise.withResolvers<void>()
  smtp.answers.data = ({ recipients }) => {
    if (!recipients[0]?.includes('stuck')) return Promise.resolve('250 kept')
    held.resolve()
    return new Promise(() => {})
  }
  const others = Array.from({ length: 5 }, (_, n) => `n${n}@example.org`)
  await queue('stuck@example.org', ...others)
  const first = startSending()
  await held.promise
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000, interval: 20 })
  await first.kill()
  smtp.answers.data = '250 kept'
  const second = startSending()
  await allSent()
  await second.kill()
  const sentTo = smtp.received.map(({ recipients }) => recipients[0]?.slice(1, -1))
  expect(sentTo.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([...others, 'stuck@example.org'])
})

test('kills while mails are accepted lose none, and send none again whose acceptance was noted', async () => {
  const addresses = Array.from({ length: 40 }, (_, n) => `<k${n}@example.org>`)
  const copies = (to: string) => smtp.received.filter(({ recipients }) => recipients[0] === to)
  await queue(...addresses.map((to) => to.slice(1, -1)))
  const noted = new Map<string, number>()
  for (const mails of [3, 11]) {
    const sending = startSending()
    await smtp.arrival(smtp.received.length + mails)
    await sending.kill()
    const notes = new Set(readdirSync(join(services.settings.dataDir, 'mail-accepted')))
    for (const { id, to, state } of await db.select().from(mailOutbox))
      if (state === 'sent' || notes.has(id)) noted.set(`<${to}>`, noted.get(`<${to}>`) ?? copies(`<${to}>`).length)
  }
  const last = startSending()
  await allSent()
  await last.kill()
  expect(addresses.filter((to) => copies(to).length === 0)).toEqual([])
  expect(noted.size).toBeGreaterThan(2)
  for (const [to, count] of noted) expect([to, copies(to).length]).toEqual([to, count])
  const ids = addresses.map((to) => new Set(copies(to).map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0])).size)
  expect(Math.max(...ids)).toBe(1)
}, 60_000)
