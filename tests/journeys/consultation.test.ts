import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatShortDay, formatWeekdayAndDate } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { type Language, languages } from '#kernel/language.ts'
import { mailsAbout } from '../support/outbox.ts'
import { consultationForm } from '#business/leads/consultation.ts'
import { firstStepOf } from '#business/leads/visitor-form.ts'
import { aConsultation, chooseDay, fillConsultation } from '../support/sent-requests.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { visits } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const visit = visits()
const slotOf = { fr: '9-10am', en: '2-3pm' } as const

async function openFromFooter(page: Page, say: Text): Promise<Locator> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.footer.expert') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('leads.consultation.title') })
  await dialog.waitFor()
  return dialog
}

async function fill(dialog: Locator, say: Text, date: string) {
  await fillConsultation(dialog, say, {
    ...aConsultation(date, slotOf[say.language]),
    firstName: 'Aminata',
    lastName: `Journey ${say.language}`,
    email: `aminata.${say.language}@example.org`,
    phone: '+234 801 234 5678',
  })
}

test.each(languages)(
  'a consultation whose first answer is lost is stored once, and told by mail (%s)',
  async (language: Language) => {
    const { page, say, open, forgive } = await visit({ language })
    forgive(/ERR_FAILED/)
    await open('/products')
    const dialog = await openFromFooter(page, say)
    const date = workingDay()
    await fill(dialog, say, date)

    // The request arrives, its answer does not.
    await page.route('**/api/consultations', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: say('leads.consultation.submit') }).click()
    await dialog
      .getByRole('alert')
      .filter({ hasText: say('leads.consultation.failure.title') })
      .waitFor()
    await expect
      .poll(() => dialog.getByLabel(say('leads.consultation.label.lastName'), { exact: true }).inputValue())
      .toBe(`Journey ${language}`)
    await expect.poll(() => dialog.locator('input[name=preferredTimeSlot]:checked').inputValue()).toBe(slotOf[language])
    await page.unroute('**/api/consultations')
    await dialog.getByRole('button', { name: say('leads.failure.retry') }).click()

    const title = { fr: 'Demande envoyée', en: 'Request Submitted Successfully' }[language]
    const hasFocus = (inside: Locator) => inside.evaluate((element) => element.contains(document.activeElement))
    // What was booked takes the form's place, from its title on.
    const booked = page.getByRole('dialog', { name: title })
    await expect.poll(() => hasFocus(booked.getByRole('heading', { level: 2 }))).toBe(true)
    await booked.getByText(formatWeekdayAndDate(date, language)).waitFor()
    await booked.getByText('+234 801 234 5678').waitFor()
    await booked.getByText(/^CON-\d{6}$/).waitFor()
    await booked
      .getByRole('status')
      .filter({ hasText: say('leads.consultation.success.text') })
      .waitFor()
    // It is told once.
    expect(await page.getByText(say('leads.consultation.success.text')).count()).toBe(1)
    await booked
      .getByRole('button', { name: say('shell.dialog.close') })
      .last()
      .click()
    await booked.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(page.getByRole('contentinfo'))).toBe(true)

    const person = `Aminata Journey ${language}`
    const stored = await leadsOf(person)
    expect(stored).toMatchObject([
      {
        kind: 'consultation',
        country: 'cm',
        language,
        email: `aminata.${language}@example.org`,
        payload: {
          preferredDate: date,
          preferredTimeSlot: slotOf[language],
          state: 'lagos',
          fuelSpend: 'no-generator',
        },
        source: '/products',
      },
    ])
    const reference = `CON-${String(stored[0]?.id).padStart(6, '0')}`
    await expect
      .poll(() => mailsAbout(reference))
      .toMatchObject([
        { template: 'consultation-staff', to: 'sales@ranasolar.example', calendar: null },
        { template: 'consultation-visitor', to: `aminata.${language}@example.org` },
      ])
    const [staff, visitor] = mailsAbout(reference)
    expect(staff?.text).toContain(person)
    expect(visitor?.calendar).toContain('BEGIN:VEVENT')
    expect(visitor?.calendar).toContain(
      `DTSTART;TZID=Africa/Lagos:${date.replaceAll('-', '')}T${{ fr: '09', en: '14' }[language]}0000`,
    )

    // Sent is sent: the form is empty the next time.
    const again = await openFromFooter(page, say)
    await expect
      .poll(() => again.getByLabel(say('leads.consultation.label.firstName'), { exact: true }).inputValue())
      .toBe('')
  },
)

