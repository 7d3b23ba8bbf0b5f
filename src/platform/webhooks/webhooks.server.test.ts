import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditLog, staff } from '#business/accounts/tables.server.ts'
import { addWebhook, tellStopped, sendAgain } from '#business/programs/manage-webhooks.server.ts'
import { need } from '#kernel/outcome.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { aStaffMember, someStaff } from '../../../tests/support/staff.ts'
import { mailOutbox } from '../mail/tables.server.ts'
import { announce, retract } from './announce.server.ts'
import { isTargetAllowed, publicLookup } from './public-address.server.ts'
import { sendWebhook } from './send-webhook.server.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts'
import { startWebhookWorker } from './webhook-worker.server.ts'

const { services, db, clock } = await testDatabase({ env: { WEBHOOKS_TO_PRIVATE: 'on' } })
const acting = { ...services, actor: someStaff('admin') }
const day = 86_400_000

type Received = { readonly headers: IncomingMessage['headers']; readonly body: string }
const received: Received[] = []
let answer: RequestListener = (_, response) => response.end('thanks')
const target = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    answer(request, response)
  })
})
await new Promise<void>((open) => target.listen(0, '127.0.0.1', open))
const address = `http://127.0.0.1:${(target.address() as AddressInfo).port}`
const worker = startWebhookWorker(services, tellStopped)
afterAll(async () => {
  await worker.stop()
  target.closeAllConnections()
  target.close()
})
afterEach(async () => {
  answer = (_, response) => response.end('thanks')
  received.length = 0
  await db.delete(webhookEndpoints)
})

const news = { type: 'post.published', subject: 'post 1', data: { id: 1 } } as const
const endpoint = async (path = '/hook') =>
  need(await addWebhook(acting, { url: `${address}${path}`, events: ['post.published'] }))
const tellNews = (at = clock.now) => db.transaction((tx) => announce(tx, { ...news, at }))
const deliveries = () => db.select().from(webhookDeliveries)
const soon = (what: () => Promise<unknown>) => expect.poll(what, { timeout: 10_000 })

test('an event arrives once, signed by the second and the secret, in the words that were stored', async () => {
  const { secret } = await endpoint()
  await tellNews()
  await soon(async () => (await deliveries())[0]?.state).toBe('delivered')
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(received).toHaveLength(1)
  const [, second = '', digest = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['webhook-signature'])) ?? []
  expect(digest).toBe(createHmac('sha256', secret).update(`${second}.${body}`).digest('hex'))
  expect(Number(second)).toBe(Math.floor(clock.now.getTime() / 1000))
  expect(JSON.parse(body)).toEqual({
    id: headers['webhook-id'],
    type: 'post.published',
    createdAt: clock.now.toISOString(),
    data: { id: 1 },
  })
  expect((await deliveries())[0]).toMatchObject({ attempts: 1, lastStatus: 200, lastAnswer: 'thanks' })
  expect(JSON.stringify(await db.select().from(webhookEndpoints))).not.toContain(secret)
})

