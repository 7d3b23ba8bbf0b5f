import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Text } from '#i18n/text.ts'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { mailsAbout } from '../support/outbox.ts'
import { docxFile, jpegFile } from '../support/sample-files.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { chooseDay } from '../support/sent-requests.ts'
import { answersToClicks, visits } from '../support/visit.ts'
import { wordsOf } from '../support/words.ts'
import { workingDay } from '../support/working-day.ts'

const visit = visits()

async function fillJob(dialog: Locator, say: Text, name: string) {
  const field = (its: 'name' | 'email' | 'phone' | 'message') =>
    dialog.getByLabel(say(`leads.job.label.${its}`), { exact: true })
  await field('name').fill(name)
  await field('email').fill('kofi@example.org')
  await field('phone').fill('+226 70 12 34 56')
  await field('message').fill('Six years of roofs.\nAnd batteries.')
}

/** The message on screen; behind an open dialog it has no role, and is announced by other means. */
function toastIn(page: Page, words: string): Locator {
  return page.locator('li').filter({ hasText: words })
}

describe.each(languages)('on the contact page (%s)', (language) => {
  test('the open dialog books half an hour, whose last place is then gone', async () => {
    const { page, say, open } = await visit({ language, country: 'bf' })
    await open('/contact')
    const dialog = page.getByRole('dialog', { name: say('leads.appointment.title') })
    await dialog.waitFor()
    await expectAccessible(page, 'the dialog')
    const date = workingDay()
    // Each language has a time of its own: the site is one for the whole run.
    const [slot, hour] = { fr: ['08:30', '083000'] as const, en: ['16:00', '160000'] as const }[language]
    const person = `Kofi Contact ${language}`
    // While the hours of the day are on their way, nobody is told that one is missing.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/slots?*', async (route) => {
      await released
      await route.continue()
    })
    await chooseDay(dialog, say, say('leads.appointment.label.date'), date)
    await dialog.getByRole('button', { name: say('leads.appointment.choose') }).click()
    await expect.poll(() => dialog.locator('input[aria-invalid=true]').count()).toBeGreaterThan(0)
    const hours = dialog.getByRole('radiogroup', { name: say('leads.appointment.label.slot') })
    expect(await hours.getAttribute('aria-invalid')).toBeNull()
    release()
    await expect.poll(() => hours.getAttribute('aria-invalid')).toBe('true')
    await hours.locator(`input[value="${slot}"]`).check()
    await dialog.getByLabel(say('leads.appointment.label.name')).fill(person)
    await dialog.getByLabel(say('leads.appointment.label.email')).fill('kofi@example.org')
    await dialog.getByLabel(say('leads.appointment.label.phone')).fill('70 12 34 56')
    await dialog.getByRole('button', { name: say('leads.appointment.submit') }).click()
    const booked = page.getByRole('dialog', { name: say('leads.appointment.success.title') })
    await booked.waitFor()
    await expectAccessible(page, 'what was booked')

    const [stored] = await leadsOf(person)
    expect(stored).toMatchObject({ kind: 'appointment', country: 'bf', language, payload: { date, slot } })
    const reference = `APP-${String(stored?.id).padStart(6, '0')}`
    await booked.getByText(reference, { exact: true }).waitFor()
    await expect.poll(() => mailsAbout(reference)).toHaveLength(2)
    expect(mailsAbout(reference).map(({ calendar }) => calendar)).toContainEqual(
      expect.stringContaining(`DTSTART;TZID=Africa/Ouagadougou:${date.replaceAll('-', '')}T${hour}`),
    )

    const other = { name: 'Ama', email: 'ama@example.org', phone: '70 12 34 57', date, slot, country: 'bf' }
    expect((await page.request.post('/api/appointments', { data: other })).status()).toBe(201)
    expect((await page.request.post('/api/appointments', { data: other })).status()).toBe(409)
    await page.reload()
    await dialog.waitFor()
    await chooseDay(dialog, say, say('leads.appointment.label.date'), date)
    const option = dialog.locator(`input[name=slot][value="${slot}"]`)
    await expect.poll(() => option.isDisabled()).toBe(true)
    await dialog.getByText(say('leads.booking.slots.taken')).first().waitFor()
    await dialog.getByRole('button', { name: say('shell.dialog.close') }).click()
    await dialog.waitFor({ state: 'detached' })
    await expectAccessible(page, 'the page itself')
  })

  test('who wants to join applies with a CV that is one', async () => {
    const { page, say, open, forgive } = await visit({ language })
    forgive(/415/)
    await open('/contact')
    await page.getByRole('button', { name: say('contact.job.action') }).click()
    const dialog = page.getByRole('dialog', { name: say('leads.job.title') })
    await dialog.getByRole('button', { name: say('leads.job.submit') }).click()
    await expect
      .poll(() => dialog.locator('[id$="-error"]').allInnerTexts())
      .toEqual((['name', 'email', 'phone', 'message'] as const).map((name) => say(`leads.job.error.${name}`)))
    await expectAccessible(page, 'the errors')

    const person = `Kofi Job ${language}`
    await fillJob(dialog, say, person)
    const cv = dialog.locator('input[type=file]')
    const toast = (title: string) => toastIn(page, title).waitFor()
    await cv.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpegFile() })
    await toast(say('leads.job.cv.wrongType.title'))
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await toast(say('leads.job.cv.tooLarge.title'))
    // What the name hides, the server sees.
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: jpegFile() })
    await dialog.getByRole('button', { name: say('leads.job.submit') }).click()
    await toast(say('leads.job.cv.wrongType.title'))
    await dialog.getByText(say('leads.job.error.file_kind')).waitFor()
    expect(await leadsOf(person)).toEqual([])

    await cv.setInputFiles({ name: 'Mon CV.docx', mimeType: 'application/msword', buffer: docxFile(90_000) })
    await dialog.getByRole('button', { name: say('leads.job.submit') }).click()
    await toast(say('leads.job.success.title'))
    await dialog.waitFor({ state: 'detached' })
    const [stored] = await leadsOf(person)
    expect(stored).toMatchObject({
      kind: 'job_application',
      language,
      payload: { message: expect.any(String) as string },
    })
    const reference = `JOB-${String(stored?.id).padStart(6, '0')}`
    await expect.poll(() => mailsAbout(reference)).toHaveLength(1)
    expect(mailsAbout(reference)[0]?.text).toContain('Mon CV.docx')
  })
})

