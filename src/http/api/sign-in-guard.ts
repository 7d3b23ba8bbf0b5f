import type { Context } from 'hono'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { clientNetwork } from './client-address.ts'
import { accountHash, type KnownBrowser } from './known-browser.ts'
import { problemResponse } from './problems.ts'

const window = 15 * 60
const failuresByAccount = 10
const failuresByNetwork = 40

/**
 * Answers unless there were too many failures; an answer of 4xx is one. `account` is whose password or code is tried, by address
 * or id; null where only the library knows. `onLocked` hears of a refusal.
 */
type Guard = (
  c: Context,
  account: string | null,
  answer: () => Promise<Response>,
  onLocked: () => Promise<void>,
) => Promise<Response>

/**
 * Counts wrong passwords and codes: 10 for an account and 40 for a network in a quarter of an hour, then 429 with
 * `retry-after`, whether the account exists or not; a browser that is known to the account has 10 of its own instead. The
 * library counts wrong codes of each account as well.
 */
export function createSignInGuard(services: Services, browser: KnownBrowser): Guard {
  const byAccount = createRateLimit(services, 'sign_in_account', failuresByAccount, window)
  const byNetwork = createRateLimit(services, 'sign_in_network', failuresByNetwork, window)

  return async (c, account, answer, onLocked) => {
    const known = await browser.nameFor(c, account)
    const network = { limit: byNetwork, key: clientNetwork(c, services.settings.trustProxy) }
    const shares = known === null ? [network] : [{ limit: byAccount, key: known }]
    if (known === null && account !== null) shares.push({ limit: byAccount, key: accountHash(account) })
    const waits = await Promise.all(shares.map(({ limit, key }) => limit.take(key)))
    const giveBack = () => Promise.all(shares.map(({ limit, key }) => limit.giveBack(key)))
    const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
    if (wait > 0) {
      await giveBack()
      await onLocked()
      return tooMany(c, wait)
    }
    const response = await answer()
    if (response.status < 400) await giveBack()
    return response
  }
}

/** The refusal of whoever must wait, in seconds. */
export function tooMany(c: Context, wait: number): Response {
  const refusal = problemResponse(c, { code: 'too_many_requests' })
  refusal.headers.set('retry-after', String(wait))
  return refusal
}
