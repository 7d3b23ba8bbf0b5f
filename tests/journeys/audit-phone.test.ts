import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { nameIn } from '#kernel/name-in.ts'
import { presets } from '#business/energy/built-in-presets.ts'
import { appliances } from '#business/energy/built-in-appliances.ts'
import { tickBox } from '../support/audit.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

test.each([
  { language: 'en', country: 'cm' },
  { language: 'fr', country: 'bf' },
] as const)(
  'a list of ten from a kind of place is within four screens of a phone, the way on in reach ($language, $country)',
  async ({ language, country }) => {
    const { page, say, open } = await visit({ language, country })
    await page.setViewportSize({ width: 360, height: 800 })
    await open('/smart-solar-plan')
    const home = presets.find(({ key }) => key === 'family-home')
    if (!home) throw new Error('no family home')
    const onward = page.getByRole('button', { name: say('energy.continue') })
    const topOf = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().top)
    // What is asked first comes first, and no bar stands over it while there is nothing to go on with.
    expect(await topOf(page.getByRole('searchbox'))).toBeLessThan(await topOf(page.getByRole('combobox').first()))
    expect(await topOf(onward)).toBeGreaterThan(800)
    await page.getByText(nameIn(home, language), { exact: true }).click()
    const list = page.getByRole('list', { name: say('energy.selection.title') })
    await expect.poll(() => list.getByRole('spinbutton').count()).toBe(home.lines.length)
    for (const { applianceId } of home.lines.slice(10)) {
      const appliance = appliances.find(({ id }) => id === applianceId)
      const name = appliance ? nameIn(appliance, language) : ''
      const row = list.getByRole('listitem').filter({ hasText: name })
      await row.getByRole('button', { expanded: false }).click()
      await row.getByRole('button', { name: say('energy.line.remove') }).click()
    }
    await expect.poll(() => list.getByRole('spinbutton').count()).toBe(10)
    // Minus takes the last one away, and what it was can be had back.
    const one = home.lines.find(({ quantity }) => quantity === 1)
    const last = appliances.find(({ id }) => id === one?.applianceId)
    const lastName = last ? nameIn(last, language) : ''
    await list.getByRole('button', { name: say('energy.quantity.remove', { name: lastName }), exact: true }).click()
    await expect.poll(() => list.getByRole('spinbutton').count()).toBe(9)
    await page.getByRole('button', { name: say('energy.removed.undo'), exact: true }).click()
    await expect.poll(() => list.getByRole('spinbutton').count()).toBe(10)
    const mainHeight = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? Infinity)
    expect(mainHeight).toBeLessThanOrEqual(4 * 640)

    const isOnTop = () =>
      onward.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    expect(await isOnTop()).toBe(true)

    await page.getByRole('combobox', { name: /NEPA|SONABEL/ }).selectOption('11')
    await page.locator('summary', { hasText: say('energy.spend.title') }).click()
    await page.getByRole('textbox', { name: say('savings.spend.fuel') }).fill('60 000')
    const sent = page.waitForRequest('**/api/smart-solar-plan/calculate')
    await onward.click()
    expect((await sent).postDataJSON()).toMatchObject({ grid: true, band: 'C', spend: { fuel: 60_000 }, country })
    await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()

    // The way to the instalments is there once, and stays in reach when it is left behind.
    const ways = page.getByRole('button', { name: say('sizing.answer.instalments') })
    await expect.poll(() => ways.count()).toBe(1)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(() => ways.count()).toBe(2)
  },
)

test('a draft of the time before is still there, and "AC" finds air conditioners', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  const line = { applianceId: 2, quantity: 4, hoursDay: 8, hoursNight: 16, isEssential: true }
  const older = { segment: 'residential', lines: { residential: [line], commercial: [] }, places: {}, grid: true }
  await page.addInitScript((kept) => localStorage.setItem('audit.v1', kept), JSON.stringify(older))
  await open('/smart-solar-plan')
  const quantity = page.getByRole('spinbutton', {
    name: say('energy.quantity.label', { name: 'Refrigerator (single door)' }),
  })
  await expect.poll(() => quantity.inputValue()).toBe('4')
  await page.getByRole('searchbox').fill('AC')
  await tickBox(page, 'Air conditioner 1 HP (inverter)').waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: /[Cc]offee/ }).count()).toBe(0)
})