test('nothing is told of what was rolled back, taken back, not asked for, or is still to come', async () => {
  await endpoint()
  const undone = db.transaction(async (tx) => {
    await announce(tx, { ...news, at: clock.now })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await db.transaction((tx) => announce(tx, { ...news, type: 'request.created', at: clock.now }))
  await tellNews(new Date(clock.now.getTime() + day))
  expect(await deliveries()).toHaveLength(1)
  await db.transaction((tx) => retract(tx, 'post.published', 'post 1'))
  expect(await deliveries()).toEqual([])
})

test('what is refused comes again, with the same id, and once more when somebody asks', async () => {
  await endpoint()
  answer = (_, response) => response.writeHead(302, { location: `${address}/elsewhere` }).end('x'.repeat(9000))
  await tellNews()
  await soon(async () => (await deliveries())[0]?.lastStatus).toBe(302)
  expect((await deliveries())[0]).toMatchObject({ state: 'queued', attempts: 1, lastAnswer: 'x'.repeat(500) })
  answer = (_, response) => response.end()
  clock.now = new Date(clock.now.getTime() + 6_000)
  await soon(async () => (await deliveries())[0]?.state).toBe('delivered')
  const [delivery] = await deliveries()
  need(await sendAgain(acting, delivery?.id ?? ''))
  await soon(async () => received.length).toBe(3)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  await soon(async () => (await deliveries())[0]?.state).toBe('delivered')
})

test('a target that hangs up, or never ends its answer, harms nobody; after days it is turned off, and that is written down and told', async () => {
  const [english, french] = [await aStaffMember(services, 'admin'), await aStaffMember(services, 'admin')]
  await aStaffMember(services, 'sales')
  await db.update(staff).set({ mailLanguage: 'fr' }).where(eq(staff.id, french.id))
  const { id } = await endpoint()
  answer = (request) => request.socket.destroy()
  await tellNews()
  await soon(async () => (await deliveries())[0]?.lastError).toMatch(/ECONNRESET/)
  const failing = () => db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  expect((await failing())[0]).toMatchObject({ isOn: true, failingSince: clock.now })
  clock.now = new Date(clock.now.getTime() + 4 * day)
  await soon(async () => (await failing())[0]?.isOn).toBe(false)
  expect((await failing())[0]?.stoppedAt).toEqual(clock.now)
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'webhook.stop'))
  expect(entry).toMatchObject({ staffId: null, recordId: id })
  const mails = await db.select().from(mailOutbox).orderBy(mailOutbox.language)
  const told = { template: 'webhook-stopped-staff', props: { url: `${address}/hook` } }
  expect(mails).toMatchObject([
    { ...told, to: english.email, language: 'en' },
    { ...told, to: french.email, language: 'fr' },
  ])
  answer = (_, response) => void response.writeHead(200).write('begun')
  const outgoing = { url: `${address}/slow`, secret: 's', eventId: 'e', type: 'test', body: '{}' }
  const options = { mayBePrivate: true, at: clock.now, stopping: AbortSignal.timeout(500) }
  expect(await sendWebhook(outgoing, options)).toEqual({ status: 200, answer: 'begun' })
})

test.each([
  ['https://example.org/hook', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700::1111]/', true],
  ['http://example.org/hook', false],
  ['https://127.0.0.1/', false],
  ['https://localhost/', false],
  ['https://LOCALHOST.:8443/', false],
  ['https://intranet/', false],
  ['https://printer.local/', false],
  ['https://db.internal/hook', false],
  ['https://local.example.org/', true],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://10.1.2.3/', false],
  ['https://100.64.0.1/', false],
  ['https://169.254.169.254/latest/meta-data/', false],
  ['https://172.31.255.255/', false],
  ['https://192.168.1.1/', false],
  ['https://0.0.0.0/', false],
  ['https://224.0.0.1/', false],
  ['https://255.255.255.255/', false],
  ['https://[::1]/', false],
  ['https://[::]/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://[64:ff9b::7f00:1]/', false],
  ['https://[fd00::1]/', false],
  ['https://[fe80::1]/', false],
  ['https://[2002:7f00:1::]/', false],
])('%s may be a target: %s', (url, allowed) => {
  expect(isTargetAllowed(url, false)).toBe(allowed)
  expect(isTargetAllowed(url, true)).toBe(true)
})

test('a name that leads into a network of ours is refused where it is looked up', async () => {
  const failed = new Promise((answered) => publicLookup('localhost', {}, answered))
  expect(await failed).toMatchObject({ code: 'EPRIVATE' })
  const outgoing = { url: 'https://localhost:1/', secret: 's', eventId: 'e', type: 'test', body: '{}' }
  const options = { mayBePrivate: false, at: clock.now, stopping: new AbortController().signal }
  await expect(sendWebhook(outgoing, options)).rejects.toMatchObject({ code: 'EPRIVATE' })
})
