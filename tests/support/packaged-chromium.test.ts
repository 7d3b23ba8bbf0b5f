import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { packagedChromium } from './packaged-chromium.ts'

test('the packaged Chromium runs on its own libraries and draws with the fonts of a phone', async () => {
  const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(await packagedChromium()) })
  try {
    const page = await browser.newPage()
    await page.setContent('<p style="position: absolute; font: 20px sans-serif">Énergie</p>')
    expect(await page.locator('p').evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(40)
    const loaded = page.evaluate(async () => (await new FontFace('Phone', 'local("Roboto Bold")').load()).status)
    expect(await loaded).toBe('loaded')
  } finally {
    await browser.close()
  }
})
