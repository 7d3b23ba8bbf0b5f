import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { gather } from '../../../../tests/support/gather.ts'
import { homeAudit } from '../../../../tests/support/home-audit.ts'
import { storeQuote } from '../../../../tests/support/quotes.ts'
import { pdfFile } from '../../../../tests/support/sample-files.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import { unpacked } from '../../../../tests/support/unpacked-zip.ts'
import type { Application } from '#business/financing/application.ts'
import {
  financingApplications,
  financingTimeline,
  financingEarlierDocuments,
  financingUploads,
} from '#business/financing/tables.server.ts'
import { removeApplications } from '#business/financing/remove-applications.server.ts'
import { startReadingPhones } from '#business/leads/keep-phone-keys.server.ts'
import { idOfQuote } from '#business/quotes/quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { removeLeads } from '#business/leads/remove-leads.server.ts'
import { leads, slotBookings } from '#business/leads/tables.server.ts'
import type { SavedView } from '#business/leads/saved-view.ts'
import type { ErasureProof, ListedPerson, PersonRecord } from '#business/privacy/person-record.ts'
import { sweepFiles } from '#platform/files/sweep-files.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import { mailFileName, outboxFolder } from '#platform/mail/deliver.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const [sales, admin] = [await signedIn(api, services, 'sales'), await signedIn(api, services, 'admin')]

const outbox = outboxFolder(services.settings.dataDir)
mkdirSync(outbox)

const amina = { email: 'amina@example.com', phone: '+234 803 000 0001' }
const ask = (what: string, body: object, cookie = admin.cookie) => post(api, `/api/admin/people/${what}`, body, cookie)
const find = async (body: object) => (await (await ask('find', body, sales.cookie)).json()) as PersonRecord

const message = (name: string, contact: object) =>
  post(api, '/api/messages', { name, ...contact, message: `Hello from ${name}` })

