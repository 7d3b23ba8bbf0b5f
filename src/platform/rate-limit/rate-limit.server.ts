import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Services } from '../services.server.ts'
import { rateLimits } from './tables.server.ts'

/** A share of something for each key, counted in the database: every process of the site counts together. */
export type RateLimit = {
  /**
   * Uses one of the key's share, or as many as are said: nothing asks only. Answers the seconds to wait when more is used than
   * there was, else null.
   */
  take(key: string, points?: number): Promise<number | null>
  /** Gives back what {@link take} used, or tried to. */
  giveBack(key: string): Promise<void>
}

const unlimited: RateLimit = { take: async () => null, giveBack: async () => {} }

const oneHour = 60 * 60

/** A share of `points` for each key, in `seconds` from its first use on; no limit at all with RATE_LIMITS=off. `name` is its own. */
export function createRateLimit(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  name: string,
  points: number,
  seconds = oneHour,
): RateLimit {
  if (!settings.rateLimits) return unlimited
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    take: async (key, used = 1) => {
      try {
        await limiter.consume(key, used)
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  }
}
