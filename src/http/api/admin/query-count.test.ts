import { Client } from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'

const { api, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const admin = await signedIn(api, services, 'admin')

beforeAll(async () => {
  await post(api, '/api/messages', {
    name: 'Awa Traoré',
    email: 'awa@example.com',
    phone: '70998877',
    message: 'Hello',
  })
})

const inbox = [
  '/leads',
  '/leads?q=awa&status=new,contacted&assignee=me&country=bf&sort=amount',
  '/leads/1',
  '/leads/figures',
  '/applications/counts?country=bf&q=awa',
  '/lead-views?track=sales',
  '/leads/assignees',
  '/numbers',
  '/numbers?days=365&country=bf',
  '/calendar?country=bf&from=2026-11-23&to=2026-11-29',
].map((path) => ({ path, most: 8 }))

const lists = [
  '/posts',
  '/posts?limit=24&tab=all&q=batterie',
  '/posts/counts',
  '/products',
  '/products?limit=50&sort=-price&q=solar',
  '/products/counts',
  '/proven-solutions',
  '/bin',
  '/products/imports',
  '/media?q=roof',
  '/translations',
  '/audit-log',
  '/staff',
  '/waiting',
].map((path) => ({ path, most: 6 }))

/** A card for each part of the back office. */
const today = { path: '/today', most: 17 }

test.each([today, ...inbox, ...lists])('GET $path asks the database at most $most times', async ({ path, most }) => {
  const queries = vi.spyOn(Client.prototype, 'query')
  const response = await api.request(`/api/admin${path}`, { headers: { cookie: admin.cookie } })
  // The connection that hears notifications asks by itself, four times a second, whether the database is there.
  const asked = queries.mock.calls.filter(([query]) => (query as unknown) !== 'SELECT 1').length
  queries.mockRestore()
  expect(response.status).toBe(200)
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(most)
})
