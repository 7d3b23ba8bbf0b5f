import { chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findChromium } from '../support/chromium.ts'
import { watchFaults } from '../support/page-faults.ts'
import { answersToClicks, tellMismatches } from '../support/visit.ts'

type Visited = { readonly path?: string; readonly after?: (page: Page) => Promise<void> }

/** What the faults of a visit are (to the catalogue, unless given), with the document changed on its way to the browser. */
async function faultsOf(
  change: (html: string) => string,
  { path = '/products', after }: Visited = {},
): Promise<string> {
  const site = inject('siteUrl')
  const browser = await chromium.launch(await findChromium())
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ locale: 'fr' })
  await page.addInitScript(tellMismatches)
  const { check } = watchFaults(page, site)
  await page.route(site + path, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
  await page.goto(site + path)
  await answersToClicks(page)
  await after?.(page)
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

test('so is a part of a page that is hydrated when it comes near the screen', async () => {
  const mended = async (page: Page) => {
    await page.getByRole('heading', { level: 2, name: 'Autre chose' }).scrollIntoViewIfNeeded()
    await page.getByRole('heading', { level: 2, name: 'Notre équipe' }).waitFor()
  }
  const change = (html: string) => html.replace('>Notre équipe</h2>', '>Autre chose</h2>')
  expect(await faultsOf(change, { path: '/', after: mended })).toContain('became “')
})

test('a request to another host is seen', async () => {
  const faults = await faultsOf((html) => html.replaceAll('src="/pictures/', 'src="https://elsewhere.example/'))
  expect(faults).toContain('another host: https://elsewhere.example/')
})
