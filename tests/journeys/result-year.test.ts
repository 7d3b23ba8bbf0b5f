import { expect, test } from 'vitest'
import { formatMonth } from '#i18n/format.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { homeAppliances, tick } from '../support/audit.ts'
import { plain } from '../support/shown-text.ts'
import { phone, visits } from '../support/visit.ts'

const visit = visits()

test.each(languages)(
  'the year of a system comes when it is near, and again after a fetch that was lost (%s)',
  async (language) => {
    const find = await homeAppliances()
    const { page, say, open, forgive } = await visit({ language, viewport: phone })
    forgive(/ERR_FAILED/)
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/year') && asked.push(request.url()))
    await open('/smart-solar-plan')
    await tick(page, nameIn(find('Refrigerator (single door)'), language))
    await page.getByRole('button', { name: say('energy.continue') }).click()
    await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()
    expect(asked).toEqual([])

    const year = '**/api/smart-solar-plan/year'
    let isCut = true
    await page.route(year, (route) => (isCut ? route.abort() : route.continue()))
    await page.getByRole('heading', { name: say('sizing.need.title') }).scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: say('savings.year.failed') }).waitFor()
    isCut = false
    await page.getByRole('button', { name: say('shell.error.retry') }).click()
    await page.getByRole('heading', { name: say('savings.title') }).waitFor()

    await page
      .locator('summary', { hasText: say('savings.year.day.title') })
      .first()
      .click()
    await page.getByLabel(say('savings.year.month'), { exact: true }).selectOption('1')
    const day = say('savings.year.day.of', { month: formatMonth(1, language) })
    await page.getByRole('figure', { name: day }).waitFor()
    await page
      .locator('summary', { hasText: say('savings.year.table.title') })
      .first()
      .click()
    const rows = page.getByRole('table', { name: say('savings.year.table.title') }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(13)
    expect(plain(await rows.nth(1).innerText())).toMatch(/100 ?%/)
    await expectAccessible(page, 'the year of a system')

    await page.getByRole('link', { name: say('sizing.result.compare') }).click()
    await page.getByRole('heading', { level: 1, name: say('compare.title') }).waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?systems=\d+(,\d+)+$/)
    await page.getByRole('region', { name: say('compare.table') }).waitFor()
    // Until the audit is sized anew the table tells of a usual load at the usual place.
    const usual = page.getByText(say('compare.prices.installed.at', { place: 'Lagos' }))
    await expect.poll(() => usual.count()).toBe(0)
  },
)
