import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Staff } from '#business/accounts/actor.ts'
import { storeStaff } from '#business/accounts/store-staff.server.ts'
import type { Role } from '#business/accounts/permissions.ts'
import type { Services } from '#platform/services.server.ts'

/** A member of staff of a test, and what their browser holds. */
export type SignedIn = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly cookie: string
}

/** Somebody of a role who is signed in, as a verb is told of them. */
export function someStaff(role: Role, name = `The ${role}`): Staff {
  const email = `${role}@example.com`
  return {
    id: role,
    name,
    email,
    role,
    hasApp: true,
    needsSecondFactor: false,
    hasOneTimePassword: false,
    isConfirmed: true,
  }
}

/** Adds a member of staff; they have chosen their password. */
export async function aStaffMember({ db, now }: Pick<Services, 'db' | 'now'>, role: Role) {
  const account = { email: `${role}-${randomUUID().slice(0, 8)}@example.com`, password: 'correct horse battery' }
  const stored = await db.transaction((tx) =>
    storeStaff(tx, { email: account.email, name: `The ${role}`, role }, { ...account, oneTimeUntil: null }, now()),
  )
  if (!stored) throw new Error('the account is taken')
  return { id: stored.id, ...account }
}

/** The name and value of every cookie that an answer sets. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ')
}

/** Signs in by the API. */
export function signIn(api: Hono, email: string, password: string): Promise<Response> {
  return post(api, '/api/auth/sign-in/email', { email, password })
}

/** Where requests go: the API in this process, or a site that runs. */
export type Requested = { request: (path: string, init?: RequestInit) => Response | Promise<Response> }

/** A POST of JSON as a page of ours sends it. */
export async function post(api: Requested, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  return api.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Adds a member of staff of a role and signs them in. */
export async function signedIn(api: Hono, services: Services, role: Role): Promise<SignedIn> {
  const account = await aStaffMember(services, role)
  const response = await signIn(api, account.email, account.password)
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
  return { ...account, cookie: cookiesOf(response) }
}
