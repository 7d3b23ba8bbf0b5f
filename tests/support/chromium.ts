import { existsSync } from 'node:fs'
import path from 'node:path'
import { type LaunchOptions, chromium } from 'playwright-core'
import { packagedChromium } from './packaged-chromium.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * How Playwright starts a browser here: `CHROMIUM_PATH`, Playwright's own download, `chromium` on the PATH, and on a
 * machine with none of them the binary inside an npm package.
 */
export async function findChromium(env = process.env): Promise<LaunchOptions> {
  const onPath = (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'chromium'))
  const executablePath = env.CHROMIUM_PATH ?? [chromium.executablePath(), ...onPath].find((file) => existsSync(file))
  return { headless: true, args, ...(executablePath ? { executablePath } : await packagedChromium()) }
}
