import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { MailText, OutboxPage } from '#business/mail/outbox-mail.ts'
import { mailSamples } from '#business/mail/mail/mail-samples.ts'
import type { MailState } from '#kernel/mail-state.ts'
import type { MailProps } from '#platform/mail/mail.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const admin = await signedIn(api, services, 'admin')

/** A row as the worker leaves it, `minutes` ago. */
async function aMail(to: string, state: MailState, minutes = 0, template = 'message-visitor'): Promise<string> {
  const id = randomUUID()
  const about = { template, props: { secret: 'of the visitor' }, language: 'fr' } as const
  const createdAt = new Date(services.now().getTime() - minutes * 60_000)
  const told = state === 'failed' ? { lastError: 'connect ECONNREFUSED', attempts: 16 } : {}
  await db.insert(mailOutbox).values({ ...about, ...told, id, to, state, subject: `To ${to}`, createdAt })
  return id
}

const list = async (query = '') => {
  const response = await api.request(`/api/admin/mails?${query}`, { headers: { cookie: admin.cookie } })
  return { status: response.status, body: (await response.json()) as OutboxPage }
}
const retry = (id: string) => post(api, `/api/admin/mails/${id}/retry`, {}, admin.cookie)

test('the outbox is listed by state, reader and address, what was given up first, page by page, without what fills the mails', async () => {
  for (let n = 0; n < 55; n++) await aMail(`n${n}@example.com`, 'sent', 100 + n)
  const failed = await aMail('failed@example.com', 'failed', 500)
  const { body: first } = await list()
  expect(first.items[0]).toMatchObject({ id: failed, state: 'failed', lastError: 'connect ECONNREFUSED', attempts: 16 })
  expect(JSON.stringify(first)).not.toContain('of the visitor')
  const { body: second } = await list(`cursor=${first.nextCursor}`)
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 6, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(56)
  expect((await list('state=failed')).body.items.map(({ id }) => id)).toEqual([failed])
  expect((await list('state=failed')).body.counts).toEqual({ queued: 0, sent: 55, failed: 1 })
  const ours = await aMail('ours@example.com', 'sent', 0, 'message-staff')
  expect((await list('reader=staff')).body).toMatchObject({ items: [{ id: ours }], counts: { sent: 1, failed: 0 } })
  expect((await list('reader=visitor')).body.counts.sent).toBe(55)
  expect((await list('q=N54%40example')).body.items.map(({ to }) => to)).toEqual(['n54@example.com'])
  expect((await list('q=%25')).body.items).toEqual([])
})

test('a mail that is not filled with a name has that of the request that it is about', async () => {
  const sent = await post(api, '/api/messages', { name: 'Amina Bello', email: 'amina@example.com', message: 'Pumps?' })
  const { reference } = (await sent.json()) as { reference: string }
  const about = async (props: MailProps) => {
    const id = await aMail('about@example.com', 'sent')
    await db.update(mailOutbox).set({ props }).where(eq(mailOutbox.id, id))
    return (await list()).body.items.find((mail) => mail.id === id)?.name
  }
  expect(await about({ reference })).toBe('Amina Bello')
  const found = (await list('q=amina+BELLO')).body
  expect(found.items.map(({ name }) => name)).toContain('Amina Bello')
  expect(found.counts.sent).toBe(1)
  expect((await list('q=chidi')).body.items).toEqual([])
  expect(await about({ reference: 'REF-000000' })).toBeNull()
  expect(await about({ reference: 'QUO-000000' })).toBeNull()
  expect(await about({ reference: 'of before' })).toBeNull()
})

test('a mail is read as text, without the link that opens an application or an account to whoever has it', async () => {
  const read = async (id: string) => {
    const response = await api.request(`/api/admin/mails/${id}`, { headers: { cookie: admin.cookie } })
    return { status: response.status, body: (await response.json()) as MailText }
  }
  const secret = 'https://opens.example/to-whoever-has-it'
  const filled = async (mail: 'application-applicant' | 'invitation-staff') => {
    const id = await aMail('read@example.com', 'sent', 0, mail)
    const props = JSON.parse(
      JSON.stringify(mailSamples[mail].props('fr', secret)).replaceAll(/"https:[^"]*"/g, `"${secret}"`),
    ) as MailProps
    await db.update(mailOutbox).set({ props }).where(eq(mailOutbox.id, id))
    expect(JSON.stringify(props)).toContain(secret)
    return (await read(id)).body.text
  }
  for (const mail of ['application-applicant', 'invitation-staff'] as const) {
    const told = await filled(mail)
    expect(told).toContain(`${services.settings.publicUrl}/…`)
    expect(told).not.toContain(secret)
  }
  expect((await read(await aMail('lost@example.com', 'failed', 0, 'no-template'))).body.text).toBeNull()
  expect((await read(randomUUID())).status).toBe(404)
})

test.each(['state=x', 'reader=x', 'cursor=1', `q=${'a'.repeat(300)}`])('%s is refused', async (query) => {
  expect((await list(query)).status).toBe(422)
})

test('what was given up is tried again, once; what has left is not', async () => {
  const failed = await aMail('again@example.com', 'failed')
  expect((await retry(failed)).status).toBe(204)
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, failed))
  expect(mail).toMatchObject({ state: 'queued', attempts: 0 })
  const [noted] = await db.select().from(auditLog).where(eq(auditLog.action, 'mail.retry'))
  expect(noted).toMatchObject({ recordId: failed, label: 'message-visitor' })
  expect(JSON.stringify(noted)).not.toContain('again@')
  const twice = await retry(failed)
  expect(await twice.json()).toMatchObject({ status: 409, errors: [{ path: 'state', code: 'not_failed' }] })
  expect((await retry(await aMail('left@example.com', 'sent'))).status).toBe(409)
  expect((await retry(randomUUID())).status).toBe(404)
  expect((await retry('no-id')).status).toBe(404)
})
