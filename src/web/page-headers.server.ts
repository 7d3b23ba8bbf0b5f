import { createHash } from 'node:crypto'
import { starter } from './late-scripts.ts'

const starterHash = `'sha256-${createHash('sha256').update(starter).digest('base64')}'`

/** Only what the site itself serves may run or load; styles and one known script may stand in the document. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${starterHash}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  // A video that its visitor asked for.
  'frame-src https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A plain object: the HTTP server writes it as it is. */
export type PageHeaders = Readonly<Record<string, string>>

/**
 * The headers of every page: fresh at each visit, different by cookie, kept from running or showing what isn't ours.
 * Visitors on https are told to stay there.
 */
export function pageHeaders(publicUrl: string, policy: string | null): PageHeaders {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(policy && { 'content-security-policy': policy }),
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
