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

/** A submit that may be a repeat: `turn` names its form, so that one waits for the other; `isRepeat` looks for an earlier one. */
type Submit = { readonly turn: string | null; readonly isRepeat: () => Promise<boolean> }

const turns = new Map<string, Promise<unknown>>()

/**
 * Answers as {@link withinLimit}, but a repeat of what was accepted before uses nothing of the share, and is answered when
 * there is none left. Submits of one turn that come at once are answered one after the other.
 */
export async function onceWithinLimit(
  c: Context,
  services: Pick<Services, 'settings'>,
  limit: RateLimit,
  { turn, isRepeat }: Submit,
  answer: Answer,
): Promise<Response> {
  const work = async () => ((await isRepeat()) ? answer() : withinLimit(c, services, limit, answer))
  if (turn === null) return work()
  const mine = (turns.get(turn) ?? Promise.resolve()).then(work, work)
  turns.set(turn, mine)
  try {
    return await mine
  } finally {
    if (turns.get(turn) === mine) turns.delete(turn)
  }
}

/** As {@link withinLimit} for a share of `key`'s own: a member of staff, say. */
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
