import { expect, test } from 'vitest'
import type { AdminLead } from '#business/leads/admin-lead.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { sendRequest } from '../support/sent-requests.ts'
import { desk, phone } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const office = backOffice({ RATE_LIMITS: 'off' })
const date = workingDay()

const book = (name: string, slot: string) => {
  const asked = { name, email: 'awa@example.com', phone: '70998877', date, slot, country: 'bf' }
  return sendRequest(office.site().url, '/api/appointments', asked)
}

test.each([
  { viewport: phone, language: 'fr', slot: '09:30', to: '10:00' },
  { viewport: desk, language: 'en', slot: '13:30', to: '14:00' },
] as const)('an appointment is moved, then cancelled ($language)', async ({ viewport, language, slot, to }) => {
  const name = `Awa ${language}`
  const { id } = await book(name, slot)
  const { page, say, forgive } = await office.visitAs('sales', `/admin/calendar?country=bf&date=${date}`, {
    viewport,
    language,
  })
  forgive(/422/)
  await page.getByRole('link', { name, exact: true }).waitFor()
  await expectAccessible(page, 'the week')
  await page.setViewportSize(viewport)
  const chosen = async (way: 'move' | 'cancel') => {
    await page.getByRole('button', { name: say('admin.otherActionsOf', { name }) }).click()
    await page.getByRole('menuitem', { name: say(`admin-calendar.${way}`) }).click()
  }
  await chosen('move')
  const dialog = page.getByRole('dialog', { name: say('admin-calendar.moveOf', { name }) })
  await dialog.locator(`input[name=slot][value="${to}"]`).check()
  // The hour that they have is in sight, and nothing to move to.
  expect(await dialog.locator(`input[name=slot][value="${slot}"]`).isDisabled()).toBe(true)
  const reasons = page.getByRole('dialog').getByLabel(say('admin-calendar.reason'))
  const reason = (why: 'customer' | 'weather') => reasons.selectOption(why)
  // What is refused has the focus, above the foot of the window.
  await dialog.getByRole('button', { name: say('admin-calendar.move.submit') }).click()
  await expect.poll(() => reasons.evaluate((field) => field === document.activeElement)).toBe(true)
  const foot = await dialog.locator('footer').boundingBox()
  const field = await reasons.boundingBox()
  expect(field && foot && field.y + field.height <= foot.y).toBe(true)
  await reason('customer')
  await expectAccessible(page, 'moving an appointment')
  await page.setViewportSize(viewport)
  await dialog.getByRole('button', { name: say('admin-calendar.move.submit') }).click()
  await dialog.waitFor({ state: 'detached' })
  const lead = async () => (await (await office.call('sales', 'GET', `/api/admin/leads/${id}`)).json()) as AdminLead
  expect(await lead()).toMatchObject({
    booking: { date, slot: to },
    timeline: [{ event: 'moved', details: { reason: 'customer', before: `${date} ${slot}` } }],
  })

  await page.getByLabel(say('admin-calendar.view')).selectOption('day')
  // Of a day that is open the way to book another in this country is there, on a wide desk at each hour, too.
  await page.locator(`main ol a[href*="country=bf"][href*="date=${date}"]:visible`).first().click()
  await page.getByText(say('admin-calendar.slot.left')).first().waitFor()
  await page.goBack()
  expect(await page.getByRole('link', { name: say('admin-calendar.call', { name }) }).getAttribute('href')).toBe(
    'tel:+22670998877',
  )
  await expectAccessible(page, 'the day')
  await page.setViewportSize(viewport)
  await chosen('cancel')
  await reason('weather')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('admin-calendar.cancel.submit') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
  expect((await lead()).booking).toBe(null)

  // Booked again where the request is read, with a wrong number put right.
  const request = await office.visitAs('sales', `/admin/leads?lead=${id}`, { viewport, language })
  const shown = request.page
  await shown.getByText(say('admin-calendar.reason.weather')).waitFor()
  await shown.getByRole('button', { name: say('admin-calendar.bookOf', { name }) }).click()
  await shown
    .getByRole('radiogroup', { name: say('admin-calendar.slot') })
    .getByRole('radio', { disabled: false })
    .first()
    .check()
  await expectAccessible(shown, 'booking again')
  await shown.setViewportSize(viewport)
  await shown.getByRole('button', { name: say('admin-calendar.book.submit') }).click()
  await shown.getByRole('button', { name: say('admin-calendar.moveOf', { name }) }).waitFor()
  await shown
    .getByRole('button', { name: say('admin.otherActions') })
    .and(shown.locator(':visible'))
    .last()
    .click()
  await shown.getByRole('menuitem', { name: say('admin-leads.person.correct') }).click()
  await shown.getByLabel(say('admin-leads.person.phone')).fill('70 99 88 76')
  await shown
    .getByRole('dialog')
    .getByRole('button', { name: say('admin.save') })
    .click()
  await shown.getByText('70 99 88 76').first().waitFor()
  expect((await lead()).timeline.map(({ event }) => event)).toEqual([
    'moved',
    'cancelled',
    'status',
    'assignee',
    'booked',
    'corrected',
  ])
})

