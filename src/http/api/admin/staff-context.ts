import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Actor } from '#business/accounts/actor.ts'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { readSession } from '#business/accounts/staff-session.server.ts'
import type { UseCase } from '#business/accounts/staff-use-case.server.ts'
import { readProgram } from '#business/programs/manage-programs.server.ts'
import { attempt, done, need, type Outcome } from '#kernel/outcome.ts'
import type { UploadRequest } from '#platform/files/receive-upload.server.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../path-and-query.ts'
import { problemResponse, type FieldWords } from '../problems.ts'
import { readJson } from '../read-body.ts'
import { safeMethods } from '../same-origin.ts'
import { uploadRequest } from '../upload-request.ts'

declare module 'hono' {
  interface ContextVariableMap {
    actor?: Actor
    sessionId?: string | null
  }
}

/** A program's calls in a minute. */
const callsAMinute = 600

/**
 * Reads who asks, once a request, and lets strangers no further: 401. A program asks by its token, whatever cookie comes along. What a
 * role may do, and a program, the use cases decide.
 */
export function staffOnly(services: Services, library: SignInLibrary): MiddlewareHandler {
  const calls = createRateLimit(services, 'program', callsAMinute, 60)
  const asProgram = async (c: Context, token: string, next: Next) => {
    const access = safeMethods.has(c.req.method) ? 'read' : 'write'
    const actor = await readProgram(services, token, access)
    const wait = actor?.program ? await calls.take(actor.program.id) : null
    c.set('actor', actor)
    c.set('sessionId', null)
    if (!actor) c.res = problemResponse(c, { code: 'unauthenticated' })
    else if (wait !== null) c.res = problemResponse(c, { code: 'too_many_requests', extra: { retryAfter: wait } })
    else await next()
    c.res.headers.set('cache-control', 'no-store')
    if (c.res.status === 401) c.res.headers.set('www-authenticate', 'Bearer error="invalid_token"')
  }
  return async (c, next) => {
    const bearer = /^Bearer(?: +(\S+))? *$/i.exec(c.req.header('authorization') ?? '')
    if (bearer) return asProgram(c, bearer[1] ?? '', next)
    const { actor, sessionId, headers } = await readSession(library, services, c.req.raw.headers)
    c.set('actor', actor)
    c.set('sessionId', sessionId)
    if (actor) await next()
    else c.res = problemResponse(c, { code: 'unauthenticated' })
    c.res.headers.set('cache-control', 'no-store')
    for (const cookie of headers.getSetCookie()) c.res.headers.append('set-cookie', cookie)
  }
}

/** Reads one argument of a use case from a request, or says why it can't. */
type Read<Argument> = (c: Context) => Outcome<Argument> | Promise<Outcome<Argument>>

/** The JSON body. */
export const body: Read<unknown> = (c) => readJson(c)
/** The JSON body, where it may be longer than usual. */
export const bodyOf =
  (maxBytes: number): Read<unknown> =>
  (c) =>
    readJson(c, maxBytes)
/** What the address asks behind its question mark. */
export const query: Read<Record<string, string>> = (c) => done(c.req.query())
/** The number in the path. */
export const id: Read<number> = (c) => done(idIn(c))
export const idOf =
  (name: string): Read<number> =>
  (c) =>
    done(idIn(c, name))
/** The id of a mail, or of a delivery; nobody's where it can be none. */
export const uuid: Read<string> = (c) => {
  const asked = c.req.param('id') ?? ''
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(asked)
  return done(isId ? asked : '00000000-0000-0000-0000-000000000000')
}
/** A word of the path. */
export const word =
  (name: string): Read<string> =>
  (c) =>
    done(c.req.param(name) ?? '')
/** The key of a filled form: a repeated submit is the same one. */
export const formKey: Read<string | undefined> = (c) => done(c.req.header('idempotency-key'))
/** The session that asks. */
export const session: Read<string | null> = (c) => done(c.get('sessionId') ?? null)
/** The body, a form with a file. */
export const upload: Read<UploadRequest> = (c) => done(uploadRequest(c))

/** How a use case is answered: its value as JSON with 200, unless something else is said here. */
type Answer<T> = {
  /** Nothing is answered with 204. */
  readonly status?: 200 | 201 | 204
  /** Words of its own for what is wrong with a field. */
  readonly words?: FieldWords
  readonly as?: (c: Context, value: T) => Response | Promise<Response>
}

/** Makes the route of a use case: what it is asked with, read in this order, and how it is answered. A problem is told in words. */
export function askingWith(services: Services) {
  return <Args extends readonly unknown[], T>(
    useCase: UseCase<Args, T>,
    reads: { readonly [At in keyof Args]: Read<Args[At]> },
    { status = 200, words, as }: Answer<T> = {},
  ) =>
    async (c: Context): Promise<Response> => {
      const outcome = await attempt(async () => {
        const args: unknown[] = []
        for (const read of reads) args.push(need(await read(c)))
        return need(await useCase({ ...services, actor: c.get('actor') ?? null }, ...(args as unknown as Args)))
      })
      if (!outcome.ok) return problemResponse(c, outcome.problem, words)
      if (as) return as(c, outcome.value)
      return status === 204 ? c.body(null, 204) : c.json(outcome.value, status)
    }
}
