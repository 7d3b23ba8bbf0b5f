import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../../tests/support/test-cluster.ts'
import { createDelivery, type Delivery, type OutgoingMail } from './deliver.server.ts'

const letter: OutgoingMail = {
  id: '1f0c9a52-0000-4000-8000-000000000000',
  to: 'aminata@example.org',
  template: 'order-received',
  createdAt: new Date('2026-03-05T09:00:00.123Z'),
  subject: 'Commande reçue',
  html: '<p>Merci</p>',
  text: 'Merci',
}

let dataDir: string
let outbox: string
let delivery: Delivery
beforeEach(() => {
  dataDir = testFolder('outbox-')
  outbox = join(dataDir, 'outbox')
  delivery = createDelivery({ smtpUrl: null, mailFrom: 'no-reply@localhost', dataDir })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const only = () => {
  const names = readdirSync(outbox)
  expect(names).toHaveLength(1)
  return { name: names[0] ?? '', source: readFileSync(join(outbox, names[0] ?? ''), 'utf8') }
}
const headersOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n') >>> 0)

test('a mail becomes one file, named by time, template and id, for its owner alone', async () => {
  await delivery.send(letter)
  const { name, source } = only()
  expect(name).toBe('2026-03-05T09-00-00.123Z-order-received-1f0c9a52.eml')
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
  expect(statSync(outbox).mode & 0o777).toBe(0o700)
  expect(source).toMatch(/^To: aminata@example\.org\r?$/m)
  expect(source).toMatch(/^From: no-reply@localhost\r?$/m)
  expect(source).toMatch(/^Subject: =\?UTF-8\?Q\?Commande_re=C3=A7ue\?=\r?$/m)
  expect(source).toMatch(/^Message-ID: <1f0c9a52-0000-4000-8000-000000000000@localhost>\r?$/m)
})

test('the same mail written twice stays one file', async () => {
  await delivery.send(letter)
  await delivery.send(letter)
  expect(only().source).toContain('Merci')
})

test('an attachment arrives byte for byte', async () => {
  const content = new Uint8Array([0, 255, 1, 254])
  await delivery.send({ ...letter, attachments: [{ filename: 'a.ics', content, contentType: 'text/calendar' }] })
  const { source } = only()
  expect(source).toContain('Content-Type: text/calendar; name=a.ics')
  expect(source).toContain(Buffer.from(content).toString('base64'))
})

test('a picture that the words show stands in them, not below', async () => {
  const picture = { filename: 'logo.png', content: new Uint8Array([1]), contentType: 'image/png', cid: 'logo' }
  await delivery.send({ ...letter, html: '<img src="cid:logo">', attachments: [picture] })
  const { source } = only()
  expect(source).toContain('Content-ID: <logo>')
  expect(source).toContain('Content-Disposition: inline; filename=logo.png')
})

test('a file is a mail as it would travel: every line ends with CR LF', async () => {
  await delivery.send({ ...letter, text: 'Une première ligne\nune autre\r\n', html: '<p>é</p>\n<p>è</p>' })
  expect(only().source).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
})

test('a subject is shown as it was typed, even where it looks encoded', async () => {
  await delivery.send({ ...letter, subject: 'From =?utf-8?B?QmNjOiB4?=' })
  expect(only().source).toMatch(/^Subject: From = \?utf-8\?B\?QmNjOiB4\?=\r$/m)
})

test.each([
  { subject: 'Hello\r\nBcc: all@example.org\r\n\r\nbody' },
  { subject: 'Hello\nBcc: all@example.org' },
  { to: 'a@example.org\r\nBcc: all@example.org' },
  { attachments: [{ filename: 'a\r\nBcc: all@example.org', content: 'x', contentType: 'text/plain' }] },
])('no value adds a header: %j', async (hostile) => {
  await delivery.send({ ...letter, ...hostile }).catch(() => {})
  for (const name of readdirSync(outbox)) {
    const lines = headersOf(readFileSync(join(outbox, name), 'utf8')).split(/\r?\n/)
    expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([])
  }
})

test('a template name never leaves the outbox', async () => {
  await delivery.send({ ...letter, template: '../../etc/passwd' })
  expect(only().name).toContain('-etc-passwd-')
})
