import { afterAll, beforeAll } from 'vitest'
import type { Role } from '#business/accounts/permissions.ts'
import type { AddedStaff } from '#business/accounts/manage-staff.server.ts'
import { cloneTemplate, dropDatabase } from './database.ts'
import { type Site, runSite } from './site.ts'
import { cookiesOf } from './staff.ts'
import { type Visit, type VisitOptions, visits } from './visit.ts'

/** Who may sign in to the site of a test file. */
export type Account = { readonly email: string; readonly password: string }

export const firstAdmin: Account = { email: 'ada@example.com', password: 'a long first password' }

/** A site of a test file's own, with staff. */
export type BackOffice = {
  readonly site: () => Site
  readonly databaseUrl: () => string
  /** Starts a visit of somebody who is not signed in. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>
  /** Starts a visit of somebody who is: the first admin unless a role is given. Goes to `path`. */
  readonly visitAs: (role: Role, path: string, options?: VisitOptions) => Promise<Visit>
  /** A call of the API by a role. */
  readonly call: (role: Role, method: string, path: string, body?: unknown) => Promise<Response>
}

/** Starts it before the tests of the file and stops it after. Second factors are asked of nobody unless `settings` say so. */
export function backOffice(settings: Readonly<Record<string, string>> = {}): BackOffice {
  let site: Site
  let databaseUrl: string
  const accounts = new Map<Role, Account>([['admin', firstAdmin]])
  beforeAll(async () => {
    const { email, password } = firstAdmin
    databaseUrl = await cloneTemplate()
    const account = { REQUIRE_2FA: 'off', ADMIN_EMAIL: email, ADMIN_PASSWORD: password }
    site = await runSite({ DATABASE_URL: databaseUrl, ...account, ...settings })
  })
  afterAll(async () => {
    await site.stop()
    await dropDatabase(databaseUrl)
  })
  const visit = visits(() => site.url)

  const send = (method: string, path: string, cookie: string, body?: unknown) =>
    fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const signIn = async (account: Account) => cookiesOf(await send('POST', '/api/auth/sign-in/email', '', account))
  const accountOf = async (role: Role): Promise<Account> => {
    const known = accounts.get(role)
    if (known) return known
    const email = `${role}@example.com`
    const added = await send('POST', '/api/admin/staff', await signIn(firstAdmin), { email, name: `The ${role}`, role })
    const { oneTimePassword } = (await added.json()) as AddedStaff
    const account = { email, password: `correct horse battery ${role}` }
    const change = { currentPassword: oneTimePassword, newPassword: account.password }
    const cookie = await signIn({ email, password: oneTimePassword })
    const changed = await send('POST', '/api/auth/change-password', cookie, change)
    if (!changed.ok) throw new Error(`${changed.status} ${await changed.text()}`)
    accounts.set(role, account)
    return account
  }
  const cookies = new Map<Role, Promise<string>>()
  const cookieOf = (role: Role) => {
    const cookie = cookies.get(role) ?? accountOf(role).then(signIn)
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
