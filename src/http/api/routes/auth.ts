import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Actor } from '#business/accounts/actor.ts'
import {
  noteAtDoor,
  accountMeant,
  noteFailure,
  noteLock,
  type Attempt,
} from '#business/accounts/sign-in-failures.server.ts'
import { acceptInvitation, openInvitation } from '#business/accounts/invite-staff.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { passwordChosen } from '#business/accounts/store-staff.server.ts'
import { confirmSession, endAllBut, endReplaced } from '#business/accounts/own-account.server.ts'
import { callerHeader, codePath, waitingCookie, type SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import * as requests from '#business/accounts/sign-in-requests.ts'
import { readSession, type ReadSession } from '#business/accounts/staff-session.server.ts'
import { weakPassword } from '#business/accounts/weak-password.server.ts'
import { parse } from '#kernel/parse.ts'
import type { Problem } from '#kernel/problem.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { clientNetwork, clientRange } from '../client-address.ts'
import { createKnownBrowser, accountHash, type KnownBrowser } from '../known-browser.ts'
import { problemResponse } from '../problems.ts'
import { readJson } from '../read-body.ts'
import { sameOrigin } from '../same-origin.ts'
import { isWrongProof, libraryProblem } from '../sign-in-problems.ts'

/** Each call that is open: what it takes, and what is proved by it. */
const calls = {
  '/sign-in/email': { schema: requests.signInSchema, way: 'password' },
  '/sign-out': { schema: requests.nothingSchema, way: 'password' },
  '/change-password': { schema: requests.passwordChangeSchema, way: 'password' },
  '/confirm': { schema: requests.passwordSchema, way: 'password' },
  '/two-factor/verify-totp': { schema: requests.codeSchema, way: 'code' },
  '/two-factor/verify-backup-code': { schema: requests.codeSchema, way: 'code' },
  '/two-factor/enable': { schema: requests.passwordSchema, way: 'password' },
  '/two-factor/disable': { schema: requests.passwordSchema, way: 'password' },
  '/two-factor/generate-backup-codes': { schema: requests.passwordSchema, way: 'password' },
  '/passkey/generate-register-options': { schema: requests.nothingSchema, way: 'passkey' },
  '/passkey/verify-registration': { schema: requests.newPasskeySchema, way: 'passkey' },
  '/passkey/generate-authenticate-options': { schema: requests.nothingSchema, way: 'passkey' },
  '/passkey/verify-authentication': { schema: requests.passkeySchema, way: 'passkey' },
} as const
type Call = keyof typeof calls

const addsPasskey: readonly Call[] = ['/passkey/generate-register-options', '/passkey/verify-registration']
/** What begins with a passkey: the library answers it to a GET, with what the browser must be told. */
const asksOptions: readonly Call[] = ['/passkey/generate-register-options', '/passkey/generate-authenticate-options']
const signsIn: readonly Call[] = [
  '/sign-in/email',
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
]
const alwaysOpen: readonly Call[] = [...signsIn, '/sign-out', '/change-password']
const openWithoutFactor: readonly Call[] = [
  ...alwaysOpen,
  ...addsPasskey,
  '/two-factor/enable',
  '/two-factor/verify-totp',
]

/** A network's share of beginnings, in a quarter of an hour: each is a row of the database until then. */
export const optionsByNetwork = 120

/** What somebody who is in must do before they may make a call; null where nothing stands before it. */
function dueBefore(actor: Actor, call: Call): Problem | null {
  if (actor?.hasOneTimePassword && !alwaysOpen.includes(call)) return { code: 'password_change_required' }
  if (actor?.needsSecondFactor && !openWithoutFactor.includes(call)) return { code: 'second_factor_required' }
  return actor && !actor.isConfirmed && addsPasskey.includes(call) ? { code: 'confirmation_required' } : null
}

/** Getting in and out, under /api/auth: the sign-in library, behind our limits and speaking in our problems. */
export function authRoutes(services: Services, library: SignInLibrary): Hono {
  const browser = createKnownBrowser(services.settings)
  const guard = createSignInGuard(services, browser)
  const options = createRateLimit(services, 'passkey_options', optionsByNetwork, 15 * 60)
  const app = new Hono().basePath('/auth').use('*', sameOrigin(services.settings.publicUrl))
  for (const call of Object.keys(calls) as Call[]) {
    app.post(call, async (c) => {
      const body = await readJson(c)
      if (!body.ok && !(call === '/sign-out' && body.problem.code !== 'payload_too_large')) {
        return problemResponse(c, body.problem)
      }
      const parsed = parse(calls[call].schema, body.ok ? body.value : {})
      if (!parsed.ok) return problemResponse(c, parsed.problem)
      const before = await readSession(library, services, c.req.raw.headers)
      const due = dueBefore(before.actor, call)
      if (due) return problemResponse(c, due)
      const asked = { call, body: parsed.value, before }
      const answer = async () => {
        const { response, newcomer } = await ask(c, services, library, asked)
        if (newcomer) response.headers.append('set-cookie', await browser.cookieFor(newcomer.email))
        return response
      }
      if (call === '/sign-out') return answer()
      if (call === '/passkey/generate-authenticate-options') {
        const wait = await options.take(clientNetwork(c, services.settings.trustProxy))
        return wait === null ? answer() : tooMany(c, wait)
      }
      const account = 'email' in parsed.value ? parsed.value.email : (before.actor?.id ?? null)
      return guard(c, account, answer, async () => noteLock(services, await attemptOf(c, services, asked)))
    })
  }
  app.post('/invitation', async (c) => {
    const answer = async (request: unknown) => {
      const outcome = await openInvitation(services, request)
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    }
    return byInvitation(c, guard, answer)
  })
  app.post('/invitation/accept', (c) =>
    byInvitation(c, guard, async (request) => {
      const company = (await readCompany(services)).value.brand.name
      const outcome = await acceptInvitation(services, request, company)
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      const before = await readSession(library, services, c.req.raw.headers)
      const asked: Asked = { call: '/sign-in/email', body: outcome.value, before }
      const { response, newcomer } = await ask(c, services, library, asked)
      if (newcomer) response.headers.append('set-cookie', await browser.cookieFor(newcomer.email))
      return response
    }),
  )
  return app
}

/** Answers whoever comes by the link of an invitation; what is no link of ours counts as a wrong password of their network does. */
async function byInvitation(
  c: Context,
  guard: Guard,
  answer: (request: unknown) => Promise<Response>,
): Promise<Response> {
  const body = await readJson(c)
  if (!body.ok) return problemResponse(c, body.problem)
  const response = await guard(
    c,
    null,
    () => answer(body.value),
    () => Promise.resolve(),
  )
  response.headers.set('cache-control', 'no-store')
  return response
}

type Asked = { readonly call: Call; readonly body: object; readonly before: ReadSession }
/** `newcomer` is whoever has got in by it. */
type Answered = { readonly response: Response; readonly newcomer: Actor }

async function ask(c: Context, services: Services, library: SignInLibrary, asked: Asked): Promise<Answered> {
  const { call, body, before } = asked
  const network = clientRange(c, services.settings.trustProxy)
  const company = (await readCompany(services)).value.brand.name
  if (before.actor && 'newPassword' in body) {
    const fault = await weakPassword(String(body.newPassword), before.actor, company)
    const errors = fault ? [{ path: 'newPassword', code: fault }] : null
    if (errors) return { response: problemResponse(c, { code: 'invalid', errors }), newcomer: null }
  }
  const answer = await askLibrary(c, services, library, asked, company)
  if (!answer.ok) return { response: await refuse(c, services, asked, answer), newcomer: null }
  const after = await readSession(library, services, answeredCookies(answer))
  const who = after.actor ?? before.actor
  if (before.sessionId && after.sessionId && after.sessionId !== before.sessionId) {
    await endReplaced(services, before.sessionId)
  }
  // Whoever had got in without the factor must not be taken for its owner.
  if (before.actor && (call === codePath || call === '/passkey/verify-registration')) {
    await endAllBut(services, before.actor.id, after.sessionId ?? before.sessionId)
  }
  if (before.sessionId && call === '/confirm') await confirmSession(services, before.sessionId)
  if (who && call === '/change-password') await passwordChosen(services, who, network)
  else if (who) await noteAtDoor(services, who, call, { wasIn: before.actor !== null, network })
  return { response: await told(answer, call, company), newcomer: after.actor }
}

/** Asks the library; who has proved again who they are is asked of it by a call that only servers may make. */
function askLibrary(
  c: Context,
  services: Services,
  library: SignInLibrary,
  { call, body }: Asked,
  company: string,
): Promise<Response> {
  const headers = new Headers({
    'content-type': 'application/json',
    cookie: c.req.header('cookie') ?? '',
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, 300),
    [callerHeader]: clientNetwork(c, services.settings.trustProxy),
  })
  if (call === '/confirm') {
    return library.api.verifyPassword({ body: body as { password: string }, headers, asResponse: true })
  }
  const url = new URL(`/api/auth${call}`, services.settings.publicUrl)
  if (asksOptions.includes(call)) return library.handler(new Request(url, { headers }))
  // What an app lists the account under.
  const sent = call === '/two-factor/enable' ? { ...body, issuer: company } : body
  return library.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(sent) }))
}

