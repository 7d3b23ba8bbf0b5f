import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Text } from '#i18n/text.ts'
import { nameIn } from '#kernel/name-in.ts'
import { homeAppliances, openShelf, shownResult, tick, tickBox } from '../support/audit.ts'
import { hotspotPage } from '../support/phone-network.ts'
import { answersToClicks, desk, visits } from '../support/visit.ts'

const visit = visits()

type Step = '1' | '2' | '3'
const stepWords = (say: Text, step: Step) => say(`energy.step.${step}`, { max: 3 })
const bar = (page: Page) => page.getByRole('progressbar')

async function isAtStep(page: Page, say: Text, step: Step) {
  await expect.poll(() => bar(page).getAttribute('aria-valuetext')).toBe(stepWords(say, step))
  expect(await bar(page).getAttribute('aria-valuenow')).toBe(step)
}

test('on a desk the way on is in sight however many appliances are chosen', async () => {
  const { page, say, open } = await visit({ viewport: desk })
  await open('/smart-solar-plan')
  await answersToClicks(page)
  for (const shelf of await page.locator('section[aria-labelledby=appliances] summary').all()) await shelf.click()
  const boxes = page.locator('section[aria-labelledby=appliances]').getByRole('checkbox')
  for (const box of (await boxes.all()).slice(0, 12)) await box.check()
  await page.evaluate(() => window.scrollTo(0, 0))
  const next = page.getByRole('button', { name: say('energy.continue') })
  expect(await next.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
})

test('the browser moves between the steps, a reload keeps everything', async () => {
  const find = await homeAppliances()
  const { page, say, open } = await visit()
  const fridge = nameIn(find('Refrigerator (single door)'), 'fr')
  await open('/smart-solar-plan')
  await tick(page, fridge)
  await page.getByRole('button', { name: say('energy.quantity.increase', { name: fridge }) }).click()

  await page.reload()
  await answersToClicks(page)
  await isAtStep(page, say, '1')
  const quantity = page.getByRole('spinbutton', { name: say('energy.quantity.label', { name: fridge }) })
  await openShelf(page, fridge)
  expect(await tickBox(page, fridge).isChecked()).toBe(true)
  await expect.poll(() => quantity.inputValue()).toBe('2')

  await page.getByRole('button', { name: say('energy.continue') }).click()
  await isAtStep(page, say, '3')
  const result = await shownResult(page, say)
  await page.goBack()
  await isAtStep(page, say, '1')
  await page.goForward()
  await isAtStep(page, say, '3')
  expect(await shownResult(page, say)).toEqual(result)

  await page.getByRole('button', { name: say('sizing.result.modify') }).click()
  await isAtStep(page, say, '2')
  await expect.poll(() => page.getByRole('spinbutton', { name: say('sizing.backup.label') }).inputValue()).toBe('8')
  await page.getByRole('spinbutton', { name: say('sizing.backup.label') }).fill('4')
  await page.reload()
  await answersToClicks(page)
  await isAtStep(page, say, '2')
  await expect.poll(() => page.getByRole('spinbutton', { name: say('sizing.backup.label') }).inputValue()).toBe('4')
  await page.goBack()
  await isAtStep(page, say, '3')
  expect(await shownResult(page, say)).toEqual(result)
  await page.goForward()
  await page.getByRole('button', { name: say('energy.back') }).click()
  await isAtStep(page, say, '1')
  await expect.poll(() => quantity.inputValue()).toBe('2')
})

test('a reload on the result calculates it again; without a selection it leads to the first step', async () => {
  const find = await homeAppliances()
  const { page, say, open } = await visit({ language: 'en' })
  await open('/smart-solar-plan?step=3')
  await isAtStep(page, say, '1')
  await tick(page, find('Refrigerator (single door)').nameEn)
  await page.getByRole('button', { name: say('energy.continue') }).click()
  const result = await shownResult(page, say)
  await page.reload()
  expect(await shownResult(page, say)).toEqual(result)
})

test('the address preselects the project type; each type keeps a list of its own', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  await open('/energy-audit?type=commercial')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/smart-solar-plan?type=commercial')
  const type = (segment: 'residential' | 'commercial') =>
    page.getByRole('radio', { name: new RegExp(`^${say(`energy.type.${segment}`)}`) })
  expect(await type('commercial').isChecked()).toBe(true)
  await tick(page, 'Laptop')
  // The picture lies over the radio button: a finger meets the card.
  const choose = (segment: 'residential' | 'commercial') =>
    page
      .locator('label')
      .filter({ has: type(segment) })
      .click()
  await choose('residential')
  await page.getByText(say('energy.selection.empty')).filter({ visible: true }).waitFor()
  await choose('commercial')
  await openShelf(page, 'Laptop')
  expect(await tickBox(page, 'Laptop').isChecked()).toBe(true)
})

test('a calculation that the network loses, or a hotspot answers, keeps the choices, and can be tried again', async () => {
  const find = await homeAppliances()
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/smart-solar-plan')
  await tick(page, nameIn(find('Refrigerator (single door)'), 'fr'))
  await page.route('**/api/smart-solar-plan/calculate', (route) => route.abort())
  await page.getByRole('button', { name: say('energy.continue') }).click()
  const alert = page.getByRole('alert').filter({ hasText: say('energy.failure.title') })
  await alert.waitFor()
  await isAtStep(page, say, '1')
  await page.unroute('**/api/smart-solar-plan/calculate')
  await page.route('**/api/smart-solar-plan/calculate', (route) => route.fulfill(hotspotPage))
  const answered = page.waitForResponse('**/api/smart-solar-plan/calculate')
  await alert.getByRole('button', { name: say('energy.retry') }).click()
  await answered
  await alert.waitFor()
  await isAtStep(page, say, '1')
  await page.unroute('**/api/smart-solar-plan/calculate')
  await alert.getByRole('button', { name: say('energy.retry') }).click()
  await isAtStep(page, say, '3')
  expect((await shownResult(page, say)).total).toContain('kWh')
})

test('more than any system of the catalogue gives: the closest one, and an expert', async () => {
  const find = await homeAppliances()
  const { page, say, open } = await visit({ language: 'en' })
  await open('/smart-solar-plan')
  const name = find('Refrigerator (single door)').nameEn
  await tick(page, name)
  await page.getByRole('spinbutton', { name: say('energy.quantity.label', { name }) }).fill('900')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'No standard system matches exactly' }).waitFor()
  await page.getByText(say('sizing.closest.title')).waitFor()
  await page.getByRole('button', { name: 'Talk to an expert now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Talk to an expert' })
  await dialog.waitFor()
  await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('')
})
