import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '#business/catalogue/product.ts'
import { isPricedTwin } from '#business/catalogue/twin.ts'
import type { LeadStatus } from '#business/leads/lead-status.ts'
import type { AdminLead, LeadPage } from '#business/leads/admin-lead.ts'
import { slotsOf } from '#business/leads/slots.ts'
import { formatKwh, formatLongDate } from '#i18n/format.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { defaultCountry } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { homeAppliances, tick } from '../support/audit.ts'
import { backOffice } from '../support/back-office.ts'
import { aConsultation, fillConsultation, sendRequest } from '../support/sent-requests.ts'
import { desk, phone, type Visit } from '../support/visit.ts'
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
  await page.getByRole('searchbox', { name: say('admin-leads.filter.q') }).fill(reference)
  const list = page.getByRole('list', { name: say('admin-leads.title') })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await expectAccessible(page, 'the inbox')
  await page.setViewportSize(viewport)
  expect((await list.boundingBox())?.y).toBeLessThan(241)
  await page.getByRole('link', { name: 'Bola Adé' }).click()
  await page.getByRole('heading', { level: 2, name: 'Bola Adé' }).waitFor()
  await page.getByText(say('leads.fuelSpend.no-generator')).waitFor()
  await page
    .getByRole('link', { name: say('admin-leads.kind.message') })
    .first()
    .waitFor()
  const request = page.getByRole('article')
  const wayTo = (way: 'mail' | 'chat' | 'call', within = request) =>
    within.getByRole('link', { name: say(`admin.${way}`) }).getAttribute('href')
  const mail = await wayTo('mail')
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:bola@example\.com\?subject=.*your request.*Hello Bola Adé/s)
  // The call and the chat stand in reach, however far the request is scrolled, and nowhere twice.
  const bar = page.getByRole('group', { name: say('admin-leads.bar') })
  expect(await wayTo('chat', bar)).toMatch(/^https:\/\/wa\.me\/2348031234567\?text=Hello/)
  expect(await wayTo('call', bar)).toBe('tel:+2348031234567')
  for (const way of ['call', 'chat'] as const) {
    expect(await request.getByRole('link', { name: say(`admin.${way}`) }).count()).toBe(0)
  }
  expect(await request.getByRole('link', { name: '0803 123 4567' }).getAttribute('href')).toBe('tel:+2348031234567')

  const parts = await request.getByRole('heading', { level: 3 }).allTextContents()
  const order = (['asked', 'answer', 'work'] as const).map((part) => parts.indexOf(say(`admin-leads.${part}`)))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  const become = (status: 'contacted' | 'qualified' | 'won') =>
    request.getByRole('button', { name: say(`admin-leads.become.${status}`), exact: true }).click()
  await page.getByRole('button', { name: say('admin.take') }).click()
  await page.getByRole('button', { name: say('admin.take') }).waitFor({ state: 'detached' })
  // What comes next stands where it was pressed, with the focus, and nothing has moved.
  const call = bar.getByRole('link', { name: say('admin.call') })
  await expect.poll(() => call.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await call.textContent()).toBe(say('admin.call'))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await become('contacted')
  const question = request.getByText(say('admin-leads.step.next'))
  await expect.poll(() => question.evaluate((words) => words === document.activeElement)).toBe(true)
  // They are expected already; what else is to be done is added.
  await page.getByText(say('admin-leads.step.booked', { when: '' }).trim()).waitFor()
  await page.getByRole('button', { name: say('admin-leads.step.add') }).click()
  await page.getByLabel(say('admin-leads.nextStep')).fill('Quote')
  await page.getByLabel(say('admin-leads.nextStepOn')).fill('2027-01-05')
  await page.getByRole('button', { name: say('admin-leads.step.save') }).click()
  await page
    .getByText(`${formatLongDate('2027-01-05', language)} · Quote`)
    .last()
    .waitFor()
  await page.getByRole('textbox', { name: say('admin.note') }).fill('Wants two batteries')
  await page.getByRole('button', { name: say('admin.note.add') }).click()
  await page.getByRole('listitem').getByText('Wants two batteries').waitFor()
  await page.getByRole('button', { name: say('admin.note.correct') }).click()
  await page.getByRole('textbox', { name: say('admin.note.correct') }).fill('Wants three batteries')
  await request.getByRole('button', { name: say('admin.save'), exact: true }).click()
  await page.getByRole('listitem').getByText('Wants three batteries').waitFor()
  await page.getByText(say('admin.note.corrected')).waitFor()
  await become('qualified')
  await become('won')
  const sale = page.getByRole('dialog', { name: say('admin-leads.won.of', { name: 'Bola Adé' }) })
  await expectAccessible(page, 'a request that is won')
  await sale.getByLabel(say('admin-leads.won.amount')).fill('2 400 000,50')
  await sale.getByRole('button', { name: say('admin-leads.won.submit') }).click()
  await sale.getByText(say('admin-leads.won.wrong')).waitFor()
  await sale.getByLabel(say('admin-leads.won.amount')).fill('2 400 000')
  const saleDone = sale.getByRole('checkbox', { name: /Quote/ })
  expect(await saleDone.isChecked()).toBe(false)
  await saleDone.check()
  await sale.getByRole('button', { name: say('admin-leads.won.submit') }).click()
  await request.getByRole('button', { name: say('admin-leads.become.won'), exact: true }).waitFor({ state: 'detached' })
  await expectAccessible(page, 'a request that was won')
  await request.getByRole('listitem').getByText('2 400 000 ₦').waitFor()
  const won = await leadOf(id)
  expect(won).toMatchObject({
    status: 'won',
    wonAmount: 2_400_000,
    assigneeName: 'The sales',
    nextStep: say('admin.step.usual.deposit'),
  })
  expect(won.timeline.map(({ event }) => event)).toEqual([
    'assignee',
    'status',
    'next_step',
    'note',
    'status',
    'status',
    'won_amount',
    'step_done',
    'next_step',
  ])
  // What follows a sale comes one after the other, until the last is done.
  const done = request.getByRole('button', { name: say('admin-leads.step.done') })
  for (const step of ['installation', 'handover', 'month'] as const) {
    await done.click()
    await expect.poll(async () => (await leadOf(id)).nextStep).toBe(say(`admin.step.usual.${step}`))
    await request
      .getByRole('region', { name: say('admin-leads.work') })
      .getByText(say(`admin.step.usual.${step}`))
      .waitFor()
  }
  await done.click()
  await expect.poll(async () => (await leadOf(id)).nextStepOn).toBeNull()
})

