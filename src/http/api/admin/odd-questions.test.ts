import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { adminCalls } from '../../../../tests/support/admin-calls.ts'
import { signedIn } from '../../../../tests/support/staff.ts'

const { api, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'admin')
const headers = { cookie, 'content-type': 'application/json' }
const ask = (method: string, path: string) =>
  Promise.resolve(api.request(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) }))

const named = Object.keys(adminCalls).filter((call) => call.includes('/:'))

test.each(named)('%s of what PostgreSQL can’t name', async (call) => {
  const [method = '', path = ''] = call.split(' ')
  expect((await ask(method, path.replace(/:\w+/g, '%00'))).status).toBe(404)
})

test.each([
  'audit-log?staffId=%00',
  'audit-log?to=9999-12-31',
  'audit-log?from=0000-01-01',
  'leads?assignee=%00',
  'leads?cursor=999999999999999-1',
  'leads?cursor=1-9999999999',
  'mails?q=%00',
  `mails?cursor=0_1_${'-'.repeat(36)}`,
  'mails?cursor=0_999999999999999_00000000-0000-0000-0000-000000000000',
  'applications?q=a%00b',
  'applications?cursor=9999999999',
  `products?limit=10&sort=name&cursor=${Buffer.from('["\\u0000",1]').toString('base64url')}`,
])('%s is a question that can’t be asked', async (question) => {
  const response = await ask('GET', `/api/admin/${question}`)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([422, 'invalid'])
})

test.each(['people/list', 'search'])('POST %s takes a question with signs that nobody types', async (path) => {
  const body = JSON.stringify({ q: 'a\0\ud800b' })
  expect((await api.request(`/api/admin/${path}`, { method: 'POST', headers, body })).status).toBe(200)
})
