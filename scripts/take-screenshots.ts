import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../tests/support/chromium.ts'
import { runSite } from '../tests/support/site.ts'

/** Takes the README's pictures of the built site, into docs/pictures. */
const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 860 }
const answered = '#language-hint'

const site = await runSite()
const browser = await chromium.launch(await findChromium())

async function picture(name: string, viewport: typeof phone, path: string, act?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ viewport, locale: 'en', bypassCSP: true })
  await page.goto(`${site.url}${path}`)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.addStyleTag({ content: `${answered} { display: none !important }` })
  const shot = await page.screenshot()
  await sharp(shot).png({ palette: true, quality: 80, effort: 10 }).toFile(`docs/pictures/${name}.png`)
  await page.close()
}

async function startWithList(page: Page) {
  await page.getByText('Family home', { exact: true }).click()
  await page.getByRole('heading', { name: 'Your appliances' }).evaluate((heading) => heading.scrollIntoView())
}

const audit = '/smart-solar-plan?type=residential&lang=en'

await picture('audit-phone', phone, audit, startWithList)
async function calculate(page: Page) {
  await startWithList(page)
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await page.getByRole('heading', { name: 'Your solar solution' }).waitFor()
}

await picture('result-phone', phone, audit, calculate)
await picture('year-desk', desk, audit, async (page) => {
  await calculate(page)
  await page.getByRole('heading', { name: 'What the system must deliver' }).scrollIntoViewIfNeeded()
  const day = page.getByRole('heading', { name: 'An ordinary day, month by month' })
  await day.evaluate((heading) => heading.scrollIntoView())
  await page.evaluate(() => window.scrollBy(0, -330))
})
await picture('quote-phone', phone, audit, async (page) => {
  await calculate(page)
  await page.getByRole('button', { name: 'Save this quote' }).first().click()
  await page.waitForURL('**/quote/*')
  await page.getByRole('button', { name: 'Order', exact: true }).waitFor()
})
await picture('product-desk', desk, '/products/2?lang=en')

await browser.close()
await site.stop()
