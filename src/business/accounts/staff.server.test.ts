import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { StartupError } from '#platform/startup-error.ts'
import { addStaff, changeStaff, removeStaff, resetAccount, listStaff } from './manage-staff.server.ts'
import type { Staff } from './actor.ts'
import { readAuditLog } from './audit-log.server.ts'
import { ensureFirstAdmin } from './first-admin.server.ts'
import { auditLog, staff, staffPasskeys, staffSessions } from './tables.server.ts'

const { db, pool, services } = await testDatabase({
  env: { ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'a long first password' },
})
const boss: Staff = {
  id: 'boss',
  name: 'The boss',
  email: 'boss@example.com',
  role: 'admin',
  hasApp: true,
  needsSecondFactor: false,
  hasOneTimePassword: false,
  isConfirmed: true,
}
const acting = { ...services, actor: boss }
const ada = { email: 'Ada@example.com', name: 'Ada', role: 'editor' }

test.each(['password1234', 'First example 2026'])('the first admin is not made with %s', async (password) => {
  const settings = { ...services.settings, firstAdmin: { email: 'first@example.com', password } }
  const start = ensureFirstAdmin({ ...services, settings }, 'Rana Solar')
  await expect(start).rejects.toThrow(StartupError)
  await expect(start).rejects.toThrow(/^ADMIN_PASSWORD holds a password that is/)
  expect(await db.$count(staff)).toBe(0)
})

test('the first admin is made once, by sites that start together too', async () => {
  const ensure = () => ensureFirstAdmin(services, 'Rana Solar')
  const starts = await Promise.all([ensure(), ensure(), ensure()])
  expect(starts.toSorted()).toEqual(['made', 'present', 'present'])
  const without = { ...services, settings: { ...services.settings, firstAdmin: null } }
  expect(await ensureFirstAdmin(without, 'Rana Solar')).toBe('present')
  expect(await listStaff(acting)).toMatchObject({ ok: true, value: [{ email: 'first@example.com', role: 'admin' }] })
})