/** Amina asks for a job, with a CV, for an appointment, writes, and applies; somebody else writes too. */
async function leaveTraces(): Promise<number> {
  const form = new FormData()
  const fields = { name: 'Amina Bello', ...amina, message: 'Ten years of roofs.' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('cv', new Blob([new Uint8Array(pdfFile(5000))]), 'CV d’Amina.pdf')
  const applied = await api.request('/api/job-applications', { method: 'POST', body: form })
  if (!applied.ok) throw new Error(await applied.text())
  await message('Amina B.', { phone: '0803 000 0001', audit: homeAudit })
  await message('Another Amina', { email: 'other.amina@example.com', phone: '0803 000 0002' })
  const [lead] = await db.select().from(leads).orderBy(leads.id).limit(1)
  const place = { kind: 'consultation', country: 'cm', date: '2026-03-06', slot: '10-11am', place: 1 } as const
  if (lead) await db.insert(slotBookings).values({ ...place, leadId: lead.id })
  return (await submitted(api, { fullName: 'Amina Bello', email: 'Amina@Example.com' })).id
}

/** Every row of every table in which a text occurs. */
async function rowsThatSay(text: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${text}%`}`,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

let applicationId = 0
beforeAll(async () => void (await message('First', { email: 'first@example.com' })))
beforeEach(async () => {
  await db.transaction(async (tx) => {
    await removeLeads(
      tx,
      services,
      (await tx.select().from(leads)).map(({ id }) => id),
    )
    const applications = await tx.select().from(financingApplications)
    await removeApplications(
      tx,
      services,
      applications.map(({ id }) => id),
    )
    await tx.delete(mailOutbox)
  })
  await sweepFiles(services)
  applicationId = await leaveTraces()
})

test('a person is found by email, by phone however it is written, and nobody else with them', async () => {
  const byMail = await find({ email: 'AMINA@example.com' })
  expect(byMail.requests.map(({ name }) => name)).toEqual(['Amina Bello'])
  expect(byMail.requests[0]).toMatchObject({
    fileName: 'CV d’Amina.pdf',
    booking: { slot: '10-11am' },
    words: 'Ten years of roofs.',
    amount: null,
  })
  expect(byMail.applications).toMatchObject([
    {
      id: applicationId,
      name: 'Amina Bello',
      documents: 5,
      keptUntil: null,
      amount: { amount: 3_500_000, currency: 'NGN' },
    },
  ])
  expect(byMail.mails.length).toBeGreaterThan(1)
  expect(byMail.mails.some(({ toThem }) => toThem)).toBe(true)
  expect(byMail.mails.some(({ toThem }) => !toThem)).toBe(true)
  const byPhone = await find({ phone: '+2348030000001' })
  expect(byPhone.requests.map(({ name }) => name)).toEqual(['Amina B.', 'Amina Bello'])
  expect((await find(amina)).requests).toHaveLength(2)
  expect((await find({ phone: '+234(0)803 000 0001' })).requests).toHaveLength(2)
  expect((await find({ phone: '+226 30 00 00 01' })).requests).toEqual([])
  expect(byMail.otherContacts).toEqual(['+234 803 000 0001'])
  expect(byPhone.otherContacts).toEqual(['amina@example.com'])
  const nothing = { requests: [], applications: [], notes: [], quotes: [], mails: [], otherContacts: [] }
  expect(await find({ email: 'mina@example.com' })).toEqual(nothing)
})

const note = (path: string, said: string) =>
  api.request(`/api/admin/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: sales.cookie, 'idempotency-key': 'key-of-a-note' },
    body: JSON.stringify({ note: said }),
  })

test('what staff noted about their requests and applications is theirs too, the newest first', async () => {
  const [request] = (await find(amina)).requests
  await note(`applications/${applicationId}`, 'Payslip is on its way')
  await note(`leads/${request?.id}`, 'Call after six')
  expect((await find(amina)).notes).toMatchObject([
    { reference: request?.reference, said: 'Call after six', staffName: 'The sales' },
    { said: 'Payslip is on its way', staffName: 'The sales' },
  ])
})

test('phones that were stored before they were read are found as well, and read in the background', async () => {
  const keys = () => db.select({ phone: leads.phone, key: leads.phoneKey }).from(leads).orderBy(leads.id)
  const read = await keys()
  expect(read.map(({ key }) => key)).toEqual(['+2348030000001', '+2348030000001', '+2348030000002'])
  await db.update(leads).set({ phoneKey: null })
  expect((await find({ phone: '0803 000 0001' })).requests).toHaveLength(2)
  await startReadingPhones(services)
  await vi.waitFor(async () => expect(await keys()).toEqual(read), { timeout: 10_000 })
})

test.each([
  [{}, 'email: required'],
  [{ email: 'amina@' }, 'email: invalid_email'],
  [{ phone: '12' }, 'phone: too_short'],
  [{ email: 5 }, 'email: not_a_text'],
  [{ ...amina, onRequestOf: 'nobody' }, 'onRequestOf: unknown_value'],
])('%j names nobody to erase', async (body, error) => {
  const response = await ask('erase', body)
  const { errors } = (await response.json()) as { errors: { path: string; code: string }[] }
  expect([response.status, ...errors.map(({ path, code }) => `${path}: ${code}`)]).toEqual([422, error])
})

test('the archive holds what they wrote and every file of theirs, byte for byte', async () => {
  await note(`applications/${applicationId}`, 'Called, her brother pays')
  await note(`leads/${(await find(amina)).requests[0]?.id}`, 'Call after six')
  await api.request(`/api/admin/applications/${applicationId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify({ contact: 'no_answer' }),
  })
  const response = await ask('export', amina, sales.cookie)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="person-[\d-]+\.zip"/)
  const files = await unpacked(Buffer.from(await response.arrayBuffer()))
  const { requests, applications } = JSON.parse(files.get('person.json')?.toString() ?? '') as {
    requests: { name: string; reference: string; audit: unknown }[]
    applications: Application[]
  }
  expect(requests.map(({ name }) => name)).toEqual(['Amina B.', 'Amina Bello'])
  expect(requests.map(({ audit }) => audit)).toMatchObject([{ request: homeAudit, place: { key: 'lagos' } }, null])
  expect(applications).toMatchObject([
    {
      id: applicationId,
      noted: [
        { event: 'note', said: 'Called, her brother pays' },
        { event: 'no_answer', said: '' },
      ],
    },
  ])
  expect(files.get(`${requests[1]?.reference}/cv.pdf`)?.equals(pdfFile(5000))).toBe(true)
  // Of five, each with a file of its own, the third.
  expect(files.get(`${applications[0]?.reference}/residency.pdf`)?.equals(pdfFile(1002))).toBe(true)
  expect(files.size).toBe(7)
  expect((await db.select().from(mailOutbox)).some(({ props }) => 'statusLink' in props)).toBe(true)
  expect(files.get('person.json')?.toString()).toContain('Call after six')
  expect(files.get('person.json')?.toString()).not.toMatch(/statusLink|status-link|key-of-a-note/)
  expect(await rowsThatSay('person.export')).toHaveLength(1)
  expect((await ask('export', { email: 'nobody@example.com' })).status).toBe(404)
})