test('who notes that a customer was reached has taken the request, and a next step takes two taps', async () => {
  const { id } = await sendRequest(office.site().url, '/api/messages', {
    name: 'Reached',
    phone: '08035550998',
    message: 'Call me',
  })
  const { page, say, forgive } = await office.visitAs('sales', `/admin/leads?lead=${id}`, { viewport: phone })
  const answer = page.getByRole('region', { name: say('admin-leads.answer') })
  const panel = page.getByRole('dialog', { name: say('admin-leads.call.of', { name: 'Reached' }) })
  const noteCall = () =>
    answer.getByRole('button', { name: say('admin-leads.call.noteOf', { name: 'Reached' }) }).click()
  const choose = (key: MessageKey) => panel.getByRole('button', { name: say(key), exact: true }).click()
  const save = async () => {
    await choose('admin.save')
    await panel.waitFor({ state: 'detached' })
  }
  await noteCall()
  await choose('admin.contact.note.reached')
  await expectAccessible(page, 'what came of a call')
  await page.setViewportSize(phone)
  await save()
  await page.getByText(say('admin.contact.reached')).waitFor()
  // What is said of it never covers what stands below, on a tablet neither.
  const news = page.getByRole('region', { name: say('shell.toast.region', { hotkey: 'F8' }) }).getByRole('listitem')
  const bar = page.getByRole('group', { name: say('admin-leads.bar') })
  for (const width of [768, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    const [said, below] = [await news.boundingBox(), await bar.boundingBox()]
    expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  }
  // A slip: they wait again, and the history has both.
  await page.getByRole('button', { name: say('admin-leads.undo'), exact: true }).click()
  await page.getByText(say('admin-leads.event.taken_back')).waitFor()
  expect(await leadOf(id)).toMatchObject({ status: 'new', assigneeId: null, firstContactAt: null })
  // Result, next step and day are chosen at a tap each; what was begun waits where the panel is closed by a slip.
  await noteCall()
  await choose('admin.contact.note.reached')
  await choose('admin.step.usual.quote')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await noteCall()
  await panel.getByRole('button', { name: say('admin.step.usual.quote'), pressed: true }).waitFor()
  await panel.getByLabel(say('admin.note')).fill('Has a roof of sheets')
  await save()
  await page.getByRole('button', { name: say('admin-leads.step.done') }).waitFor()
  await page.getByRole('listitem').getByText('Has a roof of sheets').waitFor()
  const { nextStepOn, ...lead } = await leadOf(id)
  expect(lead).toMatchObject({
    status: 'contacted',
    assigneeName: 'The sales',
    nextStep: say('admin.step.usual.quote'),
  })
  expect(nextStepOn).not.toBeNull()

  // Who is called in vain is called another day: what was to be done stays.
  await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, { nextStepOn: '2026-01-05' })
  await page.reload()
  await noteCall()
  await choose('admin.contact.note.no_answer')
  await panel.getByRole('button', { name: say('admin.step.usual.quote'), pressed: true }).waitFor()
  await save()
  await page.getByRole('listitem').getByText(say('admin.contact.no_answer')).waitFor()
  const after = await leadOf(id)
  expect(after.nextStep).toBe(say('admin.step.usual.quote'))
  expect((after.nextStepOn ?? '') > '2026-01-05').toBe(true)

  // From the person's page it is the same panel; what was due and is over is done.
  await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, { nextStepOn: '2026-01-05' })
  await page.goto(`/admin/people/${after.reference}`)
  await page.getByRole('button', { name: say('admin-leads.call.noteOf', { name: 'Reached' }) }).click()
  await choose('admin.contact.note.chat')
  await panel.getByText(say('admin-leads.call.ends', { step: say('admin.step.usual.quote') })).waitFor()
  await save()
  const chatted = await leadOf(id)
  expect(chatted).toMatchObject({ nextStep: '', nextStepOn: null })
  expect(chatted.timeline.map(({ event }) => event)).toContain('step_done')
  await page.goto(`/admin/leads?lead=${id}`)

  // Why it is lost is said in two taps, if at all.
  await page.getByRole('button', { name: say('admin-leads.status.other') }).click()
  await page.getByRole('menuitem', { name: say('admin-leads.become.lost'), exact: true }).click()
  const lost = page.getByRole('dialog', { name: say('admin-leads.lost.of', { name: 'Reached' }) })
  await lost.getByRole('radio', { name: say('admin-leads.lost.because.price') }).check()
  await expectAccessible(page, 'why a request is lost')
  await page.setViewportSize(phone)
  await lost.getByRole('button', { name: say('admin-leads.lost.submit') }).click()
  await lost.waitFor({ state: 'detached' })
  const why = page.getByRole('article').getByText(say('admin-leads.lost.because.price'))
  expect(await why.count()).toBe(2)

  forgive(/422/)
  // A visit is booked where the request stands.
  await page
    .getByRole('article')
    .getByRole('button', { name: say('admin-calendar.book') })
    .click()
  const visit = page.getByRole('dialog', { name: say('admin-calendar.bookOf', { name: 'Reached' }) })
  await visit.getByRole('radio', { name: say('admin-calendar.one.visit') }).check()
  const first = visit
    .getByRole('radiogroup', { name: say('admin-calendar.slot') })
    .getByRole('radio', { disabled: false })
    .first()
  await first.check()
  const slot = await first.inputValue()
  expect(slotsOf.visit).toContain(slot)
  await visit.getByRole('button', { name: say('admin-calendar.book.submit') }).click()
  await visit.getByLabel(say('admin-calendar.address')).and(page.locator('[aria-invalid=true]')).fill('12 Allen Avenue')
  await expectAccessible(page, 'a visit that is booked')
  await page.setViewportSize(phone)
  await visit.getByRole('button', { name: say('admin-calendar.book.submit') }).click()
  await page
    .getByRole('region', { name: say('admin-leads.booking') })
    .getByText('12 Allen Avenue')
    .waitFor()
  expect(await leadOf(id)).toMatchObject({ nextStep: '', booking: { slot, address: '12 Allen Avenue' } })

  // Whoever notes another request of theirs types nothing again, and sees that they are known.
  await page.goto(`/admin/leads/new?like=${id}&kind=appointment`)
  expect(await page.getByLabel(say('admin-leads.person.name')).inputValue()).toBe('Reached')
  await page.getByText(say('admin-leads.known')).waitFor()
  await page.getByText(say('admin-leads.work')).click()
  await page.getByRole('button', { name: say('admin.step.usual.visit') }).click()
  const days = page.getByRole('list', { name: say('admin-leads.step.days') })
  await days.getByRole('button', { pressed: false }).first().click()
  await expect.poll(() => days.getByRole('button', { pressed: true }).count()).toBe(1)
  await expectAccessible(page, 'a booking for somebody who is known')

  // Who asked and is given a time has their answer, and it is whose who gave it.
  const asked = await sendRequest(office.site().url, '/api/messages', {
    name: 'Given a time',
    phone: '08035550777',
    message: 'May I come?',
  })
  await page.goto(`/admin/leads/new?like=${asked.id}&kind=appointment`)
  await page
    .getByRole('radiogroup', { name: say('admin-calendar.slot') })
    .getByRole('radio', { disabled: false })
    .first()
    .check()
  await page.getByRole('button', { name: say('admin-calendar.book.submit') }).click()
  await expect.poll(async () => (await leadOf(asked.id)).status).toBe('contacted')
  expect((await leadOf(asked.id)).assigneeId).not.toBeNull()
})