test('an account is added once, whatever the case of its address, and the log says by whom', async () => {
  const added = await addStaff(acting, ada)
  expect(added).toMatchObject({ ok: true, value: { email: 'ada@example.com', hasOneTimePassword: true } })
  expect(added.ok && added.value.oneTimePassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(await addStaff(acting, { ...ada, email: 'ADA@EXAMPLE.COM' })).toEqual({
    ok: false,
    problem: { code: 'conflict', errors: [{ path: 'email', code: 'taken' }] },
  })
  expect(await readAuditLog(acting, { action: 'staff.add', staffId: 'boss' })).toMatchObject({
    ok: true,
    value: {
      items: [{ staffName: 'The boss', label: 'Ada', before: null, after: { role: 'editor' } }],
      nextCursor: null,
    },
  })
})

test.each([
  [{}, ['email: required', 'name: required', 'role: required']],
  [{ email: 'no', name: 'x', role: 'boss' }, ['email: invalid_email', 'role: unknown_value']],
])('%j is no account', async (request, errors) => {
  const outcome = await addStaff(acting, request)
  const told = outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
  expect(told).toEqual(errors)
})

test('when each was last seen is told, and a passkey is a second factor', async () => {
  const [member] = await db.select().from(staff).where(eq(staff.email, 'ada@example.com'))
  const userId = member?.id ?? ''
  const told = async () => {
    const listed = await listStaff(acting)
    return listed.ok
      ? listed.value.map(({ name, lastSeenAt, hasSecondFactor }) => [name, lastSeenAt !== null, hasSecondFactor])
      : []
  }
  const first = ['first', false, false]
  expect(await told()).toEqual([['Ada', false, false], first])
  await db.insert(staffSessions).values({ id: 'seen', token: 'seen', expiresAt: new Date('2099-01-01'), userId })
  const key = {
    name: 'Phone',
    credentialID: 'c',
    publicKey: 'k',
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  }
  await db.insert(staffPasskeys).values({ id: 'key', userId, ...key })
  expect(await told()).toEqual([['Ada', true, true], first])
  await db.delete(staffSessions)
  await db.delete(staffPasskeys)
})

test('another role ends the sessions, a stale edit is refused with what is there now', async () => {
  const [member] = await db.select().from(staff).where(eq(staff.email, 'ada@example.com'))
  if (!member) throw new Error('Ada is gone')
  const open = { token: 't', expiresAt: new Date('2099-01-01'), userId: member.id }
  await db.insert(staffSessions).values({ id: 's', ...open })
  const read = member.updatedAt.toISOString()
  const later = { ...acting, now: () => new Date(services.now().getTime() + 1000) }
  expect(await changeStaff(later, { role: 'sales', updatedAt: read }, member.id)).toMatchObject({
    ok: true,
    value: { role: 'sales', oneTimePassword: null },
  })
  expect(await db.$count(staffSessions, eq(staffSessions.userId, member.id))).toBe(0)
  expect(await changeStaff(later, { role: 'admin', updatedAt: read }, member.id)).toMatchObject({
    ok: false,
    problem: { code: 'stale', extra: { current: { role: 'sales' } } },
  })
  const reset = await changeStaff(later, { resetPassword: true }, member.id)
  expect(reset.ok && reset.value.oneTimePassword).toMatch(/-/)
})

test('an admin always remains, also when two demote each other at once', async () => {
  const [first] = await db.select().from(staff).where(eq(staff.email, 'first@example.com'))
  const second = await addStaff(acting, { email: 'second@example.com', name: 'Second', role: 'admin' })
  if (!first || !second.ok) throw new Error('no two admins')
  const ids = [first.id, second.value.id]
  const outcomes = await Promise.all(ids.map((id) => changeStaff(acting, { role: 'sales' }, id)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    problem: { code: 'conflict', errors: [{ path: 'role', code: 'last_admin' }] },
  })
  const [left] = await db.select().from(staff).where(eq(staff.role, 'admin'))
  expect(await removeStaff(acting, left?.id ?? '')).toMatchObject({ ok: false, problem: { code: 'conflict' } })
})

test('one’s own access is not taken away by one’s own session; the machine can give it back', async () => {
  const own = await addStaff(acting, { email: 'own@example.com', name: 'Own', role: 'admin' })
  if (!own.ok) throw new Error(own.problem.code)
  const { id } = own.value
  const asThemselves = { ...acting, actor: { ...boss, id } }
  for (const change of [{ resetSecondFactor: true }, { resetPassword: true }, { isDisabled: true }]) {
    expect(await changeStaff(asThemselves, change, id)).toMatchObject({
      problem: { code: 'conflict', errors: [{ path: 'id', code: 'own_account' }] },
    })
  }
  expect(await removeStaff(asThemselves, id)).toMatchObject({ problem: { errors: [{ code: 'own_account' }] } })
  await db.update(staff).set({ twoFactorEnabled: true, disabledAt: services.now() }).where(eq(staff.id, id))
  const reset = await resetAccount(services, 'OWN@example.com')
  expect(reset.ok && reset.value.oneTimePassword).not.toBe(own.value.oneTimePassword)
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  expect(row).toMatchObject({ twoFactorEnabled: false, disabledAt: null })
  expect(await resetAccount(services, 'nobody@example.com')).toEqual({ ok: false, problem: { code: 'not_found' } })
})

test('the log can be added to and not changed, by SQL neither', async () => {
  const before = await db.$count(auditLog)
  expect(before).toBeGreaterThan(3)
  for (const statement of ['UPDATE audit_log SET action = $1', 'DELETE FROM audit_log WHERE action <> $1']) {
    await expect(pool.query(statement, ['x'])).rejects.toThrow('takes new rows only')
  }
  await expect(pool.query('TRUNCATE audit_log')).rejects.toThrow('takes new rows only')
  expect(await db.$count(auditLog)).toBe(before)
})

test('the log is read in pages, the newest first', async () => {
  const entry = { at: services.now(), staffName: 'x', action: 'test', kind: 'test' }
  await db.insert(auditLog).values(Array.from({ length: 120 }, (_, n) => ({ ...entry, recordId: String(n) })))
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await readAuditLog(acting, { kind: 'test', ...(cursor && { cursor }) })
    if (!page.ok) throw new Error(page.problem.code)
    seen.push(...page.value.items.map(({ recordId }) => recordId ?? ''))
    cursor = page.value.nextCursor
  } while (cursor)
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => String(119 - n)))
  expect(await readAuditLog(acting, { cursor: 'x' })).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  expect(await readAuditLog(acting, { from: '2026-03-06' })).toMatchObject({ ok: true, value: { items: [] } })
})
