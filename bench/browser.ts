import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../tests/support/chromium.ts'

/** A browser without a screen; `args` beside those that it always gets. */
export async function openBrowser(...args: readonly string[]): Promise<Browser> {
  const options = await findChromium()
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
}
