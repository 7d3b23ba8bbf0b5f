import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { aStaffMember, someStaff } from '../../../tests/support/staff.ts'
import type { Acting } from '#business/accounts/staff-use-case.server.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { changeMailWords, listMailWords, readMailWords, resetMailWords } from './change-mail.server.ts'
import { mailNames } from './mail-name.ts'
import { readStaffWords } from './mail-queries.server.ts'
import type { MailRecord } from './mail-record.ts'
import { mailWords } from './tables.server.ts'

const { db, services } = await testDatabase()
const { id } = await aStaffMember(services, 'admin')
const acting: Acting = { ...services, actor: { ...someStaff('admin'), id } }

beforeEach(async () => void (await db.delete(mailWords)))

type Sent = Readonly<Record<string, unknown>>
const set = (mail: string, words: { fr?: Sent; en?: Sent }, updatedAt?: string | null) =>
  changeMailWords(acting, mail, { words, ...(updatedAt !== undefined && { updatedAt }) })
const saved = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
const wholeOf = ({ parts }: MailRecord, language: 'fr' | 'en') =>
  Object.fromEntries(parts.map(({ part, original }) => [part, original[language]]))
const noted = () => db.select().from(auditLog).where(eq(auditLog.action, 'mail.words')).orderBy(auditLog.id)

test('every mail is as it came with the site until it is changed, and again after', async () => {
  const before = saved(await listMailWords(acting))
  expect(before.map(({ mail }) => mail)).toEqual(mailNames)
  expect(before.every(({ changed, updatedAt }) => changed.length === 0 && updatedAt === null)).toBe(true)
  const changed = saved(await set('message-visitor', { fr: { title: 'Bien reçu' } }))
  expect(changed).toMatchObject({ words: { fr: { title: 'Bien reçu' }, en: {} }, version: 2 })
  expect(changed.parts[0]).toMatchObject({
    part: 'subject',
    kind: 'line',
    isOptional: false,
    placeholders: ['reference'],
    required: ['reference'],
    original: { fr: 'Votre message {reference}', en: 'Your message {reference}' },
  })
  const after = saved(await listMailWords(acting)).filter(({ changed: languages }) => languages.length > 0)
  expect(after).toEqual([{ mail: 'message-visitor', changed: ['fr'], updatedAt: changed.updatedAt }])
  saved(await resetMailWords(acting, 'message-visitor'))
  expect(saved(await readMailWords(acting, 'message-visitor'))).toMatchObject({ words: { fr: {}, en: {} }, version: 3 })
})

test.each(mailNames)('the original words of %s can be saved as they are, which changes nothing', async (mail) => {
  const record = saved(await readMailWords(acting, mail))
  const same = saved(await set(mail, { fr: wholeOf(record, 'fr'), en: wholeOf(record, 'en') }))
  expect([same.version, same.words, await db.$count(mailWords)]).toEqual([1, { fr: {}, en: {} }, 1])
})

test('a change and going back are in the audit log with what was said before and after; a save of the same is not', async () => {
  const words = { fr: { subject: 'Reçu : {reference}' }, en: { more: '' } }
  const count = (await noted()).length
  saved(await set('message-visitor', words))
  saved(await set('message-visitor', words))
  saved(await resetMailWords(acting, 'message-visitor'))
  saved(await resetMailWords(acting, 'message-visitor'))
  const entries = (await noted()).slice(count)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({
    staffId: id,
    kind: 'mail',
    recordId: 'message-visitor',
    before: {
      'subject.fr': 'Votre message {reference}',
      'more.en': 'To add something, reply to this email or call {phone}.',
      version: 1,
    },
    after: { 'subject.fr': 'Reçu : {reference}', 'more.en': '', version: 2 },
  })
  expect(entries[1]?.after).toMatchObject({ 'subject.fr': 'Votre message {reference}', version: 3 })
})

test('of two people who began from the same version the second is told, and nothing is overwritten', async () => {
  const first = saved(await set('booking-moved', { en: { title: 'Moved' } }, null))
  const late = await set('booking-moved', { en: { title: 'Elsewhere' } }, null)
  expect(late).toMatchObject({
    ok: false,
    problem: { code: 'stale', extra: { current: { words: { en: { title: 'Moved' } } } } },
  })
  expect((await set('booking-moved', { en: { title: 'Elsewhere' } }, first.updatedAt)).ok).toBe(true)
  expect(await set('booking-moved', {}, first.updatedAt)).toMatchObject({ problem: { code: 'stale' } })
})

