import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { aStaffMember, cookiesOf, post, signedIn, signIn, type Requested } from '../../../../tests/support/staff.ts'
import { totp } from '../../../../tests/support/totp.ts'
import { noteFailure } from '#business/accounts/sign-in-failures.server.ts'
import type { AuditPage } from '#business/accounts/audit-entry.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import { createApi } from '../app.ts'
import { accountHash } from '../known-browser.ts'
import { auditLog, signInFailures } from '#business/accounts/tables.server.ts'

const now = new Date('2026-03-05T09:05:00Z')
const { api, db, services, clock } = await testApi({ env: { REQUIRE_2FA: 'off' }, now })
const admin = await signedIn(api, services, 'admin')

const byAccount = createRateLimit(services, 'sign_in_account', 10, 900)

const from = (remoteAddress: string): Requested => ({
  request: (path, init) => api.request(path, init, { incoming: { socket: { remoteAddress } } }),
})
const tryAt = (address: string, email: string, password = 'wrong') =>
  post(from(address), '/api/auth/sign-in/email', { email, password })
const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000))
const entriesOf = (action: string, recordId: string | null) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .then((rows) => rows.filter((row) => row.recordId === recordId).map(({ label, after }) => ({ label, after })))
const readLog = () => api.request('/api/admin/audit-log', { headers: { cookie: admin.cookie } })

test('refused passwords are told once a quarter of an hour, with their number and where from', async () => {
  const { id, email } = await aStaffMember(services, 'sales')
  for (let time = 0; time < 3; time++) await tryAt('192.0.2.7', email)
  await tryAt('192.0.2.99', email.toUpperCase())
  await tryAt('2001:db8:5:7::1', email)
  await tryAt('192.0.2.7', 'nobody@example.com')
  await readLog()
  expect(await entriesOf('account.wrong_password', id)).toEqual([])
  later(15)
  await Promise.all([readLog(), readLog(), readLog()])
  const told = await entriesOf('account.wrong_password', id)
  expect(told).toHaveLength(2)
  expect(told).toEqual(
    expect.arrayContaining([
      { label: 'The sales', after: { network: '192.0.2.0/24', failures: 4 } },
      { label: 'The sales', after: { network: '2001:db8:5::/48', failures: 1 } },
    ]),
  )
  expect(await entriesOf('account.wrong_password', null)).toEqual([
    { label: '', after: { network: '192.0.2.0/24', failures: 1 } },
  ])
})

test('a lock is told at once and once, for an account that exists as for one that does not', async () => {
  const { id, email } = await aStaffMember(services, 'sales')
  for (const address of [email, 'stranger@example.com']) {
    for (let time = 0; time < 10; time++) await byAccount.take(accountHash(address))
    for (let time = 0; time < 3; time++) expect((await tryAt('198.51.100.4', address)).status).toBe(429)
  }
  expect(await entriesOf('account.locked', id)).toEqual([{ label: 'The sales', after: { network: '198.51.100.0/24' } }])
  expect(await entriesOf('account.locked', null)).toEqual([{ label: '', after: { network: '198.51.100.0/24' } }])
})

test('who gets in after refusals is told with their number', async () => {
  const { id, email, password } = await aStaffMember(services, 'sales')
  await tryAt('203.0.113.1', email)
  await tryAt('203.0.113.200', email)
  await tryAt('203.0.113.1', email, password)
  expect(await entriesOf('account.sign_in', id)).toEqual([
    { label: 'The sales', after: { network: '203.0.113.0/24', failures: 2 } },
  ])
})

test('a wrong code is told of the account whose password was right', async () => {
  const person = await signedIn(api, services, 'editor')
  const enabled = await post(api, '/api/auth/two-factor/enable', { password: person.password }, person.cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  const set = await post(api, '/api/auth/two-factor/verify-totp', { code: totp(totpURI) }, person.cookie)
  expect(set.status).toBe(200)
  const waiting = cookiesOf(await signIn(api, person.email, person.password))
  await post(from('192.0.2.7'), '/api/auth/two-factor/verify-totp', { code: '000000' }, waiting)
  later(15)
  await readLog()
  expect(await entriesOf('account.wrong_code', person.id)).toEqual([
    { label: 'The editor', after: { network: '192.0.2.0/24', failures: 1 } },
  ])
})

test('unknown addresses from ever more networks take a hundred rows, and count together from then on', async () => {
  later(15)
  for (let n = 0; n < 140; n++) {
    await noteFailure(services, { staffId: null, way: 'password', network: `10.${n}.0.0/24` })
  }
  expect(await db.$count(signInFailures)).toBe(101)
  const rest = and(eq(signInFailures.network, ''), eq(signInFailures.account, ''))
  const [row] = await db.select().from(signInFailures).where(rest)
  expect(row?.count).toBe(40)
})

test('RATE_LIMITS=off counts all the same', async () => {
  const settings = { ...services.settings, rateLimits: false }
  const open = createApi({ ...services, settings })
  const { id, email } = await aStaffMember(services, 'sales')
  for (let time = 0; time < 2; time++) await signIn(open, email, 'wrong')
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.account, id))
  expect(row?.count).toBe(2)
})

test('who signed in and out is left out of the log where that is asked for, and nothing else', async () => {
  const actions = async (query: string) => {
    const answer = await api.request(`/api/admin/audit-log${query}`, { headers: { cookie: admin.cookie } })
    return new Set(((await answer.json()) as AuditPage).items.map(({ action }) => action))
  }
  const all = await actions('')
  expect(all).toContain('account.sign_in')
  all.delete('account.sign_in')
  all.delete('account.sign_out')
  expect(await actions('?signIns=omitted')).toEqual(all)
  const refused = await api.request('/api/admin/audit-log?signIns=none', { headers: { cookie: admin.cookie } })
  expect(refused.status).toBe(422)
})
