import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { WhoAmI } from '#business/accounts/who-am-i.ts'
import type { AdminApplication } from '#business/financing/admin-application.ts'
import type { AdminLead } from '#business/leads/admin-lead.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { homeAppliances, tick } from '../support/audit.ts'
import { backOffice } from '../support/back-office.ts'
import { aConsultation, sendRequest } from '../support/sent-requests.ts'
import { submitted } from '../support/submitted-application.ts'
import { desk, phone } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const office = backOffice({ RATE_LIMITS: 'off' })

test('the first screen of sales is what is due, each with its next action in place', async () => {
  const { id } = await sendRequest(office.site().url, '/api/consultations', aConsultation(workingDay(), '9-10am'))
  const { page, say } = await office.visitAs('sales', '/admin', { viewport: phone })
  // It stands under the day for which the answer is promised.
  const row = page.getByRole('listitem').filter({ hasText: 'Bola Adé' })
  await row.getByText('12 Allen Avenue').waitFor()
  expect(await row.getByRole('link', { name: say('admin.callOf', { name: 'Bola Adé' }) }).getAttribute('href')).toBe(
    'tel:+2348031234567',
  )
  await expect.poll(() => page.getByText(say('admin-today.health')).count()).toBe(0)
  await expectAccessible(page, 'today, of sales')
  await page.setViewportSize(phone)
  // On a phone what nobody has is taken in the menu.
  const others = row.getByRole('button', { name: say('admin.otherActionsOf', { name: 'Bola Adé' }) })
  const take = page.getByRole('menuitem', { name: say('admin.take') })
  await others.click()
  await take.click()
  const owner = async () =>
    ((await (await office.call('sales', 'GET', `/api/admin/leads/${id}`)).json()) as AdminLead).assigneeName
  await expect.poll(owner).not.toBeNull()
  // What came of the call is asked in place; nothing is stored before that is said.
  const note = row.getByRole('button', { name: say('admin-leads.call.noteOf', { name: 'Bola Adé' }) })
  await note.click()
  const dialog = page.getByRole('dialog', { name: say('admin-leads.call.of', { name: 'Bola Adé' }) })
  await dialog.getByRole('button', { name: say('admin.step.usual.call') }).click()
  const save = dialog.getByRole('button', { name: say('admin.save') })
  await save.click()
  await dialog.getByText(say('admin-leads.call.result.required')).waitFor()
  // It stands at the thumb, whatever the panel holds.
  const place = await save.boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(phone.height - 40)
  await dialog.getByRole('button', { name: say('admin.contact.note.reached') }).click()
  await expectAccessible(page, 'what comes after a call')
  await page.setViewportSize(phone)
  await dialog.getByRole('button', { name: say('admin.save') }).click()
  await dialog.waitFor({ state: 'detached' })
  const coming = [say('admin-today.days.tomorrow'), say('admin-today.days.later')]
  const planned = page.getByRole('region', { name: new RegExp(coming.join('|')) }).getByRole('listitem')
  await planned.filter({ hasText: say('admin.step.usual.call') }).waitFor()
  const { status, nextStep, nextStepOn } = (await (
    await office.call('sales', 'GET', `/api/admin/leads/${id}`)
  ).json()) as AdminLead
  expect({ status, nextStep }).toEqual({ status: 'contacted', nextStep: say('admin.step.usual.call') })
  expect(nextStepOn).not.toBeNull()
  await page.getByRole('link', { name: say('admin-today.new', { count: 0 }) }).waitFor()
  // A slip is taken back where it was made: they wait again, and nothing is left to be done for them.
  await page.getByRole('button', { name: say('admin-leads.undo'), exact: true }).click()
  await row.getByText(say('admin-today.answer')).waitFor()
  const again = async () => (await (await office.call('sales', 'GET', `/api/admin/leads/${id}`)).json()) as AdminLead
  await expect.poll(again).toMatchObject({ status: 'new', nextStep: '', nextStepOn: null, firstContactAt: null })
  // A step that is done asks in its place what follows.
  const measured = { nextStep: 'Measure the roof', nextStepOn: '2026-01-05' }
  await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, measured)
  await page.reload()
  const step = page.getByRole('listitem').filter({ hasText: measured.nextStep })
  await step.getByRole('button', { name: say('admin-leads.step.done') }).click()
  const next = step.getByRole('group', { name: say('admin-leads.step.next') })
  await next.getByRole('button', { name: say('admin.step.usual.visit') }).click()
  await step.waitFor({ state: 'detached' })
  const followed = (await (await office.call('sales', 'GET', `/api/admin/leads/${id}`)).json()) as AdminLead
  expect(followed.nextStep).toBe(say('admin.step.usual.visit'))
  await page.getByRole('link', { name: say('admin-today.new', { count: 1 }) }).click()
  await page.getByRole('heading', { name: say('admin-leads.title') }).waitFor()
})

