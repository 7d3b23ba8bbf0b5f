import { eq } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import { UnavailableError } from '#platform/unavailable.server.ts'
import type { Actor } from './actor.ts'
import { isRole, type Role } from './permissions.ts'
import { hasPasskey, endOf, isConfirmed } from './own-account.server.ts'
import type { SignInLibrary } from './sign-in-library.server.ts'
import { staffSessions } from './tables.server.ts'

/** Who asks, and the headers that keep their session alive. */
export type ReadSession = { readonly actor: Actor; readonly sessionId: string | null; readonly headers: Headers }

const nobody: Omit<ReadSession, 'headers'> = { actor: null, sessionId: null }

/**
 * Reads who is signed in from a request's cookies. An account that was disabled since is nobody's; a session past its
 * end is deleted.
 * @throws UnavailableError when the database can't be asked
 */
export async function readSession(
  library: SignInLibrary,
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  requestHeaders: Headers,
): Promise<ReadSession> {
  const { response, headers } = await library.api
    .getSession({ headers: requestHeaders, returnHeaders: true })
    .catch((cause: unknown) => {
      throw new UnavailableError('the session could not be read', { cause })
    })
  if (!response) return { ...nobody, headers }
  const { user, session } = response
  if (endOf(session) <= now()) {
    await db.delete(staffSessions).where(eq(staffSessions.id, session.id))
    return { ...nobody, headers: new Headers() }
  }
  if (user.disabledAt || !isRole(user.role)) return { ...nobody, headers }
  const hasApp = user.twoFactorEnabled === true
  const actor = {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    hasApp,
    needsSecondFactor: await lacksSecondFactor(
      { db, settings },
      { ...user, role: user.role, twoFactorEnabled: hasApp },
    ),
    hasOneTimePassword: Boolean(user.oneTimeUntil),
    isConfirmed: isConfirmed(session, now()),
  }
  return { actor, sessionId: session.id, headers }
}

/** Whether somebody must set up a second factor before they may do anything else. */
export async function lacksSecondFactor(
  { db, settings: { requireTwoFactor } }: Pick<Services, 'db' | 'settings'>,
  { id, role, twoFactorEnabled }: { readonly id: string; readonly role: Role; readonly twoFactorEnabled: boolean },
): Promise<boolean> {
  const mustHave = requireTwoFactor === 'all' || (requireTwoFactor === 'admin' && role === 'admin')
  return mustHave && !twoFactorEnabled && !(await hasPasskey(db, id))
}
