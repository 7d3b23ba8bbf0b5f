import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { applicationReference } from '#business/financing/application.ts'
import type { PersonRecord } from '#business/privacy/person-record.ts'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { submitted } from '../support/submitted-application.ts'
import { post, type Requested } from '../support/staff.ts'
import { unpacked } from '../support/unpacked-zip.ts'
import { desk, phone, type Visit } from '../support/visit.ts'

const office = backOffice({ RATE_LIMITS: 'off' })
const site: Requested = { request: (path, init) => fetch(office.site().url + path, init) }
const viewports = { fr: phone, en: desk }

/** What somebody hostile calls themselves. */
const hostile = '<img src=x onerror="alert(1)">{name}'

/** A message and an application of one person. */
async function leaveTraces(email: string): Promise<number> {
  const message = { name: hostile, email, phone: '0803 000 0009', message: '=1+1, and a question about pumps' }
  expect((await post(site, '/api/messages', message)).status).toBe(201)
  return (await submitted(site, { email })).id
}

const look = ({ page, say }: Visit, words: string) => page.getByLabel(say('admin-privacy.search')).fill(words)

/** Opens the page of whoever left an address. */
async function find(visit: Visit, email: string): Promise<void> {
  await look(visit, email)
  const { page, say } = visit
  await page.getByRole('heading', { name: say('admin-privacy.matching', { count: 1 }), exact: true }).waitFor()
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await page.getByRole('heading', { name: say('admin-privacy.person.timeline') }).waitFor()
}

describe.each(languages)('a person who asks what is known of them (%s)', (language) => {
  const options = { viewport: viewports[language], language }

  test('is found and handed a file by sales, who can not erase them', async () => {
    const email = `handed-${language}@example.com`
    const id = await leaveTraces(email)
    const sales = await office.visitAs('sales', '/admin/people', options)
    const { page, say } = sales
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog opened: ${dialog.message()}`)
    })
    await page.getByRole('heading', { name: say('admin-privacy.recent') }).waitFor()
    await look(sales, 'nobody@')
    await page.getByRole('heading', { name: say('admin-privacy.nothing') }).waitFor()
    await find(sales, email)
    await page
      .getByRole('link', { name: applicationReference(id) })
      .first()
      .waitFor()
    await expect.poll(() => page.getByText(hostile).count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('img[src=x]').count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: say('admin-privacy.erase') }).count()).toBe(0)
    expect(page.url()).not.toContain(email)
    await page.getByRole('textbox', { name: say('admin.note') }).fill('Call after six')
    await page.getByRole('button', { name: say('admin.note.add') }).click()
    await page.getByRole('listitem').getByText('Call after six').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: say('admin.note') }).inputValue()).toBe('')
    await expectAccessible(page, 'a person found')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: say('admin-privacy.export') }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/^person-[\d-]+\.zip$/)
    const files = await unpacked(await readFile(await download.path()))
    expect([...files.keys()]).toContain(`${applicationReference(id)}/residency.pdf`)
    const erase = await office.call('sales', 'POST', '/api/admin/people/erase', { email })
    expect(erase.status).toBe(403)
  })

  test('is erased by an admin, who keeps a proof that tells nothing of them', async () => {
    const email = `erased-${language}@example.com`
    const id = await leaveTraces(email)
    const admin = await office.visitAs('admin', '/admin/people', options)
    const { page, say } = admin
    await find(admin, email)
    await page.getByRole('button', { name: say('admin-privacy.erase') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say('admin-privacy.requests', { count: 1 })).waitFor()
    await dialog.getByText(applicationReference(id)).waitFor()
    await dialog.getByText(hostile).first().waitFor()
    await expectAccessible(page, 'before an erasure')
    await page.setViewportSize(viewports[language])
    await dialog.getByLabel(say('admin-privacy.onRequestOf')).selectOption('representative')
    await dialog.getByRole('button', { name: say('admin-privacy.erase') }).click()
    await page.getByRole('heading', { name: say('admin-privacy.proof') }).waitFor()
    await page.getByText(say('admin-privacy.onRequestOf.representative')).waitFor()
    await expect.poll(() => page.getByRole('status').innerText()).not.toContain(email)
    await expectAccessible(page, 'the proof of an erasure')
    await page.setViewportSize(viewports[language])
    const answer = await office.call('sales', 'POST', '/api/admin/people/find', { email })
    expect((await answer.json()) as PersonRecord).toEqual({
      requests: [],
      applications: [],
      notes: [],
      mails: [],
      quotes: [],
      otherContacts: [],
    })
    await page.goto(`${office.site().url}/admin/people`)
    await look(admin, email)
    await page.getByRole('heading', { name: say('admin-privacy.nothing') }).waitFor()
  })
})

test('a contract that runs is held, and the screen says until when', async () => {
  const email = 'held@example.com'
  const id = await leaveTraces(email)
  await office.call('admin', 'PATCH', `/api/admin/applications/${id}`, {
    status: 'approved',
    reason: 'Called and checked twice',
  })
  const admin = await office.visitAs('admin', '/admin/people', { viewport: desk, language: 'en' })
  const { page, say } = admin
  await find(admin, email)
  await page.getByRole('button', { name: say('admin-privacy.erase') }).click()
  const held = new RegExp(`${applicationReference(id)} is a running contract`)
  await page.getByRole('dialog').getByText(held).waitFor()
  const found = (await (await office.call('admin', 'POST', '/api/admin/people/find', { email })).json()) as PersonRecord
  const going = found.mails.filter(({ reference }) => reference !== applicationReference(id))
  expect(going.length).toBeLessThan(found.mails.length)
  await page
    .getByRole('dialog')
    .getByText(say('admin-privacy.mails', { count: going.length }), { exact: true })
    .waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('admin-privacy.erase') })
    .click()
  await page.getByRole('heading', { name: say('admin-privacy.proof') }).waitFor()
  await page.getByText(held).waitFor()
  await page.goto(`${office.site().url}/admin/people`)
  await find(admin, email)
  await page
    .getByRole('link', { name: applicationReference(id) })
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^MSG-/ }).count()).toBe(0)
})