test('the day is one list: what is overdue, who comes today, who comes tomorrow', async () => {
  const { url } = office.site()
  for (const slot of ['9-10am', '10-11am'] as const)
    await sendRequest(url, '/api/consultations', aConsultation(workingDay(), slot))
  const database = new Client({ connectionString: office.databaseUrl() })
  await database.connect()
  await database.query(
    `UPDATE slot_bookings SET date = (now() AT TIME ZONE 'Africa/Lagos')::date + (slot = '9-10am')::int`,
  )
  await database.query(
    `UPDATE leads SET created_at = created_at - interval '9 days', answer_due_at = answer_due_at - interval '9 days'`,
  )
  await database.end()
  const { page, say } = await office.visitAs('sales', '/admin?whose=everybody', { viewport: phone })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  const days = ['admin-today.days.late', 'admin-today.days.today', 'admin-today.days.tomorrow'] as const
  await expect
    .poll(async () => (await titles.allTextContents()).map((title) => title.replace(/\d+$/, '')).slice(0, 3))
    .toEqual(days.map((key) => say(key)))
  // On a desk each column stands where it stands in the row above, whatever the row holds.
  await page.setViewportSize(desk)
  const places = () =>
    page
      .getByRole('main')
      .locator('[data-actions]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x))
  await expect.poll(async () => new Set(await places()).size).toBe(1)
})

test.each(languages)('one’s own work or everybody’s is a switch, which is kept (%s)', async (language) => {
  const name = `Nobody’s ${language}`
  const asked = { name, phone: '0803 555 0707', message: 'How much?' }
  const { id } = await sendRequest(office.site().url, '/api/messages', asked)
  const { page, say } = await office.visitAs('sales', '/admin', { viewport: phone, language })
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.waitFor()
  const choice = (whose: 'mine' | 'everybody') =>
    page
      .getByRole('list', { name: say('admin-today.whose') })
      .getByRole('link', { name: new RegExp(`^${say(`admin-today.whose.${whose}`)} \\d`) })
  // It opens on one's own, where what is nobody's stands too, whatever is to be done of it.
  expect(await choice('mine').getAttribute('aria-current')).toBe('true')
  await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, { status: 'contacted' })
  await page.reload()
  await page
    .getByRole('region', { name: say('admin-today.days.undated') })
    .getByRole('listitem')
    .filter({ hasText: name })
    .waitFor()
  const colleague = (await (await office.call('admin', 'GET', '/api/admin/me')).json()) as WhoAmI
  await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, { assigneeId: colleague.id })
  await page.reload()
  await row.waitFor({ state: 'detached' })
  await expectAccessible(page, 'one’s own day')
  await page.setViewportSize(phone)
  // It stays without the address.
  await choice('everybody').click()
  await row.waitFor()
  await page.goto('/admin')
  await choice('everybody').and(page.locator('[aria-current=true]')).waitFor()
  await choice('mine').click()
  await row.waitFor({ state: 'detached' })
})

test('the first screen of an editor shows posts, that of an admin also the site itself', async () => {
  const editor = await office.visitAs('editor', '/admin', { viewport: desk, language: 'en' })
  // What the content lacks leads to where it is counted.
  const lines = editor.page.getByRole('main').getByRole('listitem')
  await lines.filter({ hasText: /\d empty places for photographs/ }).waitFor()
  await lines
    .filter({ hasText: /\d products without a price in CFA francs/ })
    .getByRole('link', { name: editor.say('admin-today.content.unpriced.do') })
    .click()
  await editor.page.getByRole('button', { name: 'No FCFA price', pressed: true }).waitFor()
  await editor.page.goBack()
  await expect
    .poll(() => editor.page.getByRole('link', { name: editor.say('admin-today.new', { count: 0 }) }).count())
    .toBe(0)
  const admin = await office.visitAs('admin', '/admin', { viewport: desk, language: 'en' })
  // What is well is one line until somebody opens it.
  await admin.page.getByRole('heading', { name: admin.say('admin-today.health') }).click()
  await admin.page.getByText(/GB of storage left/).waitFor()
  const troubles = admin.page.getByRole('region', { name: admin.say('admin-today.unwell') })
  await troubles.getByText(admin.say('admin-today.backup.off')).waitFor()
  await expectAccessible(admin.page, 'today, of an admin')
})

