import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { MailPreview, MailRecord, MailSummary } from '#business/mail/mail-record.ts'
import { mailWords } from '#business/mail/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const admin = await signedIn(api, services, 'admin')
const path = '/api/admin/mail-words/message-visitor'

beforeEach(async () => {
  await db.delete(mailWords)
  await db.delete(rateLimits)
})

const call = (method: string, address: string, body?: unknown, cookie = `${admin.cookie}; language=en`) =>
  api.request(address, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const preview = async (words: object, language = 'en', address = path) =>
  (await (await post(api, `${address}/preview`, { words, language }, admin.cookie)).json()) as MailPreview

test('the words of a mail are listed, read, changed and brought back', async () => {
  const list = (await (await call('GET', '/api/admin/mail-words')).json()) as MailSummary[]
  expect(list.map(({ mail }) => mail)).toContain('decision-more_info_needed')
  const before = (await (await call('GET', path)).json()) as MailRecord
  const words = { en: { title: 'Got it' } }
  const put = await call('PUT', path, { words, updatedAt: before.updatedAt })
  expect([put.status, await put.json()]).toMatchObject([
    200,
    { words: { fr: {}, en: { title: 'Got it' } }, version: 2 },
  ])
  const late = await call('PUT', path, { words: {}, updatedAt: before.updatedAt })
  expect(await late.json()).toMatchObject({ status: 409, code: 'stale', current: { words, version: 2 } })
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await (await call('GET', path)).json()).toMatchObject({ words: { en: {} }, version: 3 })
  expect((await call('GET', '/api/admin/mail-words/nothing')).status).toBe(404)
})

test('what is wrong is told in words, in the language of who asks', async () => {
  const words = { fr: { subject: 'Sans référence' }, en: { title: '{' } }
  const faults = async (cookie?: string) => {
    const answer = await call('PUT', path, { words }, cookie)
    const { errors } = (await answer.json()) as { errors: { path: string; code: string; message: string }[] }
    return [answer.status, ...errors.map((error) => `${error.path} ${error.code}: ${error.message}`)]
  }
  expect(await faults()).toEqual([
    422,
    'words.fr.subject missing_placeholder: Put back the word to keep that is listed under this field, with its braces.',
    'words.en.title not_readable: This text can’t be read. Close every brace, and leave a single word in it.',
  ])
  expect((await faults(admin.cookie))[1]).toContain('Remettez la variable obligatoire')
  expect((await call('POST', `${path}/preview`, { words, language: 'en' })).status).toBe(422)
  expect((await call('POST', `${path}/test`, { words, language: 'en' })).status).toBe(422)
  expect((await call('POST', `${path}/preview`, { words: {}, language: 'de' })).status).toBe(422)
  expect((await call('PUT', path, { words: { fr: { opening: 'é'.repeat(300_000) } } })).status).toBe(413)
})

test('a preview is the whole mail with what is typed, in its language, and saves nothing', async () => {
  const words = { fr: { title: 'Merci' }, en: { title: 'Thanks <b>a lot</b>', more: '' } }
  const english = await preview(words)
  expect(english.subject).toBe('Your message MSG-000000')
  expect(english.html).toContain('Thanks &lt;b&gt;a lot&lt;/b&gt;')
  expect(english.text.toLowerCase()).toContain('thanks <b>a lot</b>')
  expect(english.text).not.toContain('To add something')
  expect(english.text).not.toContain('This is a test')
  expect((await preview(words, 'fr')).html).toContain('>Merci<')
  expect(await db.$count(mailWords)).toBe(0)
})

test('a preview speaks the saved words of what all mails share, and what is typed of it', async () => {
  const everywhere = '/api/admin/mail-words/everywhere'
  await call('PUT', everywhere, { words: { en: { signature: 'The sun people\n{brand}' } } })
  expect((await preview({})).html).toMatch(/The sun people<br\/>Rana Solar/)
  const typed = await preview({ en: { signature: 'Ada' } }, 'en', everywhere)
  expect(typed.html).toContain('>Ada<')
  expect(typed.html).not.toContain('The sun people')
})

test('a test goes to whoever asks and nobody else, in its language, and is noted', async () => {
  const words = { fr: {}, en: { subject: 'Hello {reference}' } }
  const answer = await call('POST', `${path}/test`, { words, language: 'en', to: 'someone@example.com' })
  expect([answer.status, await answer.json()]).toEqual([200, { to: admin.email }])
  const mails = await db.select().from(mailOutbox)
  expect(mails.map(({ to, template, language }) => ({ to, template, language }))).toEqual([
    { to: admin.email, template: 'mail-sample', language: 'en' },
  ])
  expect(mails[0]?.props).toMatchObject({ mail: 'message-visitor', isTest: true })
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'mail.test'))
  expect(entry).toMatchObject({ staffId: admin.id, recordId: 'message-visitor', after: { language: 'en' } })
})

test('twenty tests an hour are enough; what was refused does not count', async () => {
  for (let n = 0; n < 3; n++) expect((await call('POST', `${path}/test`, { language: 'en' })).status).toBe(422)
  const send = () => call('POST', `${path}/test`, { words: {}, language: 'en' })
  for (let n = 0; n < 20; n++) expect((await send()).status).toBe(200)
  const refusal = await send()
  expect([refusal.status, Number(refusal.headers.get('retry-after')) > 0]).toEqual([429, true])
  const other = await signedIn(api, services, 'admin')
  expect((await call('POST', `${path}/test`, { words: {}, language: 'en' }, other.cookie)).status).toBe(200)
})
