import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminCalls } from '../../../../tests/support/admin-calls.ts'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { scopes, type Scope } from '#business/accounts/scopes.ts'
import { auditLog, staff } from '#business/accounts/tables.server.ts'
import type { AddedProgram } from '#business/programs/program.ts'
import { programs } from '#business/programs/tables.server.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { OpenApiDocument } from '../openapi/document.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const admin = await signedIn(api, services, 'admin')
const json = { 'content-type': 'application/json' }

async function makeProgram(its: readonly Scope[], maker = admin): Promise<AddedProgram> {
  const body = JSON.stringify({ name: 'Import', scopes: its, days: '30' })
  const headers = { ...json, cookie: maker.cookie }
  const made = await api.request('/api/admin/programs', { method: 'POST', headers, body })
  expect(made.status).toBe(201)
  return (await made.json()) as AddedProgram
}

/** Makes a call, `GET /api/admin/leads` say, as a program. */
async function ask(token: string, call: string, headers: Record<string, string> = {}, body = '{"nothing":true}') {
  const [method = '', path = ''] = call.split(' ')
  const sent = { method, headers: { ...json, authorization: `Bearer ${token}`, ...headers } }
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return api.request(path.replace(/:\w+/g, '999999'), hasBody ? { ...sent, body } : sent)
}

const readLeads = 'GET /api/admin/leads'

test('a token opens what its scopes say, and is told once', async () => {
  const { token, ...program } = await makeProgram(['leads:read'])
  expect(program).toMatchObject({ name: 'Import', state: 'open', ownerId: admin.id, lastUsedAt: null })
  expect((await ask(token, readLeads)).status).toBe(200)
  const list = await (await api.request('/api/admin/programs', { headers: { cookie: admin.cookie } })).text()
  expect(list).toContain(program.tokenStart)
  expect(list).not.toContain(token)
  expect(JSON.stringify(await db.select().from(programs))).not.toContain(token)
})

const document = (await (await api.request('/api/openapi.json')).json()) as OpenApiDocument
const scopeOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ')
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.['x-scope'] ?? null
}
const calls = Object.keys(adminCalls).map((call) => ({ call, scope: scopeOf(call) }))
const withAll = await makeProgram(scopes)
const withNone = await makeProgram(['audit:read'])
const withAudit = await makeProgram(['numbers:read'])

test.each(calls)('$call takes the scope that the document tells: $scope', async ({ call, scope }) => {
  const refused = await ask(scope === 'audit:read' ? withAudit.token : withNone.token, call)
  const code = scope === null ? { code: 'forbidden' } : { code: 'scope_missing', scope }
  expect(await refused.json()).toMatchObject({ status: 403, ...code })
  const allowed = await ask(withAll.token, call)
  expect(allowed.status === 401 || allowed.status === 403).toBe(scope === null)
  expect(allowed.status).toBeLessThan(500)
})

describe('a token opens nothing', () => {
  const unauthenticated = { status: 401, code: 'unauthenticated' }

  test.each(['', 'solar_', 'solar_nobody', 'x'.repeat(5000)])('that is none: %.10s', async (token) => {
    const headers = { cookie: token === '' ? '' : admin.cookie }
    const response = await ask(token, readLeads, headers)
    expect(await response.json()).toMatchObject(unauthenticated)
  })

  test('once it has ended, or is revoked, with its maker’s own cookie beside it', async () => {
    const { token, id } = await makeProgram(['leads:read'])
    await db
      .update(programs)
      .set({ expiresAt: new Date(0) })
      .where(eq(programs.id, id))
    expect(await (await ask(token, readLeads, { cookie: admin.cookie })).json()).toMatchObject(unauthenticated)
    await db
      .update(programs)
      .set({ expiresAt: new Date(Date.now() + 1e9) })
      .where(eq(programs.id, id))
    expect((await ask(token, readLeads)).status).toBe(200)
    const gone = await api.request(`/api/admin/programs/${id}`, { method: 'DELETE', headers: { cookie: admin.cookie } })
    expect(await gone.json()).toMatchObject({ id, state: 'revoked' })
    const response = await ask(token, readLeads)
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(await response.json()).toMatchObject(unauthenticated)
  })

  test('while its maker’s account is closed; and no more than its maker may', async () => {
    const maker = await signedIn(api, services, 'admin')
    const { token } = await makeProgram(['leads:read', 'content:read'], maker)
    await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, maker.id))
    expect(await (await ask(token, readLeads)).json()).toMatchObject(unauthenticated)
    await db.update(staff).set({ disabledAt: null, role: 'editor' }).where(eq(staff.id, maker.id))
    expect(await (await ask(token, readLeads)).json()).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await ask(token, 'GET /api/admin/posts')).status).toBe(200)
    await db.delete(staff).where(eq(staff.id, maker.id))
    expect(await (await ask(token, 'GET /api/admin/posts')).json()).toMatchObject(unauthenticated)
  })
})

test('a program of another site’s page writes nothing', async () => {
  const response = await ask(withAll.token, 'POST /api/admin/posts', { 'sec-fetch-site': 'cross-site' })
  expect(await response.json()).toMatchObject({ status: 403, code: 'cross_origin' })
})

test('what a program does is written down as its own, its first call of a day as well', async () => {
  const { token, id } = await makeProgram(['content:write'])
  for (const title of ['Un', 'Deux']) {
    const made = await ask(token, 'POST /api/admin/posts', {}, JSON.stringify({ title }))
    expect(made.status).toBe(201)
  }
  const entries = await db.select().from(auditLog).where(eq(auditLog.programName, 'Import'))
  const mine = entries.filter(({ recordId, action }) => recordId === id || action === 'post.create')
  expect(mine.map(({ action, staffId }) => [action, staffId])).toEqual([
    ['program.use', admin.id],
    ['post.create', admin.id],
    ['post.create', admin.id],
  ])
})

test('a program that asks without end waits', async () => {
  const { token, id } = await makeProgram(['leads:read'])
  await createRateLimit(services, 'program', 600, 60).take(id, 599)
  expect((await ask(token, readLeads)).status).toBe(200)
  const late = await ask(token, readLeads)
  expect(await late.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  [{ name: '', scopes: ['leads:read'], days: '30' }, ['name']],
  [{ name: 'A', scopes: [], days: '30' }, ['scopes']],
  [{ name: 'A', scopes: ['everything'], days: '7' }, ['scopes.0', 'days']],
  [{}, ['name', 'scopes', 'days']],
])('%j is refused', async (body, paths) => {
  const headers = { ...json, cookie: admin.cookie }
  const response = await api.request('/api/admin/programs', { method: 'POST', headers, body: JSON.stringify(body) })
  const { errors } = (await response.json()) as { errors: { path: string }[] }
  expect([response.status, errors.map(({ path }) => path)]).toEqual([422, paths])
})
