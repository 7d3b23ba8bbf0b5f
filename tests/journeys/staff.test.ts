import { expect, test } from 'vitest'
import type { Language } from '#kernel/language.ts'
import { backOffice } from '../support/back-office.ts'
import { staffAccounts } from '../support/staff-accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { mailsAbout } from '../support/outbox.ts'
import { totp } from '../support/totp.ts'
import { desk, phone, type Visit } from '../support/visit.ts'
import { menuGroups } from '../../src/web/admin/admin-page.ts'

const office = backOffice({ REQUIRE_2FA: 'admin' })
const refusedForm = /4(01|22)/

async function signIn({ page, say }: Visit, email: string, password: string): Promise<void> {
  await page.getByLabel(say('admin.signIn.email')).fill(email)
  await page.getByLabel(say('admin.signIn.password')).fill(password)
  await page.getByRole('button', { name: say('admin.signIn.submit') }).click()
}

async function typeCode({ page, say }: Visit, code: string, button: string): Promise<void> {
  await page.getByLabel(say('admin.signIn.code')).fill(code)
  await page.getByRole('button', { name: button }).click()
}

/** Sets up the second factor on the account page, and answers what an app would know of it. */
async function setUpFactor(visit: Visit, password: string): Promise<string> {
  const { page, say } = visit
  await page.getByLabel(say('admin.factor.password')).fill(password)
  await page.getByRole('button', { name: say('admin.factor.enable') }).click()
  await page.getByRole('img', { name: say('admin.factor.square') }).waitFor()
  const secret = (await page.locator('form code').innerText()).replaceAll(' ', '')
  const uri = `otpauth://totp/x?secret=${secret}`
  await expectAccessible(page, 'setting up a second factor')
  await page.setViewportSize(desk)
  await typeCode(visit, totp(uri), say('admin.factor.confirm'))
  await page.getByText(say('admin.account.first.factor')).waitFor({ state: 'detached' })
  await page.getByText(say('admin.factor.codes'), { exact: true }).waitFor()
  return uri
}

/** All that an admin may do is in sight on a small laptop, the page that is shown is marked, and no group is without a name. */
async function expectWholeMenu({ page, say }: Visit): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const menu = page.getByRole('navigation', { name: say('admin.menu') })
  expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
  const lists = menu.getByRole('list')
  const names = await Promise.all((await lists.all()).map((list) => list.ariaSnapshot()))
  expect(names.map((name) => name.split('\n')[0])).toEqual(
    menuGroups.map((group) => `- list "${say(`admin.menu.group.${group}`)}":`),
  )
  expect(await page.locator('[aria-current=page]').count()).toBe(1)
}

