import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { Authenticator } from '../../../../tests/support/authenticator.ts'
import { cookiesOf, post, signedIn, signIn, someStaff } from '../../../../tests/support/staff.ts'
import { totp } from '../../../../tests/support/totp.ts'
import { changeStaff, resetAccount } from '#business/accounts/manage-staff.server.ts'
import { auditLog, signInFailures, staff, staffPasskeys, staffSessions } from '#business/accounts/tables.server.ts'

/** Two-factor sign-in is asked of admins. */
const { api, db, services } = await testApi({ now: new Date() })
const origin = services.settings.publicUrl

type Begun = { readonly challenge: string; readonly cookie: string; readonly options: Record<string, unknown> }
type Answered = (ceremony: { challenge: string; origin: string }) => object

const call = (path: string, body: unknown, cookie = '') => post(api, `/api/auth/passkey/${path}`, body, cookie)
const get = (path: string, cookie: string) => api.request(`/api/admin/${path}`, { headers: { cookie } })
async function begin(path: string, cookie = ''): Promise<Begun> {
  const response = await call(path, {}, cookie)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const options = (await response.json()) as { challenge: string }
  return { challenge: options.challenge, cookie: [cookie, cookiesOf(response)].filter(Boolean).join('; '), options }
}
async function register(cookie: string, answer: Answered, name = 'Téléphone') {
  const begun = await begin('generate-register-options', cookie)
  return call('verify-registration', { name, response: answer({ challenge: begun.challenge, origin }) }, begun.cookie)
}
async function enter(answer: Answered, cookie = '') {
  const begun = await begin('generate-authenticate-options', cookie)
  return call('verify-authentication', { response: answer({ challenge: begun.challenge, origin }) }, begun.cookie)
}
/** An admin whose only second factor is a passkey. */
async function withPasskey() {
  const admin = await signedIn(api, services, 'admin')
  const key = new Authenticator()
  expect((await register(admin.cookie, (ceremony) => key.create(ceremony))).status).toBe(200)
  return { ...admin, key }
}
type Refused = { code?: string; errors?: { code: string }[] }
const refusal = async (response: Response) => {
  const { code, errors } = (await response.json()) as Refused
  return [response.status, errors?.[0]?.code ?? code]
}
const actionsOf = async (id: string) =>
  (await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.recordId, id))).map(
    ({ action }) => action,
  )

test('a passkey is the second factor that is asked for, and gets in by itself', async () => {
  const admin = await signedIn(api, services, 'admin')
  const elsewhere = cookiesOf(await signIn(api, admin.email, admin.password))
  expect((await get('staff', admin.cookie)).status).toBe(403)
  const key = new Authenticator()
  const added = await register(admin.cookie, (ceremony) => key.create(ceremony))
  expect([added.status, await added.json()]).toEqual([200, {}])
  expect([(await get('staff', admin.cookie)).status, (await get('me', elsewhere)).status]).toEqual([200, 401])

  const entered = await enter((ceremony) => key.get(ceremony))
  expect([entered.status, await entered.clone().json()]).toEqual([200, {}])
  const cookie = cookiesOf(entered)
  expect(await (await get('me', cookie)).json()).toMatchObject({ hasApp: false, needsSecondFactor: false })
  const [passkey] = (await (await get('passkeys', cookie)).json()) as Record<string, unknown>[]
  expect(passkey).toMatchObject({ name: 'Téléphone', lastUsedAt: services.now().toISOString(), isSynced: false })
  expect(passkey).not.toHaveProperty('publicKey')
  expect(await actionsOf(admin.id)).toEqual([
    'account.sign_in',
    'account.sign_in',
    'account.passkey_add',
    'account.passkey_sign_in',
  ])
})

test('both beginnings ask for a check of the user', async () => {
  const { cookie } = await signedIn(api, services, 'editor')
  const made = await begin('generate-register-options', cookie)
  expect(made.options['authenticatorSelection']).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
  expect(made.options['rp']).toMatchObject({ id: new URL(origin).hostname, name: 'Rana Solar' })
  expect((await begin('generate-authenticate-options')).options['userVerification']).toBe('required')
})

