import type { Context } from 'hono'
import type { RateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { clientNetwork } from './client-address.ts'
import { problemResponse } from './problems.ts'

type Answer = () => Promise<Response>
type Refuse = () => Response | Promise<Response>

/**
 * Answers unless the caller's network has used up its share of what is accepted: 429 then, with `retry-after`. What `answer`
 * refuses uses nothing. `refuse` says no in another way than the API's.
 */
export function withinLimit(
  c: Context,
  services: Pick<Services, 'settings'>,
  limit: RateLimit,
  answer: Answer,
  refuse?: Refuse,
): Promise<Response> {
  return withinShare(c, limit, clientNetwork(c, services.settings.trustProxy), answer, refuse)
}

/** The same for a share of `key`'s own: a member of staff, say. */
export async function withinShare(
  c: Context,
  limit: RateLimit,
  key: string,
  answer: Answer,
  refuse: Refuse = () => problemResponse(c, { code: 'too_many_requests' }),
): Promise<Response> {
  const wait = await limit.take(key)
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
    if (!accepted) await limit.giveBack(key)
  }
}