test.each(languages)(
  'a visit at home is booked for a caller, and where they live is known the next time (%s)',
  async (language) => {
    const visit = await office.visitAs('sales', '/admin/leads/new?kind=appointment', { viewport: phone, language })
    const { page, say } = visit
    visit.forgive(/422/)
    const name = `Visited ${language}`
    // A call is an appointment already: its chip changes nothing.
    const call = page.getByRole('radio', { name: say('admin-calendar.one.consultation') })
    await call.check()
    const day = page.locator('input[name=date]:checked')
    await day.waitFor({ state: 'attached' })
    // No visit is left on the day of the call: another takes its place.
    const ofCall = await day.inputValue()
    await page.route('**/api/bookable-days?kind=visit*', async (route) => {
      const response = await route.fetch()
      const days = (await response.json()) as readonly { readonly date: string }[]
      await route.fulfill({ response, json: days.filter(({ date }) => date !== ofCall) })
    })
    await page.getByRole('button', { name: say('admin-leads.kind.appointment') }).click()
    expect(await call.isChecked()).toBe(true)
    await page.getByRole('radio', { name: say('admin-calendar.one.visit') }).check()
    await expect.poll(() => day.inputValue()).not.toBe(ofCall)
    await page.getByLabel(say('admin-leads.person.name')).fill(name)
    await page
      .getByRole('textbox', { name: say('admin-leads.person.phone') })
      .fill(`0805 444 777${languages.indexOf(language)}`)
    const times = page
      .getByRole('radiogroup', { name: say('admin-calendar.slot') })
      .getByRole('radio', { disabled: false })
    await times.first().check()
    const submit = page.getByRole('button', { name: say('admin-calendar.book.submit') })
    await submit.click()
    const address = page.getByLabel(say('admin-calendar.address'))
    await address.and(page.locator('[aria-invalid=true]')).fill('7 Marina')
    await expectAccessible(page, 'a home visit for a new caller')
    await submit.click()
    await page.waitForURL('**/admin/leads?lead=*')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const booked = page.getByRole('region', { name: say('admin-leads.booking') })
    await booked.getByText('7 Marina').waitFor()
    await booked.getByText(say('admin-calendar.one.visit')).waitFor()
    const { booking, reference } = await leadOf(Number(new URL(page.url()).searchParams.get('lead')))
    await page.goto(`/admin/calendar?country=${defaultCountry}&view=day&date=${booking?.date}`)
    await page
      .getByRole('article')
      .filter({ hasText: name })
      .getByText(new RegExp(`^${say('admin-calendar.one.visit')}\\b`))
      .waitFor()
    // Moved from their page, the visit stays where they live.
    await page.goto(`/admin/people/${reference}`)
    await page.getByRole('button', { name: say('admin-calendar.move.submit') }).click()
    await expect.poll(() => address.inputValue()).toBe('7 Marina')
  },
)

test.each(languages)('what is typed for one caller stands in nobody else’s form (%s)', async (language) => {
  const asked = await sendRequest(office.site().url, '/api/messages', {
    name: `Draft of ${language}`,
    phone: '08035550779',
    message: 'How much?',
  })
  const known = `/admin/leads/new?like=${asked.id}&kind=message`
  const { page, say } = await office.visitAs('sales', known, { viewport: phone, language })
  const [name, said] = [say('admin-leads.person.name'), say('admin-leads.new.said')].map((label) =>
    page.getByLabel(label),
  ) as [Locator, Locator]
  const resumed = page.getByText(say('admin.draft.resumed'))
  const isResumed = async (path: string) => {
    await page.goto(path)
    await name.waitFor()
    return (await resumed.count()) === 1
  }
  await said.fill('Only theirs')
  expect(await isResumed('/admin/leads/new?kind=message')).toBe(false)
  expect(await said.inputValue()).toBe('')
  // Whoever notes the first request chooses the country: the next one begins with it, whatever the screen speaks.
  expect(await page.getByLabel(say('admin.country')).inputValue()).toBe(defaultCountry)
  await name.fill('Nobody known')
  expect(await isResumed(known)).toBe(true)
  expect(await said.inputValue()).toBe('Only theirs')
  await expectAccessible(page, 'a draft that is resumed')
  await page.getByRole('button', { name: say('admin.draft.afresh') }).click()
  await resumed.waitFor({ state: 'detached' })
  expect([await name.inputValue(), await said.inputValue()]).toEqual([`Draft of ${language}`, ''])
  expect(await isResumed('/admin/leads/new?kind=message')).toBe(true)
  expect(await name.inputValue()).toBe('Nobody known')
  await page.getByRole('textbox', { name: say('admin-leads.person.phone') }).fill('70 11 22 33')
  await said.fill('From Ouagadougou')
  await page.getByLabel(say('admin.country')).selectOption('bf')
  await page.getByRole('button', { name: say('admin-leads.new.submit') }).click()
  await page.waitForURL('**/admin/leads?lead=*')
  expect(await isResumed('/admin/leads/new?kind=message')).toBe(false)
  expect(await page.getByLabel(say('admin.country')).inputValue()).toBe('bf')
})

