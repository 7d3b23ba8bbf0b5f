import type { Context, MiddlewareHandler } from 'hono'
import type { Acting } from '#business/accounts/acting.server.ts'
import type { Actor } from '#business/accounts/actor.ts'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { readSession } from '#business/accounts/staff-session.server.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse, type FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'

declare module 'hono' {
  interface ContextVariableMap {
    actor?: Actor
    sessionId?: string | null
  }
}

/** Reads who asks, once a request, and lets strangers no further: 401. What a role may do, the verbs decide. */
export function staffOnly(services: Services, library: SignInLibrary): MiddlewareHandler {
  return async (c, next) => {
    const { actor, sessionId, headers } = await readSession(library, services, c.req.raw.headers)
    c.set('actor', actor)
    c.set('sessionId', sessionId)
    if (actor) await next()
    else c.res = problemResponse(c, { code: 'unauthenticated' })
    c.res.headers.set('cache-control', 'no-store')
    for (const cookie of headers.getSetCookie()) c.res.headers.append('set-cookie', cookie)
  }
}

/** The context of a verb: the services, and who asks. */
export function actingIn(c: Context, services: Services): Acting {
  return { ...services, actor: c.get('actor') ?? null }
}

/** Answers what a verb decided: its value with `status`, nothing with 204, or the problem in words. */
export function answerOutcome<T>(
  c: Context,
  outcome: Outcome<T>,
  status: 200 | 201 | 204 = 200,
  wordsOf?: FieldWords,
): Response {
  if (!outcome.ok) return problemResponse(c, outcome.problem, wordsOf)
  return status === 204 ? c.body(null, 204) : c.json(outcome.value, status)
}

/** {@link answerOutcome} of a use case that is asked with the JSON body; one that can't be read is refused before. */
export async function answerBody<T>(
  c: Context,
  ask: (body: unknown) => Promise<Outcome<T>>,
  status: 200 | 201 | 204 = 200,
): Promise<Response> {
  const body = await readJson(c)
  return answerOutcome(c, body.ok ? await ask(body.value) : body, status)
}
