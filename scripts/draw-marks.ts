import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { findChromium } from '../tests/support/chromium.ts'
import { brandMark } from './drawings/brand-mark.ts'

/** Writes the favicon and the icons of a home screen. A browser makes the PNGs. */
const folder = new URL('../public/', import.meta.url)
const rasters = [
  { file: 'icon-192.png', svg: brandMark(0.66, 0), width: 192, height: 192 },
  { file: 'icon-512.png', svg: brandMark(0.66, 0), width: 512, height: 512 },
  { file: 'apple-touch-icon.png', svg: brandMark(0.72, 0), width: 180, height: 180 },
]

await writeFile(new URL('favicon.svg', folder), brandMark(0.82, 14))
const browser = await chromium.launch(await findChromium())
try {
  for (const { file, svg, width, height } of rasters) {
    const page = await browser.newPage({ viewport: { width, height } })
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    await page.setContent(
      `<body style="margin:0"><img src="${source}" style="display:block;width:100vw;height:100vh"></body>`,
    )
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    await writeFile(new URL(file, folder), await page.screenshot({ type: 'png' }))
    await page.close()
  }
} finally {
  await browser.close()
}
