import type { Page } from 'playwright-core'

/** The network of a phone, as its owner walks about. */
export type PhoneNetwork = {
  /** So many bytes a second leave it. */
  readonly slow: (bytesPerSecond: number) => Promise<void>
  /** A bad day's line: 400 kbit/s both ways, and 400 ms for each answer. */
  readonly crawl: () => Promise<void>
  readonly lose: () => Promise<void>
  readonly find: () => Promise<void>
}

/** What a hotspot answers to whatever is asked until somebody has paid: a page of its own, and a success. */
export const hotspotPage = { status: 200, contentType: 'text/html', body: '<title>Wi-Fi</title><h1>Wi-Fi 500 F</h1>' }

const unlimited = -1

/** Takes the network of a page in hand. */
export async function networkOf(page: Page): Promise<PhoneNetwork> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean, uploadThroughput: number, downloadThroughput = unlimited, latency = 0) =>
    session.send('Network.emulateNetworkConditions', { offline, latency, downloadThroughput, uploadThroughput })
  return {
    slow: async (bytesPerSecond) => void (await set(false, bytesPerSecond)),
    crawl: async () => void (await set(false, 50_000, 50_000, 400)),
    lose: async () => void (await set(true, unlimited)),
    find: async () => void (await set(false, unlimited)),
  }
}
