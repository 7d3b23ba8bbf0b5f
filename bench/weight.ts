import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { type MeasuredPage, pages } from './pages.ts'
import type { Servers } from './servers.ts'

/** What a first visit loads, as sent: a browser counts its own transfers. */
export async function measureWeight({ site }: Servers): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const page of pages) figures.push(...(await weigh(browser, site, page)))
    return figures
  } finally {
    await browser.close()
  }
}

async function weigh(browser: Browser, site: string, { name, path, ...most }: MeasuredPage): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  const { script, document, rest } = await transfers(page)
  await page.close()
  return [
    { what: `${name}: JavaScript`, value: script, unit: 'KiB', target: most.scripts, better: 'lower' },
    {
      what: `${name}: all of it`,
      value: script + document + rest,
      unit: 'KiB',
      target: most.all,
      better: 'lower',
      detail: `${document.toFixed(1)} HTML with its CSS, ${rest.toFixed(1)} pictures, fonts and other`,
    },
  ]
}

/** KiB of the bodies on the wire, by kind. */
async function transfers(page: Page): Promise<{ script: number; document: number; rest: number }> {
  const sizes = { script: 0, document: 0, rest: 0 }
  for (const request of await page.requests()) {
    const type = request.resourceType()
    const kind = type === 'script' || type === 'document' ? type : 'rest'
    sizes[kind] += (await request.sizes()).responseBodySize / 1024
  }
  return sizes
}
