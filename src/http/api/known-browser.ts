import type { Context } from 'hono'
import { generateSignedCookie, getSignedCookie } from 'hono/cookie'
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '#platform/settings.server.ts'

const name = 'staff_browser'
const keepSeconds = 365 * 24 * 60 * 60

/**
 * The cookie of a browser from which an account was got into: strangers who type wrong passwords, for that account or behind
 * the same address, lock each other out, and not this browser, whose own wrong ones are counted apart.
 */
export type KnownBrowser = {
  /** What names this browser; null where it is not known to the account, or (null: its code is asked for) to any. */
  nameFor(c: Context, account: string | null): Promise<string | null>
  /** A `set-cookie` line that makes a browser known to an account. */
  cookieFor(account: string): Promise<string>
}

/** Signed by a key derived from the secret (HKDF-SHA256, RFC 5869); with a new secret every browser is a stranger's again. */
export function createKnownBrowser({ appSecret, publicUrl }: Pick<Settings, 'appSecret' | 'publicUrl'>): KnownBrowser {
  const prefix = publicUrl.startsWith('https:') ? 'secure' : undefined
  const key = hkdfSync('sha256', appSecret, '', 'staff browser: signature', 32)
  return {
    async nameFor(c, account) {
      const known = prefix ? await getSignedCookie(c, key, name, prefix) : await getSignedCookie(c, key, name)
      return known && known.startsWith(account === null ? '' : `${accountHash(account)}.`) ? known : null
    },
    cookieFor(account) {
      const value = `${accountHash(account)}.${randomBytes(12).toString('base64url')}`
      return generateSignedCookie(name, value, key, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Lax',
        secure: prefix !== undefined,
        ...(prefix && { prefix }),
        maxAge: keepSeconds,
      })
    },
  }
}

/** Neither the limits' table nor a cookie holds addresses. */
export function accountHash(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('hex')
}
