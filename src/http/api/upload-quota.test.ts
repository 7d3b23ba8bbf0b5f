import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../../tests/support/api.ts'
import { planRequest } from '../../../tests/support/financing.ts'
import { jpegFile, pdfFile } from '../../../tests/support/sample-files.ts'
import type { ApplicationReceipt } from '#business/financing/application.ts'
import { financingUploads } from '#business/financing/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'
import { createUploadQuota, uploadShares } from '#platform/rate-limit/rate-limit.server.ts'
import type { ProblemDetails } from './problems.ts'

const { api, db, services } = await testApi({ now: new Date() })
const quota = createUploadQuota(services)
/** Whom calls in this process come from. */
const network = ''
beforeEach(async () => void (await db.delete(rateLimits)))

async function applicant() {
  const headers = { 'content-type': 'application/json' }
  const response = await api.request('/api/financing/apply', {
    method: 'POST',
    headers,
    body: JSON.stringify(planRequest),
  })
  const { id } = (await response.json()) as ApplicationReceipt
  return { id, cookie: `language=en; ${response.headers.get('set-cookie')?.split(';')[0]}` }
}
type Applicant = Awaited<ReturnType<typeof applicant>>

async function sendWhole({ id, cookie }: Applicant, fieldsFirst = true): Promise<Response> {
  const form = new FormData()
  const fields = { financingApplicationId: `${id}`, documentType: 'residency' }
  const file = new Blob([new Uint8Array(jpegFile(100_000))])
  if (!fieldsFirst) form.append('document', file, 'a.jpg')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (fieldsFirst) form.append('document', file, 'a.jpg')
  return api.request('/api/documents/upload', { method: 'POST', headers: { cookie }, body: form })
}

const tus = { 'tus-resumable': '1.0.0' }
async function begin({ id, cookie }: Applicant, size: number): Promise<Response> {
  const metadata = { financingApplicationId: `${id}`, documentType: 'employment', filename: 'a.jpg' }
  const encoded = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`)
  const headers = { ...tus, cookie, 'upload-length': `${size}`, 'upload-metadata': encoded.join(',') }
  return api.request('/api/documents/resumable', { method: 'POST', headers })
}
async function goOn(address: string, { cookie }: Applicant, from: number, part: Buffer): Promise<Response> {
  const headers = { ...tus, cookie, 'upload-offset': `${from}`, 'content-type': 'application/offset+octet-stream' }
  return api.request(address, { method: 'PATCH', headers, body: new Uint8Array(part) })
}
async function applyForJob(key?: string): Promise<Response> {
  const form = new FormData()
  const fields = { name: 'Awa Traoré', email: 'awa@example.com', phone: '+226 70 00 00 00', country: 'bf' }
  for (const [name, value] of Object.entries({ ...fields, message: 'Six years of roofs.' })) form.append(name, value)
  form.append('cv', new Blob([new Uint8Array(pdfFile(50_000))]), 'cv.pdf')
  const headers = { cookie: 'language=en', ...(key !== undefined && { 'idempotency-key': key }) }
  return api.request('/api/job-applications', { method: 'POST', headers, body: form })
}

/** What is used of a share, in KiB. */
async function used(share: keyof typeof uploadShares, key: string): Promise<number> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `upload_${share}:${key}`))
  return row?.points ?? 0
}

async function expectRefused(response: Response, path: string, words: RegExp): Promise<void> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const { code, errors } = (await response.json()) as ProblemDetails
  expect([code, errors?.length]).toEqual(['too_many_requests', 1])
  expect(errors?.[0]).toMatchObject({ path, code: 'upload_quota', message: expect.stringMatching(words) as string })
}

test('an application that has sent as much as it may takes no more that day; others do', async () => {
  const [who, other] = [await applicant(), await applicant()]
  const begun = await begin(who, 2_000_000)
  const address = begun.headers.get('location') ?? ''
  await quota.use('application', `${who.id}`, uploadShares.application.bytes - 100_000)
  expect((await sendWhole(who)).status).toBe(201)
  const words = /^Too many files have been sent/
  await expectRefused(await sendWhole(who), 'document', words)
  await expectRefused(await sendWhole(who, false), 'document', words)
  await expectRefused(await begin(who, 1000), 'document', words)
  await expectRefused(await goOn(address, who, 0, jpegFile(500_000)), 'document', words)
  const [upload] = await db.select().from(financingUploads).where(eq(financingUploads.applicationId, who.id))
  expect(upload?.received).toBe(0)
  expect((await sendWhole(other)).status).toBe(201)
})

test('bytes count as they come, however they come, and whoever they are from', async () => {
  const who = await applicant()
  expect((await sendWhole(who)).status).toBe(201)
  expect(await used('application', `${who.id}`)).toBe(98)
  expect(await used('network', network)).toBeGreaterThanOrEqual(98)
  await db.delete(rateLimits)
  const address = (await begin(who, 1_500_000)).headers.get('location') ?? ''
  expect(await used('application', `${who.id}`)).toBe(0)
  await goOn(address, who, 0, jpegFile(500_000))
  // The same again is refused, and has come all the same.
  expect((await goOn(address, who, 0, jpegFile(300_000))).status).toBe(409)
  expect(await used('application', `${who.id}`)).toBe(489)
  await db.delete(rateLimits)
  expect((await sendWhole({ ...who, cookie: '' })).status).toBe(404)
  expect([await used('application', `${who.id}`), (await used('network', network)) > 0]).toEqual([0, true])
})

test('a network that has sent as much as it may is told before a byte is read, documents and CVs alike', async () => {
  const who = await applicant()
  expect((await applyForJob('form-1')).status).toBe(201)
  await quota.use('network', network, uploadShares.network.bytes)
  await expectRefused(await sendWhole(who), 'document', /^Too many files/)
  await expectRefused(await begin(who, 1000), 'document', /^Too many files/)
  await expectRefused(await applyForJob(), 'cv', /from your connection/)
  // A repeat of what was taken is answered as it was.
  expect((await applyForJob('form-1')).status).toBe(201)
  await db.delete(rateLimits)
  expect((await applyForJob()).status).toBe(201)
})