/** What the library refused, as a problem; the cookies that it takes back go with it. */
async function refuse(c: Context, services: Services, asked: Asked, answer: Response): Promise<Response> {
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string }
  if (isWrongProof(code)) await noteFailure(services, await attemptOf(c, services, asked))
  const response = problemResponse(c, libraryProblem(answer.status, code, asked.call))
  for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Whose proof was tried, and from where. */
async function attemptOf(c: Context, { db, settings }: Services, { call, body, before }: Asked): Promise<Attempt> {
  // Its signature does not matter: nobody guesses the token, and no more than a line of the log comes of it.
  const [waiting = null] = getCookie(c, waitingCookie(settings))?.split('.') ?? []
  const staffId = async () => {
    if ('email' in body) return accountMeant(db, { email: String(body.email) })
    if (before.actor) return before.actor.id
    if ('response' in body) return accountMeant(db, { credential: (body.response as { id: string }).id })
    return accountMeant(db, { waiting })
  }
  return { staffId: await staffId(), way: calls[call].way, network: clientRange(c, settings.trustProxy) }
}

/** What our screens need of an answer: no token of a session, which the cookie carries out of reach of scripts. */
const toldMembers: ReadonlySet<string> = new Set(['twoFactorRedirect', 'totpURI', 'backupCodes'])