test.each([
  { viewport: phone, language: 'fr', lowest: 60 },
  { viewport: desk, language: 'en', lowest: desk.height },
] as const)(
  'a caller is booked in five steps, and a step typed for them outlives other buttons ($language)',
  async (how) => {
    const name = `Caller ${how.language}`
    const { page, say, forgive } = await office.visitAs('sales', '/admin/calendar', how)
    await page.getByRole('button', { name: say('admin-calendar.next.week') }).click()
    const days = page.locator('ol > li:visible').filter({ has: page.getByRole('button') })
    await expect.poll(() => days.count()).toBe(5)
    // On a phone a day without anybody takes a line, with the way to book somebody.
    const reserve = new RegExp(`^${say('admin-calendar.reserveOf', { time: '' })}`)
    await days.getByRole('link', { name: reserve }).and(page.locator(':visible')).first().waitFor()
    const heights = () => days.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    await expect.poll(async () => Math.min(...(await heights()))).toBeLessThan(how.lowest)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/bookable-days?*', async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('link', { name: say('admin-calendar.book') }).click()
    // Before the first free day is known and chosen, nobody is told that a day is missing.
    await page
      .getByRole('button', { name: say('admin-calendar.book.submit') })
      .and(page.locator('[aria-busy=true]'))
      .waitFor()
    release()
    // What is missing is said once it is asked for, until it is there; an email will do for a phone number.
    forgive(/422/)
    const called = page.getByLabel(say('admin-leads.person.name'))
    const wrong = page.locator('[aria-invalid=true]')
    await page.getByRole('button', { name: say('admin-calendar.book.submit') }).click()
    await expect.poll(() => wrong.count()).toBeGreaterThan(1)
    await page.getByText(say('admin-calendar.slot.choose')).waitFor()
    await called.fill(name)
    expect(await called.getAttribute('aria-invalid')).toBeNull()
    const email = page.getByLabel(say('admin-leads.person.email'))
    await email.fill('caller@example.com')
    expect(
      await page.getByRole('textbox', { name: say('admin-leads.person.phone') }).getAttribute('aria-invalid'),
    ).toBeNull()
    await email.fill('')
    // A number that nobody can dial is said to be one, and would be stored; one that is dialled is not.
    const unread = page.getByText(say('admin.phone.unread'))
    await page.getByRole('textbox', { name: say('admin-leads.person.phone') }).fill('0803 123 456')
    await unread.waitFor()
    await page.getByRole('textbox', { name: say('admin-leads.person.phone') }).fill('+234 803 123 4567')
    await unread.waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: say('admin-leads.person.phone') }).fill('0803 123 4567')
    await page
      .getByRole('radiogroup', { name: say('admin-calendar.slot') })
      .getByRole('radio', { disabled: false })
      .first()
      .check()
    await expectAccessible(page, 'a request that is noted')
    await page.setViewportSize(how.viewport)
    await page.getByRole('button', { name: say('admin-calendar.book.submit') }).click()

    await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByRole('button', { name: say('admin-calendar.moveOf', { name }) }).waitFor()
    // Whoever is expected has a next step: the time that is booked.
    const step = page.getByLabel(say('admin-leads.nextStep'))
    const booked = page.getByText(say('admin-leads.step.booked', { when: '' }).trim())
    await booked.waitFor()
    expect(await step.count()).toBe(0)
    await page.getByRole('button', { name: say('admin-leads.step.add') }).click()
    await step.fill('Measure the roof')
    const become = (status: 'qualified' | 'won') =>
      page.getByRole('article').getByRole('button', { name: say(`admin-leads.become.${status}`), exact: true })
    await become('qualified').click()
    await become('won').waitFor()
    expect(await step.inputValue()).toBe('Measure the roof')
    await page.reload()
    await expect.poll(() => step.inputValue()).toBe('Measure the roof')
    await page.getByText(say('admin-leads.step.unsaved')).waitFor()
    await page.getByRole('button', { name: say('admin-leads.step.save') }).click()
    await page.getByRole('button', { name: say('admin-leads.step.done') }).click()
    await page.getByText(say('admin-leads.event.step_done')).waitFor()
    // What follows is asked in its place, with the focus.
    const asked = page.getByText(say('admin-leads.step.next'))
    await expect.poll(() => asked.evaluate((words) => words === document.activeElement)).toBe(true)
    await booked.waitFor()
    await page.getByRole('button', { name: say('admin-leads.step.add') }).click()
    expect(await step.inputValue()).toBe('')
    await page.getByRole('button', { name: say('admin-leads.step.nothing') }).click()
    await booked.waitFor()
    // Whoever came from the calendar goes back to what they saw of it.
    await page.getByRole('link', { name: say('admin-leads.toCalendar') }).click()
    await page.waitForURL(/\/admin\/calendar\?.*date=/)
  },
)

