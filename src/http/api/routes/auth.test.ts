import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { aStaffMember, cookiesOf, post, signedIn, signIn } from '../../../../tests/support/staff.ts'
import { totp } from '../../../../tests/support/totp.ts'
import { auditLog, staff, staffSessions } from '#business/accounts/tables.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const me = (cookie: string) => api.request('/api/admin/me', { headers: { cookie } })

type Refused = { code: string; errors?: { path: string; code: string }[] }
const refusal = async (response: Response) => {
  const { code, errors = [] } = (await response.json()) as Refused
  return [response.status, code, ...errors.map((error) => `${error.path}: ${error.code}`)]
}

test('a right password gets in, by a cookie that scripts can’t read; signing out ends it', async () => {
  const { email, password } = await aStaffMember(services, 'editor')
  const response = await signIn(api, email.toUpperCase(), password)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly/i)
  const cookie = cookiesOf(response)
  expect(await (await me(cookie)).json()).toMatchObject({ email, role: 'editor', needsSecondFactor: false })

  expect((await post(api, '/api/auth/sign-out', {}, cookie)).status).toBe(200)
  expect(await refusal(await me(cookie))).toEqual([401, 'unauthenticated'])
})

test('a wrong password, an unknown address and a disabled account are answered alike', async () => {
  const { email, password } = await aStaffMember(services, 'sales')
  const gone = await aStaffMember(services, 'sales')
  await db.update(staff).set({ disabledAt: services.now() }).where(eq(staff.id, gone.id))
  const answers = await Promise.all([
    signIn(api, email, `${password}!`),
    signIn(api, 'nobody@example.com', password),
    signIn(api, gone.email, gone.password),
  ])
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(bodies[0]).toContain('wrong_sign_in')
})

test('an expired one-time password opens nothing, one in time does', async () => {
  const { id, email, password } = await aStaffMember(services, 'editor')
  const until = (days: number) => new Date(services.now().getTime() + days * 86_400_000)
  await db
    .update(staff)
    .set({ oneTimeUntil: until(-1) })
    .where(eq(staff.id, id))
  expect((await signIn(api, email, password)).status).toBe(401)
  await db
    .update(staff)
    .set({ oneTimeUntil: until(1) })
    .where(eq(staff.id, id))
  const cookie = cookiesOf(await signIn(api, email, password))
  expect(await (await me(cookie)).json()).toMatchObject({ hasOneTimePassword: true })
})

test('a new password ends every other session, and the one-time password', async () => {
  const here = await signedIn(api, services, 'editor')
  await db
    .update(staff)
    .set({ oneTimeUntil: new Date(Date.now() + 1e9) })
    .where(eq(staff.id, here.id))
  const elsewhere = cookiesOf(await signIn(api, here.email, here.password))
  const change = (currentPassword: string, newPassword: string) =>
    post(api, '/api/auth/change-password', { currentPassword, newPassword }, here.cookie)

  expect(await refusal(await change('not the password', 'a better horse'))).toEqual([
    422,
    'invalid',
    'currentPassword: wrong_password',
  ])
  expect(await refusal(await change(here.password, 'short'))).toEqual([422, 'invalid', 'newPassword: too_short'])

  const changed = await change(here.password, 'a better horse battery')
  expect(changed.status).toBe(200)
  expect((await me(elsewhere)).status).toBe(401)
  expect(await (await me(cookiesOf(changed))).json()).toMatchObject({ hasOneTimePassword: false })
  expect((await signIn(api, here.email, here.password)).status).toBe(401)
  expect((await signIn(api, here.email, 'a better horse battery')).status).toBe(200)
})