test('the dialog that opens by itself lies over nothing: the quicker ways and a message stand in the first screen, and one of them leads to it', async () => {
  const { page, say, open } = await visit({ viewport: { width: 360, height: 740 } })
  await open('/contact')
  const dialog = page.getByRole('dialog', { name: say('leads.appointment.title') })
  await dialog.waitFor()
  const main = page.getByRole('main')
  const book = main.getByRole('button', { name: say('contact.appointment.action') })
  for (const way of [
    main.getByRole('link', { name: say('contact.chat.action') }),
    main.getByRole('link', { name: say('contact.call', { phone: '+234 800 000 0101' }) }),
    book,
    // The form begins there too.
    main.getByRole('region', { name: say('contact.message.title') }).getByLabel(say('contact.message.label.name')),
  ]) {
    const bottom = await way.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(740)
    await way.click({ trial: true })
  }
  const top = () => dialog.evaluate((element) => element.getBoundingClientRect().top)
  await book.click()
  await expect.poll(top).toBeLessThan(370)
  await page.keyboard.press('Tab')
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.getByRole('button', { name: say('leads.appointment.later') }).click()
  await dialog.waitFor({ state: 'detached' })
  await book.click()
  await dialog.waitFor()
  await expect.poll(top).toBeLessThan(370)
})

