import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countryTable } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { homeAppliances, openShelf, tick, tickBox } from '../support/audit.ts'
import { networkOf } from '../support/phone-network.ts'
import { aConsultation, fillConsultation } from '../support/sent-requests.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { answersToClicks, visits } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const visit = visits()

/** Opens a page whose scripts are still on their way; the answered function has them arrive, and waits for the app. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/{hydrate,reading}-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#scripts').waitFor({ state: 'attached' })
  return async () => {
    resolve()
    await answersToClicks(page)
  }
}

test('appliances that are ticked before the scripts have come are counted, once', async () => {
  const { page, say } = await visit()
  const find = await homeAppliances()
  const fridge = find('Refrigerator (single door)')
  const other = fridge.category.appliances.find(({ id }) => id !== fridge.id) ?? fridge
  const arrive = await openEarly(page, '/smart-solar-plan')
  await tick(page, fridge.name)
  await tick(page, other.name)
  await tickBox(page, other.name).uncheck()
  await arrive()
  await page
    .getByText(say('energy.selection.count', { count: 1 }))
    .filter({ visible: true })
    .first()
    .waitFor()
  await openShelf(page, fridge.name)
  expect(await tickBox(page, fridge.name).isChecked()).toBe(true)
  expect(await tickBox(page, other.name).isChecked()).toBe(false)
})

test('on a line of 400 kbit/s and 400 ms the first tick counts, and a request that is pressed twice arrives once', async () => {
  const fridge = (await homeAppliances())('Refrigerator (single door)')
  const slots = { fr: '10-11am', en: '1-2pm' } as const
  // Both languages wait for their lines at the same time.
  const inLanguage = languages.map(async (language) => {
    const { page, say } = await visit({ language })
    await (await networkOf(page)).crawl()
    await page.goto('/smart-solar-plan', { waitUntil: 'commit' })
    await tick(page, nameIn(fridge, language))
    await page
      .getByText(say('energy.selection.count', { count: 1 }))
      .filter({ visible: true })
      .first()
      .waitFor()
    await page.getByRole('button', { name: say('energy.continue') }).click()
    await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('shell.footer.expert') })
      .click()
    const dialog = page.getByRole('dialog', { name: say('leads.consultation.title') })
    const asked = { ...aConsultation(workingDay(), slots[language]), firstName: 'Slow', lastName: `Line ${language}` }
    await fillConsultation(dialog, say, asked)
    await dialog.getByRole('button', { name: say('leads.consultation.submit') }).dblclick()
    await page.getByRole('dialog', { name: say('leads.consultation.success.title') }).waitFor()
    expect(await leadsOf(`Slow Line ${language}`)).toMatchObject([{ kind: 'consultation', language }])
  })
  await Promise.all(inLanguage)
})

test('a system that is chosen and a button that is pressed early count when the app has come', async () => {
  const { page, say } = await visit()
  const arrive = await openEarly(page, '/financing')
  const third = page.locator('label', { has: page.getByRole('radio') }).nth(2)
  const [name = ''] = (await third.innerText()).split('\n')
  await third.click()
  await page.getByRole('button', { name: say('simulator.calculate') }).click()
  await arrive()
  const plan = page.getByRole('region', { name: say('plan.title') })
  await plan.waitFor()
  expect(await plan.innerText()).toContain(name)
})

test('a slider that is moved early keeps its value, which the app knows', async () => {
  const { page } = await visit()
  const arrive = await openEarly(page, '/financing')
  const slider = page.getByRole('slider').last()
  await slider.fill('6')
  await arrive()
  await expect.poll(() => page.getByRole('spinbutton').last().inputValue()).toBe('6')
  expect(await slider.inputValue()).toBe('6')
})

test('so does a list that is chosen from early', async () => {
  const { page, say } = await visit()
  const arrive = await openEarly(page, '/smart-solar-plan')
  const place = page.getByRole('combobox', { name: say(`energy.place.label.${countryTable.cm.placeKind}`) })
  const chosen = (await place.locator('option').nth(2).getAttribute('value')) ?? ''
  expect(chosen).not.toBe(await place.inputValue())
  await place.selectOption(chosen)
  await arrive()
  await tick(page, (await homeAppliances())('Refrigerator (single door)').name)
  await page
    .getByText(say('energy.selection.count', { count: 1 }))
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await place.inputValue()).toBe(chosen)
})

test.each(['/products', '/faq'])('a window that is asked for early opens (%s)', async (path) => {
  const { page, say } = await visit()
  const arrive = await openEarly(page, path)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.footer.expert') })
    .click()
  await arrive()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('whoever writes before the scripts have come is not interrupted', async () => {
  const { page, say } = await visit()
  const arrive = await openEarly(page, '/contact')
  const name = page.locator('[aria-labelledby=write] form').getByLabel(say('contact.message.label.name'))
  await name.fill('Awa')
  await arrive()
  await page.getByRole('dialog', { name: say('leads.appointment.title') }).waitFor()
  expect(await name.inputValue()).toBe('Awa')
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
})

test.each(['/products/9', '/news/choosing-a-battery'])(
  'back from %s that was reloaded, before any script has come',
  async (path) => {
    const { page, open } = await visit()
    const list = path.replace(/\/[^/]+$/, '')
    await open('/')
    await page.getByRole('contentinfo').locator(`a[href="${list}"]`).click()
    await page.waitForURL((url) => url.pathname === list)
    const link = page.locator(`main a[href="${path}"]`).first()
    await link.click()
    await page.waitForURL((url) => url.pathname === path)
    await link.waitFor({ state: 'detached' })
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const scripts = '**/assets/{hydrate,reading}-*.js'
    await page.route(scripts, () => undefined)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.unroute(scripts)
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => link.count()).toBe(1)
  },
)
