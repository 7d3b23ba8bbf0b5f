import type { Page } from 'playwright-core'

export type PageFaults = {
  /** Leaves out the faults that look like this. */
  readonly forgive: (fault: RegExp) => void
  /** @throws Error that lists the faults so far */
  readonly check: () => void
}

/** Playwright says so where a test wants to see every request itself. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/**
 * Notes what a page should never do: warn or err on its console (React tells of a failed hydration there), throw, get an
 * answer of 500 or above, ask another host than `site`.
 */
export function watchFaults(page: Page, site: string): PageFaults {
  const faults: string[] = []
  const forgiven: RegExp[] = []
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type()) && message.text() !== workerBlocked
    if (isFault) {
      faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} from ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== site) faults.push(`another host: ${request.url()}`)
  })
  return {
    forgive: (fault) => forgiven.push(fault),
    check: () => {
      const left = faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault)))
      if (left.length > 0) throw new Error(`The page had faults:\n${left.join('\n')}`)
    },
  }
}