async function told(answer: Response, call: Call, company: string): Promise<Response> {
  const members = Object.entries((await answer.json()) as Record<string, unknown>)
  const isOptions = asksOptions.includes(call)
  const body = Object.fromEntries(isOptions ? members : members.filter(([name]) => toldMembers.has(name)))
  // The library has it `preferred`, and refuses afterwards what was not asked for.
  if (call === '/passkey/generate-authenticate-options') body['userVerification'] = 'required'
  // What a device lists the passkey under.
  if (call === '/passkey/generate-register-options') body['rp'] = { ...(body['rp'] as object), name: company }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}

/** The cookies of an answer, as the browser sends them with its next request. */
function answeredCookies(answer: Response): Headers {
  const lines = answer.headers.getSetCookie()
  return new Headers({ cookie: lines.map((line) => line.slice(0, line.indexOf(';'))).join('; ') })
}

const window = 15 * 60
const failuresByAccount = 10
const failuresByNetwork = 40

/**
 * Answers unless there were too many failures; an answer of 4xx is one. `account` is whose password or code is tried, by address
 * or id; null where only the library knows. `onLocked` hears of a refusal.
 */
type Guard = (
  c: Context,
  account: string | null,
  answer: () => Promise<Response>,
  onLocked: () => Promise<void>,
) => Promise<Response>

/**
 * Counts wrong passwords and codes: 10 for an account and 40 for a network in a quarter of an hour, then 429 with
 * `retry-after`, whether the account exists or not; a browser that is known to the account has 10 of its own instead. The
 * library counts wrong codes of each account as well.
 */
function createSignInGuard(services: Services, browser: KnownBrowser): Guard {
  const byAccount = createRateLimit(services, 'sign_in_account', failuresByAccount, window)
  const byNetwork = createRateLimit(services, 'sign_in_network', failuresByNetwork, window)

  return async (c, account, answer, onLocked) => {
    const known = await browser.nameFor(c, account)
    const network = { limit: byNetwork, key: clientNetwork(c, services.settings.trustProxy) }
    const shares = known === null ? [network] : [{ limit: byAccount, key: known }]
    if (known === null && account !== null) shares.push({ limit: byAccount, key: accountHash(account) })
    const waits = await Promise.all(shares.map(({ limit, key }) => limit.take(key)))
    const giveBack = () => Promise.all(shares.map(({ limit, key }) => limit.giveBack(key)))
    const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
    if (wait > 0) {
      await giveBack()
      await onLocked()
      return tooMany(c, wait)
    }
    const response = await answer()
    if (response.status < 400) await giveBack()
    return response
  }
}

/** The refusal of whoever must wait, in seconds. */
function tooMany(c: Context, wait: number): Response {
  const refusal = problemResponse(c, { code: 'too_many_requests' })
  refusal.headers.set('retry-after', String(wait))
  return refusal
}