test('the day that a form begins with is no draft; one that was kept and is over gives way to the first free one, and its time is asked again', async () => {
  const { page, say, open } = await visit({ language: 'en', country: 'bf' })
  await open('/contact')
  const dialog = page.getByRole('dialog', { name: say('leads.appointment.title') })
  const first = dialog
    .getByRole('radiogroup', { name: say('leads.booking.days') })
    .getByRole('radio')
    .first()
  await expect.poll(() => first.isChecked()).toBe(true)
  const kept = () => page.evaluate(() => sessionStorage.getItem('appointment draft'))
  expect(await kept()).toBeNull()
  await dialog.getByLabel(say('leads.appointment.label.name')).fill('Ama')
  await expect.poll(kept).toContain('Ama')
  await page.evaluate(() =>
    sessionStorage.setItem('appointment draft', JSON.stringify({ name: 'Ama', date: '2026-01-05', slot: '10:00' })),
  )
  await page.reload()
  await expect.poll(() => dialog.getByLabel(say('leads.appointment.label.name')).inputValue()).toBe('Ama')
  await expect.poll(() => first.isChecked()).toBe(true)
  await dialog.getByText(say('leads.booking.error.past_slot')).waitFor()
  expect(await dialog.locator('input[name=slot]:checked').count()).toBe(0)
  expect(await dialog.locator('input[type=date]').count()).toBe(0)
})

test('an application that the network loses keeps what was typed, and its file', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED/)
  await open('/contact')
  await page.getByRole('button', { name: 'Join our team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join our team' })
  await fillJob(dialog, say, 'Kofi Lost')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: docxFile() })
  await page.route('**/api/job-applications', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Submit application' }).click()
  await toastIn(page, 'An error occurred. Please try again.').waitFor()
  await page.unroute('**/api/job-applications')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await toastIn(page, 'Thank you for your application. We will contact you soon.').waitFor()
  expect(await leadsOf('Kofi Lost')).toHaveLength(1)
})

test('without script the page is read, and nothing that needs one is shown', async () => {
  const { page, say, open } = await visit({ javaScriptEnabled: false })
  await open('/contact')
  await page.getByRole('heading', { level: 1, name: say('contact.title') }).waitFor()
  await page
    .getByText(/du lundi au vendredi, de 8\sh\sà\s17\sh/i)
    .filter({ visible: true })
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual([say('contact.message.submit')])
  const chat = page.getByRole('main').getByRole('link', { name: say('contact.chat.action') })
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2348000000101\?/)
  expect(await chat.getAttribute('target')).toBe('_blank')
})

test('the plain form works with a script too: its answer is taken up, and no dialog covers it', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en', country: 'bf' })
  forgive(/422/)
  await open('/contact')
  const form = page.locator('[aria-labelledby=write] form')
  const send = async () => {
    const loaded = page.waitForEvent('load')
    await form.getByRole('button', { name: say('contact.message.submit') }).click()
    await loaded
    await answersToClicks(page)
  }
  await form.getByLabel(say('contact.message.label.name')).fill('Kofi Plain')
  await form.getByLabel(say('contact.message.label.message')).fill('Do you sell panels alone?')
  await send()
  await page
    .getByRole('alert')
    .getByRole('link', { name: say('contact.message.error.reach') })
    .waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expectAccessible(page, 'the refused message')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Français/ })
    .click()
  const french = await wordsOf('fr')
  await page.getByText(french('contact.message.error.reach')).first().waitFor()
  await form.getByLabel(french('contact.message.label.phone')).fill('70 12 34 56')
  await form.getByRole('button', { name: french('contact.message.submit') }).click()
  await page.getByRole('heading', { name: french('contact.message.sent.title') }).waitFor()
  await expectAccessible(page, 'the message sent')
  expect(await leadsOf('Kofi Plain')).toMatchObject([{ kind: 'message', language: 'fr', country: 'bf', email: null }])
})

test('a message that is sent without a network stays, and the page says so', async () => {
  const { page, say, open } = await visit()
  await open('/contact')
  // By then a script answers a press.
  await page.getByRole('dialog').waitFor()
  const form = page.locator('[aria-labelledby=write] form')
  const message = form.getByLabel(say('contact.message.label.message'))
  await message.fill('Un devis, s’il vous plaît.')
  await page.context().setOffline(true)
  await form.getByRole('button', { name: say('contact.message.submit') }).click()
  await form.getByRole('alert').getByText(say('contact.message.offline'), { exact: true }).waitFor()
  await expect.poll(() => message.inputValue()).toBe('Un devis, s’il vous plaît.')
})
