import type { Context } from 'hono'
import { generateSignedCookie, getSignedCookie } from 'hono/cookie'
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '#platform/settings.server.ts'

const name = 'staff_browser'
const keepSeconds = 365 * 24 * 60 * 60

/**
 * The cookie of a browser from which an account was got into: strangers who type wrong passwords for that account lock each
 * other out, and not this browser, whose own wrong ones are counted apart.
 */
export type KnownBrowser = {
  /** What wrong passwords for an account are counted under: the account, or this browser where it is known to it. */
  shareOf(c: Context, account: string): Promise<string>
  /** A `set-cookie` line that makes a browser known to an account. */
  cookieFor(account: string): Promise<string>
}

/** Signed by a key derived from the secret (HKDF-SHA256, RFC 5869); with a new secret every browser is a stranger's again. */
export function createKnownBrowser({ appSecret, publicUrl }: Pick<Settings, 'appSecret' | 'publicUrl'>): KnownBrowser {
  const key = hkdfSync('sha256', appSecret, '', 'staff browser: signature', 32)
  return {
    async shareOf(c, account) {
      const known = await getSignedCookie(c, key, name)
      const hash = hashOf(account)
      return known && known.startsWith(`${hash}.`) ? known : hash
    },
    cookieFor(account) {
      const value = `${hashOf(account)}.${randomBytes(12).toString('base64url')}`
      return generateSignedCookie(name, value, key, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Lax',
        secure: publicUrl.startsWith('https:'),
        maxAge: keepSeconds,
      })
    },
  }
}

/** Neither the limits' table nor a cookie holds addresses. */
function hashOf(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('hex')
}
