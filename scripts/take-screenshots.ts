import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/support/chromium.ts'
import { runSite } from '../tests/support/site.ts'

/** Takes the README's pictures of the built site, into docs/pictures. */
const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 860 }
const answered = '#language-hint'

const site = await runSite()
const browser = await chromium.launch(await findChromium())

async function picture(name: string, viewport: typeof phone, path: string, act?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ viewport, locale: 'en' })
  await page.goto(`${site.url}${path}`)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.addStyleTag({ content: `${answered} { display: none !important }` })
  await page.screenshot({ path: `docs/pictures/${name}.png` })
  await page.close()
}

async function tick(page: Page, names: readonly string[]) {
  for (const name of names) {
    await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first().fill(name)
    await page
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .check()
  }
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first().fill('')
}

const household = ['Refrigerator', 'Ceiling fan', 'LED bulb 9 W', 'LED TV 43 in', 'Laptop', 'Wi-Fi router']
const audit = '/smart-solar-plan?type=residential&lang=en'

await picture('audit-phone', phone, audit, async (page) => {
  await tick(page, household)
  await page.getByText('Your appliances').first().scrollIntoViewIfNeeded()
})
await picture('result-phone', phone, audit, async (page) => {
  await tick(page, household)
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await page.getByRole('heading', { name: 'Your solar solution' }).waitFor()
})
await picture('products-phone', phone, '/products?lang=fr')
await picture('product-desk', desk, '/products/2?lang=en')
await picture('home-desk', desk, '/?lang=fr')
await picture('financing-phone', phone, '/financing?productId=2&down=30&months=12&lang=fr')

await browser.close()
await site.stop()
