import { hkdfSync } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { readAccess, withAccess, writeAccess, type ApplicationAccess } from '#business/financing/application-access.ts'
import type { Settings } from '#platform/settings.server.ts'

const name = 'financing_access'
const keepSeconds = 365 * 24 * 60 * 60

/** The cookie that holds what a browser may open: signed, out of reach of scripts, sent to the API only. */
export type ApplicationCookie = {
  /** What it opens; nothing when it is missing or not ours. */
  read(c: Context): Promise<readonly ApplicationAccess[]>
  /** Adds one to what it opens. */
  add(c: Context, access: ApplicationAccess): Promise<void>
}

/** Signed by a key derived from the secret (HKDF-SHA256, RFC 5869); while a secret is replaced, the one before is read too. */
export function createApplicationCookie(
  settings: Pick<Settings, 'appSecret' | 'previousAppSecret' | 'publicUrl'>,
): ApplicationCookie {
  const current = signingKey(settings.appSecret)
  const { previousAppSecret } = settings
  const keys = previousAppSecret === null ? [current] : [current, signingKey(previousAppSecret)]

  async function read(c: Context): Promise<readonly ApplicationAccess[]> {
    for (const key of keys) {
      const text = await getSignedCookie(c, key, name)
      if (text) return readAccess(text)
    }
    return []
  }

  return {
    read,
    async add(c, access) {
      await setSignedCookie(c, name, writeAccess(withAccess(await read(c), access)), current, {
        path: '/api',
        httpOnly: true,
        sameSite: 'Lax',
        secure: settings.publicUrl.startsWith('https:'),
        maxAge: keepSeconds,
      })
    },
  }
}

function signingKey(secret: string): ArrayBuffer {
  return hkdfSync('sha256', secret, '', 'financing cookie: signature', 32)
}