test('a caller is found by a name as it sounds; another choice takes the place of the first', async () => {
  const known = {
    cm: { name: 'Chukwuemeka Obi', phone: '0803 555 0620', email: 'obi@example.com' },
    bf: { name: 'Chukwuemeka Zongo', phone: '70 55 06 21' },
  } as const
  const namesakes = [622, 623, 624, 625].map((end) => ({ name: 'Chukwuemeka Eze', phone: `08035550${end}` }))
  const askers = [...namesakes, known.cm, { ...known.bf, country: 'bf' }, known.cm]
  for (const asker of askers)
    await sendRequest(office.site().url, '/api/messages', { country: 'cm', ...asker, message: 'How much?' })
  const { page, say } = await office.visitAs('sales', '/admin/leads/new?kind=message', { viewport: phone })
  const name = page.getByLabel(say('admin-leads.person.name'))
  const [telephone, mail, town] = (['phone', 'email', 'town'] as const).map((field) =>
    page.getByRole('textbox', { name: say(`admin-leads.person.${field}`) }),
  ) as [Locator, Locator, Locator]
  const person = async () => [
    await name.inputValue(),
    await telephone.inputValue(),
    await mail.inputValue(),
    await page.getByLabel(say('admin.country')).inputValue(),
    await town.inputValue(),
  ]
  const list = page.getByRole('listbox', { name: say('admin-leads.new.known') })
  const options = list.getByRole('option')
  await town.fill('Enugu')
  await name.fill('chukuemeka')
  // Each person once; who is only called the same is somebody else.
  await expect.poll(() => options.count()).toBe(6)
  await expectAccessible(page, 'people of a name that is typed')
  await page.setViewportSize(phone)
  await name.press('ArrowUp')
  const last = options.last()
  await expect.poll(() => last.getAttribute('aria-selected')).toBe('true')
  const [frame, row] = [await list.boundingBox(), await last.boundingBox()]
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  const place = (await options.allTextContents()).findIndex((words) => words.includes(known.cm.name))
  for (let at = 0; at <= place; at += 1) await name.press('ArrowDown')
  await name.press('Enter')
  await expect.poll(person).toEqual([known.cm.name, '0803 555 0620', known.cm.email, 'cm', 'Enugu'])
  await name.fill('Chukwuemeka Zo')
  await options.filter({ hasText: known.bf.name }).click()
  await expect.poll(person).toEqual([known.bf.name, '70 55 06 21', '', 'bf', 'Enugu'])
  // What staff have typed themselves stays.
  await telephone.fill('70 55 06 29')
  await name.fill('Chukwuemeka Ob')
  await options.filter({ hasText: known.cm.name }).click()
  await expect.poll(person).toEqual([known.cm.name, '70 55 06 29', known.cm.email, 'cm', 'Enugu'])
})

test('a note that could not be saved is sent again from where one is; one that is saved after one has moved on is no draft any more', async () => {
  const [first, second] = await Promise.all(
    ['Noted first', 'Noted second'].map((name, at) =>
      sendRequest(office.site().url, '/api/messages', { name, phone: `0803555063${at}`, message: 'Call me' }),
    ),
  )
  const id = first?.id ?? 0
  const { page, say, forgive } = await office.visitAs('sales', `/admin/leads?lead=${id}`, { viewport: desk })
  forgive(/ERR_FAILED/)
  const note = page.getByRole('textbox', { name: say('admin.note') })
  const again = page.getByRole('button', { name: say('admin.note.retry') })
  const isInNote = () => note.evaluate((box) => box === document.activeElement)
  const path = `**/api/admin/leads/${id}`
  await note.fill('Rang twice')
  let lost = 0
  await page.route(path, async (route) => {
    await route.abort()
    lost += 1
  })
  await page.getByRole('button', { name: say('admin.note.add') }).click()
  await again.waitFor()
  expect(await isInNote()).toBe(true)
  await again.click()
  await expect.poll(() => lost).toBe(2)
  await again.waitFor()
  expect(await isInNote()).toBe(true)

  await page.unroute(path)
  const { promise: isFree, resolve: setFree } = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      await isFree
      await route.continue()
    },
    { times: 1 },
  )
  await again.click()
  await again.waitFor({ state: 'detached' })
  const list = page.getByRole('list', { name: say('admin-leads.title') })
  await list.getByRole('link', { name: 'Noted second' }).click()
  await page.getByRole('heading', { level: 2, name: 'Noted second' }).waitFor()
  expect(second?.id).not.toBe(id)
  setFree()
  await expect.poll(async () => (await leadOf(id)).timeline.map(({ said }) => said)).toEqual(['Rang twice'])
  await page.getByText(say('admin.saved')).first().waitFor()
  await list.getByRole('link', { name: 'Noted first' }).click()
  await page.getByRole('listitem').getByText('Rang twice').waitFor()
  expect(await note.inputValue()).toBe('')
})

test('who asks for work at the counter is noted, and stands among those who did', async () => {
  const { page, say } = await office.visitAs('sales', '/admin/leads/new?kind=job_application', { viewport: desk })
  await page.getByLabel(say('admin-leads.person.name')).fill('Salif at the counter')
  await page.getByRole('textbox', { name: say('admin-leads.person.phone') }).fill('08035550666')
  await page.getByRole('button', { name: say('admin-leads.new.submit') }).click()
  await page.waitForURL('**/admin/job-applications?lead=*')
  await page.getByRole('article').getByRole('heading', { name: 'Salif at the counter' }).waitFor()
  await expect.poll(() => page.getByRole('listitem').getByText('Salif at the counter').count()).toBe(1)
})

