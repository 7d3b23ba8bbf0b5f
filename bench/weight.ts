import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { pages } from './pages.ts'
import type { Servers } from './servers.ts'

const scriptBudget = 105

/** What a first visit loads, as sent: a browser counts its own transfers. */
export async function measureWeight({ site }: Servers): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const { name, path } of pages) figures.push(...(await weigh(browser, name, site + path)))
    return figures
  } finally {
    await browser.close()
  }
}

async function weigh(browser: Browser, name: string, url: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { script, document, rest } = await transfers(page)
  await page.close()
  return [
    { what: `${name}: JavaScript`, value: script, unit: 'KiB', target: scriptBudget, better: 'lower' },
    { what: `${name}: HTML, its CSS inside`, value: document, unit: 'KiB', target: null, better: 'lower' },
    { what: `${name}: pictures, fonts, other`, value: rest, unit: 'KiB', target: null, better: 'lower' },
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