/** Has every mail written as a file, as where there is no mail server. */
async function writeLetters(): Promise<void> {
  const mails = await db.select().from(mailOutbox)
  for (const mail of mails) writeFileSync(join(outbox, mailFileName(mail)), 'To: somebody')
}

test('a document in whose place another one came is exported, counted and erased with the others', async () => {
  const form = new FormData()
  form.append('documentType', 'residency')
  form.append('document', new Blob([new Uint8Array(pdfFile(3000))]), 'paper.pdf')
  const path = `/api/admin/applications/${applicationId}/documents`
  const taken = await api.request(path, { method: 'POST', headers: { cookie: sales.cookie }, body: form })
  expect(taken.status).toBe(201)
  expect((await find({ email: amina.email })).applications).toMatchObject([{ documents: 6 }])
  const archive = await ask('export', { email: amina.email }, sales.cookie)
  const files = await unpacked(Buffer.from(await archive.arrayBuffer()))
  const named = (part: string) => [...files].find(([name]) => name.includes(part))?.[1]
  expect(named('/residency.pdf')?.equals(pdfFile(3000))).toBe(true)
  expect(named('/earlier/residency-')?.equals(pdfFile(1002))).toBe(true)
  const proof = await ask('erase', { ...amina, onRequestOf: 'person' })
  expect(await proof.json()).toMatchObject({ erased: { applications: 1, documents: 6 } })
  await sweepFiles(services)
  expect(await gather(services.files.store.list())).toEqual([])
  expect(await db.$count(financingEarlierDocuments)).toBe(0)
})

