import type { Services } from '#platform/services.server.ts'
import type { Actor } from './actor.ts'
import { isRole, type Role } from './role.ts'
import type { SignInLibrary } from './sign-in-library.server.ts'

/** Who asks, and the headers that keep their session alive. */
export type ReadSession = { readonly actor: Actor; readonly sessionId: string | null; readonly headers: Headers }

const nobody: Omit<ReadSession, 'headers'> = { actor: null, sessionId: null }

/** Reads who is signed in from a request's cookies. An account that was disabled since is nobody's. */
export async function readSession(
  library: SignInLibrary,
  { settings }: Pick<Services, 'settings'>,
  requestHeaders: Headers,
): Promise<ReadSession> {
  const { response, headers } = await library.api.getSession({ headers: requestHeaders, returnHeaders: true })
  if (!response) return { ...nobody, headers }
  const { user, session } = response
  if (user.disabledAt || !isRole(user.role)) return { ...nobody, headers }
  const hasSecondFactor = user.twoFactorEnabled === true
  const actor = {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    hasSecondFactor,
    needsSecondFactor: !hasSecondFactor && mustHaveSecondFactor(settings.requireTwoFactor, user.role),
    hasOneTimePassword: Boolean(user.oneTimeUntil),
  }
  return { actor, sessionId: session.id, headers }
}

function mustHaveSecondFactor(required: Services['settings']['requireTwoFactor'], role: Role): boolean {
  return required === 'all' || (required === 'admin' && role === 'admin')
}
