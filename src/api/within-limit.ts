import type { Context } from 'hono'
import type { RateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { clientNetwork } from './client-address.ts'
import { problemResponse } from './problems.ts'

/**
 * Answers unless the caller's network has used up its share of what is accepted: 429 then, with `retry-after`. What `answer`
 * refuses uses nothing. `refuse` says no in another way than the API's.
 */
export async function withinLimit(
  c: Context,
  services: Pick<Services, 'settings'>,
  limit: RateLimit,
  answer: () => Promise<Response>,
  refuse: () => Response | Promise<Response> = () => problemResponse(c, { code: 'too_many_requests' }),
): Promise<Response> {
  const network = clientNetwork(c, services.settings.trustProxy)
  const wait = await limit.take(network)
  let accepted = false
  try {
    if (wait !== null) {
      const refusal = await refuse()
      refusal.headers.set('retry-after', String(wait))
      return refusal
    }
    const response = await answer()
    accepted = response.status < 400
    return response
  } finally {
    if (!accepted) await limit.giveBack(network)
  }
}
