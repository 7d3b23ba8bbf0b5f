import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { holding } from '../../../../tests/support/documented.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import type { AddedProgram } from '#business/programs/program.ts'
import type { AddedWebhook, DeliveryPage } from '#business/programs/webhook.ts'
import { webhookEvents } from '#kernel/webhook-event.ts'
import { webhookDeliveries } from '#platform/webhooks/tables.server.ts'
import type { OpenApiDocument } from '../openapi/document.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const admin = await signedIn(api, services, 'admin')
const document = (await (await api.request('/api/openapi.json')).json()) as OpenApiDocument
const { schemaAt } = holding(document)

const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) =>
  api.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const asAdmin = (method: string, path: string, body?: unknown) =>
  send(method, `/api/admin${path}`, body, { cookie: admin.cookie })

const scopes = ['leads:write', 'applications:write', 'content:write']
const made = await asAdmin('POST', '/programs', { name: 'CRM', scopes, days: '30' })
const { token } = (await made.json()) as AddedProgram
const asProgram = (method: string, path: string, body?: unknown) =>
  send(method, `/api/admin${path}`, body, { authorization: `Bearer ${token}` })

test('each event is told of what happened, as the document says, and of nobody', async () => {
  const added = await asAdmin('POST', '/webhooks', { url: 'https://crm.example.org/hook', events: webhookEvents })
  const { id } = (await added.json()) as AddedWebhook
  const order = { productId: 2, quantity: 1, fullName: 'Chidi Eze', phoneNumber: '+234 803 777 0202' }
  const lead = (await (await post(api, '/api/orders', order)).json()) as { id: number }
  expect((await asProgram('PATCH', `/leads/${lead.id}`, { status: 'contacted' })).status).toBe(200)
  expect((await asProgram('PATCH', `/leads/${lead.id}`, { note: 'Called' })).status).toBe(200)
  const application = await submitted(api, { email: 'amina@example.com', fullName: 'Amina Bello' })
  const decision = { status: 'declined', reason: 'No income can be seen' }
  expect((await asProgram('PATCH', `/applications/${application.id}`, decision)).status).toBe(200)
  const tomorrow = new Date(services.now().getTime() + 86_400_000).toISOString()
  const draft = await asProgram('POST', '/posts', { title: 'Plus tard', isPublished: true, publishedAt: tomorrow })
  const { id: postId, updatedAt } = (await draft.json()) as { id: number; updatedAt: string }
  const shown = { isPublished: true, publishedAt: null, updatedAt }
  expect((await asProgram('PUT', `/posts/${postId}`, shown)).status).toBe(200)
  expect((await asProgram('PUT', `/posts/${postId}`, { excerpt: 'Encore' })).status).toBe(200)

  const rows = await db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.createdAt))
  expect(rows.map(({ type }) => type).toSorted()).toEqual([...webhookEvents].toSorted())
  for (const { type, body } of rows) {
    const place = ['webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema']
    const validate = schemaAt(...place)
    expect([type, validate?.(JSON.parse(body)), validate?.errors]).toEqual([type, true, null])
    expect(body).not.toMatch(/Chidi|Amina|803.?777|@/)
  }
  const log = (await (await asAdmin('GET', `/webhooks/${id}/deliveries`)).json()) as DeliveryPage
  expect(log.items).toHaveLength(webhookEvents.length)
})

test('an address is changed, turned off and removed, with all that it was told', async () => {
  const added = await asAdmin('POST', '/webhooks', { url: 'https://crm.example.org/two', events: ['post.published'] })
  const { id, updatedAt } = (await added.json()) as AddedWebhook
  expect((await asAdmin('POST', `/webhooks/${id}/test`)).status).toBe(204)
  const off = await asAdmin('PATCH', `/webhooks/${id}`, { isOn: false, updatedAt })
  expect(await off.json()).toMatchObject({ isOn: false })
  expect((await asAdmin('PATCH', `/webhooks/${id}`, { isOn: true, updatedAt })).status).toBe(409)
  const refused = await asAdmin('POST', `/webhooks/${id}/test`)
  expect(await refused.json()).toMatchObject({ code: 'conflict', errors: [{ code: 'turned_off' }] })
  const [told] = ((await (await asAdmin('GET', `/webhooks/${id}/deliveries`)).json()) as DeliveryPage).items
  expect((await asAdmin('POST', `/webhook-deliveries/${told?.id ?? ''}/retry`)).status).toBe(409)
  expect((await asAdmin('DELETE', `/webhooks/${id}`)).status).toBe(204)
  expect((await asAdmin('GET', `/webhooks/${id}/deliveries`)).status).toBe(404)
})

test.each([
  [{ url: 'crm', events: ['post.published'] }, 'url: invalid_url'],
  [{ url: 'https://me:secret@example.org/', events: ['post.published'] }, 'url: invalid_url'],
  [{ url: 'http://example.org/', events: ['post.published'] }, 'url: private_url'],
  [{ url: 'https://127.0.0.1/', events: ['post.published'] }, 'url: private_url'],
  [{ url: 'https://example.org/', events: [] }, 'events: required'],
  [{ url: 'https://example.org/', events: ['all'] }, 'events.0: unknown_value'],
])('%j is no webhook', async (body, error) => {
  const response = await asAdmin('POST', '/webhooks', body)
  const { errors } = (await response.json()) as { errors: { path: string; code: string }[] }
  expect([response.status, errors.map(({ path, code }) => `${path}: ${code}`)]).toEqual([422, [error]])
})
