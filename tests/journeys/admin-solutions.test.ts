import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SolutionRecord } from '#business/solutions/solution-record.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { solutionFields } from '../support/solutions.ts'
import { staffAccounts } from '../support/staff-accounts.ts'
import { desk, phone, type Visit } from '../support/visit.ts'

const office = backOffice()
const path = '/admin/proven-solutions'
const api = '/api/admin/proven-solutions'
const refusedCall = /4(09|15|22)/

async function add(changes: Readonly<Record<string, unknown>> = {}): Promise<SolutionRecord> {
  const response = await office.call('editor', 'POST', api, solutionFields(changes))
  return (await response.json()) as SolutionRecord
}

/** What the message on screen says: it is drawn last, above any dialog. */
async function told({ page, say }: Visit, title: 'success' | 'failure', words: string): Promise<void> {
  const toast = page.locator('li').filter({ hasText: say(`admin.${title}`) })
  await toast.filter({ hasText: words }).last().waitFor()
}

test('an editor adds a solution, sees it on the site, changes it and removes it', async () => {
  const visit = await office.visitAs('editor', path, { viewport: desk, language: 'en' })
  const { page, say, forgive } = visit
  forgive(refusedCall)
  await page.getByRole('heading', { level: 1, name: 'Proven solutions' }).waitFor()
  await page.getByText('No solutions yet').waitFor()
  await expectAccessible(page, 'no solutions')
  await page.setViewportSize(desk)

  await page.getByRole('button', { name: 'Add solution' }).click()
  const dialog = page.getByRole('dialog')
  const publish = dialog.getByRole('button', { name: 'Publish' })
  const tab = (name: string) => dialog.getByRole('tab', { name }).click()
  await publish.click()
  await dialog.getByText('7 fields to correct: Basic Info, Content & Media', { exact: true }).waitFor()
  for (const words of [
    'Title is required',
    'Location is required',
    'Date is required',
    'System capacity is required',
  ]) {
    await dialog.getByText(words).waitFor()
  }
  await dialog.getByText('Beneficiaries information is required').waitFor()
  await expectAccessible(page, 'a solution that lacks something')
  await page.setViewportSize(desk)
  await dialog.getByLabel('Title', { exact: true }).fill('Clinique de Koudougou')
  await dialog.getByLabel('Location', { exact: true }).fill('Koudougou')
  await dialog.getByLabel('Beneficiaries', { exact: true }).fill('12 000 patients')
  await tab('English')
  await dialog.getByLabel('Title (English)').fill('Koudougou clinic')
  await dialog.getByLabel('Sector').selectOption({ label: 'Healthcare' })
  await dialog.getByLabel('Date', { exact: true }).fill('2025')
  await dialog.getByLabel('System capacity').fill('10kVA/10kWh')
  await publish.click()
  await dialog.getByText('2 fields to correct: Content & Media', { exact: true }).waitFor()
  await dialog.getByText('Description is required', { exact: true }).waitFor()
  await dialog.getByText('Impact description is required').waitFor()
  await dialog.getByLabel('Description', { exact: true }).fill('La chaîne du froid tient toute la nuit.')
  await dialog.getByLabel('Impact', { exact: true }).fill('Plus de vaccins perdus.')

  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.getByText('Please select an image file first').waitFor()
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f6a821' } })
    .png()
    .toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: picture })
  // What is chosen is sent by whatever saves the form, from whichever part of it.
  await tab('Customer Testimonial')
  await dialog.getByLabel('Customer’s name').fill('Awa Ouédraogo')
  await tab('Français')
  await dialog.getByLabel(/^What they say(?! \()/).fill('Plus une nuit sans lumière.')
  await publish.click()
  await told(visit, 'success', 'Solution created successfully')
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: 'Koudougou clinic' })
  for (const words of ['12 000 patients', 'Healthcare', 'Koudougou', '10kVA/10kWh', 'Published', '2025']) {
    await row
      .getByText(words, { exact: words !== 'Koudougou' })
      .first()
      .waitFor()
  }
  expect(await row.getByRole('img').or(row.locator('img')).first().getAttribute('src')).toMatch(/^\/media\//)

  const site = await office.visit({ language: 'en' })
  await site.open('/solutions')
  await site.page.getByText('Koudougou clinic').first().waitFor()
  await site.page.getByText('Plus une nuit sans lumière.').waitFor()

  await row.getByRole('button', { name: say('admin-solutions.edit') }).click()
  await dialog.getByLabel('System capacity').fill('15kVA/20kWh')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await told(visit, 'success', 'Solution updated successfully')
  await site.open('/solutions')
  await site.page.getByText(writtenSize('15kVA/20kWh', 'en')).first().waitFor()

  await row.getByRole('button', { name: say('admin.otherActionsOf', { name: 'Koudougou clinic' }) }).click()
  await page.getByRole('menuitem', { name: say('admin-solutions.delete') }).click()
  await dialog.getByRole('heading', { name: 'Delete “Clinique de Koudougou”?' }).waitFor()
  await dialog.getByText('It will be kept in the bin for 30 days', { exact: false }).waitFor()
  await expectAccessible(page, 'the question before a solution is removed')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await told(visit, 'success', 'Solution deleted successfully')
  await page.getByText('No solutions yet').waitFor()
  await site.open('/solutions')
  await expect.poll(() => site.page.getByText('Koudougou clinic').count()).toBe(0)
})

