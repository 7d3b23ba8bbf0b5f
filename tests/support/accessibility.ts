import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desk, phone } from './visit.ts'

/** In a string, because the runner of the tests rewrites imports. A mail in its frame is no page: axe can't run in it. */
const run = "axe.run({ resultTypes: ['violations'], preload: false, iframes: false })"

/** What fades in has its own colours only when it stands: until then axe measures a contrast that nobody reads. */
const shown = `Promise.all(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined)))`

/** What axe finds wrong with the page as it stands, one line for each element; its best practices count too. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Once for as long as the page stands: to read axe takes as long as a look does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(shown)
  const { violations } = await page.evaluate<AxeResults>(run)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${help}): ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}

/**
 * Looks at the page as it stands on a phone, and in French on a desk too: at another width the other language has nothing new
 * to find. `state` says what stands there.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const isFrench = (await page.getAttribute('html', 'lang')) === 'fr'
  for (const viewport of isFrench ? [desk, phone] : [phone]) {
    await page.setViewportSize(viewport)
    expect(await accessibilityFaults(page), `${state} at ${viewport.width} px`).toEqual([])
  }
}