test('an admin sets up a second factor before anything else, adds an editor, and comes back by a code', async () => {
  const admin = await office.visit({ viewport: desk })
  const { page, say, open, forgive } = admin
  forgive(refusedForm)
  await open('/admin/staff')
  expect(new URL(page.url()).pathname).toBe('/admin/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page, 'the sign-in page')
  await signIn(admin, staffAccounts.admin.email, 'not the password')
  await page.getByText(say('problems.field.wrong_sign_in')).waitFor()
  await expectAccessible(page, 'a refused sign-in')
  await signIn(admin, staffAccounts.admin.email, staffAccounts.admin.password)
  await page.getByText(say('admin.account.first.factor')).waitFor()
  const app = await setUpFactor(admin, staffAccounts.admin.password)
  await expectWholeMenu(admin)

  await page.getByRole('link', { name: say('admin.menu.staff') }).click()
  await page.getByRole('button', { name: say('admin.staff.invite') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('admin.staff.name')).fill('Edith')
  await dialog.getByRole('button', { name: say('admin.staff.addWithPassword') }).click()
  await dialog.getByRole('button', { name: say('admin.staff.create') }).click()
  await dialog.getByText(say('problems.field.required')).first().waitFor()
  await expectAccessible(page, 'an account that lacks something')
  await page.setViewportSize(desk)
  await dialog.getByLabel(say('admin.signIn.email')).fill('edith@example.com')
  // What was typed for the mail is kept.
  expect(await dialog.getByLabel(say('admin.staff.name')).inputValue()).toBe('Edith')
  await dialog.getByLabel(say('admin.staff.role')).selectOption('editor')
  await expect.poll(() => dialog.getByText(say('problems.field.required')).count()).toBe(0)
  await dialog.getByRole('button', { name: say('admin.staff.create') }).click()
  const oneTime = await page.getByRole('status').locator('code').innerText()

  await page.getByRole('link', { name: say('admin.menu.auditLog') }).click()
  await page.getByRole('main').getByRole('listitem').getByText(say('admin.audit.did.staff.add')).first().waitFor()
  await expectAccessible(page, 'the audit log')
  await page.setViewportSize(phone)
  await page.getByRole('main').getByRole('listitem').locator('summary').first().click()
  await page.getByRole('columnheader', { name: say('admin.audit.after') }).waitFor()
  await page.getByRole('row', { name: `${say('admin.staff.role')} ${say('admin.role.editor')}` }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.setViewportSize(desk)
  // Everything done to the record, then by one person, both in the address.
  await page
    .getByRole('link', { name: say('admin.audit.history') })
    .first()
    .click()
  await page.getByText(say('admin.audit.record', { name: 'Edith' })).waitFor()
  const changes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('summary') })
  await expect.poll(() => changes.count()).toBe(1)
  await page.getByRole('button', { name: say('admin.filter', { count: 1 }) }).click()
  await page.getByLabel(say('admin.audit.kind')).selectOption('')
  await page.getByLabel(say('admin.audit.person')).selectOption({ label: 'ada' })
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?staffId=[\w-]+$/)
  await invite(admin, { email: 'ines@example.com', name: 'Inès' })
  await page.getByRole('button', { name: say('admin.signOut') }).click()
  await page.getByLabel(say('admin.signIn.email')).waitFor()
  await signIn(admin, staffAccounts.admin.email, staffAccounts.admin.password)
  await typeCode(admin, '000000', say('admin.signIn.submit'))
  await page.getByText(say('problems.field.wrong_code')).waitFor()
  await typeCode(admin, totp(app, Date.now() + 30_000), say('admin.signIn.submit'))
  await page.getByRole('heading', { level: 1, name: say('admin.overview.title.unnamed'), exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')

  await firstDayOf({ email: 'edith@example.com', oneTime, language: 'en' })
})

/** Invites somebody, who comes by the link of their mail on a phone, in English, and whose link then opens nothing. */
async function invite({ page, say }: Visit, { email, name }: { email: string; name: string }): Promise<void> {
  await page.getByRole('link', { name: say('admin.menu.staff') }).click()
  await page.getByRole('button', { name: say('admin.staff.invite') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('admin.signIn.email')).fill(email)
  await dialog.getByLabel(say('admin.staff.name')).fill(name)
  await dialog.getByLabel(say('admin.staff.language')).selectOption('en')
  await dialog.getByRole('button', { name: say('admin.staff.invite.send') }).click()
  await page.getByRole('button', { name: say('admin.staff.invitation.againOf', { name }) }).waitFor()
  await expectAccessible(page, 'an invitation')
  await page.setViewportSize(desk)
  const { dataDir } = office.site()
  await expect.poll(() => mailsAbout(email, dataDir)).toHaveLength(1)
  const [link = ''] = /\/admin\/invitation\?lang=en#[\w-]+/.exec(mailsAbout(email, dataDir)[0]?.text ?? '') ?? []

  const invited = await office.visit({ viewport: phone, language: 'en' })
  invited.forgive(/4(04|22)/)
  await invited.open(link)
  const submit = invited.page.getByRole('button', { name: invited.say('admin.invitation.submit') })
  await invited.page.getByLabel(invited.say('admin.invitation.password')).fill('ines@example')
  await submit.click()
  await invited.page.getByText(invited.say('problems.field.own_name_password')).waitFor()
  await expectAccessible(invited.page, 'an invitation taken up')
  await invited.page.getByLabel(invited.say('admin.invitation.password')).fill('deux lampes sous le manguier')
  await submit.click()
  await invited.page.getByRole('heading', { level: 1, name: invited.say('admin.overview.title', { name }) }).waitFor()
  await invited.open('/admin/account')
  await invited.open(link)
  await invited.page.getByText(invited.say('admin.invitation.gone')).waitFor()
}

/** An editor on a phone: chooses a password, finds her work, and nothing of the others'. */
async function firstDayOf({ email, oneTime, language }: { email: string; oneTime: string; language: Language }) {
  const editor = await office.visit({ viewport: phone, language })
  const { page, say, open } = editor
  await open('/admin')
  await signIn(editor, email, oneTime)
  await page.getByText(say('admin.account.first.password')).waitFor()
  await page.getByLabel(say('admin.password.current')).fill(oneTime)
  await page.getByLabel(say('admin.password.new')).fill('trois chèvres sur le toit')
  await page.getByRole('button', { name: say('admin.password.submit') }).click()
  await page.getByRole('heading', { level: 1, name: say('admin.overview.title', { name: 'Edith' }) }).waitFor()
  await open('/admin/account')
  await page.getByRole('heading', { name: say('admin.factor.title') }).waitFor()
  await expectAccessible(page, 'the account page')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: say('shell.nav.open') }).click()
  const menu = page.getByRole('dialog').getByRole('navigation')
  await expect.poll(() => menu.getByRole('link', { name: say('admin.menu.staff') }).count()).toBe(0)
  await menu.getByRole('link', { name: say('admin.menu.overview') }).click()
  await page.getByRole('heading', { level: 1, name: say('admin.overview.title', { name: 'Edith' }) }).waitFor()
  editor.forgive(/40[34]/)
  expect((await open('/admin/staff'))?.status()).toBe(403)
  await page.getByRole('heading', { name: say('admin.refused.title') }).waitFor()
  expect((await open('/admin/nowhere'))?.status()).toBe(404)
  await page.getByRole('heading', { name: say('admin.missing.title') }).waitFor()
}
