import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { findChromium } from '../support/chromium.ts'
import { type Site, runSite } from '../support/site.ts'

/** The most JavaScript that a first visit may load, in bytes as sent (brotli). */
const budget = 105 * 1024

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await runSite()
  browser = await chromium.launch(await findChromium())
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** Every script of a first visit: its path, its bytes on the wire, how it was packed. */
async function scriptsOf(path: string): Promise<{ path: string; bytes: number; packed: string }[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const requests = (await page.requests()).filter((request) => request.resourceType() === 'script')
  const scripts = await Promise.all(
    requests.map(async (request) => {
      const [response, { responseBodySize }] = await Promise.all([request.response(), request.sizes()])
      const packed = response?.headers()['content-encoding'] ?? 'plain'
      return { path: new URL(request.url()).pathname, bytes: responseBodySize, packed }
    }),
  )
  await page.close()
  return scripts
}

test.each(
  ['/products', '/smart-solar-plan', '/financing'].flatMap((path) => languages.map((language) => [path, language])),
)('the first visit to %s (%s) loads at most 105 KiB of JavaScript', async (path, language) => {
  const scripts = await scriptsOf(`${path}?lang=${language}`)
  expect(scripts.filter(({ packed }) => packed !== 'br')).toEqual([])
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  expect(bytes).toBeGreaterThan(10 * 1024)
  expect(bytes, JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(budget)
})
