import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Markup that would set `window.ran` where it got into a page as more than words. */
const hostileMarkup = [
  '<script>window.ran=1</script>',
  '"><img src=/x onerror="window.ran=1">',
  '<svg onload=window.ran=1><a href="javascript:window.ran=1">x</a>',
  '</script><iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
]

/** Texts that would do so where a page took one of them for markup or for an address. */
export const hostileTexts = [
  ...hostileMarkup,
  'javascript:window.ran=1',
  'data:text/html,<script>window.ran=1</script>',
]

/** All of {@link hostileMarkup}'s ways out of a page in one text, that of a short field. */
export const everyWayOut =
  '</script>"><script>window.ran=1</script><img src=/x onerror="window.ran=1"><svg onload=window.ran=1>'

/** What a text of a record is made of where its own pages and its dialog are looked at, one record each. */
export const hostileRecords = [everyWayOut, ...hostileTexts.filter((text) => !hostileMarkup.includes(text))]

/** What the body of a post could bring besides. */
export const hostileContent = [
  ...hostileMarkup,
  '[press](javascript:window.ran=1) ![](javascript:window.ran=1) <javascript:window.ran=1>',
  '<a href="data:text/html,<script>window.ran=1</script>">press</a> <img src="data:image/svg+xml,<svg onload=window.ran=1>">',
  '<p style="background:url(javascript:window.ran=1)" onclick="window.ran=1" onmouseover=window.ran=1>press</p>',
  '<span data-text-style style="color:red;background:url(/x)" onfocus=window.ran=1 tabindex=0 autofocus>press</span>',
  '<div class="kept-block" onclick=window.ran=1>press</div><form action="javascript:window.ran=1"><button>press</button></form>',
]

/** Addresses that nobody may store as a link or a picture. */
export const hostileAddresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
]

const neverDrawn = 'iframe[srcdoc], img[src^="data:"], main form[action^="java"]'

/**
 * Nothing ran, and nothing of the text could: no handler, no frame, no link of a kind that runs. Where a text may hold
 * pictures (`hasPictures`), a hostile one without its handler is a picture like any other.
 */
export async function expectInert(page: Page, where: string, hasPictures = false): Promise<void> {
  const found = await page.evaluate(
    (selector) => ({
      ran: 'ran' in window,
      handlers: [...document.querySelectorAll('main *, [role=dialog] *')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      ).length,
      elements: document.querySelectorAll(selector).length,
      links: [...document.links].filter(({ protocol }) => !/^(https?|tel|mailto):$/.test(protocol)).length,
    }),
    hasPictures ? neverDrawn : `${neverDrawn}, img[src="/x"]`,
  )
  expect(found, where).toEqual({ ran: false, handlers: 0, elements: 0, links: 0 })
}
