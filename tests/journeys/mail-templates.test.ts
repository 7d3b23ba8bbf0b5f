import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MailRecord } from '#business/mail/mail-record.ts'
import { languages, languageTable, type Language } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { staffAccounts } from '../support/staff-accounts.ts'
import { mailsAbout } from '../support/outbox.ts'
import { post } from '../support/staff.ts'
import { desk, phone, type Visit } from '../support/visit.ts'
import { languageInSentence, languageName } from '#i18n/format.ts'

const office = backOffice({ RATE_LIMITS: 'off' })
const screen = '/admin/mail/templates/message-visitor'
const path = '/api/admin/mail-words/message-visitor'
const other: Readonly<Record<Language, Language>> = { fr: 'en', en: 'fr' }

const preview = (page: Page) => page.frameLocator('iframe')
const part = ({ page, say }: Visit, name: 'subject' | 'title' | 'opening' | 'more') =>
  page.getByLabel(say(`admin-mail-words.part.${name}`), { exact: true })
const saved = async ({ page, say }: Visit) => {
  await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
  await page.getByText(say('admin.saved'), { exact: true }).first().waitFor()
}
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** What a visitor who writes to us is sent. */
async function mailToVisitor(email: string, language: Language): Promise<string> {
  const { url, dataDir } = office.site()
  const message = { name: 'Amina Bello', email, message: 'A question about your pumps.' }
  await post({ request: (to, init) => fetch(url + to, init) }, '/api/messages', message, `language=${language}`)
  const mails = () => mailsAbout(email, dataDir).filter(({ to }) => to === email)
  await expect.poll(() => mails().length).toBe(1)
  return mails()[0]?.text ?? ''
}

test.each(languages)('a mail says what was just written, in its language and in no other (%s)', async (language) => {
  const admin = await office.visitAs('admin', '/admin/mail', { language, viewport: desk })
  const { page, say } = admin
  admin.forgive(/422/)
  await page.getByRole('link', { name: say('admin-mail.templates') }).click()
  await page.getByRole('heading', { level: 2, name: say('admin-mail-words.reader.applicant') }).waitFor()
  await expectAccessible(page, `the list of mails (${language})`)
  expect(await widthOf(page)).toBe(phone.width)
  await page.setViewportSize(desk)
  await page.getByRole('link', { name: say('admin-mail-words.mail.message-visitor') }).click()
  await preview(page).getByText('MSG-000000').waitFor()

  await part(admin, 'subject').fill('{name} {reference')
  await page.getByText(say('admin-mail-words.error.not_readable')).waitFor()
  await page.getByText(say('admin-mail-words.preview.waits')).waitFor()
  await part(admin, 'subject').fill('Hop')
  await page.getByRole('button', { name: say('admin.save') }).click()
  await page.getByText(say('admin-mail-words.error.missing', { names: '{reference}' })).waitFor()
  await expect.poll(() => part(admin, 'subject').evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page, `a mail that lacks something (${language})`)
  expect(await widthOf(page)).toBe(phone.width)

  await part(admin, 'subject').fill(`Hop ${language} {reference}`)
  await part(admin, 'opening').fill('<b onclick="alert(1)">{hours}</b>\n\nÀ bientôt')
  await part(admin, 'more').fill('')
  await page.setViewportSize(desk)
  await page.getByText(`Hop ${language} MSG-000000`).waitFor()
  await preview(page).locator('p', { hasText: '<b onclick="alert(1)">' }).waitFor()
  await preview(page).getByText('À bientôt', { exact: true }).waitFor()
  await page.getByText(say('admin-mail-words.plainText')).click()
  await page.locator('pre').getByText('À bientôt').waitFor()
  await expectAccessible(page, `a mail while it is written (${language})`)
  expect(await widthOf(page)).toBe(phone.width)
  await page.setViewportSize(desk)
  await page
    .getByRole('button', {
      name: say('admin-mail-words.test', { language: languageInSentence(language, say.language) }),
    })
    .click()
  await page
    .getByText(say('admin-mail-words.test.sent', { to: staffAccounts.admin.email }))
    .first()
    .waitFor()
  await saved(admin)

  const subject = /^Subject: (.*?)\r?$/m
  expect(subject.exec(await mailToVisitor(`own-${language}@example.com`, language))?.[1]).toMatch(
    new RegExp(`^Hop ${language} MSG-\\d{6}$`),
  )
  const elsewhere = await mailToVisitor(`other-${language}@example.com`, other[language])
  expect(elsewhere).not.toContain('Hop')
  const tests = () => mailsAbout(`Hop ${language} MSG-000000`, office.site().dataDir)
  await expect.poll(() => tests().map(({ to }) => to)).toEqual([staffAccounts.admin.email])
  expect(tests()[0]?.text).toContain({ fr: '[Essai] Hop', en: '[Test] Hop' }[language])

  await page.getByRole('button', { name: say('admin-mail-words.reset'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('admin-mail-words.reset'), exact: true }).click()
  await page.getByText(say('admin-mail-words.reset.done')).first().waitFor()
  await expect.poll(() => part(admin, 'subject').inputValue()).toContain('message {reference}')
  expect(await mailToVisitor(`after-${language}@example.com`, language)).not.toContain('Hop')
})

test('nothing of a preview runs, is fetched or leads anywhere', async () => {
  const { page } = await office.visitAs('admin', '/admin/mail/templates/application-applicant', { viewport: desk })
  const frame = page.locator('iframe')
  // No script, no form, no way out: ours reaches in to put its styles to work.
  expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin')
  const shown = (await frame.getAttribute('srcdoc')) ?? ''
  expect(shown).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">`,
  )
  expect(shown).not.toContain(' style="')
  await preview(page).getByText('Voir mon dossier').waitFor()
  await expect.poll(() => preview(page).locator('a[href]').count()).toBe(0)
  await expect.poll(() => preview(page).locator('[data-style]').count()).toBeGreaterThan(0)
  await expect.poll(() => preview(page).locator('[data-style]:not([style])').count()).toBe(0)
})

