import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

test.each(languages)(
  'from a product one reads what is covered, how to complain, and to whom when we do not agree (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language, country: 'bf' })
    await open('/products/1')
    await page.getByRole('link', { name: say('catalogue.detail.warranty') }).click()
    await page.getByRole('heading', { level: 1, name: say('shell.footer.warranty') }).waitFor()
    const main = page.getByRole('main')
    await main.getByText('FCCPC').waitFor()
    await main.getByText('BMCRF').waitFor()
    await main.getByRole('link', { name: 'support@ranasolar.example' }).waitFor()
    await main.getByText('Ouagadougou').first().waitFor()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.footer.warranty') })
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
)
