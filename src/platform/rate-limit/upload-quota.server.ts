import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Services } from '../services.server.ts'
import { createRateLimit } from './rate-limit.server.ts'

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