test('an erased person has left no row, no file, no place taken; the proof says what went, and not whose it was', async () => {
  expect(await rowsThatSay('applianceUsage')).toHaveLength(1)
  await writeLetters()
  const looksFor = ['AMINA@example.com', 'bello', '803 000 0001', 'other.amina', 'pumps']
  for (const [at, q] of looksFor.entries()) {
    const view = { track: 'sales', name: `View ${at}`, query: new URLSearchParams({ q }).toString() }
    await post(api, '/api/admin/lead-views', view, sales.cookie)
  }
  // One called after her; and one that was, and is neither called so nor there any more.
  const hers = { track: 'sales', name: 'Amina Bello', query: 'status=new' }
  await post(api, '/api/admin/lead-views', hers, sales.cookie)
  const named = await post(api, '/api/admin/lead-views', { ...hers, name: 'Bello Amina' }, sales.cookie)
  const { id: renamed } = (await named.json()) as SavedView
  const call = (method: string, body: object) =>
    api.request(`/api/admin/lead-views/${renamed}`, {
      method,
      body: JSON.stringify(body),
      headers: { cookie: sales.cookie, 'content-type': 'application/json' },
    })
  expect((await call('PATCH', { name: 'Pumps of the north' })).status).toBe(200)
  expect((await call('DELETE', {})).ok).toBe(true)
  const response = await ask('erase', { ...amina, onRequestOf: 'representative' })
  const proof = (await response.json()) as ErasureProof
  expect(proof).toMatchObject({
    erasedBy: 'The admin',
    onRequestOf: 'representative',
    erased: { requests: 2, bookings: 1, files: 1, applications: 1, documents: 5 },
    held: [],
  })
  expect(proof.erased.mails).toBeGreaterThan(2)
  await sweepFiles(services)
  expect(await gather(services.files.store.list())).toEqual([])
  expect(await db.$count(slotBookings)).toBe(0)
  const mailsLeft = (await db.select().from(mailOutbox)).map(mailFileName)
  expect(readdirSync(outbox).toSorted()).toEqual(mailsLeft.toSorted())
  expect(await rowsThatSay('Amina Bello')).toEqual([])
  expect(await rowsThatSay('Bello Amina')).toEqual([])
  expect(await rowsThatSay('view.update')).toHaveLength(1)
  expect(await rowsThatSay('Pumps of the north')).toHaveLength(1)
  expect(await rowsThatSay('applianceUsage')).toEqual([])
  expect(await rowsThatSay('"amina@example.com')).toEqual([])
  expect(await rowsThatSay('803 000 0001')).toEqual([])
  expect(await rowsThatSay('other.amina')).not.toEqual([])
  const views = (await (
    await api.request('/api/admin/lead-views', { headers: { cookie: sales.cookie } })
  ).json()) as SavedView[]
  expect(views.map(({ query }) => query)).toEqual(['q=other.amina', 'q=pumps'])
  const [kept] = await rowsThatSay(proof.id)
  expect(kept).toMatch(/^audit_log: .*"applications": 1.*"person\.erase"/)
  expect(kept).not.toMatch(/amina|Bello|REF-/i)
  expect((await ask('erase', amina)).status).toBe(404)
})

describe('a document that is on its way while its person is erased leaves no file behind', () => {
  /** Half of the bytes at once; the rest when it is let go on. */
  function halted(bytes: Uint8Array) {
    const taken = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const halves = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)]
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const [half] = halves.splice(0, 1)
      if (!half) return controller.close()
      if (halves.length === 0) {
        taken.resolve()
        await goOn.promise
      }
      controller.enqueue(half)
    }
    // Nothing waits in the stream: what it was asked for a second time has been taken in once.
    return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), taken: taken.promise, goOn: goOn.resolve }
  }
  const content = pdfFile(3_000_000)

  async function sendWhileErased(path: string, init: RequestInit, bytes: Uint8Array): Promise<Response> {
    const { body, taken, goOn } = halted(bytes)
    const sent = api.request(path, { ...init, body, duplex: 'half' } as RequestInit)
    const early = async () => Promise.reject(new Error(await (await sent).text()))
    await Promise.race([taken, early()])
    const erased = await ask('erase', { ...amina, onRequestOf: 'person' })
    expect(erased.status).toBe(200)
    goOn()
    return sent
  }

  async function mayResend() {
    const { id, cookie } = await submitted(api, { email: amina.email })
    await db
      .update(financingApplications)
      .set({ status: 'more_info_needed', requestedDocuments: ['residency'] })
      .where(eq(financingApplications.id, id))
    return { id, cookie }
  }

  async function expectNothingLeft(): Promise<void> {
    await sweepFiles(services)
    expect(await gather(services.files.store.list())).toEqual([])
    expect(await db.$count(storedFiles)).toBe(0)
    expect(await db.$count(financingUploads)).toBe(0)
  }

  test('sent as a form', async () => {
    const { id, cookie } = await mayResend()
    const form = new FormData()
    form.append('financingApplicationId', `${id}`)
    form.append('documentType', 'residency')
    form.append('document', new Blob([new Uint8Array(content)]), 'Bail.pdf')
    const packed = new Response(form)
    const headers = { cookie, 'content-type': packed.headers.get('content-type') ?? '' }
    const bytes = new Uint8Array(await packed.arrayBuffer())
    const sent = await sendWhileErased('/api/documents/upload', { method: 'POST', headers }, bytes)
    expect(sent.status).toBe(404)
    await expectNothingLeft()
  })

  test('sent in several goes', async () => {
    const { id, cookie } = await mayResend()
    const named = { financingApplicationId: `${id}`, documentType: 'residency', filename: 'Bail.pdf' }
    const metadata = Object.entries(named).map(([name, value]) => `${name} ${btoa(value)}`)
    const tus = { cookie, 'tus-resumable': '1.0.0' }
    const begun = await api.request('/api/documents/resumable', {
      method: 'POST',
      headers: { ...tus, 'upload-length': `${content.length}`, 'upload-metadata': metadata.join(',') },
    })
    const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const path = new URL(begun.headers.get('location') ?? '', 'http://localhost').pathname
    const sent = await sendWhileErased(path, { method: 'PATCH', headers }, content)
    // Another place than it knows; it asks which, and there is none.
    expect(sent.status).toBe(409)
    expect((await api.request(path, { method: 'HEAD', headers: tus })).status).toBe(404)
    await expectNothingLeft()
  })
})

