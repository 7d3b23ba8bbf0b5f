import { afterAll, beforeAll } from 'vitest'
import type { Role } from '#business/accounts/permissions.ts'
import { cloneTemplate, dropDatabase } from './database.ts'
import { type Site, runSite } from './site.ts'
import { type Account, staffAccounts } from './staff-accounts.ts'
import { cookiesOf } from './staff.ts'
import { type Visit, type VisitOptions, visits } from './visit.ts'

/** A site of a test file's own, with staff of each role. */
export type BackOffice = {
  readonly site: () => Site
  readonly databaseUrl: () => string
  /** Starts a visit of somebody who is not signed in. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>
  /** Starts a visit of somebody who is. Goes to `path`. */
  readonly visitAs: (role: Role, path: string, options?: VisitOptions) => Promise<Visit>
  /** A call of the API by a role, or a form that it sends. */
  readonly call: (role: Role, method: string, path: string, body?: unknown) => Promise<Response>
}

/** Starts it before the tests of the file and stops it after. Second factors are asked of nobody unless `settings` say so. */
export function backOffice(settings: Readonly<Record<string, string>> = {}): BackOffice {
  let site: Site
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await cloneTemplate({ template: 'template_office' })
    site = await runSite({ DATABASE_URL: databaseUrl, REQUIRE_2FA: 'off', ...settings })
  })
  afterAll(async () => {
    await site.stop()
    await dropDatabase(databaseUrl)
  })
  const visit = visits(() => site.url)

  const send = (method: string, path: string, cookie: string, body?: unknown) =>
    fetch(site.url + path, {
      method,
      headers: { cookie, ...(!(body instanceof URLSearchParams) && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    })
  const signIn = async ({ email, password }: Account) =>
    cookiesOf(await send('POST', '/api/auth/sign-in/email', '', { email, password }))
  const cookies = new Map<Role, Promise<string>>()
  const cookieOf = (role: Role) => {
    const cookie = cookies.get(role) ?? signIn(staffAccounts[role])
    cookies.set(role, cookie)
    return cookie
  }
  return {
    site: () => site,
    databaseUrl: () => databaseUrl,
    visit,
    visitAs: async (role, path, options) => {
      const started = await visit(options)
      const pairs = (await cookieOf(role)).split('; ').map((pair) => pair.split('='))
      const url = site.url
      await started.page
        .context()
        .addCookies(pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url, httpOnly: true })))
      await started.open(path)
      return started
    },
    call: async (role, method, path, body) => send(method, path, await cookieOf(role), body),
  }
}
