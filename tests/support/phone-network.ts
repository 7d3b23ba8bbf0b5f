import type { Page } from 'playwright-core'

/** The network of a phone, as its owner walks about. */
export type PhoneNetwork = {
  /** So many bytes a second leave it. */
  readonly slow: (bytesPerSecond: number) => Promise<void>
  readonly lose: () => Promise<void>
  readonly find: () => Promise<void>
}

const unlimited = -1

/** Takes the network of a page in hand. */
export async function networkOf(page: Page): Promise<PhoneNetwork> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean, upload: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: unlimited,
      uploadThroughput: upload,
    })
  return {
    slow: async (bytesPerSecond) => void (await set(false, bytesPerSecond)),
    lose: async () => void (await set(true, unlimited)),
    find: async () => void (await set(false, unlimited)),
  }
}
