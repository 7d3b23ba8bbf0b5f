import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findChromium } from '../support/chromium.ts'
import { watchFaults } from '../support/page-faults.ts'
import { answersToClicks, tellMismatches } from '../support/visit.ts'

/** What the faults of a visit to the catalogue are, with the document changed on its way to the browser. */
async function faultsOf(change: (html: string) => string): Promise<string> {
  const site = inject('siteUrl')
  const browser = await chromium.launch(await findChromium())
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ locale: 'fr' })
  await page.addInitScript(tellMismatches)
  const { check } = watchFaults(page, site)
  await page.route(`${site}/products`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
  await page.goto(`${site}/products`)
  await answersToClicks(page)
  try {
    check()
    return ''
  } catch (error) {
    return String(error)
  }
}

test('a page as the server drew it has no faults', async () => {
  expect(await faultsOf((html) => html)).toBe('')
})

test('a page that the browser would have drawn differently is seen', async () => {
  const faults = await faultsOf((html) => html.replace(/(<h1[^>]*>)[^<]+/, '$1Autre chose'))
  expect(faults).toContain('hydration mismatch (words): “')
})

test('a request to another host is seen', async () => {
  const faults = await faultsOf((html) => html.replaceAll('src="/pictures/', 'src="https://elsewhere.example/'))
  expect(faults).toContain('another host: https://elsewhere.example/')
})