test.each([
  {
    viewport: phone,
    language: 'fr',
    sheet:
      'Nom\tTél.\tBesoin\tStatut\tSuivi par\nZara Import fr\t70 41 42 43\tPompe\tDevis envoyé\tSalif\nSans numéro\t\tDevis\t\t',
    word: 'Devis envoyé',
    stranger: 'Salif',
  },
  {
    viewport: desk,
    language: 'en',
    sheet: 'Name;Mobile;Notes;Status;Rep\nZara Import en;70 41 42 44;Rang twice;Quote sent;Tunde\nNo number;;Quote;;',
    word: 'Quote sent',
    stranger: 'Tunde',
  },
] as const)(
  'customers come from a spreadsheet, once ($language)',
  async ({ viewport, language, sheet, word, stranger }) => {
    const caller = { name: 'Asked before', phone: '0803 555 0001', message: 'How much?' }
    await sendRequest(office.site().url, '/api/messages', caller)
    const { page, say } = await office.visitAs('sales', '/admin/leads', { viewport, language })
    // Of the list: on a desk the open request has its own beside it.
    await page
      .getByRole('button', { name: say('admin.otherActions') })
      .first()
      .click()
    await page.getByRole('menuitem', { name: say('admin-leads.import.title') }).click()
    const rows = page.getByLabel(say('admin-leads.import.rows'))
    const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004\0\0') }
    await page.getByLabel(say('admin-leads.import.file')).setInputFiles(file)
    await page.getByText(say('admin-leads.import.unreadable')).waitFor()
    await rows.fill('no table "')
    await page.getByText(say('admin-leads.import.noName')).waitFor()
    await rows.fill(sheet)
    await page.getByRole('heading', { name: say('admin-leads.import.ready', { count: 1 }) }).waitFor()
    await page.getByText(say('problems.field.no_way_to_answer')).waitFor()
    await expectAccessible(page, 'customers of a spreadsheet')
    // What is called in the table's own way is said once; who is nobody of ours is told.
    const ownState = page.getByLabel(say('admin-leads.import.states.word', { word, count: 1 }))
    expect(await ownState.inputValue()).toBe('qualified')
    await ownState.selectOption('contacted')
    await page.getByText(say('admin-leads.import.strangers', { names: stranger })).waitFor()
    // What was pasted and chosen is there after a reload; a column that is left out is.
    await page.reload()
    expect(await ownState.inputValue()).toBe('contacted')
    await page.getByRole('heading', { name: say('admin-leads.import.ready', { count: 1 }) }).waitFor()
    await page.getByText(say('admin-leads.import.columns', { count: 5 })).click()
    await page
      .getByLabel(say('admin-leads.import.column', { title: sheet.split(/[\t;]/, 1)[0] ?? '' }))
      .selectOption('')
    await page.getByText(say('admin-leads.import.noName')).waitFor()
    await page
      .getByLabel(say('admin-leads.import.column', { title: sheet.split(/[\t;]/, 1)[0] ?? '' }))
      .selectOption('name')
    await page.getByRole('button', { name: say('admin-leads.import.submit', { count: 1 }) }).click()
    await page
      .getByText(say('admin-leads.import.done', { count: 1 }))
      .first()
      .waitFor()
    // What was left out is left to be corrected.
    await page.getByText(say('admin-leads.import.left')).first().waitFor()
    const written = await page.getByRole('textbox', { name: say('admin-leads.import.rows') }).inputValue()
    expect(written.split('\n')).toEqual([expect.any(String), expect.stringMatching(/^(Sans numéro|No number)\t/)])
    // By the line that it has in the file.
    await page.getByRole('cell', { name: '3', exact: true, includeHidden: true }).waitFor({ state: 'attached' })
    await page.goto('/admin/leads?channel=import')
    await page.getByRole('link', { name: `Zara Import ${language}` }).waitFor()
    // The same table again knows them.
    await page.goto('/admin/leads/import')
    const buffer = Buffer.from(sheet)
    await page.locator('input[type=file]').setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('heading', { name: say('admin-leads.import.known', { count: 1 }) }).waitFor()
    expect(
      await page
        .getByRole('button', { name: say('admin-leads.import.submit', { count: 0 }), exact: true })
        .isDisabled(),
    ).toBe(true)
  },
)

test('of many requests the columns of the board scroll, and not the page', async () => {
  for (const n of Array.from({ length: 12 }).keys()) {
    const phoneNumber = `080355506${10 + n}`
    await sendRequest(office.site().url, '/api/messages', { name: `Many ${n}`, phone: phoneNumber, message: 'Call me' })
  }
  const { page } = await office.visitAs('sales', '/admin/leads?view=board&q=Many', { viewport: desk })
  await page.getByRole('article').nth(11).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(desk.height)
})

test('two who work on one request lose nothing: the second sees what the first did, and does theirs after it; a note stays typed', async () => {
  const { id } = await sendRequest(office.site().url, '/api/messages', {
    name: 'Race',
    phone: '08035550999',
    message: 'Call me',
  })
  const first = await office.visitAs('sales', `/admin/leads?lead=${id}`, { viewport: desk })
  const second = await office.visitAs('admin', `/admin/leads?lead=${id}`, { viewport: desk, language: 'en' })
  second.forgive(/409/)
  const note = second.page.getByRole('textbox', { name: second.say('admin.note') })
  await note.fill('She prefers mornings')
  await first.page
    .getByRole('article')
    .getByRole('button', { name: first.say('admin-leads.become.contacted'), exact: true })
    .click()
  await first.page
    .getByRole('article')
    .getByRole('button', { name: first.say('admin-leads.become.won'), exact: true })
    .waitFor()
  await second.page.getByRole('button', { name: second.say('admin-leads.status.other') }).click()
  await second.page.getByRole('menuitem', { name: second.say('admin-leads.become.spam'), exact: true }).click()
  const late = second.page.getByRole('alert').filter({ hasText: second.say('admin-leads.late') })
  await late.getByText(second.say('admin-leads.status.contacted')).waitFor()
  await expect.poll(() => late.evaluate((alert) => alert.parentElement === document.activeElement)).toBe(true)
  await expect.poll(() => note.inputValue()).toBe('She prefers mornings')
  await expectAccessible(second.page, 'a change that came second')
  await second.page.setViewportSize(desk)
  await late.getByRole('button', { name: second.say('admin-leads.late.again') }).click()
  await late.waitFor({ state: 'detached' })
  await second.page.getByRole('button', { name: second.say('admin.note.add') }).click()
  await second.page.getByRole('listitem').getByText('She prefers mornings').waitFor()
  expect((await leadOf(id)).timeline.map(({ said }) => said)).toEqual(['contacted', 'spam', 'She prefers mornings'])
})

