import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Texts that would set `window.ran` where one of them got into a page as more than words. */
export const hostileTexts = [
  '<script>window.ran=1</script>',
  '"><img src=/x onerror="window.ran=1">',
  '<svg onload=window.ran=1><a href="javascript:window.ran=1">x</a>',
  '</script><iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  'javascript:window.ran=1',
  'data:text/html,<script>window.ran=1</script>',
]

/** Addresses that nobody may store as a link or a picture. */
export const hostileAddresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
]

/** Nothing ran, and nothing of the text could: no handler, no frame, no link of a kind that runs. */
export async function expectInert(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    handlers: [...document.querySelectorAll('main *, [role=dialog] *')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    elements: document.querySelectorAll('iframe[srcdoc], img[src="/x"], img[src^="data:"], main form[action^="java"]')
      .length,
    links: [...document.links].filter(({ protocol }) => !/^(https?|tel|mailto):$/.test(protocol)).length,
  }))
  expect(found, where).toEqual({ ran: false, handlers: 0, elements: 0, links: 0 })
}
