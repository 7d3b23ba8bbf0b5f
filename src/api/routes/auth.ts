import { Hono, type Context } from 'hono'
import type { Actor } from '#business/accounts/actor.ts'
import { noteAtDoor } from '#business/accounts/note-at-door.server.ts'
import { passwordChosen } from '#business/accounts/password-chosen.server.ts'
import { endOtherSessions } from '#business/accounts/sessions.server.ts'
import { callerHeader, codePath, type SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import * as requests from '#business/accounts/sign-in-requests.ts'
import { readSession, type ReadSession } from '#business/accounts/staff-session.server.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { clientNetwork } from '../client-address.ts'
import { createKnownBrowser } from '../known-browser.ts'
import { problemResponse } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { sameOrigin } from '../same-origin.ts'
import { createSignInGuard } from '../sign-in-guard.ts'
import { libraryProblem } from '../sign-in-problems.ts'

/** Each address of the sign-in library that is open, what it takes, and which of its members name a failure. */
const calls = {
  '/sign-in/email': requests.signInSchema,
  '/sign-out': requests.nothingSchema,
  '/change-password': requests.passwordChangeSchema,
  '/two-factor/verify-totp': requests.codeSchema,
  '/two-factor/verify-backup-code': requests.codeSchema,
  '/two-factor/enable': requests.passwordSchema,
  '/two-factor/disable': requests.passwordSchema,
  '/two-factor/generate-backup-codes': requests.passwordSchema,
} as const
type Call = keyof typeof calls

/** Getting in and out, under /api/auth: the sign-in library, behind our limits and speaking in our problems. */
export function authRoutes(services: Services, library: SignInLibrary): Hono {
  const browser = createKnownBrowser(services.settings)
  const guard = createSignInGuard(services, browser)
  const app = new Hono().basePath('/auth').use('*', sameOrigin(services.settings.publicUrl))
  for (const call of Object.keys(calls) as Call[]) {
    app.post(call, async (c) => {
      const body = await readJson(c)
      if (!body.ok && !(call === '/sign-out' && body.problem.code !== 'payload_too_large')) {
        return problemResponse(c, body.problem)
      }
      const parsed = parse(calls[call], body.ok ? body.value : {})
      if (!parsed.ok) return problemResponse(c, parsed.problem)
      const before = await readSession(library, services, c.req.raw.headers)
      const answer = async () => {
        const { response, newcomer } = await ask(c, services, library, call, { body: parsed.value, before })
        if (newcomer) response.headers.append('set-cookie', await browser.cookieFor(newcomer.email))
        return response
      }
      if (call === '/sign-out') return answer()
      return guard(c, 'email' in parsed.value ? parsed.value.email : (before.actor?.id ?? null), answer)
    })
  }
  return app
}

type Asked = { readonly body: object; readonly before: ReadSession }
/** `newcomer` is whoever has got in by it. */
type Answered = { readonly response: Response; readonly newcomer: Actor }

async function ask(
  c: Context,
  services: Services,
  library: SignInLibrary,
  call: Call,
  { body, before }: Asked,
): Promise<Answered> {
  const headers = new Headers({
    'content-type': 'application/json',
    cookie: c.req.header('cookie') ?? '',
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, 300),
    [callerHeader]: clientNetwork(c, services.settings.trustProxy),
  })
  const url = new URL(`/api/auth${call}`, services.settings.publicUrl)
  const answer = await library.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  if (!answer.ok) return { response: await refuse(c, call, answer), newcomer: null }
  const after = await readSession(library, services, answeredCookies(answer))
  const who = after.actor ?? before.actor
  // Whoever had got in without the factor must not be taken for its owner.
  if (before.actor && call === codePath) {
    await endOtherSessions({ ...services, actor: before.actor }, after.sessionId ?? before.sessionId)
  }
  if (who && call === '/change-password') await passwordChosen(services, who)
  else if (who) await noteAtDoor(services, who, call, before.actor !== null)
  answer.headers.set('cache-control', 'no-store')
  return { response: answer, newcomer: after.actor }
}

/** What the library refused, as a problem; the cookies that it takes back go with it. */
async function refuse(c: Context, call: Call, answer: Response): Promise<Response> {
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string }
  const response = problemResponse(c, libraryProblem(answer.status, code, call))
  for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  response.headers.set('cache-control', 'no-store')
  return response
}

/** The cookies of an answer, as the browser sends them with its next request. */
function answeredCookies(answer: Response): Headers {
  const lines = answer.headers.getSetCookie()
  return new Headers({ cookie: lines.map((line) => line.slice(0, line.indexOf(';'))).join('; ') })
}
