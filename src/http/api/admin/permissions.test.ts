import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { adminCalls } from '../../../../tests/support/admin-calls.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { isAllowed, roles, type Role } from '#business/accounts/permissions.ts'

const { api, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const cookies = Object.fromEntries(
  await Promise.all(roles.map(async (role) => [role, (await signedIn(api, services, role)).cookie] as const)),
) as Record<Role, string>

/** A call with nothing right in it: enough to be let in or not, too little to do anything. */
function ask(call: string, cookie: string, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const url = path.replace(/:\w+/g, '999999')
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{"nothing":true}' }
  return Promise.resolve(
    api.request(url, { method, headers: { 'content-type': 'application/json', cookie, ...headers }, ...body }),
  )
}

test('every call of the back office stands in the table', () => {
  const routes = api.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(adminCalls).toSorted()).toEqual([...new Set(routes)].toSorted())
})

test.each(Object.keys(adminCalls))('%s is nothing to strangers', async (call) => {
  expect((await ask(call, '')).status).toBe(401)
  expect((await ask(call, 'staff.session_token=made.up')).status).toBe(401)
})

test.each(Object.keys(adminCalls).filter((call) => !call.startsWith('GET ')))(
  '%s from another site is refused',
  async (call) => {
    const response = await ask(call, cookies.admin, { 'sec-fetch-site': 'cross-site' })
    expect(await response.json()).toMatchObject({ status: 403, code: 'cross_origin' })
  },
)

const matrix = (allowed: boolean) =>
  Object.entries(adminCalls).flatMap(([call, action]) =>
    roles.filter((role) => isAllowed(role, action) === allowed).map((role) => ({ call, role, action })),
  )

test.each(matrix(true))('$call as $role, who may ($action)', async ({ call, role }) => {
  const response = await ask(call, cookies[role])
  expect([401, 403]).not.toContain(response.status)
  expect(response.status).toBeLessThan(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each(matrix(false))('$call as $role, who may not ($action)', async ({ call, role }) => {
  const response = await ask(call, cookies[role])
  expect(await response.json()).toMatchObject({ status: 403, code: 'forbidden' })
})