test('a view is saved and shared, opened by somebody else on a phone in their language, left by its filter and saved as another', async () => {
  const { page, say } = await office.visitAs('sales', '/admin/leads?status=won&sort=oldest', {
    viewport: desk,
    language: 'en',
  })
  await page
    .getByRole('button', { name: say('admin.otherActions') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: say('admin-leads.view.save') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('admin-leads.view.name')).fill('Sold')
  await dialog.getByRole('checkbox', { name: say('admin-leads.view.share') }).check()
  await expectAccessible(page, 'a view that is saved')
  await page.setViewportSize(desk)
  await dialog.getByRole('button', { name: say('admin.save') }).click()
  await dialog.waitFor({ state: 'detached' })
  const chosen = page.getByLabel(say('admin-leads.view.choose')).locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe(say('admin-leads.view.shared', { name: 'Sold' }))

  const other = await office.visitAs('admin', '/admin/leads', { viewport: phone, language: 'fr' })
  await other.page.getByRole('button', { name: other.say('admin.filter', { count: 0 }) }).click()
  const views = other.page.getByLabel(other.say('admin-leads.view.choose')).filter({ visible: true })
  const change = async (how: 'save' | 'edit') => {
    await other.page
      .getByRole('button', { name: other.say('admin.otherActions') })
      .first()
      .click()
    await other.page.getByRole('menuitem', { name: other.say(`admin-leads.view.${how}`) }).click()
  }
  const label = other.say('admin-leads.view.of', { name: 'Sold', maker: 'The sales' })
  await views.selectOption({ label })
  await other.page.waitForURL(/status=won&sort=oldest&saved=\d+/)
  const lost = new RegExp(`^${other.say('admin-leads.statuses.lost')}`)
  await other.page.getByRole('button', { name: lost }).click()
  const left = other.say('admin-leads.view.changed', { name: 'Sold' })
  await views.locator('option:checked').filter({ hasText: left }).waitFor({ state: 'attached' })
  other.forgive(/409/)
  await change('save')
  const save = other.page.getByRole('dialog')
  await save.getByLabel(other.say('admin-leads.view.name')).fill('Closed')
  await save.getByRole('button', { name: other.say('admin-leads.view.saveNew') }).click()
  await save.waitFor({ state: 'detached' })
  await views.locator('option:checked').filter({ hasText: 'Closed' }).waitFor({ state: 'attached' })
  await expectAccessible(other.page, 'the inbox with views')
  await other.page.setViewportSize(phone)
  await change('edit')
  await save.getByRole('button', { name: other.say('admin-leads.view.delete') }).click()
  const asked = other.page.getByRole('dialog', {
    name: other.say('admin-leads.view.delete.confirm', { name: 'Closed' }),
  })
  await asked.getByRole('button', { name: other.say('admin-leads.view.delete') }).click()
  await views.locator('option').filter({ hasText: 'Closed' }).waitFor({ state: 'detached' })
  expect(new URL(other.page.url()).search).toBe('')
})

test('what is overdue is chosen beside the states, and nowhere else', async () => {
  const { page, say } = await office.visitAs('sales', '/admin/leads?due=overdue', { viewport: desk })
  await page.getByRole('button', { name: say('admin-leads.dueNow.overdue'), pressed: true }).waitFor()
  const filter = page.getByRole('button', { name: say('admin.filter', { count: 0 }), exact: true })
  expect(await filter.getAttribute('aria-expanded')).toBe('false')
})

test('what is planned for the week is one press away, the soonest first', async () => {
  const planned: (readonly [name: string, days: number])[] = [
    ['Planned later', 5],
    ['Planned soon', 1],
  ]
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const [name, days] of planned) {
    const { id } = await sendRequest(office.site().url, '/api/messages', {
      name,
      phone: '08035551234',
      message: 'Hello',
    })
    await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, { nextStep: 'Call', nextStepOn: day(days) })
  }
  const { page, say } = await office.visitAs('sales', '/admin/leads?q=planned', { viewport: desk })
  await page.getByRole('button', { name: say('admin-leads.dueNow.week') }).click()
  const rows = page.getByRole('list', { name: say('admin-leads.title') }).getByRole('listitem')
  await rows.first().filter({ hasText: 'Planned soon' }).waitFor()
  expect(await rows.nth(1).textContent()).toContain('Planned later')
})

test('the inbox is worked by keys, not while one types, what comes meanwhile waits at its head, several are ended at once', async () => {
  for (const name of ['Key one', 'Key two']) {
    await sendRequest(office.site().url, '/api/messages', { name, phone: '08039990000', message: 'Hello there' })
  }
  const { page, say } = await office.visitAs('sales', '/admin/leads?q=key&sort=newest', { viewport: desk })
  const title = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
  // On a desk the first is open, and nothing has taken the focus.
  await title('Key two')
  expect(new URL(page.url()).search).toBe('?q=key&sort=newest')
  await page.keyboard.press('j')
  await title('Key one')
  await page.keyboard.press('k')
  await title('Key two')
  await page.keyboard.press('n')
  await page.keyboard.type('just a note')
  await expect.poll(() => page.getByRole('textbox', { name: say('admin.note') }).inputValue()).toBe('just a note')
  await title('Key two')
  await page.getByRole('heading', { level: 2, name: 'Key two' }).focus()
  await page.keyboard.press('e')
  const first = page
    .getByRole('article')
    .getByRole('button', { name: say('admin-leads.become.contacted'), exact: true })
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

  await sendRequest(office.site().url, '/api/messages', { name: 'Key three', phone: '08039990000', message: 'And me' })
  const arrived = page.getByRole('button', { name: say('admin-leads.arrived', { count: 1, many: 1 }) })
  await arrived.waitFor()
  const rows = page.getByRole('list', { name: say('admin-leads.title') }).getByRole('listitem')
  expect(await rows.count()).toBe(2)
  await arrived.click()
  await rows.filter({ hasText: 'Key three' }).waitFor()
  await arrived.waitFor({ state: 'detached' })
  await title('Key two')

  await page
    .getByRole('button', { name: say('admin.otherActions') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: say('admin.chosen.begin') }).click()
  const bar = page.getByRole('group', { name: say('admin-leads.chosen.bar') })
  // A press anywhere on a row takes it, and opens nothing.
  const row = page.locator('[id^="lead-row-"]').first()
  await row.click()
  await bar.getByText(say('admin-leads.chosen.count', { count: 1 })).waitFor()
  expect(await row.getAttribute('aria-current')).toBeNull()
  await row.click()
  await bar.getByRole('button', { name: say('admin.chosen.all', { count: 3 }) }).click()
  await bar.getByText(say('admin-leads.chosen.count', { count: 3 })).waitFor()
  await expectAccessible(page, 'several requests that are chosen')
  await page.setViewportSize(desk)
  await bar.getByRole('button', { name: say('admin-leads.become.spam'), exact: true }).click()
  const asked = page.getByRole('dialog', { name: say('admin-leads.chosen.spam', { count: 3 }) })
  await asked.getByRole('button', { name: say('admin-leads.chosen.confirm') }).click()
  await asked.waitFor({ state: 'detached' })
  // What is nobody's work is listed where it is asked for alone.
  await expect.poll(() => rows.count()).toBe(0)
  await page.getByRole('button', { name: `${say('admin-leads.statuses.spam')} 3`, exact: true }).click()
  await expect.poll(() => rows.filter({ hasText: say('admin-leads.status.spam') }).count()).toBe(3)
})

