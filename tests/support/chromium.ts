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
 * How Playwright starts a browser here: `CHROMIUM_PATH`, the binary inside an npm package where it runs (the same for everybody,
 * and a sixth quicker than a whole browser), Playwright's own download, `chromium` on the PATH.
 */
export async function findChromium(env = process.env): Promise<LaunchOptions> {
  if (env.CHROMIUM_PATH) return { headless: true, args, executablePath: env.CHROMIUM_PATH }
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { headless: true, args, ...(await packagedChromium()) }
  }
  const onPath = (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'chromium'))
  const executablePath = [chromium.executablePath(), ...onPath].find((file) => existsSync(file))
  if (!executablePath) throw new Error('no Chromium: name one in CHROMIUM_PATH')
  return { headless: true, args, executablePath }
}
