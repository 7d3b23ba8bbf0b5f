import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Services } from '../services.server.ts'
import { rateLimits } from './tables.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'

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

const mib = 1024 * 1024

/**
 * How many bytes of files may come in so many seconds: for one application its five documents of 10 MB four times over, a day;
 * from one network, which a carrier shares among thousands of phones, those of a hundred people with 10 MB each, an hour.
 */
export const uploadShares = {
  application: { bytes: 200 * mib, seconds: 86_400 },
  network: { bytes: 1024 * mib, seconds: 3_600 },
} as const

type Share = keyof typeof uploadShares

/** What senders of files have used of their shares, whether what they sent was taken or not. */
export type UploadQuota = {
  /**
   * Refuses with `too_many_requests` (`field`: `upload_quota`; `retryAfter` seconds) once a share is used up; what is under way by
   * then still comes.
   */
  left(share: Share, key: string, field: string): Promise<Outcome<null>>
  use(share: Share, key: string, bytes: number): Promise<void>
}

/** Counted in kibibytes, which a counter holds for longer than any share lasts. */
export function createUploadQuota(services: Pick<Services, 'db' | 'settings'>): UploadQuota {
  const limitOf = (share: Share) => {
    const { bytes, seconds } = uploadShares[share]
    // The share is used up with its last byte, not with the first beyond it.
    return createRateLimit(services, `upload_${share}`, bytes / 1024 - 1, seconds)
  }
  const limits = { application: limitOf('application'), network: limitOf('network') }
  return {
    async left(share, key, path) {
      const retryAfter = await limits[share].take(key, 0)
      if (retryAfter === null) return done(null)
      return refused('too_many_requests', { errors: [{ path, code: 'upload_quota' }], extra: { retryAfter } })
    },
    async use(share, key, bytes) {
      if (bytes > 0) await limits[share].take(key, Math.ceil(bytes / 1024))
    },
  }
}
