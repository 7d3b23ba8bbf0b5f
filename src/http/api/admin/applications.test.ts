import { eq } from 'drizzle-orm'
import { barePolicy } from '#kernel/security-headers.ts'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { setLimits } from '../../../../tests/support/set-limits.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { AdminApplication, ApplicationPage } from '#business/financing/admin-application.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const [sales, admin] = [await signedIn(api, services, 'sales'), await signedIn(api, services, 'admin')]

const get = (path: string, cookie = sales.cookie) => api.request(`/api/admin${path}`, { headers: { cookie } })
const read = async (id: number) => (await (await get(`/applications/${id}`)).json()) as AdminApplication
const decide = (id: number, body: object, cookie = sales.cookie) =>
  api.request(`/api/admin/applications/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
const mailed = async (email: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.to, email)))
    .filter(({ template }) => template === 'application-decision')
    .map(({ props }) => (props as { status: string }).status)

test('an application is opened, asked for one document again, completed, approved: the applicant hears of each', async () => {
  const { id, cookie, email } = await submitted(api, { email: 'amina@example.com', monthlyIncome: '800 000' })
  const listed = (await (await get('/applications?status=submitted')).json()) as ApplicationPage
  expect(listed.items.map((item) => item.id)).toContain(id)
  const opened = await read(id)
  expect(opened).toMatchObject({
    status: 'submitted',
    statedIncome: 800_000,
    isAffordable: true,
    allowedStatuses: ['in_review', 'more_info_needed', 'approved', 'declined', 'withdrawn'],
  })
  expect(opened.openedAt).not.toBeNull()
  expect(opened.documents).toHaveLength(5)

  const asked = await decide(id, {
    status: 'more_info_needed',
    documentType: 'residency',
    reason: 'Flou',
    updatedAt: opened.updatedAt,
  })
  expect(await asked.json()).toMatchObject({ status: 'more_info_needed', requestedDocuments: ['residency'] })
  const own = await api.request(`/api/financing/applications/${id}`, { headers: { cookie } })
  expect(await own.json()).toMatchObject({ status: 'more_info_needed', requestedDocuments: ['residency'] })

  const stale = await decide(id, { status: 'approved', updatedAt: opened.updatedAt })
  expect(await stale.json()).toMatchObject({ status: 409, code: 'stale' })
  const approved = await decide(id, { status: 'approved' })
  expect(await approved.json()).toMatchObject({ status: 'approved', requestedDocuments: [] })
  expect(await mailed(email)).toEqual(['more_info_needed', 'approved'])
  const back = await decide(id, { status: 'declined', reason: 'no' })
  expect(await back.json()).toMatchObject({ status: 409, code: 'conflict', errors: [{ code: 'status_not_allowed' }] })
})

test.each([
  [{}, 'status: required'],
  [{ status: 'submitted' }, 'status: unknown_value'],
  [{ status: 'declined' }, 'reason: required'],
  [{ status: 'more_info_needed', reason: 'x' }, 'documentType: required'],
  [{ status: 'more_info_needed', documentType: 'passport', reason: 'x' }, 'documentType: unknown_value'],
])('%j is no decision', async (body, error) => {
  const { id } = await submitted(api)
  const response = await decide(id, body)
  const { errors } = (await response.json()) as { errors: { path: string; code: string }[] }
  expect([response.status, ...errors.map(({ path, code }) => `${path}: ${code}`)]).toEqual([422, error])
})

test('over the amount two people approve, and one of them twice is one person', async () => {
  const { id } = await submitted(api)
  const [row] = await db.select().from(financingApplications).where(eq(financingApplications.id, id))
  if (!row) throw new Error('the application is gone')
  await db
    .update(financingApplications)
    .set({ plan: { ...row.plan, totalAmount: 9_000_000 } })
    .where(eq(financingApplications.id, id))
  expect(await (await decide(id, { status: 'approved' })).json()).toMatchObject({
    status: 'submitted',
    firstApproverName: 'The sales',
  })
  const again = await decide(id, { status: 'approved' })
  expect(await again.json()).toMatchObject({ status: 409, errors: [{ path: 'status', code: 'second_person_needed' }] })
  expect(await (await decide(id, { status: 'approved' }, admin.cookie)).json()).toMatchObject({ status: 'approved' })
})

test('the amount is the one that is set when they decide; with 0 two people always approve', async () => {
  const { id } = await submitted(api)
  await setLimits(db, 'cm', { secondApprovalAbove: 0 })
  expect(await read(id)).toMatchObject({ secondApprovalAbove: 0 })
  expect(await (await decide(id, { status: 'approved' })).json()).toMatchObject({
    status: 'submitted',
    firstApproverName: 'The sales',
  })
  await setLimits(db, 'bf', { secondApprovalAbove: 2_000_000_000 })
  expect((await decide(id, { status: 'approved' })).status).toBe(409)
  await setLimits(db, 'cm', { secondApprovalAbove: 2_000_000_000 })
  expect(await (await decide(id, { status: 'approved' })).json()).toMatchObject({ status: 'approved' })
})

test('a document is read by who may, in a sandbox, kept by nobody, and each reading is noted', async () => {
  const { id } = await submitted(api)
  const other = await submitted(api)
  const [document] = (await read(id)).documents
  const response = await get(`/applications/${id}/documents/${document?.id}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toBe(`${barePolicy}; sandbox`)
  expect(response.headers.get('content-disposition')).toMatch(/^inline/)
  expect((await response.arrayBuffer()).byteLength).toBe(document?.size)
  expect((await get(`/applications/${other.id}/documents/${document?.id}`)).status).toBe(404)
  expect(await db.$count(auditLog, eq(auditLog.action, 'application.document'))).toBe(1)
})

test('a yearly income is told by the month, and one that says several amounts is nobody’s guess', async () => {
  const yearly = await submitted(api, { monthlyIncome: '9 600 000', incomePeriod: 'year' })
  expect(await read(yearly.id)).toMatchObject({ statedIncome: 800_000, isAffordable: true })
  const unclear = await submitted(api, { monthlyIncome: '2 salaires, 450 000' })
  expect(await read(unclear.id)).toMatchObject({ statedIncome: null, isAffordable: null })
})

test('the log names no applicant, drafts are not in the list, and a search finds by reference, name and mail', async () => {
  const { id } = await submitted(api, { email: 'findme@example.com', fullName: 'Zénabou Findme-Kaboré' })
  const found = async (query: string) =>
    ((await (await get(`/applications?${query}`)).json()) as ApplicationPage).items.map((item) => item.id)
  expect(await found(`q=REF-${String(id).padStart(6, '0')}`)).toEqual([id])
  expect(await found('q=findme%40')).toEqual([id])
  expect(await found('q=findme-kabor')).toEqual([id])
  expect(await found('q=%25')).toEqual([])
  expect((await get('/applications?status=x')).status).toBe(422)
  const log = JSON.stringify(await db.select().from(auditLog))
  expect(log).not.toMatch(/findme|amina@example|Flou/)
})
