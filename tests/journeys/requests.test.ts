import { expect, test } from 'vitest'
import type { AdminLead } from '#business/leads/admin-lead.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { aConsultation, sendRequest } from '../support/sent-requests.ts'
import { desk, phone } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const office = backOffice({ RATE_LIMITS: 'off' })

const leadOf = async (id: number) =>
  (await (await office.call('sales', 'GET', `/api/admin/leads/${id}`)).json()) as AdminLead

test.each([
  { viewport: phone, language: 'fr', slot: '9-10am' },
  { viewport: desk, language: 'en', slot: '2-3pm' },
] as const)('a request goes from its arrival to won ($language)', async ({ viewport, language, slot }) => {
  const asked = aConsultation(workingDay(), slot)
  const { id, reference } = await sendRequest(office.site().url, '/api/consultations', asked, { language: 'en' })
  await sendRequest(office.site().url, '/api/messages', {
    name: 'B. Ade',
    phone: '+2348031234567',
    message: 'Again me',
  })
  const { page, say } = await office.visitAs('sales', '/admin/leads', { viewport, language })
  await page.getByLabel(say('admin-leads.filter.q')).fill(reference)
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await expectAccessible(page, 'the inbox')
  await page.setViewportSize(viewport)
  await page.getByRole('link', { name: 'Bola Adé' }).click()
  await page.getByRole('heading', { level: 2, name: 'Bola Adé' }).waitFor()
  await page.getByText(say('leads.fuelSpend.no-generator')).waitFor()
  await page
    .getByRole('link', { name: say('admin-leads.kind.message') })
    .first()
    .waitFor()
  const mail = await page.getByRole('link', { name: say('admin-leads.mail') }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:bola@example\.com\?subject=.*your request.*Hello Bola Adé/s)
  const chat = await page.getByRole('link', { name: say('admin-leads.chat') }).getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/2348031234567\?text=Hello/)
  expect(await page.getByRole('link', { name: say('admin-leads.call') }).getAttribute('href')).toBe(
    'tel:+2348031234567',
  )

  const become = (status: 'contacted' | 'qualified' | 'won') =>
    page.getByRole('button', { name: say(`admin-leads.become.${status}`), exact: true }).click()
  await page.getByRole('button', { name: say('admin-leads.take') }).click()
  await page.getByRole('button', { name: say('admin-leads.take') }).waitFor({ state: 'detached' })
  await become('contacted')
  await page.getByLabel(say('admin-leads.nextStep')).fill('Quote')
  await page.getByLabel(say('admin-leads.nextStepOn')).fill('2027-01-05')
  await page.getByRole('button', { name: say('admin.save') }).click()
  await page.getByText('2027-01-05 Quote').waitFor()
  await page.getByRole('textbox', { name: say('admin-leads.note') }).fill('Wants two batteries')
  await page.getByRole('button', { name: say('admin-leads.note.add') }).click()
  await page.getByRole('listitem').getByText('Wants two batteries').waitFor()
  await become('qualified')
  await become('won')
  await page.getByRole('button', { name: say('admin-leads.become.won'), exact: true }).waitFor({ state: 'detached' })
  await expectAccessible(page, 'a request that was won')
  const won = await leadOf(id)
  expect(won).toMatchObject({ status: 'won', assigneeName: 'The sales', nextStep: 'Quote', nextStepOn: '2027-01-05' })
  expect(won.timeline.map(({ event }) => event)).toEqual([
    'assignee',
    'status',
    'next_step',
    'note',
    'status',
    'status',
  ])
})

test('two who work on one request lose nothing: the second sees what the first did, and does theirs after it', async () => {
  const { id } = await sendRequest(office.site().url, '/api/messages', {
    name: 'Race',
    phone: '08035550999',
    message: 'Call me',
  })
  const first = await office.visitAs('sales', `/admin/leads?lead=${id}`, { viewport: desk })
  const second = await office.visitAs('admin', `/admin/leads?lead=${id}`, { viewport: desk, language: 'en' })
  second.forgive(/409/)
  const note = second.page.getByRole('textbox', { name: second.say('admin-leads.note') })
  await note.fill('She prefers mornings')
  await first.page.getByRole('button', { name: first.say('admin-leads.become.contacted'), exact: true }).click()
  await first.page.getByRole('button', { name: first.say('admin-leads.become.won'), exact: true }).waitFor()
  await second.page.getByRole('button', { name: second.say('admin-leads.note.add') }).click()
  const late = second.page.getByRole('alert').filter({ hasText: second.say('admin-leads.late') })
  await late.getByText(second.say('admin-leads.status.contacted')).waitFor()
  expect(await note.inputValue()).toBe('She prefers mornings')
  await expectAccessible(second.page, 'a change that came second')
  await second.page.setViewportSize(desk)
  await late.getByRole('button', { name: second.say('admin-leads.late.again') }).click()
  await late.waitFor({ state: 'detached' })
  expect((await leadOf(id)).timeline.map(({ said }) => said)).toEqual(['contacted', 'She prefers mornings'])
})

test('the inbox is worked by keys, not while one types', async () => {
  for (const name of ['Key one', 'Key two']) {
    await sendRequest(office.site().url, '/api/messages', { name, phone: '08039990000', message: 'Hello there' })
  }
  const { page, say } = await office.visitAs('sales', '/admin/leads?q=key', { viewport: desk })
  const title = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
  await page.getByRole('link', { name: 'Key two' }).waitFor()
  await page.keyboard.press('j')
  await title('Key two')
  await page.keyboard.press('j')
  await title('Key one')
  await page.keyboard.press('k')
  await title('Key two')
  await page.keyboard.press('n')
  await page.keyboard.type('just a note')
  expect(await page.getByRole('textbox', { name: say('admin-leads.note') }).inputValue()).toBe('just a note')
  await title('Key two')
  await page.getByRole('heading', { level: 2, name: 'Key two' }).focus()
  await page.keyboard.press('e')
  const first = page.getByRole('button', { name: say('admin-leads.become.contacted'), exact: true })
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: say('admin-leads.keys') })
  await help.getByText(say('admin-leads.keys.previous')).waitFor()
  await expectAccessible(page, 'what the keys do')
  await page.setViewportSize(desk)
  await help.getByLabel(say('admin-leads.keys.on')).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await title('Key two')
})