test('the password alone opens no account that has a passkey; beside an app, its code does', async () => {
  const admin = await withPasskey()
  const refused = await signIn(api, admin.email, admin.password)
  expect(await refusal(refused)).toEqual([401, 'passkey_needed'])
  expect((await get('me', cookiesOf(refused))).status).toBe(401)
  expect(await refusal(await signIn(api, admin.email, 'wrong'))).toEqual([401, 'wrong_sign_in'])

  const enabled = await post(api, '/api/auth/two-factor/enable', { password: admin.password }, admin.cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  await post(api, '/api/auth/two-factor/verify-totp', { code: totp(totpURI) }, admin.cookie)
  expect(await (await signIn(api, admin.email, admin.password)).json()).toMatchObject({ twoFactorRedirect: true })
})

test.each([
  ['another origin', { origin: 'https://rana.example.evil.example' }],
  ['another site’s key', { rpId: 'evil.example' }],
  ['a user who was not checked', { isVerified: false }],
] as const)('%s makes no passkey and opens nothing', async (_what, twist) => {
  const admin = await withPasskey()
  const entered = await enter((ceremony) => admin.key.get(ceremony, twist))
  expect(entered.status).toBe(401)
  expect((await get('me', cookiesOf(entered))).status).toBe(401)
  const other = new Authenticator()
  const made = await register(admin.cookie, (ceremony) => other.create(ceremony, twist))
  expect([401, 422]).toContain(made.status)
  expect(await db.$count(staffPasskeys, eq(staffPasskeys.userId, admin.id))).toBe(1)
  const [failures] = await db.select().from(signInFailures).where(eq(signInFailures.account, admin.id))
  expect(failures).toMatchObject({ way: 'passkey' })
})

test('an answer opens once, and not for another beginning', async () => {
  const { key } = await withPasskey()
  const begun = await begin('generate-authenticate-options')
  const response = key.get({ challenge: begun.challenge, origin })
  expect((await call('verify-authentication', { response }, begun.cookie)).status).toBe(200)
  expect(await refusal(await call('verify-authentication', { response }, begun.cookie))).toEqual([
    401,
    'passkey_expired',
  ])
  expect(await refusal(await enter(() => response))).toEqual([401, 'wrong_passkey'])
  expect(await refusal(await call('verify-authentication', { response }))).toEqual([401, 'passkey_expired'])
})

test('a copy that counts less than the passkey did is refused', async () => {
  const { key } = await withPasskey()
  expect((await enter((ceremony) => key.get(ceremony, { counter: 7 }))).status).toBe(200)
  expect(await refusal(await enter((ceremony) => key.get(ceremony, { counter: 7 })))).toEqual([401, 'wrong_passkey'])
  expect((await enter((ceremony) => key.get(ceremony, { counter: 8 }))).status).toBe(200)
})

test('a passkey that nobody has, or that is another person’s, opens nothing of theirs', async () => {
  expect(await refusal(await enter((ceremony) => new Authenticator().get(ceremony)))).toEqual([401, 'wrong_passkey'])
  const mine = await withPasskey()
  const theirs = await withPasskey()
  // The other's id, signed by one's own key.
  const forged = (ceremony: { challenge: string; origin: string }) => {
    const id = theirs.key.id.toString('base64url')
    return { ...mine.key.get(ceremony), id, rawId: id }
  }
  expect(await refusal(await enter(forged))).toEqual([401, 'wrong_passkey'])
  const twice = await register(mine.cookie, (ceremony) => theirs.key.create(ceremony))
  expect(await refusal(twice)).toEqual([422, 'refused_passkey'])

  const [passkey] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.userId, theirs.id))
  const path = `/api/admin/passkeys/${passkey?.id}`
  const headers = { 'content-type': 'application/json', cookie: mine.cookie }
  expect((await api.request(path, { method: 'DELETE', headers })).status).toBe(404)
  const renamed = await api.request(path, { method: 'PATCH', headers, body: JSON.stringify({ name: 'Mine' }) })
  expect(renamed.status).toBe(404)
})