test('twelve idle hours end a session; being at work prolongs it', async () => {
  const { cookie, id } = await signedIn(api, services, 'sales')
  const [session] = await db.select().from(staffSessions).where(eq(staffSessions.userId, id))
  expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000)
  const inElevenHours = new Date(Date.now() + 3_600_000)
  await db.update(staffSessions).set({ expiresAt: inElevenHours }).where(eq(staffSessions.userId, id))
  const seen = await me(cookie)
  expect(seen.headers.getSetCookie().join()).toContain('staff')
  const [prolonged] = await db.select().from(staffSessions).where(eq(staffSessions.userId, id))
  expect(prolonged?.expiresAt.getTime()).toBeGreaterThan(inElevenHours.getTime())

  await db
    .update(staffSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(staffSessions.userId, id))
  expect((await me(cookie)).status).toBe(401)
})

test('ten wrong passwords lock an account, known or not, for everybody who tries', async () => {
  const { email, password } = await aStaffMember(services, 'sales')
  for (const address of [email, 'stranger@example.com']) {
    for (let time = 0; time < 10; time++) expect((await signIn(api, address, 'wrong')).status).toBe(401)
    const locked = await signIn(api, address, password)
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('a second factor: set up, asked for at the next sign-in, recovered from by a code that works once', async () => {
  const person = await signedIn(api, services, 'editor')
  const wrong = await post(api, '/api/auth/two-factor/enable', { password: 'no' }, person.cookie)
  expect(await refusal(wrong)).toEqual([422, 'invalid', 'password: wrong_password'])
  const enabled = await post(api, '/api/auth/two-factor/enable', { password: person.password }, person.cookie)
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  expect(new URL(totpURI).searchParams.get('issuer')).toBe('Rana Solar')
  const confirmed = await post(api, '/api/auth/two-factor/verify-totp', { code: totp(totpURI) }, person.cookie)
  expect(confirmed.status).toBe(200)

  const half = await signIn(api, person.email, person.password)
  expect(await half.clone().json()).toMatchObject({ twoFactorRedirect: true })
  const pending = cookiesOf(half)
  expect((await me(pending)).status).toBe(401)
  const miss = await post(api, '/api/auth/two-factor/verify-totp', { code: '000000' }, pending)
  expect(await refusal(miss)).toEqual([401, 'unauthenticated', 'code: wrong_code'])
  const next = totp(totpURI, Date.now() + 30_000)
  const full = await post(api, '/api/auth/two-factor/verify-totp', { code: next }, pending)
  expect(await (await me(cookiesOf(full))).json()).toMatchObject({ hasApp: true })

  const recover = async (code: string) => {
    const cookie = cookiesOf(await signIn(api, person.email, person.password))
    return post(api, '/api/auth/two-factor/verify-backup-code', { code }, cookie)
  }
  const [first = ''] = backupCodes
  expect((await recover(first)).status).toBe(200)
  expect((await recover(first)).status).toBe(401)
  const actions = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.staffId, person.id))
  expect(new Set(actions.map(({ action }) => action))).toEqual(
    new Set(['account.sign_in', 'account.second_factor', 'account.recovery']),
  )
})

test('nobody signs up, and nothing else of the library is open', async () => {
  const account = { email: 'new@example.com', password: 'correct horse battery', name: 'New' }
  for (const path of ['sign-up/email', 'list-sessions', 'update-user', 'delete-user', 'request-password-reset']) {
    expect((await post(api, `/api/auth/${path}`, account)).status, path).toBe(404)
  }
  expect((await api.request('/api/auth/get-session')).status).toBe(404)
})

test.each([
  ['no JSON', '{', 400, 'malformed_json'],
  ['nothing', '{}', 422, 'invalid'],
  ['numbers', '{"email":1,"password":2}', 422, 'invalid'],
  ['a novel', JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(5000) }), 422, 'invalid'],
])('%s as a sign-in', async (_what, body, status, code) => {
  const headers = { 'content-type': 'application/json' }
  const response = await api.request('/api/auth/sign-in/email', { method: 'POST', headers, body })
  expect((await refusal(response)).slice(0, 2)).toEqual([status, code])
})

test('another site’s page can’t sign anybody in or out', async () => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }
  const response = await api.request('/api/auth/sign-out', { method: 'POST', headers, body: '{}' })
  expect(await refusal(response)).toEqual([403, 'cross_origin'])
})