test('on a phone, in French: the counters, the search, every part of the dialog', async () => {
  const first = await add({ isFeatured: true })
  await add({ title: 'Atelier de Bobo', titleEn: 'Bobo workshop', sector: 'commercial', isPublished: false })
  const { page, say } = await office.visitAs('editor', path, { viewport: phone })
  const counters = page.getByLabel(say('admin-solutions.counters'))
  await page.getByText('Atelier de Bobo').waitFor()
  expect((await counters.locator('dd').allInnerTexts()).map(Number)).toEqual([2, 1, 1, 2])
  await expectAccessible(page, 'the list of solutions')
  await page.setViewportSize(phone)
  await page.getByLabel(say('admin-solutions.search')).fill('BOBO')
  await page.getByText(first.title).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: say('admin-solutions.editOf', { title: 'Atelier de Bobo' }) }).click()
  const dialog = page.getByRole('dialog')
  for (const tab of ['basic', 'media', 'customer'] as const) {
    await dialog.getByRole('tab', { name: say(`admin-solutions.tab.${tab}`) }).click()
    await expectAccessible(page, `the dialog’s part ${tab}`)
    await page.setViewportSize(phone)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('two people at once: the second is shown both versions and decides', async () => {
  const made = await add({ title: 'Deux mains' })
  const visit = await office.visitAs('editor', `${path}?edit=${made.id}`, { viewport: phone, language: 'en' })
  const { page, say, forgive } = visit
  forgive(refusedCall)
  const dialog = page.getByRole('dialog').first()
  const compare = page.getByRole('dialog', { name: say('admin.compare.title') })
  await dialog.getByLabel('System capacity').fill('mine')
  const saveAsSomebodyElse = (capacity: string) => office.call('admin', 'PUT', `${api}/${made.id}`, { capacity })
  await saveAsSomebodyElse('theirs')
  await dialog.getByRole('button', { name: say('admin.save') }).click()
  await compare.waitFor()
  expect(await compare.locator('dt').allInnerTexts()).toEqual(['System capacity'])
  await compare.getByText('mine', { exact: true }).waitFor()
  await compare.getByText('theirs', { exact: true }).waitFor()
  await expectAccessible(page, 'two versions of a solution')
  await page.setViewportSize(phone)
  await compare.getByRole('button', { name: say('admin.compare.takeTheirs') }).click()
  await expect.poll(() => dialog.getByLabel('System capacity').inputValue()).toBe('theirs')

  await dialog.getByLabel('System capacity').fill('mine again')
  await saveAsSomebodyElse('theirs again')
  await dialog.getByRole('button', { name: say('admin.save') }).click()
  await compare.getByRole('button', { name: say('admin.compare.keepMine') }).click()
  await told(visit, 'success', 'Solution updated successfully')
  const read = await office.call('editor', 'GET', `${api}/${made.id}`)
  expect(await read.json()).toMatchObject({ capacity: 'mine again' })
})

test('nothing typed is lost without a question, by a network that goes, by a session that ends', async () => {
  const made = await add({ title: 'À moitié écrit' })
  const { page, say, forgive } = await office.visitAs('editor', '/admin', { viewport: desk })
  forgive(/ERR_INTERNET_DISCONNECTED|401/)
  const menu = page.getByRole('navigation').getByRole('link', { name: say('admin.menu.solutions') })
  await menu.click()
  await page.getByRole('button', { name: say('admin-solutions.editOf', { title: made.title }) }).click()
  const dialog = page.getByRole('dialog').first()
  const question = page.getByRole('dialog', { name: say('admin.unsaved.title') })
  const capacity = dialog.getByLabel(say('admin-solutions.field.capacity'))
  await capacity.fill('99kVA')
  const entries = () => page.evaluate(() => (history.state as { windows?: number }).windows ?? 0)
  const stay = async () => {
    await question.getByText(say('admin.unsaved.stay')).click()
    await expect.poll(entries).toBe(1)
  }
  await page.keyboard.press('Escape')
  await stay()
  await page.goBack()
  await stay()
  await expect.poll(() => capacity.inputValue()).toBe('99kVA')
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goBack()
  await question.getByRole('button', { name: say('admin.unsaved.leave') }).click()
  await capacity.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(path)
  await expect.poll(entries).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: say('admin.overview.title', { name: 'The editor' }) }).waitFor()
  const read = await office.call('editor', 'GET', `${api}/${made.id}`)
  expect(await read.json()).toMatchObject({ capacity: made.capacity })

  await page.goForward()
  await page.getByRole('button', { name: say('admin-solutions.editOf', { title: made.title }) }).click()
  await capacity.fill('77kVA')
  // What was left on purpose is not offered again.
  expect(await dialog.getByRole('button', { name: say('admin.found.take') }).count()).toBe(0)
  const save = dialog.getByRole('button', { name: say('admin.save') })
  const stored = async () => (await (await office.call('editor', 'GET', `${api}/${made.id}`)).json()) as object
  await page.context().setOffline(true)
  await save.click()
  await page.getByRole('alert').getByText(say('admin-solutions.updateFailed')).waitFor()
  await page.context().setOffline(false)
  // Its owner signs in over it, and goes on.
  await page.context().clearCookies()
  await save.click()
  const again = page.getByRole('dialog', { name: say('admin.signIn.again') })
  await expectAccessible(page, 'a session that has ended')
  await page.setViewportSize(desk)
  expect(await again.getByLabel(say('admin.signIn.email')).inputValue()).toBe(staffAccounts.editor.email)
  await again.getByLabel(say('admin.signIn.password')).fill(staffAccounts.editor.password)
  await again.getByRole('button', { name: say('admin.signIn.submit') }).click()
  await again.waitFor({ state: 'detached' })
  expect(await capacity.inputValue()).toBe('77kVA')
  // That it failed for the want of signing in is no longer told.
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(await stored()).toMatchObject({ capacity: made.capacity })
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored()).toMatchObject({ capacity: '77kVA' })
})