test('each step says what its fields need, in the words of the specification', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  await open('/')
  const dialog = await openFromFooter(page, say)
  const errors = dialog.locator('[id$="-error"]')
  const hasFocus = (field: Locator) => field.evaluate((input) => input === document.activeElement)
  // The first free day is chosen, in sight; what it may be sent without is nothing.
  const free = dialog.getByRole('radiogroup', { name: say('leads.booking.days') }).getByRole('radio')
  await free
    .first()
    .and(page.getByRole('radio', { checked: true }))
    .waitFor()
  await chooseDay(dialog, say, 'Preferred date', '')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await errors.first().waitFor()
  expect(await errors.allInnerTexts()).toEqual([
    'Please select a preferred date.',
    'Please select a preferred time slot.',
    'First name must be at least 2 characters.',
    'Last name must be at least 2 characters.',
    'Please enter a valid phone number.',
  ])
  expect(await hasFocus(dialog.getByLabel('Preferred date'))).toBe(true)
  const first = firstStepOf(consultationForm)
  const whole: Record<string, string> = aConsultation(workingDay(), '3-4pm')
  await fillConsultation(dialog, say, Object.fromEntries(first.map((name) => [name, whole[name] ?? ''])))
  await expect.poll(() => hasFocus(dialog.getByLabel('Email'))).toBe(true)
  expect(await errors.allInnerTexts()).toEqual([])
  // What was booked stays in sight above what is asked next.
  await dialog.getByText(`Step 2 of 2 · ${formatShortDay(workingDay(), 'en')}, 3:00 – 4:00 PM`).waitFor()
  // Back to the first step and on again: what was typed in either is kept.
  const town = dialog.getByLabel(say('leads.consultation.label.installationAddress'))
  await town.fill('4 Kept Street')
  await dialog.getByRole('button', { name: say('leads.back') }).click()
  const firstName = dialog.getByLabel('First name')
  await firstName.waitFor()
  expect(await firstName.inputValue()).toBe(whole.firstName)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => town.inputValue()).toBe('4 Kept Street')
  expect(await firstName.isVisible()).toBe(false)
  await town.fill('')
  await dialog.getByRole('button', { name: 'Submit request' }).click()
  await errors.first().waitFor()
  expect(await errors.allInnerTexts()).toEqual([
    'Please enter a valid email address.',
    'Please enter a valid installation address.',
    'Please select a state.',
    'Please select your monthly electricity spend.',
    'Please select your monthly fuel spend.',
    'Please select your budgeted cost.',
    'Please select your expected purchase timeline.',
    'Please select how you heard about us.',
  ])
  expect(await hasFocus(dialog.getByLabel('Email'))).toBe(true)
})

test('a day that cannot be booked is told at once, and what was typed outlives closing and a reload', async () => {
  const { page, say, open } = await visit()
  await open('/')
  const dialog = await openFromFooter(page, say)
  const saturday = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)
  while (saturday.getUTCDay() !== 6) saturday.setUTCDate(saturday.getUTCDate() + 1)
  const label = say('leads.consultation.label.preferredDate')
  await chooseDay(dialog, say, label, saturday.toISOString().slice(0, 10))
  await dialog.getByText(say('leads.booking.error.weekend')).waitFor()
  const hours = dialog.getByRole('radiogroup', { name: say('leads.consultation.label.preferredTimeSlot') })
  await hours.getByText(say('leads.booking.hint.slot')).waitFor()
  expect(await hours.getByRole('radio').count()).toBe(0)
  // The days that are free are a tap away.
  const free = dialog.getByRole('radiogroup', { name: say('leads.booking.days') }).getByRole('radio')
  await free.last().check()
  await dialog.getByText(say('leads.booking.error.weekend')).waitFor({ state: 'detached' })
  expect(await dialog.getByLabel(label, { exact: true }).count()).toBe(0)
  // A day that was found in the calendar is said in words too.
  await chooseDay(dialog, say, label, workingDay())
  await dialog.getByText(formatWeekdayAndDate(workingDay(), 'fr')).waitFor()
  await expect.poll(() => hours.getByRole('radio').count()).toBe(10)
  const firstName = (inside: Locator) => inside.getByLabel(say('leads.consultation.label.firstName'), { exact: true })
  await firstName(dialog).fill('Salimata')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await firstName(await openFromFooter(page, say)).inputValue()).toBe('Salimata')
  await open('/products')
  expect(await firstName(await openFromFooter(page, say)).inputValue()).toBe('Salimata')
})