test.each([
  { viewport: desk, language: 'fr' },
  { viewport: phone, language: 'en' },
] as const)(
  'the board moves a request by keys, by a finger and by a mouse ($language)',
  async ({ viewport, language }) => {
    const name = `Board ${language}`
    const { id } = await sendRequest(office.site().url, '/api/appointments', {
      name,
      email: 'board@example.com',
      phone: '08034440000',
      country: 'cm',
      date: workingDay(),
      slot: viewport === desk ? '09:30' : '10:30',
    })
    const { page, say } = await office.visitAs('sales', `/admin/leads?view=board&q=${name}`, { viewport, language })
    const column = (status: LeadStatus) =>
      page.getByRole('region', { name: new RegExp(`^${say(`admin-leads.status.${status}`)}`) })
    const isIn = async (status: LeadStatus) => {
      // On a phone one column is shown, by its name.
      const chips = page.getByRole('list', { name: say('admin-leads.filter.status') })
      if (viewport === phone) await chips.getByRole('button', { name: say(`admin-leads.status.${status}`) }).click()
      await column(status).getByRole('link', { name, exact: true }).waitFor()
      expect((await leadOf(id)).status).toBe(status)
    }
    const isWonFor = async (amount: number) => expect((await leadOf(id)).wonAmount).toBe(amount)
    await isIn('new')
    await expectAccessible(page, 'the board')
    await page.setViewportSize(viewport)
    // On a desk a column without any is as wide as the others: a request is dropped on it.
    const widthOf = async (status: LeadStatus) => (await column(status).boundingBox())?.width ?? 0
    const narrower = async () => (viewport === desk ? Math.abs((await widthOf('new')) - (await widthOf('won'))) : 0)
    await expect.poll(narrower).toBeLessThan(1)
    if (viewport === desk) {
      // A sale in the shop is asked for its amount; nothing is sold until that is said.
      await column('new').getByRole('article').dragTo(column('won'))
      const soldAtOnce = page.getByRole('dialog', { name: say('admin-leads.won.of', { name }) })
      await soldAtOnce.getByLabel(say('admin-leads.won.amount')).fill('900 000')
      await isIn('new')
      await soldAtOnce.getByRole('button', { name: say('admin-leads.won.submit') }).click()
      await isIn('won')
      await isWonFor(900_000)
      await page.getByRole('button', { name: say('admin-leads.undo'), exact: true }).click()
      await isIn('new')
    }

    // Keys go through what it may become, and move nothing before it is said.
    const menuIn = (status: LeadStatus) =>
      column(status).getByRole('button', { name: say('admin-leads.board.move', { name }) })
    const become = (status: 'contacted' | 'qualified' | 'lost') =>
      page.getByRole('menuitem', { name: say(`admin-leads.become.${status}`) })
    const isReached = (status: 'contacted' | 'qualified') =>
      expect.poll(() => become(status).evaluate((item) => item === document.activeElement)).toBe(true)
    await menuIn('new').focus()
    await page.keyboard.press('Enter')
    await isReached('contacted')
    await page.keyboard.press('ArrowDown')
    await isReached('qualified')
    await page.keyboard.press('ArrowUp')
    await isReached('contacted')
    expect((await leadOf(id)).status).toBe('new')
    await page.keyboard.press('Enter')
    await isIn('contacted')
    // Each column is read anew by itself: for a moment both may have it.
    await menuIn('contacted').click()
    await become('qualified').click()
    await isIn('qualified')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    if (viewport === phone) return

    await column('qualified').getByRole('article').dragTo(column('won'))
    const sale = page.getByRole('dialog', { name: say('admin-leads.won.of', { name }) })
    await sale.getByLabel(say('admin-leads.won.amount')).fill('1 200 000')
    await sale.getByRole('button', { name: say('admin-leads.won.submit') }).click()
    await isIn('won')
    await isWonFor(1_200_000)
    await page.getByRole('button', { name: say('admin-leads.undo'), exact: true }).click()
    await isIn('qualified')

    // Of the lost it is asked why, wherever they are moved.
    await menuIn('qualified').click()
    await become('lost').click()
    const why = page.getByRole('dialog', { name: say('admin-leads.lost.of', { name }) })
    await why.getByRole('radio', { name: say('admin-leads.lost.because.price') }).check()
    // And whoever is still expected is, unless somebody says otherwise, expected no more.
    expect(await why.getByRole('checkbox', { name: say('admin-calendar.cancel.submit') }).isChecked()).toBe(true)
    await expectAccessible(page, 'why a request is lost, and its appointment')
    await page.setViewportSize(viewport)
    await why.getByRole('button', { name: say('admin-leads.lost.submit') }).click()
    await isIn('lost')
    const { booking, timeline } = await leadOf(id)
    expect(booking).toBeNull()
    expect(timeline.slice(-2)).toMatchObject([{ details: { lostBecause: 'price' } }, { event: 'cancelled' }])
    // Why a column does not take it is said.
    await column('lost').getByRole('article').dragTo(column('won'))
    const states = { from: say('admin-leads.status.lost'), to: say('admin-leads.status.won') }
    await page.getByText(say('admin-leads.board.notTo', states)).first().waitFor()
    await isIn('lost')
  },
)