test('both languages are written before one save; the original of a part comes back, and leaving asks', async () => {
  const admin = await office.visitAs('admin', screen, { viewport: phone })
  const { page, say } = admin
  await part(admin, 'title').fill('Titre')
  await page.getByRole('tab', { name: languageTable.en.name }).click()
  await part(admin, 'title').fill('Title')
  await page.getByRole('tab', { name: say('admin-mail-words.preview') }).click()
  await preview(page).getByRole('heading', { name: 'Title' }).waitFor()
  await page.getByRole('tab', { name: say('admin-mail-words.write') }).click()
  const name = say('admin-mail-words.restoreOf', { part: say('admin-mail-words.part.title') })
  await page.getByRole('button', { name }).click()
  await expect.poll(() => part(admin, 'title').inputValue()).toBe('We have received your message')
  await page.getByRole('link', { name: say('admin-mail.templates') }).click()
  await page
    .getByRole('button', { name: say('admin.unsaved.stay') })
    .last()
    .click()
  await saved(admin)
  const record = (await (await office.call('admin', 'GET', path)).json()) as MailRecord
  expect(record.words).toEqual({ fr: { title: 'Titre' }, en: {} })
  await page.getByRole('link', { name: say('admin-mail.templates') }).click()
  await page.getByText(say('admin-mail-words.changed', { language: languageName('fr', say.language) })).waitFor()
})

test('of two who change a mail the second compares, also over a crash', async () => {
  const visit = await office.visitAs('admin', screen, { language: 'en', viewport: desk })
  const { say, forgive } = visit
  forgive(/409/)
  await part(visit, 'title').fill('Mine')
  const page = await visit.page.context().newPage()
  await visit.page.close({ runBeforeUnload: false })
  await office.call('admin', 'PUT', path, { words: { en: { title: 'Theirs' } } })
  await page.goto(office.site().url + screen)
  await page.getByRole('button', { name: say('admin.found.take') }).click()
  await expect.poll(() => part({ ...visit, page }, 'title').inputValue()).toBe('Mine')
  await page.getByRole('button', { name: say('admin.save') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Theirs', { exact: true }).waitFor()
  await expectAccessible(page, 'two versions of a mail')
  await page.setViewportSize(desk)
  await dialog.getByRole('button', { name: say('admin.compare.keepMine') }).click()
  await page.getByText(say('admin.saved'), { exact: true }).first().waitFor()
  const record = (await (await office.call('admin', 'GET', path)).json()) as MailRecord
  expect(record.words.en).toEqual({ title: 'Mine' })
  const log = await office.call('admin', 'GET', '/api/admin/audit-log?action=mail.words')
  const [entry] = ((await log.json()) as { items: { before: unknown; after: unknown }[] }).items
  expect([entry?.before, entry?.after]).toMatchObject([{ 'title.en': 'Theirs' }, { 'title.en': 'Mine' }])
})

test('sales has no mails to write', async () => {
  const role = 'sales'
  const { page, say, forgive } = await office.visitAs(role, screen)
  forgive(/403/)
  await page.getByRole('heading', { name: say('admin.refused.title') }).waitFor()
  for (const [method, address] of [
    ['GET', '/api/admin/mail-words'],
    ['PUT', path],
    ['POST', `${path}/preview`],
    ['POST', `${path}/test`],
  ] as const) {
    const answer = await office.call(
      role,
      method,
      address,
      method === 'GET' ? undefined : { words: {}, language: 'fr' },
    )
    expect(answer.status).toBe(403)
  }
})

test('an editor words a mail, and has none of those that were sent', async () => {
  const { page, say, forgive } = await office.visitAs('editor', '/admin', { viewport: desk })
  await page.getByRole('link', { name: say('admin.menu.templates') }).click()
  await page.getByRole('link', { name: say('admin-mail-words.mail.message-visitor') }).click()
  await page.getByRole('heading', { level: 1, name: say('admin-mail-words.mail.message-visitor') }).waitFor()
  expect((await office.call('editor', 'GET', path)).status).toBe(200)
  forgive(/403/)
  await page.goto('/admin/mail')
  await page.getByRole('heading', { name: say('admin.refused.title') }).waitFor()
  expect((await office.call('editor', 'GET', '/api/admin/mails')).status).toBe(403)
})
