import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { pdfFile } from '../../../../tests/support/sample-files.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import type { AdminApplication } from '#business/financing/admin-application.ts'

const { api, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const { cookie: seller } = await signedIn(api, services, 'seller')
const { cookie: sales } = await signedIn(api, services, 'sales')

const call = (cookie: string, method: string, path: string, body?: object) =>
  api.request(`/api/admin/applications${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
const change = (cookie: string, id: number, body: object) => call(cookie, 'PATCH', `/${id}`, body)
const read = async (cookie: string, id: number) =>
  (await (await call(cookie, 'GET', `/${id}`)).json()) as AdminApplication

const approve = { status: 'approved', reason: 'Known to us for years' }

test.each([
  ['approve', approve],
  ['decline', { status: 'declined', reason: 'The income is too low' }],
  ['close', { status: 'withdrawn' }],
  ['take an approval back', { approval: 'taken_back' }],
  ['note the income read', { incomeRead: 800_000 }],
  ['decide beside a note', { note: 'Known to us', ...approve }],
])('who sells may not %s', async (_, body) => {
  const { id } = await submitted(api)
  const response = await change(seller, id, body)
  expect(await response.json()).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await read(sales, id)).toMatchObject({ status: 'submitted', incomeRead: null, mayDecide: true })
})

test('who sells opens no decision again, and checks no document; who decides does', async () => {
  const { id } = await submitted(api)
  const [document] = (await read(seller, id)).documents
  const checked = `/${id}/documents/${document?.id}/checked`
  expect((await call(seller, 'PUT', checked, { checked: true })).status).toBe(403)
  expect((await call(sales, 'PUT', checked, { checked: true })).status).toBe(204)
  expect((await change(sales, id, approve)).status).toBe(200)
  const reopen = { status: 'in_review', reason: 'The payslip is of another person' }
  expect((await change(seller, id, reopen)).status).toBe(403)
  expect((await change(sales, id, reopen)).status).toBe(200)
})

test('who sells asks for documents, reminds, notes, calls, adds what was handed in, and sees who decides', async () => {
  const { id } = await submitted(api, { email: 'sold@example.com' })
  const ask = { status: 'more_info_needed', documentTypes: ['residency'], reason: 'Too dark to be read' }
  for (const body of [ask, { remind: true }, { note: 'Comes back on Monday' }, { contact: 'reached' }]) {
    expect((await change(seller, id, body)).status).toBe(200)
  }
  const form = new FormData()
  form.append('documentType', 'residency')
  form.append('document', new File([Uint8Array.from(pdfFile(1200))], 'bill.pdf', { type: 'application/pdf' }))
  const taken = await api.request(`/api/admin/applications/${id}/documents`, {
    method: 'POST',
    headers: { cookie: seller },
    body: form,
  })
  expect(taken.status).toBe(201)
  expect(await read(seller, id)).toMatchObject({
    status: 'in_review',
    mayDecide: false,
    otherApprovers: ['The sales'],
  })
})
