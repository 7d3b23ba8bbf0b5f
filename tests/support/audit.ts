import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { AuditAnswer } from '#business/energy/audit-answer.ts'
import type { ApplianceUsage, AuditRequest } from '#business/energy/audit-request.ts'
import type { ListedAppliance, ListedCategory } from '#business/energy/listed-appliance.ts'
import { systemName } from '#business/energy/ui/recommendation.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { plain } from './shown-text.ts'

/** The appliances that the API lists for homes, found by their English name. */
export async function homeAppliances(): Promise<(nameEn: string) => ListedAppliance & { category: ListedCategory }> {
  const response = await fetch(`${inject('siteUrl')}/api/appliances/by-category?segment=residential`)
  const categories = (await response.json()) as ListedCategory[]
  return (nameEn) => {
    const category = categories.find(({ appliances }) => appliances.some((entry) => entry.nameEn === nameEn))
    const appliance = category?.appliances.find((entry) => entry.nameEn === nameEn)
    if (!category || !appliance) throw new Error(`no appliance is called ${nameEn}`)
    return { ...appliance, category }
  }
}

/** What the API answers for a selection of a home in Lagos without the grid. */
export async function calculate(applianceUsage: readonly ApplianceUsage[], backupHours: number): Promise<AuditAnswer> {
  const place = { country: 'cm', place: 'lagos', grid: false } as const
  const body: AuditRequest = { applianceUsage: [...applianceUsage], backupHours, clientType: 'residential', ...place }
  const response = await fetch(`${inject('siteUrl')}/api/smart-solar-plan/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as AuditAnswer
}

/** The tick box of an appliance: its name with its power behind it, unless the name says it. */
export function tickBox(page: Page, name: string) {
  const start = name.replaceAll(/[()+*.?]/g, String.raw`\$&`)
  return page.getByRole('checkbox', { name: new RegExp(String.raw`^${start}( [\d .,]+W)?$`) })
}

/** Opens the shelf that has an appliance of that name, and ticks it there. */
export async function tick(page: Page, name: string): Promise<void> {
  await openShelf(page, name)
  await tickBox(page, name).check()
}

/** Opens the shelf that has an appliance of that name. */
export async function openShelf(page: Page, name: string): Promise<void> {
  const shelf = page.locator('details', { hasText: name }).first()
  if (!(await shelf.evaluate((details: HTMLDetailsElement) => details.open))) await shelf.locator('summary').click()
}

/** The label of the panels, of whatever power. */
const panelsOf = (say: Text) =>
  new RegExp(`^${say('sizing.need.panels', { power: 0 }).replace(/0.?W/, String.raw`\d+.?W`)}$`)

/** The large numbers of the result, by their label, as a visitor reads them. */
export async function shownResult(page: Page, say: Text) {
  await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()
  const needs = page.locator('details', { hasText: say('sizing.need.title') }).first()
  const first = page.locator(`main p:text-is("${say('sizing.need.inverter')}")`)
  // What is drawn again meanwhile is closed again.
  const isOpen = async () => {
    if (!(await first.isVisible())) await needs.locator('summary').first().click()
    return first.isVisible()
  }
  await expect.poll(isOpen).toBe(true)
  const figure = async (key: Parameters<Text>[0]) =>
    plain(await page.locator(`main p:text-is("${say(key)}") + p`).innerText())
  const card = page.getByRole('region', { name: /./ }).filter({ hasText: say('sizing.match.badge') })
  return {
    total: await figure('sizing.result.total'),
    essential: await figure('sizing.result.essential'),
    nonEssential: await figure('sizing.result.nonEssential'),
    inverter: await figure('sizing.need.inverter'),
    battery: await figure('sizing.need.battery'),
    array: await figure('sizing.need.array'),
    panels: plain(
      await page
        .locator('main p', { hasText: panelsOf(say) })
        .locator('xpath=following-sibling::p[1]')
        .first()
        .innerText(),
    ),
    product: plain(await card.getByRole('heading').innerText()),
    price: plain(await card.locator('.money').first().innerText()),
  }
}

/** What {@link shownResult} should be for an answer with a recommended product. */
export function expectedResult(answer: AuditAnswer, say: Text) {
  const { requirement, pick } = answer
  if (!pick) throw new Error('the answer recommends no product')
  const locale = say.language === 'fr' ? 'fr-FR' : 'en-US'
  const number = (value: number, digits = 0) =>
    plain(value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }))
  const kwh = (wattHours: number) => `${number(wattHours / 1000, 1)} ${plain(say('energy.kwhPerDay'))}`
  return {
    total: kwh(answer.totalDailyEnergy),
    essential: kwh(answer.totalEssentialEnergy),
    nonEssential: kwh(answer.totalNonEssentialEnergy),
    inverter: `${number(requirement.inverterW)} W`,
    battery: `${number(requirement.batteryWh)} Wh`,
    array: `${number(requirement.arrayWp)} ${say.language === 'fr' ? 'Wc' : 'Wp'}`,
    panels: number(requirement.panels),
    product: systemName(pick, say),
    price: formatMoney({ amount: pick.totalPrice, currency: pick.currency }),
  }
}