test('a quote is made for a request in the back office, from a phone, and sent', async () => {
  const caller = { name: 'Awa Traoré', phone: '0803 555 0909', message: 'How much?' }
  const { id } = await sendRequest(office.site().url, '/api/messages', caller)
  const visit = await office.visitAs('sales', '/admin/quotes', { viewport: phone, language: 'fr' })
  const { page, say, forgive } = visit
  forgive(/422/)
  await page.getByRole('link', { name: say('admin-quotes.make') }).waitFor()
  await page.goto(`/admin/leads?lead=${id}`)
  await page.getByRole('link', { name: say('admin-quotes.make') }).click()
  await page.getByRole('heading', { name: say('admin-quotes.new.for', { name: caller.name }) }).waitFor()
  await page.getByText(say('admin-quotes.new.nothing')).waitFor()
  const save = page.getByRole('button', { name: say('admin-quotes.new.save') })
  expect(await save.isDisabled()).toBe(true)
  await expectAccessible(page, 'a quote that is made')
  await tick(page, nameIn((await homeAppliances())('Refrigerator (single door)'), 'fr'))
  // What is ticked for one customer stands there after a reload, and for nobody else.
  await expect.poll(() => save.isEnabled()).toBe(true)
  await page.reload()
  await expect.poll(() => save.isEnabled()).toBe(true)
  await page.getByRole('radio', { name: say('sizing.purpose.everything') }).waitFor({ state: 'attached' })
  // A zero too many is told beside the field, and nothing of the quote is lost.
  const discount = page.getByLabel(say('admin-quotes.discount'))
  await discount.fill('2 500 000')
  await save.click()
  await page.getByText(say('problems.field.discount_too_big')).waitFor()
  await discount.fill('25 000')
  await save.click()
  await page.waitForURL(/\/admin\/quotes\/\w{16}$/)
  const send = page.getByRole('button', { name: say('admin-quotes.sendMail') })
  await expect.poll(async () => (await send.boundingBox())?.y).toBeGreaterThan(phone.height - 80)
  await send.click()
  const email = page.locator('input[type=email]')
  await page.locator('input[type=email]:focus[aria-invalid=true]').waitFor()
  // Whom it is for is known: the chat is with them, and their request tells that it was sent.
  const chat = page.getByRole('link', { name: say('quote.share.chat') })
  await expect.poll(() => chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2348035550909\?text=/)
  await page.getByText('−25 000 ₦').waitFor()
  await email.fill('awa@example.com')
  await page.getByRole('checkbox', { checked: true }).waitFor()
  await send.click()
  await page.getByText(say('admin-quotes.sent')).first().waitFor()
  await page.getByRole('button', { name: say('admin-quotes.sendAgain') }).waitFor()
  await page.getByRole('link', { name: /MSG-/ }).first().click()
  await page.getByText(say('admin-leads.event.quote_sent')).waitFor()
  await page
    .getByText(/Relancer au sujet du devis QUO-/)
    .and(page.locator(':visible'))
    .first()
    .waitFor()
})

test('a quote that was made for a caller is linked to their request by its reference', async () => {
  const { reference } = await sendRequest(office.site().url, '/api/messages', {
    name: 'Chidi Okafor',
    email: 'chidi@example.com',
    message: 'I rang.',
  })
  const { page, say, forgive } = await office.visitAs('sales', '/admin/quotes/new', { viewport: desk, language: 'en' })
  forgive(/422/)
  await page.getByRole('radio', { name: /Studio/ }).check({ force: true })
  // They ask for one of the catalogue, whatever their load asks for.
  await page.getByLabel(say('admin-quotes.new.other.label')).selectOption({ label: 'Deye Plus' })
  await page.getByRole('radio', { name: say('admin-quotes.new.other'), checked: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: say('admin-quotes.new.save') }).click()
  await page.waitForURL(/\/admin\/quotes\/\w{16}$/)
  await page
    .getByText(/Deye Plus/)
    .first()
    .waitFor()
  const field = page.getByLabel(say('admin-quotes.tie.reference'))
  await field.fill('MSG-999999')
  await page.getByRole('button', { name: say('admin-quotes.tie') }).click()
  await page.getByText(say('admin-quotes.tie.fault')).waitFor()
  await field.fill(reference.toLowerCase())
  await page.getByRole('button', { name: say('admin-quotes.tie') }).click()
  await page.getByRole('link', { name: reference }).first().waitFor()
  // Whose it is stands in the list; what was ticked for one caller is not there for the next.
  await page.goto('/admin/quotes')
  const row = page.getByRole('row').filter({ hasText: 'Chidi Okafor' }).filter({ hasText: reference })
  await expect.poll(() => row.count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: say('admin-quotes.make') }).click()
  await page.getByText(say('admin-quotes.new.nothing')).waitFor()
})

