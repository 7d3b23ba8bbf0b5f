import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import { testApi } from '../../../../tests/support/api.ts'
import { mailsAbout } from '../../../../tests/support/outbox.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { partsOf } from './part-rules.ts'
import { mailNames } from '../mail-name.ts'
import { readStaffWords } from '../mail-queries.server.ts'
import { sampleTemplate, type MailSample, mailSamples } from './mail-samples.ts'
import { mailWords } from '../tables.server.ts'
import { languages, type Language } from '#kernel/language.ts'
import { startMailWorker, type MailWorker } from '#platform/mail/mail-worker.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { mailTemplates } from './mail-templates.tsx'
import { mailRenderer } from './mail-renderer.server.tsx'

const renderMail = mailRenderer(() => Promise.resolve(builtInCompany), 'https://site.example')
const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' } })
const admin = await signedIn(api, services, 'admin')

let worker: MailWorker
beforeAll(async () => {
  const render = mailRenderer(
    () => Promise.resolve(builtInCompany),
    services.settings.publicUrl,
    (...mail) => readStaffWords(services, ...mail),
  )
  worker = await startMailWorker(services, render)
})
afterAll(() => worker.stop())
beforeEach(async () => void (await db.delete(mailWords)))

const write = async (mail: string, words: object) => {
  const headers = { 'content-type': 'application/json', cookie: admin.cookie }
  const body = JSON.stringify({ words })
  const answer = await api.request(`/api/admin/mail-words/${mail}`, { method: 'PUT', headers, body })
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

/** What a visitor who writes to us is sent, as the file in the outbox has it. */
async function mailToVisitor(language: Language) {
  const email = `${randomUUID()}@example.com`
  const message = { name: 'Awa Sawadogo', email, message: 'Une pompe et deux frigos.' }
  const sent = await post(api, '/api/messages', message, `language=${language}`)
  expect(sent.status).toBe(201)
  return mailTo(email)
}

async function mailTo(email: string) {
  await vi.waitFor(
    async () => {
      const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.to, email))
      expect([mail?.state, mail?.lastError]).toEqual(['sent', null])
    },
    { timeout: 20_000, interval: 50 },
  )
  const mail = mailsAbout(email, services.settings.dataDir).find(({ to }) => to === email)
  return { text: mail?.text ?? '', subject: /^Subject: (.*)/m.exec(mail?.text ?? '')?.[1]?.trim() ?? '' }
}

describe('a mail that leaves', () => {
  test('speaks the words of staff from the next one on, in their language and in no other', async () => {
    expect((await mailToVisitor('en')).subject).toMatch(/^Your message MSG-\d{6}$/)
    const words = { subject: 'We have {reference}', title: 'Dear reader', opening: 'One.\n\nTwo: {hours}.', more: '' }
    await write('message-visitor', { en: words })
    const english = await mailToVisitor('en')
    expect(english.subject).toMatch(/^We have MSG-\d{6}$/)
    expect(english.text).toContain('Dear reader')
    expect(english.text).toMatch(/>One\.<\/p><p[^>]*>Two: Monday/)
    expect(english.text).not.toContain('To add something')
    const french = await mailToVisitor('fr')
    expect(french.subject).toMatch(/^Votre message MSG-\d{6}$/)
    expect(french.text).toContain('Nous avons bien reçu votre message')
    await write('message-visitor', {})
    expect((await mailToVisitor('en')).subject).toMatch(/^Your message/)
  })

  test('speaks what all mails share', async () => {
    await write('everywhere', { fr: { greeting: 'Cher {name} !', signature: 'Votre équipe de Ouaga' } })
    const { text } = await mailToVisitor('fr')
    expect(text).toContain('Cher Awa Sawadogo !')
    expect(text).toContain('Votre équipe de Ouaga')
    expect((await mailToVisitor('en')).text).toContain('Hello Awa Sawadogo,')
  })

  test('shows markup as text, and has one subject whatever is written there', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await write('message-visitor', {
      en: {
        subject: '{reference}\r\nBcc: all@example.com \\u000d\\u000aBcc: more@example.com',
        title: script,
        opening: `${script} {hours}`,
      },
    })
    const { text, subject } = await mailToVisitor('en')
    expect(subject).toMatch(/^MSG-\d{6} Bcc: all@example.com \\u000d\\u000aBcc: more@example.com$/)
    expect(text).not.toMatch(/^Bcc:/im)
    const html = text.slice(text.indexOf('<!DOCTYPE'))
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('as a test says so in subject and body, and brings no calendar', async () => {
    const path = '/api/admin/mail-words/consultation-visitor/test'
    await post(api, path, { words: { fr: { title: 'Titre essayé' } }, language: 'fr' }, admin.cookie)
    const { text } = await mailTo(admin.email)
    expect(text).toContain('[Essai] Votre demande de rendez-vous CON-000000')
    expect(text).toContain('Ceci est un essai')
    expect(text).toContain('Titre essayé')
    expect(text).not.toContain('BEGIN:VCALENDAR')
  })
})

describe('a mail of made-up data', () => {
  const sampleOf = (mail: MailSample['mail'], words = {}, isTest = false): MailSample => ({
    mail,
    words,
    isTest,
    site: 'https://solar.example',
  })

  test.each(mailNames.flatMap((mail) => languages.map((language) => [mail, language] as const)))(
    '%s can be drawn (%s), with every word that it needs',
    async (mail, language) => {
      const error = vi.spyOn(console, 'error').mockReturnValue()
      const { subject, html, text } = await renderMail(sampleTemplate, sampleOf(mail), language)
      expect(`${subject} ${text}`).not.toMatch(/\{|undefined|\b(mail|leads|financing)\.\w/)
      expect(html).toContain(`lang="${language}"`)
      expect(error.mock.calls).toEqual([])
      error.mockRestore()
    },
  )

  test.each(mailNames.filter((mail) => mail !== 'everywhere'))('%s speaks its own words', (mail) => {
    const { template, props } = mailSamples[mail]
    const words = mailTemplates[template]?.words
    expect(typeof words === 'function' ? words(props('en', '')) : words).toBe(mail)
  })

  /** Who has no name that looks like one is greeted so: no sample. */
  const unseen = 'mail.greeting.plain'

  test.each(mailNames)('%s shows what is written in each of its parts', async (mail) => {
    const rules = partsOf(mail).filter(([, { key }]) => key !== unseen)
    const written = rules.map(([part, { key, required }]) => [
      key,
      `§${part}§ ${required.map((name) => `{${name}}`).join(' ')}`,
    ])
    const words = Object.fromEntries(written) as Record<string, string>
    const { subject, html } = await renderMail(sampleTemplate, sampleOf(mail, words), 'en')
    expect(rules.filter(([part]) => !`${subject} ${html}`.includes(`§${part}§`))).toEqual([])
  })

  test('leads to the status of an application whatever is written', async () => {
    const { html } = await renderMail(
      sampleTemplate,
      sampleOf('decision-declined', { 'mail.application.link': 'Here', 'mail.application.question': '' }),
      'en',
    )
    expect(html).toMatch(/<a href="https:\/\/solar\.example\/eligibility"[^>]*>Here<\/a>/)
  })
})
