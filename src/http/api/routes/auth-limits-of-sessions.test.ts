import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminCalls } from '../../../../tests/support/admin-calls.ts'
import { testApi } from '../../../../tests/support/api.ts'
import { aStaffMember, cookiesOf, post, signedIn, signIn } from '../../../../tests/support/staff.ts'
import { addAccount } from '#business/accounts/manage-staff.server.ts'
import { staff, staffSessions } from '#business/accounts/tables.server.ts'
import { createApi } from '../app.ts'

/** Two-factor sign-in is asked of admins. */
const { api, db, services } = await testApi({ now: new Date() })

/** Somebody with a one-time password, and the session that it opened. */
async function newcomer() {
  const email = `n${Math.random()}@example.com`
  const added = await addAccount(services, { email, name: 'Nora', role: 'editor' }, null)
  if (!added.ok) throw new Error(added.problem.code)
  const { id, oneTimePassword } = added.value
  return { id, email, password: oneTimePassword, cookie: cookiesOf(await signIn(api, email, oneTimePassword)) }
}

const ask = (call: string, cookie: string) => {
  const [method = '', path = ''] = call.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
  const headers = { 'content-type': 'application/json', cookie }
  return api.request(path.replace(/:\w+/g, '999999'), { method, headers, ...body })
}
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code]
type Refused = { errors?: { path: string; code: string }[] }
const errorOf = async (response: Response) => ((await response.json()) as Refused).errors?.[0]?.code

const first = { 'one-time password': await newcomer(), 'factor to set up': await signedIn(api, services, 'admin') }
const codes = { 'one-time password': 'password_change_required', 'factor to set up': 'second_factor_required' }
const closed = Object.keys(adminCalls).filter((call) => call !== 'GET /api/admin/me')

test.each((['one-time password', 'factor to set up'] as const).flatMap((who) => closed.map((call) => ({ who, call }))))(
  '$call is closed to a session with a $who',
  async ({ who, call }) => {
    expect(await codeOf(await ask(call, first[who].cookie))).toEqual([403, codes[who]])
  },
)

test('who one is stays told, and the short product form is closed too', async () => {
  expect((await ask('GET /api/admin/me', first['one-time password'].cookie)).status).toBe(200)
  const form = await ask('POST /api/products', first['one-time password'].cookie)
  expect(await codeOf(form)).toEqual([403, 'password_change_required'])
})

test.each(['two-factor/enable', 'two-factor/disable', 'two-factor/generate-backup-codes', 'confirm'])(
  'a one-time password opens no %s',
  async (call) => {
    const { cookie, password } = first['one-time password']
    expect(await codeOf(await post(api, `/api/auth/${call}`, { password }, cookie))).toEqual([
      403,
      'password_change_required',
    ])
  },
)

test('before the factor that is asked for, no other call is open', async () => {
  const { cookie, password } = first['factor to set up']
  const confirm = await post(api, '/api/auth/confirm', { password }, cookie)
  expect(await codeOf(confirm)).toEqual([403, 'second_factor_required'])
  expect((await post(api, '/api/auth/two-factor/enable', { password }, cookie)).status).toBe(200)
})

test.each([
  ['password1234', 'common_password'],
  ['Bienvenue2026!', 'common_password'],
  ['Nora example 2026', 'own_name_password'],
  ['Rana Energy 2026', 'own_name_password'],
])('%s is refused as %s, and nothing changes', async (newPassword, code) => {
  const { cookie, password } = await newcomer()
  const refused = await post(api, '/api/auth/change-password', { currentPassword: password, newPassword }, cookie)
  expect([refused.status, await errorOf(refused)]).toEqual([422, code])
  expect(await codeOf(await ask('GET /api/admin/posts', cookie))).toEqual([403, 'password_change_required'])
})

test('the back office opens once the password is one’s own', async () => {
  const { cookie, password } = await newcomer()
  const body = { currentPassword: password, newPassword: 'trois chèvres sur le toit' }
  const changed = await post(api, '/api/auth/change-password', body, cookie)
  expect((await ask('GET /api/admin/posts', cookiesOf(changed))).status).toBe(200)
})

test('a session ends after seven days, however much it is used', async () => {
  const { id, cookie } = await signedIn(api, services, 'editor')
  const madeBefore = (ms: number) =>
    db
      .update(staffSessions)
      .set({ createdAt: new Date(services.now().getTime() - ms) })
      .where(eq(staffSessions.userId, id))
  const week = 7 * 24 * 3_600_000
  await madeBefore(week - 60_000)
  const listed = (await (await ask('GET /api/admin/sessions', cookie)).json()) as { endsAt: string }[]
  expect(listed.map(({ endsAt }) => endsAt)).toEqual([new Date(services.now().getTime() + 60_000).toISOString()])
  await madeBefore(week)
  expect((await ask('GET /api/admin/sessions', cookie)).status).toBe(401)
  expect(await db.$count(staffSessions, eq(staffSessions.userId, id))).toBe(0)
})

test('a session from a while ago adds nobody until it has proved again whose it is', async () => {
  const { api: office, services: theirs, db: rows } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
  const admin = await signedIn(office, theirs, 'admin')
  const account = { email: 'ada@example.com', name: 'Ada', role: 'editor' }
  const add = () => post(office, '/api/admin/staff', account, admin.cookie)
  const confirm = (password: string) => post(office, '/api/auth/confirm', { password }, admin.cookie)
  await rows.update(staffSessions).set({ createdAt: new Date(Date.now() - 16 * 60_000) })
  expect(await codeOf(await add())).toEqual([403, 'confirmation_required'])
  const wrong = await confirm('not the password')
  expect([wrong.status, await errorOf(wrong)]).toEqual([422, 'wrong_password'])
  expect((await add()).status).toBe(403)
  expect((await confirm(admin.password)).status).toBe(200)
  expect((await add()).status).toBe(201)
})

test('signing in again ends the session that it takes the place of, and tells scripts no token', async () => {
  const { email, password, cookie } = await signedIn(api, services, 'editor')
  const again = await post(api, '/api/auth/sign-in/email', { email, password }, cookie)
  expect(await again.clone().text()).not.toMatch(/token|session/)
  expect((await ask('GET /api/admin/me', cookie)).status).toBe(401)
  expect((await ask('GET /api/admin/me', cookiesOf(again))).status).toBe(200)
})

test('over https the cookies are this host’s alone', async () => {
  const settings = { ...services.settings, publicUrl: 'https://rana.example' }
  const secure = createApi({ ...services, settings })
  const { email, password, id } = await aStaffMember(services, 'editor')
  const response = await signIn(secure, email, password)
  const [session = '', browser = ''] = response.headers.getSetCookie()
  expect(session).toMatch(/^__Host-staff\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(browser).toMatch(/^__Secure-staff_browser=.*Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/)
  const cookie = cookiesOf(response)
  expect((await secure.request('/api/admin/me', { headers: { cookie } })).status).toBe(200)
  for (let time = 0; time < 10; time++) await signIn(secure, email, 'wrong')
  expect((await post(secure, '/api/auth/sign-in/email', { email, password }, cookie)).status).toBe(200)
  await db.delete(staff).where(eq(staff.id, id))
})