test('a contract that runs is kept and named, the rest goes; once it has ended it goes too', async () => {
  const decide = { status: 'approved', reason: 'Called and checked twice' }
  await api.request(`/api/admin/applications/${applicationId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify(decide),
  })
  const reference = `REF-${String(applicationId).padStart(6, '0')}`
  const { applications } = await find(amina)
  expect(applications[0]?.keptUntil).toMatch(/^\d{4}-\d\d-\d\d$/)
  const proof = (await (await ask('erase', amina)).json()) as ErasureProof
  expect(proof).toMatchObject({ erased: { requests: 2, applications: 0, documents: 0 }, held: [{ reference }] })
  expect((await find(amina)).applications).toHaveLength(1)

  const again = await ask('erase', amina)
  expect(await again.json()).toMatchObject({
    status: 409,
    errors: [{ path: 'email', code: 'contract_runs' }],
    held: [{ reference }],
  })
  const [row] = await db.select().from(financingApplications)
  if (!row) throw new Error('the application is gone')
  const paymentSchedule = row.plan.paymentSchedule.map((due) => ({ ...due, dueDate: '2020-01-31' }))
  await db.update(financingApplications).set({ plan: { ...row.plan, paymentSchedule } })
  expect(await (await ask('erase', amina)).json()).toMatchObject({ erased: { applications: 1, documents: 5 } })
  expect(await rowsThatSay('"amina@example.com')).toEqual([])
})

test('an application whose down payment is to be given back is kept and named until its refund is noted', async () => {
  const reference = `REF-${String(applicationId).padStart(6, '0')}`
  const paid = { applicationId, at: new Date(), actor: 'staff', staffName: 'Awa' } as const
  await db.update(financingApplications).set({ status: 'declined' }).where(eq(financingApplications.id, applicationId))
  await db.insert(financingTimeline).values({ ...paid, event: 'down_payment_received', amount: 600_000 })
  await db.insert(financingTimeline).values({ ...paid, event: 'down_payment_refunded', amount: 200_000 })
  expect((await find(amina)).applications).toMatchObject([{ keptUntil: null, toRefund: 400_000 }])
  const held = [{ reference, keptUntil: null, toRefund: 400_000 }]
  const proof = (await (await ask('erase', amina)).json()) as ErasureProof
  expect(proof).toMatchObject({ erased: { requests: 2, applications: 0, documents: 0 }, held })
  const again = await ask('erase', amina)
  expect(await again.json()).toMatchObject({ status: 409, errors: [{ path: 'email', code: 'refund_owed' }], held })
  await db.insert(financingTimeline).values({ ...paid, event: 'down_payment_refunded', amount: 400_000 })
  expect(await (await ask('erase', amina)).json()).toMatchObject({
    erased: { applications: 1, documents: 5 },
    held: [],
  })
  expect(await rowsThatSay('"amina@example.com')).toEqual([])
})

test('people are listed once each, by what they left last; words and whole addresses narrow the list', async () => {
  const list = async (body: object) => (await (await ask('list', body, sales.cookie)).json()) as ListedPerson[]
  const names = (people: readonly ListedPerson[]) => people.map(({ name, kind }) => [name, kind])
  const later = new Date(Date.now() + 60_000)
  await db.update(financingApplications).set({ submittedAt: later }).where(eq(financingApplications.id, applicationId))
  const [applicant, ...others] = await list({})
  expect([applicant, ...others].map((one) => one?.kind)).toEqual(['application', 'message'])
  // A decision that is due is theirs as a request is.
  expect(applicant).toMatchObject({ openApplications: 1, next: { kind: 'review', time: null, nextStep: '' } })
  expect(others).toMatchObject([{ openApplications: 0, next: null }])
  // Once accepted it is open until its down payment is there.
  const change = (status: 'approved' | 'submitted') =>
    db
      .update(financingApplications)
      .set({ status, decidedAt: status === 'approved' ? later : null })
      .where(eq(financingApplications.id, applicationId))
  await change('approved')
  expect((await list({}))[0]).toMatchObject({ openApplications: 1, next: { kind: 'call', on: null } })
  expect((await find(amina)).applications).toMatchObject([{ status: 'approved', next: 'call' }])
  await change('submitted')
  expect(names(await list({ q: 'another' }))).toEqual([['Another Amina', 'message']])
  expect(names(await list({ q: '0803 000 0002' }))).toEqual([['Another Amina', 'message']])
  expect(await list({ q: 'OTHER.amina@example.com' })).toMatchObject([{ words: 'Hello from Another Amina' }])
  expect(await list({ q: 'nobody@example.com' })).toEqual([])
  expect((await ask('list', { q: 'a'.repeat(201) }, sales.cookie)).status).toBe(422)
  // By what the words told them is said where it was not their name, however that is spelt.
  const [another] = await list({ q: 'anothr' })
  expect(another).toMatchObject({ name: 'Another Amina', matched: null, openRequests: 1, lastContact: null })
  const matched = async (q: string) => (await list({ q }))[0]?.matched
  expect(await matched('0803 000 0002')).toMatchObject({ by: 'phone' })
  expect(await matched('OTHER.amina@example.com')).toEqual({ by: 'email', what: 'other.amina@example.com' })
  expect(await matched(another?.reference ?? '')).toEqual({ by: 'reference', what: another?.reference })
  const [lead] = await db.select({ id: leads.id }).from(leads).where(eq(leads.name, 'Another Amina'))
  const { reference } = await storeQuote(services)
  const madeFor = { leadId: lead?.id ?? null }
  const [made] = await db
    .update(quotes)
    .set(madeFor)
    .where(eq(quotes.id, idOfQuote(reference) ?? 0))
    .returning()
  expect(await list({ q: reference.toLowerCase() })).toMatchObject([
    { name: 'Another Amina', matched: { by: 'reference', what: reference } },
  ])
  await db.update(leads).set({ amount: 900_000 }).where(eq(leads.name, 'Another Amina'))
  await db.delete(quotes).where(eq(quotes.id, made?.id ?? 0))
  expect(await list({ q: 'another' })).toMatchObject([{ worth: { amount: 900_000, currency: 'NGN' } }])
})

test('the list says what comes first for somebody: their appointment or the step of any of their requests', async () => {
  const next = async () => {
    const [listed] = (await (await ask('list', { q: 'another' }, sales.cookie)).json()) as ListedPerson[]
    return listed?.next
  }
  expect(await next()).toBeNull()
  const another = eq(leads.name, 'Another Amina')
  const step = { nextStep: 'Call back', nextStepOn: '2099-03-06', nextStepTime: null }
  const [lead] = await db.update(leads).set(step).where(another).returning()
  const told = { kind: 'step', on: '2099-03-06', nextStep: 'Call back', usualStep: 'call' }
  expect(await next()).toMatchObject({ ...told, time: null })
  const place = { kind: 'appointment', country: 'cm', date: '2099-03-06', slot: '10:30', place: 1 } as const
  await db.insert(slotBookings).values({ ...place, leadId: lead?.id ?? 0 })
  expect(await next()).toEqual({ kind: 'appointment', on: '2099-03-06', time: '10:30', nextStep: '', usualStep: null })
  await db.update(leads).set({ nextStepTime: '09:00' }).where(another)
  expect(await next()).toMatchObject({ ...told, time: '09:00' })
})
