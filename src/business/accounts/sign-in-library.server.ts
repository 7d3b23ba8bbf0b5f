import { hkdfSync } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { longestPassword, shortestPassword } from '#kernel/password-length.ts'
import type { Services } from '#platform/services.server.ts'
import { needsPasskey, notePasskeyUse, idleSessionMs } from './own-account.server.ts'
import {
  staff,
  staffCredentials,
  staffPasskeys,
  staffSecondFactors,
  staffSessions,
  staffVerifications,
} from './tables.server.ts'
import { lt, and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'

/** How often being at work is written down. */
const noticedSeconds = 10 * 60

/** Where the library takes a code of an app. */
export const codePath = '/two-factor/verify-totp'

/** Where the address of a caller stands in a request for the library; only the API sets it. */
export const callerHeader = 'x-caller-address'

/**
 * The sign-in library over our tables: e-mail and password (no sign-up), authenticator apps with recovery codes, passkeys, sessions
 * that end after 12 idle hours (and after seven days by `readSession`). Who may send requests, and how often, is the API's business.
 */
export function createSignInLibrary({ db, settings, log, now }: Pick<Services, 'db' | 'settings' | 'log' | 'now'>) {
  const schema = {
    user: staff,
    session: staffSessions,
    account: staffCredentials,
    verification: staffVerifications,
    twoFactor: staffSecondFactors,
    passkey: staffPasskeys,
  }
  return betterAuth({
    appName: new URL(settings.publicUrl).hostname,
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
    session: {
      expiresIn: idleSessionMs / 1000,
      updateAge: noticedSeconds,
      freshAge: 0,
      additionalFields: { confirmedAt: { type: 'date', input: false, required: false } },
    },
    plugins: [
      twoFactor(),
      passkey({
        rpID: new URL(settings.publicUrl).hostname,
        origin: settings.publicUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // Of its own mind it takes one that only says that somebody was there, which is one factor.
        registration: {
          afterVerification: async ({ verification }) => {
            if (!verification.registrationInfo?.userVerified) throw APIError.from('UNAUTHORIZED', unverified)
          },
        },
        authentication: {
          afterVerification: async ({ verification, clientData }) => {
            if (!verification.authenticationInfo.userVerified) throw APIError.from('UNAUTHORIZED', unverified)
            await notePasskeyUse(db, clientData.id, now())
          },
        },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          // After the password was found right, so that the answer takes as long and says as much as for a wrong one.
          before: async (session, context) => {
            const { userId } = session
            if (!(await mayGetIn(db, userId, now()))) throw APIError.from('UNAUTHORIZED', refusedSignIn)
            if (context?.path === '/sign-in/email' && (await needsPasskey(db, userId))) {
              throw APIError.from('UNAUTHORIZED', passkeyNeeded)
            }
            if (context?.path === codePath) {
              const { code } = context.body as { code: string }
              if (!(await isFirstUse(db, userId, code, now()))) throw APIError.from('UNAUTHORIZED', usedCode)
            }
            // By the clock that says when it ends.
            return { data: { ...session, createdAt: now() } }
          },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ part: 'sign-in' }, message) },
    advanced: {
      cookiePrefix: cookiePrefix(settings),
      // Its own prefix for them is `__Secure-`, which lets another host of the same domain set them.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(settings) },
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [callerHeader] },
    },
  })
}

const isSecure = ({ publicUrl }: Pick<Services['settings'], 'publicUrl'>) => publicUrl.startsWith('https:')

/** What the names of its cookies begin with; browsers take `__Host-` from this very host by https only. */
function cookiePrefix(settings: Pick<Services['settings'], 'publicUrl'>): string {
  return isSecure(settings) ? '__Host-staff' : 'staff'
}

/** The cookie of whoever is signed in. */
export function sessionCookie(settings: Pick<Services['settings'], 'publicUrl'>): string {
  return `${cookiePrefix(settings)}.session_token`
}

/** The cookie of a sign-in that waits for its second factor. */
export function waitingCookie(settings: Pick<Services['settings'], 'publicUrl'>): string {
  return `${cookiePrefix(settings)}.two_factor`
}

/** What the library says of a wrong password. */
const refusedSignIn = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' }
/** The password alone does not open an account that has a passkey and no app. */
const passkeyNeeded = { code: 'PASSKEY_NEEDED', message: 'Use your passkey' }
const unverified = { code: 'USER_NOT_VERIFIED', message: 'The user was not verified' }
/** Of its own mind it takes a code twice. */
const usedCode = { code: 'USED_CODE', message: 'Code already used' }

export type SignInLibrary = ReturnType<typeof createSignInLibrary>

/** Keys of its own (the current one first), derived from the application's secrets; each is told by a number that only its secret gives. */
export function secretsOf({
  appSecret,
  previousAppSecret,
}: Pick<Services['settings'], 'appSecret' | 'previousAppSecret'>) {
  const derive = (secret: string, use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `staff sign-in: ${use}`, bytes))
  return [appSecret, previousAppSecret]
    .filter((secret) => secret !== null)
    .map((secret) => ({
      version: derive(secret, 'number', 4).readUInt32BE(),
      value: derive(secret, 'key', 32).toString('base64url'),
    }))
}

/** The library takes a code of an app in its own 30 s and in those before and after. */
const rightForMs = 90_000

/**
 * True the first time that an account uses a code of its app, which whoever saw it typed could use again (RFC 6238, 5.2). It is
 * noted among the sign-ins that wait, where the library clears away what is over.
 */
async function isFirstUse(db: Queryable, staffId: string, code: string, now: Date): Promise<boolean> {
  const id = `code-${staffId}-${code}`
  const expiresAt = new Date(now.getTime() + rightForMs)
  const noted = await db
    .insert(staffVerifications)
    .values({ id, identifier: id, value: '', expiresAt, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: staffVerifications.id,
      set: { expiresAt },
      setWhere: lt(staffVerifications.expiresAt, now),
    })
    .returning({ id: staffVerifications.id })
  return noted.length > 0
}

/** False for an account that was disabled, and for a one-time password that has expired. */
async function mayGetIn(db: Queryable, staffId: string, now: Date): Promise<boolean> {
  const stillOpens = or(isNull(staff.oneTimeUntil), gt(staff.oneTimeUntil, now))
  const found = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.disabledAt), stillOpens))
  return found.length > 0
}