test('a draft is saved with its title alone, and says what it lacks when it is published', async () => {
  const { page, say, forgive } = await office.visitAs('editor', path, { viewport: phone })
  forgive(refusedCall)
  await page
    .getByRole('button', { name: say('admin-solutions.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel(say('admin-solutions.field.title'), { exact: true }).fill('Dispensaire de Dori')
  await dialog.getByRole('button', { name: say('admin.saveDraft') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: say('admin-solutions.editOf', { title: 'Dispensaire de Dori' }) }).click()
  await dialog.getByRole('button', { name: say('admin.publish') }).click()
  await dialog.getByText(say('admin-solutions.error.location')).waitFor()
  const records = (await (await office.call('editor', 'GET', api)).json()) as readonly SolutionRecord[]
  expect(records.find(({ title }) => title === 'Dispensaire de Dori')).toMatchObject({ isPublished: false })
})

test('one that comes with the site is begun from, in the language of whoever writes', async () => {
  const { page, say } = await office.visitAs('editor', path, { viewport: phone, language: 'en' })
  await page.getByRole('button', { name: say('admin-solutions.samples.open') }).click()
  const dialog = page.getByRole('dialog').first()
  const sample = dialog.getByRole('listitem').first().getByRole('button')
  await sample.waitFor()
  await expectAccessible(page, 'samples of solutions')
  await page.setViewportSize(phone)
  const title = await sample.innerText()
  await sample.click()
  await expect.poll(() => dialog.getByLabel('Title (English)').inputValue()).toBe(title)
  await dialog.getByRole('button', { name: say('admin.saveDraft') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: title }).waitFor()
})
