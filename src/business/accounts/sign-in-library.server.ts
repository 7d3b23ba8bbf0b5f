import { hkdfSync } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { brand } from '#kernel/brand.ts'
import { longestPassword, shortestPassword } from '#kernel/password-length.ts'
import type { Services } from '#platform/services.server.ts'
import { isFirstUse } from './is-first-use.server.ts'
import { mayGetIn } from './may-get-in.server.ts'
import { staff, staffCredentials, staffSecondFactors, staffSessions, staffVerifications } from './tables.server.ts'

const idleSeconds = 12 * 60 * 60
/** How often being at work is written down. */
const noticedSeconds = 10 * 60

/** Where the library takes a code of an app. */
export const codePath = '/two-factor/verify-totp'

/** Where the address of a caller stands in a request for the library; only the API sets it. */
export const callerHeader = 'x-caller-address'

/**
 * The sign-in library over our tables: e-mail and password (no sign-up), authenticator apps with recovery codes, sessions
 * that end after 12 idle hours. Who may send requests, and how often, is the API's business.
 */
export function createSignInLibrary({ db, settings, log, now }: Pick<Services, 'db' | 'settings' | 'log' | 'now'>) {
  const schema = {
    user: staff,
    session: staffSessions,
    account: staffCredentials,
    verification: staffVerifications,
    twoFactor: staffSecondFactors,
  }
  return betterAuth({
    appName: brand().name,
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secrets: secretsOf(settings),
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        oneTimeUntil: { type: 'date', input: false, required: false },
        disabledAt: { type: 'date', input: false, required: false },
      },
    },
    session: { expiresIn: idleSeconds, updateAge: noticedSeconds, freshAge: 0 },
    plugins: [twoFactor({ issuer: brand().name })],
    databaseHooks: {
      session: {
        create: {
          // After the password was found right, so that the answer takes as long and says as much as for a wrong one.
          before: async ({ userId }, context) => {
            if (!(await mayGetIn(db, userId, now()))) throw APIError.from('UNAUTHORIZED', refusedSignIn)
            if (context?.path !== codePath) return
            const { code } = context.body as { code: string }
            if (!(await isFirstUse(db, userId, code, now()))) throw APIError.from('UNAUTHORIZED', usedCode)
          },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ part: 'sign-in' }, message) },
    advanced: {
      cookiePrefix: 'staff',
      useSecureCookies: settings.publicUrl.startsWith('https:'),
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [callerHeader] },
    },
  })
}

/** What the library says of a wrong password. */
const refusedSignIn = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' }
/** Of its own mind it takes a code twice. */
const usedCode = { code: 'USED_CODE', message: 'Code already used' }

export type SignInLibrary = ReturnType<typeof createSignInLibrary>

/** Keys of its own, derived from the application's secrets; each is told by a number that only its secret gives. */
function secretsOf({ appSecret, previousAppSecret }: Services['settings']) {
  const derive = (secret: string, use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `staff sign-in: ${use}`, bytes))
  return [appSecret, previousAppSecret]
    .filter((secret) => secret !== null)
    .map((secret) => ({
      version: derive(secret, 'number', 4).readUInt32BE(),
      value: derive(secret, 'key', 32).toString('base64url'),
    }))
}