/** The newest request that somebody of that name has sent. */
async function newestOf(name: string): Promise<AdminLead> {
  const query = new URLSearchParams({ q: name })
  const page = (await (await office.call('sales', 'GET', `/api/admin/leads?${query}`)).json()) as LeadPage
  return leadOf(page.items[0]?.id ?? 0)
}

/** Ticks a fridge and looks at what it needs. */
async function makeAudit({ page, say, open }: Visit): Promise<void> {
  const find = await homeAppliances()
  await open('/smart-solar-plan')
  await tick(page, nameIn(find('Refrigerator (single door)'), say.language))
  await page.getByRole('button', { name: say('energy.continue') }).click()
  await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()
}

async function orderAs({ page, say, open }: Visit, name: string): Promise<void> {
  await open('/products/2')
  await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
  await dialog.getByLabel(say('leads.order.label.fullName')).fill(name)
  await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('0803 123 9876')
  await dialog.getByRole('button', { name: say('leads.order.submit') }).click()
  // Orders of before stand there too.
  await page.getByRole('status').filter({ hasText: name }).waitFor()
}

test.each(languages)(
  'the audit that a visitor made comes with what they send, unless they leave it out, and staff read it (%s)',
  async (language) => {
    const visitor = await office.visit({ language, viewport: phone })
    const { page, say, open } = visitor
    await makeAudit(visitor)
    await open('/products/2')
    await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
    const attach = page.getByRole('checkbox', { name: say('leads.audit.attach') })
    await attach.waitFor()
    expect(await attach.isChecked()).toBe(true)
    await expectAccessible(page, 'an order with an audit')
    await page.setViewportSize(phone)
    await orderAs(visitor, `Audit ${language}`)
    const ordered = await newestOf(`Audit ${language}`)
    expect(ordered.audit).toMatchObject({ backupHours: 12, place: { key: 'lagos' }, appliances: [{ quantity: 1 }] })

    // By the plain form of the contact page, too.
    await open('/contact')
    const form = page.locator('[aria-labelledby=write] form')
    await form.getByRole('checkbox', { name: say('leads.audit.attach') }).waitFor()
    await expectAccessible(page, 'the contact form with an audit')
    await page.setViewportSize(phone)
    const write = async (name: string) => {
      await form.getByLabel(say('contact.message.label.name')).fill(name)
      await form.getByLabel(say('contact.message.label.phone')).fill('0803 123 9876')
      await form.getByLabel(say('contact.message.label.message')).fill('Is this enough?')
      await form.getByRole('button', { name: say('contact.message.submit') }).click()
      await page.getByRole('heading', { name: say('contact.message.sent.title') }).waitFor()
    }
    await write(`Written ${language}`)
    expect((await newestOf(`Written ${language}`)).audit).toEqual(ordered.audit)
    await page.getByRole('link', { name: say('contact.message.sent.again') }).click()
    await form.getByRole('checkbox', { name: say('leads.audit.attach') }).uncheck()
    await write(`Without ${language}`)
    expect((await newestOf(`Without ${language}`)).audit).toBeNull()
    await orderAs(visitor, `Left out ${language}`)
    expect((await newestOf(`Left out ${language}`)).audit).toBeNull()

    const { audit } = ordered
    if (!audit?.recommendedProduct) throw new Error('nothing was recommended')
    const sales = await office.visitAs('sales', `/admin/leads?lead=${ordered.id}`, { language, viewport: phone })
    const part = sales.page.getByRole('region', { name: sales.say('admin-leads.audit'), exact: true })
    await part.getByText(formatKwh(audit.totalDailyEnergy, language)).first().waitFor()
    await part.getByText(sales.say('admin-leads.audit.appliances', { count: 1 })).click()
    await part.getByText(`1 × ${nameIn(audit.appliances[0] ?? { name: '', nameEn: '' }, language)}`).waitFor()
    await expectAccessible(sales.page, 'a request with an audit')
    await sales.page.setViewportSize(phone)
    const product = part.getByRole('link', { name: nameIn(audit.recommendedProduct, language) })
    const opened = sales.page.waitForEvent('popup')
    await product.click()
    const shown = await opened
    await shown.getByRole('heading', { level: 1, name: nameIn(audit.recommendedProduct, language) }).waitFor()
  },
)

test('an audit that the server can’t read keeps nobody from sending', async () => {
  const visitor = await office.visit({ language: 'en' })
  visitor.forgive(/422/)
  await visitor.open('/')
  const kept = { applianceUsage: [{ applianceId: 1e9, quantity: 1 }], backupHours: 12 }
  await visitor.page.evaluate((audit) => localStorage.setItem('audit.made.v1', audit), JSON.stringify(kept))
  await orderAs(visitor, 'Damaged audit')
  expect(await newestOf('Damaged audit')).toMatchObject({ kind: 'order', audit: null })
})

test('whoever asks for a price from a product’s card asks about that product', async () => {
  const products = (await (await fetch(`${office.site().url}/api/products?country=bf`)).json()) as Product[]
  // One with a priced twin shares that one's card.
  const unpriced = products.find((one) => one.price === null && !products.some((other) => isPricedTwin(one, other)))
  if (!unpriced) throw new Error('everything has a price')
  const { page, say, open } = await office.visit({ language: 'en', country: 'bf', viewport: desk })
  await open('/products')
  await page
    .getByRole('button', { name: say('catalogue.card.quickViewOf', { name: unpriced.nameEn }) })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: unpriced.nameEn })
    .getByRole('button', { name: say('catalogue.detail.expert') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('leads.consultation.title') })
  await dialog.waitFor()
  const asked = { ...aConsultation(workingDay(), '11-12pm'), lastName: 'Price', state: 'ouagadougou' }
  await fillConsultation(dialog, say, asked, 'bf')
  await dialog.getByRole('button', { name: say('leads.consultation.submit') }).click()
  await page.getByText(say('leads.consultation.success.title')).first().waitFor()
  const lead = await newestOf('Price')
  expect(lead.source).toBe(`/products/${unpriced.id}`)
  const sales = await office.visitAs('sales', `/admin/leads?lead=${lead.id}`, { viewport: desk, language: 'en' })
  const origin = sales.page.getByRole('region', { name: sales.say('admin-leads.origin') })
  const link = origin.getByRole('link', { name: unpriced.nameEn })
  expect(await link.getAttribute('href')).toBe(`/products/${unpriced.id}`)
  await origin.getByText(sales.say('admin-leads.priceOnRequest')).waitFor()
})
