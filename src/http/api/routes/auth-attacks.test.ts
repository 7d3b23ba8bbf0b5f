import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { aStaffMember, cookiesOf, post, signedIn, signIn, type Requested } from '../../../../tests/support/staff.ts'
import { totp } from '../../../../tests/support/totp.ts'
import { replacePassword } from '#business/accounts/store-staff.server.ts'

/** Two-factor sign-in is asked of admins. */
const { api, db, services } = await testApi({ now: new Date() })

const staffList = async (cookie: string) => (await api.request('/api/admin/staff', { headers: { cookie } })).status
const typeCode = (code: string, cookie: string) => post(api, '/api/auth/two-factor/verify-totp', { code }, cookie)
const codes = async (response: Response) =>
  ((await response.json()) as { errors?: { code: string }[] }).errors?.map(({ code }) => code)

/** Sets up a second factor; `code` gives those of the app, the first of which has been used. */
async function withFactor(person: { readonly password: string; readonly cookie: string }) {
  const enabled = await post(api, '/api/auth/two-factor/enable', { password: person.password }, person.cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  const start = Date.now()
  const code = (number: number) => totp(totpURI, start + 30_000 * number)
  return { code, cookie: cookiesOf(await typeCode(code(0), person.cookie)) }
}
const half = async ({ email, password }: { readonly email: string; readonly password: string }) =>
  cookiesOf(await signIn(api, email, password))

test('who got in by a password alone is out once the account has a second factor', async () => {
  const admin = await aStaffMember(services, 'admin')
  const thief = await half(admin)
  const owner = await withFactor({ ...admin, cookie: await half(admin) })
  expect([await staffList(owner.cookie), await staffList(thief)]).toEqual([200, 401])
})

test('a code of the app gets in once, also when two use it at once', async () => {
  const admin = await signedIn(api, services, 'admin')
  const { code } = await withFactor(admin)
  const seen = await typeCode(code(0), await half(admin))
  expect([seen.status, await codes(seen)]).toEqual([401, ['used_code']])
  const pending = [await half(admin), await half(admin)]
  const answers = await Promise.all(pending.map((cookie) => typeCode(code(1), cookie)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
})

test('a sign-in that waits for its code is over when the password is replaced or changed', async () => {
  const admin = await signedIn(api, services, 'admin')
  const { code, cookie } = await withFactor(admin)
  const waiting = await half(admin)
  const body = { currentPassword: admin.password, newPassword: 'a better horse battery' }
  const changed = await post(api, '/api/auth/change-password', body, cookie)
  expect(await codes(await typeCode(code(1), waiting))).toEqual(['sign_in_again'])

  const later = await half({ ...admin, password: body.newPassword })
  await db.transaction((tx) => replacePassword(tx, admin.id, services.now()))
  expect(await codes(await typeCode(code(1), later))).toEqual(['sign_in_again'])
  expect(await staffList(cookiesOf(changed))).toBe(401)
})

test('the password that was printed is not one’s own', async () => {
  const { password, cookie } = await signedIn(api, services, 'sales')
  const body = { currentPassword: password, newPassword: password }
  const kept = await post(api, '/api/auth/change-password', body, cookie)
  expect([kept.status, await codes(kept)]).toEqual([422, ['same_password']])
})

test('a session that somebody else got hold of guesses no password', async () => {
  const { cookie } = await signedIn(api, services, 'editor')
  const guess = () => post(api, '/api/auth/two-factor/enable', { password: 'a guess of many' }, cookie)
  for (let time = 0; time < 10; time++) expect((await guess()).status).toBe(422)
  expect((await guess()).status).toBe(429)
})

test('strangers who type wrong passwords do not lock out the browser that was in before', async () => {
  const { email, password, cookie } = await signedIn(api, services, 'sales')
  const other = await signedIn(api, services, 'sales')
  const from = (browser: string, typed: string) =>
    post(api, '/api/auth/sign-in/email', { email, password: typed }, browser)
  for (let time = 0; time < 10; time++) await signIn(api, email, 'wrong')
  expect((await from('', password)).status).toBe(429)
  expect((await from(other.cookie, password)).status).toBe(429)
  expect((await from(cookie.replaceAll(/(staff_browser=)\w{4}/g, '$1aaaa'), password)).status).toBe(429)
  expect((await from(cookie, password)).status).toBe(200)

  for (let time = 0; time < 10; time++) expect((await from(cookie, 'wrong')).status).toBe(401)
  expect((await from(cookie, password)).status).toBe(429)
})

test('nor does a network full of strangers', async () => {
  const env = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
  const there: Requested = { request: (path, init) => api.request(path, init, env) }
  const admin = await signedIn(api, services, 'admin')
  const { code, cookie } = await withFactor(admin)
  const [known = ''] = /staff_browser=[^;]+/.exec(cookie) ?? []
  for (let time = 0; time < 40; time++) await post(there, '/api/auth/two-factor/verify-totp', { code: '1' })
  const account = { email: admin.email, password: admin.password }
  expect((await post(there, '/api/auth/sign-in/email', account)).status).toBe(429)
  const waiting = await post(there, '/api/auth/sign-in/email', account, known)
  expect(waiting.status).toBe(200)
  const both = `${known}; ${cookiesOf(waiting)}`
  expect((await post(there, '/api/auth/two-factor/verify-totp', { code: code(1) }, both)).status).toBe(200)
})