test('a quote for a caller whose phone is known is for their request, without a word more', async () => {
  const caller = { name: 'Ngozi Eze', phone: '0803 555 0909', message: 'How much for my shop?' }
  const { id, reference } = await sendRequest(office.site().url, '/api/messages', caller)
  const { page, say } = await office.visitAs('sales', '/admin/quotes/new', { viewport: desk, language: 'en' })
  await page.getByRole('radio', { name: /Studio/ }).check({ force: true })
  const phoneField = page.getByLabel(say('admin-quotes.new.customer'))
  await phoneField.fill(caller.phone)
  // What was ticked goes on beside what they asked for.
  await page
    .getByRole('link', { name: say('admin-quotes.new.customer.take', { name: caller.name, reference }) })
    .click()
  await page.waitForURL(new RegExp(`lead=${id}$`))
  await page.getByText(caller.message).first().waitFor()
  expect(await page.getByText(say('admin-quotes.new.nothing')).count()).toBe(0)
  await page.goto('/admin/quotes/new')
  await page.getByRole('radio', { name: /Studio/ }).check({ force: true })
  await phoneField.fill(caller.phone)
  await page.getByRole('button', { name: say('admin-quotes.new.save') }).click()
  await page.waitForURL(/\/admin\/quotes\/\w{16}$/)
  await page.getByRole('heading', { name: new RegExp(caller.name) }).waitFor()
  await page
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .waitFor()
})

test('whoever was reached and has no next step stands on the first screen, the usual steps at a press', async () => {
  const caller = { name: 'Sani Bello', phone: '0803 555 0808', message: 'Do you install in Kano?' }
  const { id } = await sendRequest(office.site().url, '/api/messages', caller)
  await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, { status: 'contacted' })
  const { page, say } = await office.visitAs('sales', '/admin?whose=everybody', { viewport: phone })
  const row = page
    .getByRole('region', { name: say('admin-today.days.undated') })
    .getByRole('listitem')
    .filter({ hasText: caller.name })
  await row.waitFor()
  await row.getByText(say('admin.step.usual.quote')).click()
  await row.waitFor({ state: 'detached' })
  const planned = (await (await office.call('sales', 'GET', `/api/admin/leads/${id}`)).json()) as AdminLead
  expect(planned.nextStep).toBe(say('admin.step.usual.quote'))
})

test.each(languages)('what came of the call to somebody who was approved is noted in place (%s)', async (language) => {
  const name = `Approved ${language}`
  const request = (path: string, init?: RequestInit) => fetch(office.site().url + path, init)
  const { id } = await submitted({ request }, { fullName: name, phone: '0803 555 0606' })
  const path = `/api/admin/applications/${id}`
  const read = async () => (await (await office.call('sales', 'GET', path)).json()) as AdminApplication
  await office.call('sales', 'PATCH', path, { status: 'approved', reason: 'Called and checked twice' })
  expect((await read()).status).toBe('approved')
  const { page, say } = await office.visitAs('sales', '/admin', { viewport: phone, language })
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByText(say('admin-today.after.call')).waitFor()
  const note = () => row.getByRole('button', { name: say('admin-leads.call.noteOf', { name }) }).click()
  await note()
  const dialog = page.getByRole('dialog', { name: say('admin-leads.call.of', { name }) })
  await dialog.getByLabel(say('admin.note')).fill('Pays on Friday')
  const save = dialog.getByRole('button', { name: say('admin.save') })
  await save.click()
  await dialog.getByText(say('admin-leads.call.result.required')).waitFor()
  await expectAccessible(page, 'what came of a call to an applicant')
  await page.setViewportSize(phone)
  // Closed by a slip, it is resumed.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await note()
  await dialog.getByText(say('admin.draft.resumed')).waitFor()
  expect(await dialog.getByLabel(say('admin.note')).inputValue()).toBe('Pays on Friday')
  await dialog.getByRole('button', { name: say('admin.contact.note.reached') }).click()
  await save.click()
  await row.getByText(say('admin-today.after.down_payment')).waitFor()
  const { timeline } = await read()
  expect(timeline.map(({ event }) => event)).toContain('reached')
  expect(timeline.map(({ staffNote }) => staffNote)).toContain('Pays on Friday')
})
