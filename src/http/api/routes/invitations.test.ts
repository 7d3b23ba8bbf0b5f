import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiOver, testApi } from '../../../../tests/support/api.ts'
import { cookiesOf, post, signedIn, signIn } from '../../../../tests/support/staff.ts'
import type { Invitation } from '#business/accounts/invitation.ts'
import { removeOldInvitations } from '#business/accounts/old-invitations.server.ts'
import { auditLog, staff, staffInvitations } from '#business/accounts/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

const { api, db, services, clock } = await testApi({
  env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' },
  now: new Date('2026-03-05T09:05:00Z'),
})
const settings = { ...services.settings, requireTwoFactor: 'admin' as const }
const { api: strict } = apiOver({ ...services, settings })
const admin = await signedIn(api, services, 'admin')
const later = (days: number) => (clock.now = new Date(clock.now.getTime() + days * 86_400_000))

const asked = { email: 'Edith@example.com', name: 'Edith', role: 'editor', language: 'fr' }
const password = 'trois chèvres sur le toit'
const invite = (more: object = {}) => post(api, '/api/admin/invitations', { ...asked, ...more }, admin.cookie)
const open = (token: string) => post(api, '/api/auth/invitation', { token })
const accept = (token: string, more: object = {}, at = api) =>
  post(at, '/api/auth/invitation/accept', { token, name: 'Edith O.', password, ...more })
const code = async (response: Response) => {
  const { code: of, errors = [] } = (await response.json()) as {
    code: string
    errors?: { path: string; code: string }[]
  }
  return [response.status, of, ...errors.map((error) => `${error.path} ${error.code}`)]
}
const gone = [404, 'not_found']

/** The token of the last mail to an address. */
async function lastToken(to: string): Promise<string> {
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.createdAt)
  const { url = '' } = (mails.at(-1)?.props ?? {}) as { url?: string }
  expect(url).toMatch(/\/admin\/invitation\?lang=(fr|en)#[\w-]{43}$/)
  return new URL(url).hash.slice(1)
}

test('somebody is invited, chooses a password, is in, and the link opens nothing any more', async () => {
  const invited = await invite()
  expect(invited.status).toBe(201)
  expect(await invited.json()).toMatchObject({ email: 'edith@example.com', role: 'editor', isExpired: false })
  expect(await code(await invite())).toEqual([409, 'conflict', 'email invited'])
  expect(await db.$count(staff, eq(staff.email, 'edith@example.com'))).toBe(0)
  expect((await signIn(api, 'edith@example.com', password)).status).toBe(401)

  const token = await lastToken('edith@example.com')
  const [stored] = await db.select().from(staffInvitations)
  expect(JSON.stringify(stored)).not.toContain(token)
  const opened = await open(token)
  expect(opened.headers.get('cache-control')).toBe('no-store')
  expect(await opened.json()).toEqual({ email: 'edith@example.com', name: 'Edith', role: 'editor', language: 'fr' })
  expect(await code(await accept(token, { password: 'short' }))).toEqual([422, 'invalid', 'password too_short'])
  expect(await code(await accept(token, { password: 'edith example 1' }))).toEqual([
    422,
    'invalid',
    'password own_name_password',
  ])
  expect(await code(await accept(token, { name: ' ' }))).toEqual([422, 'invalid', 'name required'])

  // Two tabs at once are one account.
  const answers = await Promise.all([accept(token), accept(token)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const entered = answers.find(({ status }) => status === 200)
  expect(await entered?.json()).toEqual({})
  const me = await api.request('/api/admin/me', { headers: { cookie: entered ? cookiesOf(entered) : '' } })
  expect(await me.json()).toMatchObject({ name: 'Edith O.', role: 'editor', hasOneTimePassword: false })
  // Mails to them are in the language of their invitation until they choose another.
  const [joined] = await db.select().from(staff).where(eq(staff.email, 'edith@example.com'))
  expect(joined?.mailLanguage).toBe('fr')
  expect(await code(await open(token))).toEqual(gone)
  expect(await code(await accept(token))).toEqual(gone)
  expect((await signIn(api, 'edith@example.com', password)).status).toBe(200)
  expect(await code(await invite())).toEqual([409, 'conflict', 'email taken'])

  const entries = await db.select().from(auditLog).where(eq(auditLog.kind, 'staff')).orderBy(auditLog.id)
  const told = entries.filter(({ action }) => action.startsWith('staff.'))
  expect(told.map(({ action, staffName, label }) => [action, staffName, label])).toEqual([
    ['staff.invite', 'The admin', 'Edith'],
    ['staff.join', 'Edith O.', 'Edith O.'],
  ])
  expect(JSON.stringify(entries)).not.toContain(token)
})

test('an administrator who comes by a link has their second factor to set up before anything else', async () => {
  await invite({ email: 'boss@example.com', name: 'The boss', role: 'admin', language: 'en' })
  const entered = await accept(await lastToken('boss@example.com'), { name: 'The boss' }, strict)
  const cookie = cookiesOf(entered)
  const me = await strict.request('/api/admin/me', { headers: { cookie } })
  expect(await me.json()).toMatchObject({ needsSecondFactor: true })
  expect(await code(await strict.request('/api/admin/staff', { headers: { cookie } }))).toEqual([
    403,
    'second_factor_required',
  ])
})

test('a link that is too old, sent again or withdrawn opens nothing, and says no more than one that never was', async () => {
  const invited = (await (await invite({ email: 'late@example.com', name: 'Late' })).json()) as Invitation
  const first = await lastToken('late@example.com')
  later(7)
  expect(await code(await open(first))).toEqual(gone)
  expect(await code(await accept(first))).toEqual(gone)
  const cookie = cookiesOf(await signIn(api, admin.email, admin.password))
  const again = await post(api, `/api/admin/invitations/${invited.id}/sent`, {}, cookie)
  expect(again.status).toBe(200)
  const second = await lastToken('late@example.com')
  expect(second).not.toBe(first)
  expect(await code(await open(first))).toEqual(gone)
  expect((await open(second)).status).toBe(200)
  const withdraw = () => api.request(`/api/admin/invitations/${invited.id}`, { method: 'DELETE', headers: { cookie } })
  expect((await withdraw()).status).toBe(204)
  expect(await code(await withdraw())).toEqual(gone)
  expect(await code(await open(second))).toEqual(gone)
  expect(await code(await open('x'))).toEqual(gone)
  expect(await code(await post(api, '/api/auth/invitation', {}))).toEqual([422, 'invalid', 'token required'])
})

test('an invitation that nobody takes up is listed as expired for a month, then goes, and that is written down', async () => {
  const { cookie: fresh } = await signedIn(api, services, 'admin')
  const body = { ...asked, email: 'never@example.com', name: 'Never' }
  const { id } = (await (await post(api, '/api/admin/invitations', body, fresh)).json()) as Invitation
  const listed = async () => {
    const { cookie } = await signedIn(api, services, 'admin')
    const found = (await (await api.request('/api/admin/invitations', { headers: { cookie } })).json()) as Invitation[]
    return found.find((one) => one.id === id)
  }
  later(36)
  await removeOldInvitations(services)
  expect(await listed()).toMatchObject({ isExpired: true })
  later(2)
  expect(await removeOldInvitations(services)).toBe(1)
  expect(await listed()).toBeUndefined()
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(desc(auditLog.id))
  expect(entry).toMatchObject({ action: 'staff.uninvite', label: 'Never', staffId: null })
})
