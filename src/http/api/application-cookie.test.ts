import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApplicationCookie } from './application-cookie.ts'

const settings = { appSecret: 's'.repeat(40), previousAppSecret: null, publicUrl: 'http://localhost:3000' }
const access = { id: 12, key: 'aKey_of-its-own' }

const appWith = (changes: Partial<typeof settings> | { previousAppSecret: string }) => {
  const cookie = createApplicationCookie({ ...settings, ...changes })
  return new Hono()
    .get('/read', async (c) => c.json(await cookie.read(c)))
    .get('/add/:id', async (c) => {
      await cookie.add(c, { ...access, id: Number(c.req.param('id')) })
      return c.body(null, 204)
    })
}
const app = appWith({})
const given = async (its: Hono, id: number, before = '') => {
  const response = await its.request(`/add/${id}`, { headers: { cookie: before } })
  return response.headers.get('set-cookie') ?? ''
}
const pairIn = (header: string) => header.split(';')[0] ?? ''
const read = async (its: Hono, cookie: string) =>
  (await its.request('/read', { headers: { cookie } })).json() as Promise<unknown>

test('a browser gets back what it was given, the newest first', async () => {
  const first = pairIn(await given(app, 12))
  const second = pairIn(await given(app, 13, first))
  expect(await read(app, second)).toEqual([{ ...access, id: 13 }, access])
})

test('scripts don’t see it, other sites don’t send it, and https keeps it to itself', async () => {
  const attributes = (header: string) => header.split('; ').slice(1).toSorted()
  expect(attributes(await given(app, 12))).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/api', 'SameSite=Lax'])
  expect(attributes(await given(appWith({ publicUrl: 'https://solar.example' }), 12))).toContain('Secure')
})

test('a changed, foreign or missing one opens nothing', async () => {
  const pair = pairIn(await given(app, 12))
  expect(await read(app, pair)).toEqual([access])
  for (const wrong of [
    '',
    'financing_access=12.key',
    pair.replace('=12', '=13'),
    `${pair.slice(0, -6)}AAA%3D`,
    pairIn(await given(appWith({ appSecret: 'o'.repeat(40) }), 12)),
  ])
    expect(await read(app, wrong)).toEqual([])
})

test('while the secret is replaced, the one before still opens', async () => {
  const pair = pairIn(await given(app, 12))
  const replaced = { appSecret: 'n'.repeat(40), previousAppSecret: settings.appSecret }
  expect(await read(appWith(replaced), pair)).toEqual([access])
  expect(await read(appWith({ appSecret: 'n'.repeat(40) }), pair)).toEqual([])
})