test('what one session began, another does not finish', async () => {
  const one = await signedIn(api, services, 'editor')
  const other = await signedIn(api, services, 'editor')
  const begun = await begin('generate-register-options', one.cookie)
  const response = new Authenticator().create({ challenge: begun.challenge, origin })
  const [challenge = ''] = begun.cookie.split('; ').slice(-1)
  const made = await call('verify-registration', { name: 'x', response }, `${other.cookie}; ${challenge}`)
  expect(made.status).toBe(401)
  expect(await db.$count(staffPasskeys, eq(staffPasskeys.userId, other.id))).toBe(0)
})

test('no passkey for strangers, for a one-time password, or for a session from a while ago', async () => {
  expect((await call('generate-register-options', {})).status).toBe(401)
  const { id, cookie } = await signedIn(api, services, 'editor')
  await db
    .update(staffSessions)
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(staffSessions.userId, id))
  expect(await refusal(await call('generate-register-options', {}, cookie))).toEqual([403, 'confirmation_required'])
  await db
    .update(staff)
    .set({ oneTimeUntil: new Date(Date.now() + 1e9) })
    .where(eq(staff.id, id))
  expect(await refusal(await call('generate-register-options', {}, cookie))).toEqual([403, 'password_change_required'])
})

test('a passkey is named, and forgotten with every other session', async () => {
  const { cookie, id, key } = await withPasskey()
  const elsewhere = cookiesOf(await enter((ceremony) => key.get(ceremony)))
  const [passkey] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.userId, id))
  const path = `/api/admin/passkeys/${passkey?.id}`
  const send = (method: string, body: object = {}) =>
    api.request(path, { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  expect((await send('PATCH', { name: ' ' })).status).toBe(422)
  expect((await send('PATCH', { name: 'Clé du bureau' })).status).toBe(204)
  expect(await (await get('passkeys', cookie)).json()).toMatchObject([{ name: 'Clé du bureau' }])
  expect((await send('DELETE')).status).toBe(204)
  expect([(await get('me', cookie)).status, (await get('me', elsewhere)).status]).toEqual([200, 401])
  expect(await refusal(await get('staff', cookie))).toEqual([403, 'second_factor_required'])
  expect(await refusal(await enter((ceremony) => key.get(ceremony)))).toEqual([401, 'wrong_passkey'])
})

test('whoever is locked out gets in again without it: by another admin, or by the machine', async () => {
  const boss = { ...services, actor: someStaff('admin') }
  for (const forget of [
    ({ id }: { id: string }) => changeStaff(boss, { resetSecondFactor: true }, id),
    ({ email }: { email: string }) => resetAccount(services, email),
  ]) {
    const person = await withPasskey()
    expect((await forget(person)).ok).toBe(true)
    expect(await db.$count(staffPasskeys, eq(staffPasskeys.userId, person.id))).toBe(0)
    expect((await get('me', person.cookie)).status).toBe(401)
  }
})

test('a disabled account’s passkey opens nothing', async () => {
  const { id, key } = await withPasskey()
  await db.update(staff).set({ disabledAt: services.now() }).where(eq(staff.id, id))
  expect(await refusal(await enter((ceremony) => key.get(ceremony)))).toEqual([401, 'wrong_passkey'])
})

test('a network begins so many sign-ins and no more', async () => {
  const env = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
  const headers = { 'content-type': 'application/json' }
  const start = () =>
    api.request('/api/auth/passkey/generate-authenticate-options', { method: 'POST', headers, body: '{}' }, env)
  for (let time = 0; time < 120; time++) expect((await start()).status).toBe(200)
  expect((await start()).status).toBe(429)
})
