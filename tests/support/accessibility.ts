import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desk, phone } from './visit.ts'

/** What axe finds wrong with the page as it stands, one line for each element; its best practices count too. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
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
