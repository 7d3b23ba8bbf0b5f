import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'
import { firstPages } from './pages.ts'
import type { Servers } from './servers.ts'

const visits = 5
const bytesPerSecond = 400_000 / 8
const slowLine = { offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
const slowPhone = { rate: 6 }
/** Milliseconds: 400 of them are the line's, and no answer to a second request can be here before 800. */
const longest = 700

/** When a slow phone on a slow line first shows something: 400 kbit/s, 400 ms, a sixth of this processor; in turns with a page of one word. */
export async function measureFirstPaint({ site, bare }: Servers): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const { name, path } of firstPages) {
      const paints = { ours: [] as number[], bare: [] as number[] }
      for (let visit = 0; visit <= visits; visit++) {
        paints.bare.push(await firstPaint(browser, `${bare}/hello.html`))
        paints.ours.push(await firstPaint(browser, site + path))
      }
      const value = median(paints.ours.slice(1))
      const detail = `a page of one word: ${Math.round(median(paints.bare.slice(1)))} ms`
      figures.push({ what: `${name}: first paint`, value, unit: 'ms', target: longest, better: 'lower', detail })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Milliseconds from asking for the page, in a browser that has never seen the site. */
async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await devtools.send('Emulation.setCPUThrottlingRate', slowPhone)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-paint')[0]?.startTime)
  const taken = await paint.jsonValue()
  await context.close()
  return taken ?? Number.NaN
}
