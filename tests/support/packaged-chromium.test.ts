import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { packagedChromium } from './packaged-chromium.ts'

test('the packaged Chromium runs on its own libraries and draws with its own fonts', async () => {
  const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(await packagedChromium()) })
  try {
    const page = await browser.newPage()
    await page.setContent('<p style="position: absolute; font: 20px sans-serif">Énergie</p>')
    expect(await page.locator('p').evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(40)
  } finally {
    await browser.close()
  }
})
