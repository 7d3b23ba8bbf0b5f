import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AuditAnswer } from '#business/energy/audit-answer.ts'
import type { ApplianceUsage } from '#business/energy/audit-request.ts'
import type { Text } from '#i18n/text.ts'
import { type Language, languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { calculate, expectedResult, homeAppliances, shownResult, tick, tickBox } from '../support/audit.ts'
import { mailsAbout } from '../support/outbox.ts'
import { plain } from '../support/shown-text.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

const fridge = 'Refrigerator (single door)'
const bulb = 'LED bulb 9 W'
const fan = 'Ceiling fan'
const television = 'LED TV 43 in'

type Finder = Awaited<ReturnType<typeof homeAppliances>>

/** What the household ticks, with the hours and flags that the specification gives each kind. */
function usageOf(find: Finder, fridgeHours = { hoursDay: 8, hoursNight: 16 }): ApplianceUsage[] {
  return [
    { applianceId: find(fridge).id, quantity: 1, ...fridgeHours, isEssential: true },
    { applianceId: find(bulb).id, quantity: 6, hoursDay: 2, hoursNight: 6, isEssential: true },
    { applianceId: find(fan).id, quantity: 2, hoursDay: 6, hoursNight: 8, isEssential: true },
    { applianceId: find(television).id, quantity: 1, hoursDay: 3, hoursNight: 3, isEssential: false },
  ]
}

/** Ticks the fridge and the bulbs on their shelves, the fan and the television by search. */
async function pickAppliances(page: Page, say: Text, find: Finder) {
  const name = (nameEn: string) => nameIn(find(nameEn), say.language)
  await tick(page, name(fridge))
  await tick(page, name(bulb))
  await page.getByRole('spinbutton', { name: say('energy.quantity.label', { name: name(bulb) }) }).fill('6')

  const search = page.getByRole('searchbox', { name: say('energy.picker.search') })
  await search.fill(name(fan).toLowerCase())
  await tickBox(page, name(fan)).check()
  await page.getByRole('button', { name: say('energy.quantity.increase', { name: name(fan) }) }).click()
  await search.fill('tv 43')
  await tickBox(page, name(television)).check()
  await search.fill('')
}

async function explainInverter(page: Page, say: Text, { requirement }: AuditAnswer) {
  const explained = page.locator('details details', {
    hasText: `${say('sizing.explain')} ${say('sizing.need.inverter')}`,
  })
  await explained.locator('summary').click()
  const term = explained.locator('dl > div', { hasText: say('sizing.term.runningPower') })
  await term.waitFor()
  const locale = say.language === 'fr' ? 'fr-FR' : 'en-US'
  expect(plain(await term.locator('dd').first().innerText())).toBe(
    plain(`${Math.round(requirement.runningW).toLocaleString(locale)} W`),
  )
  expect(plain(await explained.innerText())).toContain(plain(say('sizing.source.inverterMargin')))
}

async function order(page: Page, say: Text, person: string): Promise<string> {
  await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
  await dialog.getByRole('button', { name: say('leads.order.quantity.more') }).click()
  await dialog.getByLabel(say('leads.order.label.fullName')).fill(person)
  await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('+234 801 234 5678')
  await dialog.getByRole('button', { name: say('leads.order.submit') }).click()
  const banner = page.getByRole('status').filter({ hasText: say('leads.order.success.title') })
  await banner.waitFor()
  await dialog.waitFor({ state: 'detached' })
  return /ORD-\d{6}/.exec(await banner.innerText())?.[0] ?? 'no reference'
}

test.each(languages)('sizing a home, comparing, ordering (%s)', async (language: Language) => {
  const find = await homeAppliances()
  const { page, say, open } = await visit({ language })
  await open('/')
  await page
    .getByRole('link', { name: say('home.hero.audit') })
    .first()
    .click()
  await page.waitForURL(/\/smart-solar-plan$/)
  const onward = page.getByRole('button', { name: say('energy.continue') })
  await onward.waitFor()
  expect(await onward.isDisabled()).toBe(true)
  await pickAppliances(page, say, find)
  await onward.click()

  const first = await calculate(usageOf(find), 12)
  expect(await shownResult(page, say)).toEqual(expectedResult(first, say))
  await explainInverter(page, say, first)

  // The product and back: the result stands as it was left.
  const details = page.getByRole('link', { name: say('sizing.match.details') })
  await details.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  await details.click()
  await page.waitForURL(/\/products\/\d+\?audited=true$/)
  await page.getByRole('heading', { level: 1, name: expectedResult(first, say).product }).waitFor()
  // A reload hydrates as it should, and keeps the way back.
  await page.reload()
  await page.getByRole('button', { name: say('catalogue.detail.backToRecommendations') }).click()
  await page.waitForURL(/\/smart-solar-plan\?step=3$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  expect(await shownResult(page, say)).toEqual(expectedResult(first, say))

  // Another use of the fridge, another backup.
  await page.getByRole('button', { name: say('sizing.result.modify') }).click()
  const line = page.getByRole('listitem').filter({ hasText: nameIn(find(fridge), language) })
  await line.getByRole('button', { expanded: false }).click()
  await line.getByRole('spinbutton', { name: say('energy.hours.total') }).fill('10')
  await page.getByRole('spinbutton', { name: say('sizing.backup.label') }).fill('6')
  await page.getByRole('button', { name: say('energy.calculate') }).click()
  const second = await calculate(usageOf(find, { hoursDay: 3, hoursNight: 7 }), 6)
  expect(await shownResult(page, say)).toEqual(expectedResult(second, say))

  await details.click()
  await page.waitForURL(/\/products\/\d+\?audited=true$/)
  const person = `Main Job ${language}`
  const reference = await order(page, say, person)
  const stored = await leadsOf(person)
  const productId = second.recommendedProduct?.id
  expect(stored).toMatchObject([
    {
      kind: 'order',
      country: 'cm',
      language,
      payload: { order: { productId, quantity: 2 } },
      source: `/products/${productId}`,
    },
  ])
  expect(reference).toBe(`ORD-${String(stored[0]?.id).padStart(6, '0')}`)
  await expect
    .poll(() => mailsAbout(reference))
    .toMatchObject([{ template: 'order-staff', to: 'sales@ranasolar.example' }])
  expect(mailsAbout(reference)[0]?.text).toContain(person)
})