test('of four first saves at once one is kept', async () => {
  const titles = ['One', 'Two', 'Three', 'Four']
  const outcomes = await Promise.all(titles.map((title) => set('booking-moved', { en: { title } }, null)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test.each<[string, Sent, string, string]>([
  ['message-visitor', { subject: 'Your message' }, 'subject', 'missing_placeholder'],
  ['message-visitor', { subject: "Your message '{reference'" }, 'subject', 'not_readable'],
  ['message-visitor', { subject: '{reference} {name}' }, 'subject', 'unknown_placeholder'],
  ['message-visitor', { subject: '{reference, date, long}' }, 'subject', 'unknown_placeholder'],
  ['message-visitor', { subject: `{reference} ${'x'.repeat(10_000)}` }, 'subject', 'too_long'],
  ['message-visitor', { opening: 'x'.repeat(10_000) }, 'opening', 'too_long'],
  ['message-visitor', { opening: '{hours, plural, other {'.repeat(80) }, 'opening', 'not_readable'],
  ['message-visitor', { opening: ' \n ' }, 'opening', 'required'],
  ['message-visitor', { title: 7 }, 'title', 'not_a_text'],
  ['appointment-visitor', { where: 'At our office.' }, 'where', 'missing_placeholder'],
  ['application-applicant', { link: '' }, 'link', 'required'],
  ['application-applicant', { review: 'Soon.' }, 'review', 'missing_placeholder'],
  ['decision-approved', { subject: 'Approved' }, 'subject', 'missing_placeholder'],
])('%s: what is wrong is told by its path (%#)', async (mail, words, part, code) => {
  for (const language of ['fr', 'en'] as const) {
    expect(await set(mail, { [language]: words })).toMatchObject({
      ok: false,
      problem: { code: 'invalid', errors: [{ path: `words.${language}.${part}`, code }] },
    })
  }
})

test('line breaks, straight apostrophes and marks that turn the reading direction are made harmless', async () => {
  const record = saved(
    await set('message-visitor', {
      fr: { subject: "L'essai\r\nBcc: all@example.com\u2028{reference}\u202e", opening: "L'un\r\n\r\n\r\nl'autre" },
    }),
  )
  expect(record.words.fr.subject).toBe('L’essai Bcc: all@example.com {reference}')
  expect(record.words.fr.opening).toBe('L’un\n\n\nl’autre')
})

test.each([
  null,
  'x',
  [],
  {},
  { words: null },
  { words: { fr: 7 } },
  { words: { fr: { nothing: 'x' } } },
  { words: { subject: { fr: 'x' } } },
])('a body of %j is refused', async (body) => {
  expect(await changeMailWords(acting, 'message-visitor', body)).toMatchObject({ problem: { code: 'invalid' } })
})

test.each(['', 'toString', 'mail-sample', 'application-decision'])('there is no mail %j', async (mail) => {
  for (const outcome of [await readMailWords(acting, mail), await set(mail, {}), await resetMailWords(acting, mail)]) {
    expect(outcome).toMatchObject({ problem: { code: 'not_found' } })
  }
})

test('what an older version stored and this one can’t use leaves the rest of the mail as staff wrote it', async () => {
  const error = vi.spyOn(services.log, 'error').mockReturnValue()
  const words = { fr: { subject: '{gone}', title: 'Merci', nothing: 'x' }, en: null }
  await db.insert(mailWords).values({ mail: 'message-visitor', words, version: 4, updatedAt: new Date() })
  expect(await readStaffWords(services, 'message-visitor', 'fr')).toEqual({ 'mail.message.title': 'Merci' })
  expect(await readStaffWords(services, 'message-visitor', 'en')).toEqual({})
  expect(error).toHaveBeenCalledWith(
    { mail: 'message-visitor', language: 'fr', part: 'subject' },
    'the words of a mail could not be read',
  )
  error.mockRestore()
})
