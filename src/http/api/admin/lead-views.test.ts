import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn, type SignedIn } from '../../../../tests/support/staff.ts'
import { auditLog, staff } from '#business/accounts/tables.server.ts'
import { mostViews, type SavedView } from '#business/leads/saved-view.ts'
import { savedViews } from '#business/leads/tables.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const sales = await signedIn(api, services, 'sales')
const other = await signedIn(api, services, 'sales')
const admin = await signedIn(api, services, 'admin')
beforeEach(() => db.delete(savedViews))

const call = (method: string, path: string, by: SignedIn, body?: object) =>
  Promise.resolve(
    api.request(`/api/admin/lead-views${path}`, {
      method,
      headers: { cookie: `${by.cookie}; language=en`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
const toCall = { track: 'sales', name: 'To call', query: 'sort=due&status=new,contacted' }
async function save(more: object = {}, by = sales): Promise<SavedView> {
  const response = await call('POST', '', by, { ...toCall, ...more })
  expect(response.status).toBe(201)
  return (await response.json()) as SavedView
}
const list = async (by: SignedIn, query = '?track=sales') =>
  (await (await call('GET', query, by)).json()) as readonly SavedView[]
const names = async (by: SignedIn) => (await list(by)).map(({ name }) => name)

test('a view is whose made it, until it is shared with all who read requests', async () => {
  const view = await save()
  expect(view).toMatchObject({
    name: 'To call',
    query: 'status=new%2Ccontacted&sort=due',
    isShared: false,
    isMine: true,
  })
  await save({ track: 'jobs' })
  await save({ name: 'été' })
  await save({ name: 'Zulu' })
  expect([await names(sales), await names(other), await names(admin)]).toEqual([['été', 'To call', 'Zulu'], [], []])
  expect(await list(sales, '')).toHaveLength(4)
  const { status } = await call('PATCH', `/${view.id}`, sales, { isShared: true, updatedAt: view.updatedAt })
  expect(status).toBe(200)
  const [seen] = await list(other)
  expect(seen).toMatchObject({ name: 'To call', makerName: 'The sales', isMine: false, mayChange: false })
  expect((await list(admin))[0]).toMatchObject({ isMine: false, mayChange: true })
})

test('what others share is changed by its maker and admins, and made private again by its maker alone', async () => {
  const own = await save({ name: 'Own' })
  const { id } = await save({ isShared: true })
  for (const [method, body] of [['PATCH', { name: 'Mine now' }], ['DELETE']] as const) {
    expect((await call(method, `/${id}`, other, body)).status).toBe(403)
    expect((await call(method, `/${own.id}`, admin, body)).status).toBe(404)
  }
  expect((await call('PATCH', `/${id}`, admin, { isShared: false })).status).toBe(403)
  const renamed = (await (await call('PATCH', `/${id}`, admin, { name: 'Call today' })).json()) as SavedView
  expect(renamed).toMatchObject({ name: 'Call today', makerName: 'The sales', isShared: true })
  const late = await call('PATCH', `/${id}`, sales, { name: 'Late', updatedAt: '2020-01-01T00:00:00.000Z' })
  expect(await late.json()).toMatchObject({ status: 409, code: 'stale', current: { name: 'Call today' } })
  expect((await call('DELETE', `/${id}`, admin)).status).toBe(204)
  expect(await names(sales)).toEqual(['Own'])
})

test('a name is used once by a person in a list, and a person keeps thirty views', async () => {
  const { id } = await save()
  await save({ track: 'jobs' })
  await save({ name: 'To Call', isShared: true }, other)
  const taken = { status: 409, errors: [{ path: 'name', code: 'taken' }] }
  expect(await (await call('POST', '', sales, { ...toCall, name: ' to CALL ' })).json()).toMatchObject(taken)
  const second = await save({ name: 'Second' })
  expect(await (await call('PATCH', `/${second.id}`, sales, { name: 'To call' })).json()).toMatchObject(taken)
  expect((await call('PATCH', `/${id}`, sales, { name: 'To CALL' })).status).toBe(200)
  const more = Array.from({ length: mostViews }, (_, nth) =>
    call('POST', '', sales, { ...toCall, name: `View ${nth}` }),
  )
  const statuses = (await Promise.all(more)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(mostViews - 3)
  const full: unknown = await (await call('POST', '', sales, { ...toCall, name: 'One more' })).json()
  expect(full).toMatchObject({ status: 409, errors: [{ path: 'name', code: 'views_full' }] })
})

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ name: 'x'.repeat(61) }, 'name', 'too_long'],
  [{ track: 'x' }, 'track', 'unknown_value'],
  [{ isShared: 'yes' }, 'isShared', 'not_a_boolean'],
  [{ query: 'status=x' }, 'query', 'invalid'],
  [{ query: 'cursor=1-1' }, 'query', 'invalid'],
  [{ query: 'sort=amount' }, 'query', 'invalid'],
  [{ query: 'q=a%00b' }, 'query', 'invalid'],
  [{ query: `q=${'x'.repeat(1000)}` }, 'query', 'too_long'],
])('a view of %j is refused with words beside %s', async (wrong, path, code) => {
  const response = await call('POST', '', sales, { ...toCall, ...wrong })
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ path, code }] })
})

test('what another version has kept opens as far as this one knows it', async () => {
  const { id } = await save()
  const query = 'status=new&mood=glad&kind=telegram&country=bf&sort=amount'
  await db.update(savedViews).set({ query }).where(eq(savedViews.id, id))
  expect((await list(sales))[0]?.query).toBe('status=new&country=bf&sort=amount')
})

test('with an account go its own views; what it shared stays, is an admin’s to change, and names nobody', async () => {
  const leaving = await signedIn(api, services, 'sales')
  await save({ name: 'Own' }, leaving)
  const { id } = await save({ name: 'Left behind', isShared: true }, leaving)
  await db.delete(staff).where(eq(staff.id, leaving.id))
  expect(await db.$count(savedViews)).toBe(1)
  expect((await list(sales))[0]).toMatchObject({ id, makerName: null, mayChange: false })
  expect((await call('PATCH', `/${id}`, admin, { name: 'Kept' })).status).toBe(200)
})

test('the log says what was saved, shared and removed, and not whom somebody looked for', async () => {
  const { id } = await save({ query: 'q=Aminata&status=new,won&country=bf' })
  await call('PATCH', `/${id}`, sales, { isShared: true, query: 'q=Aminata&status=new' })
  await call('DELETE', `/${id}`, sales)
  const entries = await db.select().from(auditLog).where(eq(auditLog.kind, 'view')).orderBy(desc(auditLog.id)).limit(3)
  expect(entries.map(({ action, label, before, after }) => [action, label, before, after])).toEqual([
    ['view.delete', 'To call', { name: 'To call', track: 'sales', isShared: true, status: ['new'] }, null],
    [
      'view.update',
      'To call',
      { isShared: false, country: 'bf', status: ['new', 'won'] },
      { isShared: true, status: ['new'] },
    ],
    [
      'view.create',
      'To call',
      null,
      { name: 'To call', track: 'sales', isShared: false, country: 'bf', status: ['new', 'won'] },
    ],
  ])
})