test.each([
  { viewport: phone, slot: '' },
  { viewport: desk, slot: '16:00' },
])('a day leads to a time on it, an empty hour of a wide desk to that hour ($slot)', async (how) => {
  // Hours are drawn of a week in which anybody is expected.
  await book(`Awa beside ${how.slot}`, '11:00')
  const { page } = await office.visitAs('sales', `/admin/calendar?country=bf&date=${date}`, {
    viewport: how.viewport,
    language: 'fr',
  })
  const address = how.slot ? `slot=${encodeURIComponent(how.slot)}` : `date=${date}`
  await page.locator(`a[href*="kind=appointment"][href*="date=${date}"][href*="${address}"]:visible`).click()
  const typed = (name: string) =>
    page.locator('main form').evaluate((form: HTMLFormElement, field) => new FormData(form).get(field) ?? '', name)
  await expect.poll(() => typed('date')).toBe(date)
  await expect.poll(() => typed('slot')).toBe(how.slot)
})

test('a week without anybody leads to the next appointment; a holiday closes the day to visitors, until it is opened again', async () => {
  await book('Awa again', '15:30')
  const { page, say, forgive } = await office.visitAs('sales', '/admin/calendar?country=bf&date=2020-01-06', {
    viewport: desk,
    language: 'en',
  })
  forgive(/422/)
  const next = page.getByRole('region', { name: /^Next appointment, / })
  await next.getByRole('article').waitFor()
  await next.getByRole('button', { name: say('admin-calendar.toWeek') }).click()
  await page.getByRole('listitem').getByRole('article').first().waitFor()
  await next.waitFor({ state: 'detached' })
  await page.getByText(say('admin-calendar.closedDays.none')).click()
  await page.getByRole('button', { name: say('admin-calendar.close') }).click()
  await page.getByText(say('problems.field.required')).first().waitFor()
  const form = page.getByRole('region', { name: say('admin-calendar.closedDays') })
  await form.getByLabel(say('admin-calendar.date')).fill(date)
  await form.getByLabel(say('admin-calendar.closed.name')).fill('A day of <b>rest</b>')
  await form.getByRole('button', { name: say('admin-calendar.close') }).click()
  await form.getByRole('listitem').getByText('A day of <b>rest</b>').waitFor()
  const offered = async () => {
    const response = await fetch(`${office.site().url}/api/slots?kind=appointment&country=bf&date=${date}`)
    return ((await response.json()) as { available: boolean }[]).some(({ available }) => available)
  }
  expect(await offered()).toBe(false)
  await form.getByRole('button', { name: say('admin-calendar.reopenOf', { name: 'A day of <b>rest</b>' }) }).click()
  await form.getByRole('listitem').getByText('A day of <b>rest</b>').waitFor({ state: 'detached' })
  expect(await offered()).toBe(true)
})
