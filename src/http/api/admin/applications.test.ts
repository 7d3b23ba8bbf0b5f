import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { barePolicy } from '#kernel/security-headers.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { planRequest } from '../../../../tests/support/financing.ts'
import { aPhotograph } from '../../../../tests/support/images.ts'
import { pdfFile } from '../../../../tests/support/sample-files.ts'
import { setLimits } from '../../../../tests/support/set-limits.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import type { Assignee } from '#business/accounts/assignee.ts'
import { auditLog, staff } from '#business/accounts/tables.server.ts'
import type { AdminApplication, ApplicationCounts, ApplicationPage } from '#business/financing/admin-application.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { applicationReference, type ApplicationReceipt } from '#business/financing/application.ts'
import { documentTypes } from '#business/financing/document-type.ts'
import { financingApplications, financingDocuments, financingTimeline } from '#business/financing/tables.server.ts'
import type { OutboxPage } from '#business/mail/outbox-mail.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const [sales, admin] = [await signedIn(api, services, 'sales'), await signedIn(api, services, 'admin')]
const editor = await signedIn(api, services, 'editor')

const get = (path: string, cookie = sales.cookie) => api.request(`/api/admin${path}`, { headers: { cookie } })
const put = (path: string) => api.request(`/api/admin${path}`, { method: 'PUT', headers: { cookie: sales.cookie } })
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
    documentTypes: ['residency', 'employment'],
    reason: 'Flou',
    updatedAt: opened.updatedAt,
  })
  expect(await asked.json()).toMatchObject({
    status: 'more_info_needed',
    requestedDocuments: ['residency', 'employment'],
  })
  const own = await api.request(`/api/financing/applications/${id}`, { headers: { cookie } })
  expect(await own.json()).toMatchObject({
    status: 'more_info_needed',
    requestedDocuments: ['residency', 'employment'],
  })

  const stale = await decide(id, { status: 'approved', updatedAt: opened.updatedAt })
  expect(await stale.json()).toMatchObject({ status: 409, code: 'stale' })
  const approved = await decide(id, {
    status: 'approved',
    reason: 'The bill was seen at the shop',
    message: 'Bienvenue',
  })
  expect(await approved.json()).toMatchObject({
    status: 'approved',
    // What had not come still has not.
    requestedDocuments: ['residency', 'employment'],
    concerns: [],
  })
  expect(await mailed(email)).toEqual(['more_info_needed', 'approved'])
  const back = await decide(id, { status: 'declined', reason: 'The income is too low' })
  expect(await back.json()).toMatchObject({ status: 409, code: 'conflict', errors: [{ code: 'status_not_allowed' }] })
})

test.each([
  [{}, 'status: required'],
  [{ status: 'submitted' }, 'status: unknown_value'],
  [{ status: 'declined' }, 'reason: required'],
  [{ status: 'more_info_needed', reason: 'x' }, 'documentType: required'],
  [{ status: 'more_info_needed', documentType: 'passport', reason: 'x' }, 'documentType: unknown_value'],
  [{ status: 'more_info_needed', documentTypes: ['passport'], reason: 'x' }, 'documentTypes.0: unknown_value'],
  [{ remind: false }, 'remind: invalid'],
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
  // Told in their own language, whatever their office’s.
  await db.update(staff).set({ mailLanguage: 'fr' }).where(eq(staff.id, admin.id))
  const approve = { status: 'approved', reason: 'Known to us for years' }
  expect(await (await decide(id, approve)).json()).toMatchObject({
    status: 'submitted',
    firstApproverName: 'The sales',
    isFirstApprover: true,
    otherApprovers: ['The admin'],
  })
  const told = await db.select().from(mailOutbox).where(eq(mailOutbox.to, admin.email))
  expect(
    told.map(({ template, language, props }) => [template, language, props['news'], props['firstApproverName']]),
  ).toEqual([['application-staff', 'fr', 'second', 'The sales']])
  const listed = (await (await get(`/applications?status=undecided&q=REF-${id}`)).json()) as ApplicationPage
  expect(listed.items).toMatchObject([{ firstApproverName: 'The sales' }])
  const waiting = (await (await get(`/applications?status=second_approval&q=REF-${id}`)).json()) as ApplicationPage
  expect(waiting.items.map((item) => item.id)).toEqual([id])
  const { totals } = (await (await get(`/applications/counts?q=REF-${id}`)).json()) as ApplicationCounts
  expect(totals).toMatchObject([{ waitsForSecond: true, count: 1 }])
  const again = await decide(id, approve)
  expect(await again.json()).toMatchObject({ status: 409, errors: [{ path: 'status', code: 'second_person_needed' }] })
  const approved = (await (await decide(id, approve, admin.cookie)).json()) as AdminApplication
  expect(approved).toMatchObject({ status: 'approved', concerns: [] })
  expect(approved.timeline.slice(-2)).toMatchObject([
    { event: 'first_approval', staffName: 'The sales', staffNote: 'Known to us for years' },
    { event: 'status', status: 'approved', staffName: 'The admin', staffNote: 'Known to us for years', note: null },
  ])
})

test('of two who approve at once one is the first and one the second', async () => {
  const { id } = await submitted(api)
  await setLimits(db, 'cm', { secondApprovalAbove: 0 })
  onTestFinished(() => setLimits(db, 'cm', { secondApprovalAbove: 5_000_000 }))
  const approve = { status: 'approved', reason: 'Known to us for years' }
  const answers = await Promise.all([decide(id, approve), decide(id, approve, admin.cookie), decide(id, approve)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
  const { status, timeline } = await read(id)
  expect([status, ...timeline.map(({ event }) => event).slice(-2)]).toEqual(['approved', 'first_approval', 'status'])
})

test('an approval over what is missing or odd needs a reason, which the staff read and the applicant does not', async () => {
  const { id, cookie } = await submitted(api, { email: 'odd@example.com' })
  const { concerns } = await read(id)
  expect(concerns).toEqual([
    { kind: 'documents_unopened', documents: [...documentTypes] },
    { kind: 'income_short', missing: 230_557 },
  ])
  for (const reason of [undefined, '', '  \n ']) {
    const refused = await decide(id, { status: 'approved', reason })
    expect(await refused.json()).toMatchObject({ status: 422, errors: [{ path: 'reason', code: 'required' }] })
  }
  const short = await decide(id, { status: 'approved', reason: 'x' })
  expect(await short.json()).toMatchObject({ status: 422, errors: [{ path: 'reason', code: 'too_short' }] })
  const long = await decide(id, { status: 'approved', reason: 'x'.repeat(2001) })
  expect(await long.json()).toMatchObject({ status: 422, errors: [{ path: 'reason', code: 'too_long' }] })
  expect(await read(id)).toMatchObject({ status: 'submitted', mails: [{ status: 'submitted', state: 'queued' }] })

  const approved = await decide(id, { status: 'approved', reason: 'His wife earns as much', message: 'Bienvenue' })
  const { timeline, mails } = (await approved.json()) as AdminApplication
  expect(timeline.at(-1)).toMatchObject({ staffNote: 'His wife earns as much', note: 'Bienvenue', concerns })
  expect(mails.map(({ status }) => status).toSorted()).toEqual(['approved', 'submitted'])
  const own = await (await api.request(`/api/financing/applications/${id}`, { headers: { cookie } })).text()
  expect(own).toContain('Bienvenue')
  const sent = await db.select().from(mailOutbox).where(eq(mailOutbox.to, 'odd@example.com'))
  for (const told of [own, JSON.stringify(sent)]) expect(told).not.toMatch(/His wife|The sales|staffN|concerns/)
})

test('an application whose documents were opened and whose income suffices needs no reason, until the price changes', async () => {
  const { id } = await submitted(api, { email: 'whole@example.com', monthlyIncome: '800 000' })
  const { documents } = await read(id)
  for (const document of documents) await (await get(`/applications/${id}/documents/${document.id}`)).arrayBuffer()
  const opened = await read(id)
  expect(opened.documents.map(({ openedBy }) => openedBy)).toEqual(documents.map(() => 'The sales'))
  expect(opened.concerns).toEqual([])
  const before = await db.select({ prices: products.prices }).from(products).where(eq(products.id, 2))
  await db
    .update(products)
    .set({ prices: { cm: { amount: 3_900_000, status: 'published', basis: '' } } })
    .where(eq(products.id, 2))
  expect((await read(id)).concerns).toEqual([{ kind: 'price_changed', was: 3_500_000, now: 3_900_000 }])
  expect((await decide(id, { status: 'approved' })).status).toBe(422)
  await db
    .update(products)
    .set({ ...before[0] })
    .where(eq(products.id, 2))
  expect(await (await decide(id, { status: 'approved' })).json()).toMatchObject({ status: 'approved' })
})

test('what else the same person applied for is weighed before an approval, which then needs a reason', async () => {
  const told = { monthlyIncome: '800 000', fullName: 'Salimata Compaoré', phone: '0803 444 5555' }
  const first = await submitted(api, { ...told, email: 'salimata@example.com' })
  const second = await submitted(api, { ...told, phone: '+234 803 444 5555', email: 'other@example.com' })
  const mine = async () => (await read(second.id)).concerns.filter(({ kind }) => kind !== 'documents_unopened')
  expect(await mine()).toEqual([{ kind: 'other_undecided', reference: applicationReference(first.id) }])
  await decide(first.id, { status: 'approved', reason: 'Known to us for years' })
  expect(await mine()).toMatchObject([
    { kind: 'running_contract', reference: applicationReference(first.id), monthlyPayment: 204_167, share: 51 },
  ])
  await submitted(api, { email: 'OTHER@example.com', fullName: 'Issa Compaoré' })
  expect(await mine()).toMatchObject([
    { kind: 'running_contract' },
    { kind: 'other_undecided' },
    { kind: 'several_names', contact: 'other@example.com', count: 2 },
  ])
})

test('it is given to somebody and noted upon: only staff read that, and a note never comes too late', async () => {
  const { id, cookie } = await submitted(api)
  const before = await read(id)
  const given = await decide(id, { assigneeId: admin.id, updatedAt: before.updatedAt })
  expect(await given.json()).toMatchObject({ assigneeId: admin.id, assigneeName: 'The admin', status: 'submitted' })
  // What is so already is no change, however late it comes.
  const same = await decide(id, { assigneeId: admin.id, updatedAt: before.updatedAt })
  expect(((await same.json()) as AdminApplication).timeline).toHaveLength(before.timeline.length + 1)
  const changes = and(eq(auditLog.action, 'application.update'), eq(auditLog.recordId, `${id}`))
  expect(await db.$count(auditLog, changes)).toBe(1)
  const late = await decide(id, { assigneeId: null, updatedAt: before.updatedAt })
  expect(await late.json()).toMatchObject({ status: 409, code: 'stale' })
  const noted = await decide(id, { note: 'Calls back on Monday', updatedAt: before.updatedAt })
  const { timeline, updatedAt } = (await noted.json()) as AdminApplication
  expect(timeline.slice(-2)).toMatchObject([
    { event: 'assignee', staffName: 'The sales', staffNote: 'The admin' },
    { event: 'note', staffName: 'The sales', staffNote: 'Calls back on Monday' },
  ])
  const noteId = timeline.at(-1)?.id
  const corrected = await decide(id, { note: 'Calls back on Tuesday', noteId })
  expect(((await corrected.json()) as AdminApplication).timeline.at(-1)).toMatchObject({
    staffNote: 'Calls back on Tuesday',
    firstNote: 'Calls back on Monday',
  })
  const [logged] = await db.select().from(auditLog).where(changes).orderBy(desc(auditLog.id)).limit(1)
  expect(logged?.after).toMatchObject({ hasCorrectedNote: true })
  expect(JSON.stringify(logged)).not.toContain('Calls back')
  expect(await (await decide(id, { noteId })).json()).toMatchObject({ status: 422 })
  const notYours = { status: 409, errors: [{ path: 'noteId', code: 'note_not_yours' }] }
  // Another's, one that is none, and one's own of yesterday.
  expect(await (await decide(id, { note: 'Not mine', noteId }, admin.cookie)).json()).toMatchObject(notYours)
  expect(await (await decide(id, { note: 'No note', noteId: timeline.at(-2)?.id })).json()).toMatchObject(notYours)
  const ofNote = eq(financingTimeline.id, noteId ?? 0)
  const [{ at: notedAt } = { at: new Date() }] = await db.select().from(financingTimeline).where(ofNote)
  await db
    .update(financingTimeline)
    .set({ at: new Date(notedAt.getTime() - 86_400_000) })
    .where(ofNote)
  expect(await (await decide(id, { note: 'Too late', noteId })).json()).toMatchObject(notYours)
  const called = await decide(id, { contact: 'reached', updatedAt: before.updatedAt })
  expect(((await called.json()) as AdminApplication).timeline.at(-1)).toMatchObject({
    event: 'reached',
    staffName: 'The sales',
  })
  const listedOf = async (assignee: string) => {
    const { items } = (await (await get(`/applications?q=REF-${id}&assignee=${assignee}`)).json()) as ApplicationPage
    const { statuses } = (await (
      await get(`/applications/counts?q=REF-${id}&assignee=${assignee}`)
    ).json()) as ApplicationCounts
    return [items.length, statuses.submitted]
  }
  const owners = ['', admin.id, 'me', 'none', 'me_or_none', 'nobody-of-this-id']
  expect(await Promise.all(owners.map(listedOf))).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  // A note is no new version: who is deciding meanwhile goes on.
  expect((await decide(id, { status: 'in_review', updatedAt })).status).toBe(200)
  const unknown = await decide(id, { assigneeId: editor.id })
  expect(await unknown.json()).toMatchObject({ status: 422, errors: [{ path: 'assigneeId', code: 'unknown_value' }] })
  const own = await api.request(`/api/financing/applications/${id}`, { headers: { cookie } })
  expect(await own.text()).not.toMatch(/Monday|The admin|assignee/)
  const people = (await (await get('/applications/assignees')).json()) as Assignee[]
  expect(people.map(({ id: person }) => person)).toEqual([admin.id, sales.id])
})

test('the amount is the one that is set when the first of them decides; with 0 two people always approve', async () => {
  const { id } = await submitted(api)
  await setLimits(db, 'cm', { secondApprovalAbove: 0 })
  expect(await read(id)).toMatchObject({ secondApprovalAbove: 0 })
  const approve = { status: 'approved', reason: 'Known to us for years' }
  expect(await (await decide(id, approve)).json()).toMatchObject({
    status: 'submitted',
    firstApproverName: 'The sales',
  })
  await setLimits(db, 'bf', { secondApprovalAbove: 2_000_000_000 })
  expect((await decide(id, approve)).status).toBe(409)
  // Who approved it first approves it alone neither by setting more nor by beginning anew.
  await setLimits(db, 'cm', { secondApprovalAbove: 2_000_000_000 })
  expect((await decide(id, approve)).status).toBe(409)
  expect((await decide(id, { approval: 'taken_back' }, admin.cookie)).status).toBe(409)
  const back = (await (await decide(id, { approval: 'taken_back' })).json()) as AdminApplication
  expect(back).toMatchObject({ status: 'submitted', firstApproverName: null, isFirstApprover: false })
  expect(back.timeline.slice(-2)).toMatchObject([
    { event: 'first_approval', approvalAbove: 0 },
    { event: 'approval_taken_back', staffName: 'The sales' },
  ])
  expect(await (await decide(id, approve)).json()).toMatchObject({ status: 'submitted', isFirstApprover: true })
  expect(await (await decide(id, approve, admin.cookie)).json()).toMatchObject({ status: 'approved' })
})

test('the second person is told of documents that they have not opened themselves', async () => {
  const { id } = await submitted(api, { email: 'second@example.com', monthlyIncome: '800 000' })
  await setLimits(db, 'cm', { secondApprovalAbove: 0 })
  onTestFinished(() => setLimits(db, 'cm', { secondApprovalAbove: 5_000_000 }))
  const { documents } = await read(id)
  const open = async (cookie: string, some = documents) => {
    for (const document of some) {
      await (await get(`/applications/${id}/documents/${document.id}`, cookie)).arrayBuffer()
    }
  }
  await open(sales.cookie)
  expect(await (await decide(id, { status: 'approved' })).json()).toMatchObject({ isFirstApprover: true, concerns: [] })
  const asSecond = async () =>
    ((await (await get(`/applications/${id}`, admin.cookie)).json()) as AdminApplication).concerns
  expect(await asSecond()).toEqual([{ kind: 'documents_unopened_second', documents: [...documentTypes] }])
  expect((await decide(id, { status: 'approved' }, admin.cookie)).status).toBe(422)
  await open(admin.cookie, documents.slice(1))
  expect(await asSecond()).toEqual([{ kind: 'documents_unopened_second', documents: [documentTypes[0]] }])
  await open(admin.cookie)
  expect(await (await decide(id, { status: 'approved' }, admin.cookie)).json()).toMatchObject({ status: 'approved' })
  // Each opening stands beside its document, for everybody who works on it.
  const openers = (await read(id)).documents.map(({ openings }) => openings.map(({ by }) => by))
  expect(openers[0]).toEqual(['The sales', 'The admin'])
  expect(openers[1]).toEqual(['The sales', 'The admin', 'The admin'])
})

test('those to be decided are listed by their clock, and one after the other each comes once', async () => {
  const [first, second, third, last] = [
    await submitted(api),
    await submitted(api),
    await submitted(api),
    await submitted(api),
  ]
  const sentAt = (id: number, submittedAt: Date) =>
    db.update(financingApplications).set({ submittedAt }).where(eq(financingApplications.id, id))
  await db
    .delete(financingTimeline)
    .where(inArray(financingTimeline.applicationId, [first.id, second.id, third.id, last.id]))
  await sentAt(second.id, new Date('2026-01-02T09:00:00.000Z'))
  await sentAt(third.id, new Date('2026-01-03T09:00:00.000Z'))
  await sentAt(last.id, new Date('2026-01-01T09:00:00.000Z'))
  await decide(third.id, { status: 'in_review' })
  await decide(last.id, { status: 'more_info_needed', documentType: 'residency', reason: 'Blurred' })
  const [entry] = await db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'application.update'), eq(auditLog.recordId, `${last.id}`)))
  expect(entry?.after).toMatchObject({ documentTypes: ['residency'], requestedDocuments: ['residency'] })
  const listed = async (asked = '') => {
    const { items } = (await (await get(`/applications?status=undecided${asked}`)).json()) as ApplicationPage
    return items.map(({ id }) => id).filter((id) => [first.id, second.id, third.id, last.id].includes(id))
  }
  // What waits for its applicant is not to be decided.
  expect(await listed()).toEqual([second.id, third.id, first.id])
  await decide(second.id, { status: 'declined', reason: 'The income is too low' })
  const after = async (id: number) => (await listed(`&cursor=${id}`))[0]
  expect(await after(second.id)).toBe(third.id)
  expect(await after(third.id)).toBe(first.id)
  expect(await after(first.id)).toBeUndefined()
})

test('who waits for documents is told since when, and reminds their applicant of them', async () => {
  const { id, email } = await submitted(api, { email: 'slow@example.com' })
  expect((await decide(id, { remind: true })).status).toBe(409)
  const ask = (type: string, reason: string) =>
    decide(id, { status: 'more_info_needed', documentTypes: [type], reason })
  const asked = (await (await ask('residency', 'Blurred')).json()) as AdminApplication
  const again = (await (await ask('employment', 'Cut off')).json()) as AdminApplication
  expect(again.askedAt).toBe(asked.askedAt)
  expect(again.askedAt).not.toBeNull()
  const { items } = (await (await get('/applications?status=more_info_needed')).json()) as ApplicationPage
  expect(items.find((item) => item.id === id)?.askedAt).toBe(asked.askedAt)
  const reminded = (await (await decide(id, { remind: true })).json()) as AdminApplication
  expect(reminded.timeline.at(-1)).toMatchObject({ event: 'reminded', staffName: 'The sales' })
  expect(reminded.updatedAt).toBe(again.updatedAt)
  // The list of mails tells which news each was.
  const listed = (await (await get('/mails?q=slow%40example', admin.cookie)).json()) as OutboxPage
  expect(listed.items.filter(({ news }) => news === 'more_info_needed')).toHaveLength(3)
  expect(listed.items.filter(({ news }) => news === null)).toHaveLength(1)
  const mails = (await db.select().from(mailOutbox).where(eq(mailOutbox.to, email))).map(({ props }) => props)
  expect(mails).toContainEqual(
    expect.objectContaining({ documentTypes: ['residency', 'employment'], reason: 'Blurred\nCut off' }),
  )
})

test('what is listed is exported as a table in the words of whoever asks, and the log says so', async () => {
  const { id } = await submitted(api, { email: 'table@example.com', fullName: '=Salif Table' })
  const response = await get('/applications.csv?q=table%40example&lang=en')
  expect(response.headers.get('content-disposition')).toContain('applications.csv')
  const [titles = '', row = '', ...more] = (await response.text()).trim().split('\n')
  expect([titles.split(/[,;]/).length, more]).toEqual([row.split(/[,;]/).length, []])
  expect(row).toContain(applicationReference(id))
  expect(row).toContain("'=Salif Table")
  expect(row).toMatch(
    /3500000[,;]1050000[,;]204167[,;]12[,;]NGN[,;]450000[,;]a month[,;]450000[,;][,;]as stated[,;]45\.4[,;]5[,;]0[,;]/,
  )
  expect(await db.$count(auditLog, eq(auditLog.action, 'application.export'))).toBe(1)
})

test('the table says what a decision rests on, who took it and why', async () => {
  const { id } = await submitted(api, {
    email: 'grounds@example.com',
    monthlyIncome: '9 600 000',
    incomePeriod: 'year',
  })
  await decide(id, { status: 'more_info_needed', documentTypes: ['residency'], reason: 'Too old' })
  await setLimits(db, 'cm', { secondApprovalAbove: 0 })
  onTestFinished(() => setLimits(db, 'cm', { secondApprovalAbove: 5_000_000 }))
  await decide(id, { status: 'approved', reason: 'Seen at the shop, all paid' })
  const exported = async () => {
    const response = await get('/applications.csv?q=grounds%40example', `${sales.cookie}; language=en`)
    const [titles = [], values = []] = parse((await response.text()).slice(1), { delimiter: [',', ';'] })
    return Object.fromEntries(titles.map((title, at) => [title, values[at]]))
  }
  // Also while the second is awaited.
  const { 'First approval on (country’s time)': firstAt, ...awaited } = await exported()
  expect(firstAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(awaited).toMatchObject({
    Status: 'Waits for a second approval',
    Decision: '',
    'First approval by': 'The sales',
    'Reason of the first approval': 'Seen at the shop, all paid',
    'Decided by': '',
    'Internal reason': '',
  })
  await decide(id, { status: 'approved', reason: 'The same as my colleague' }, admin.cookie)
  const told = await exported()
  expect(told).toMatchObject({
    'Income as stated': '9600000',
    Period: 'a year',
    'Income stated a month': '800000',
    'Income counted': 'as stated',
    'Share of the instalment (%)': '25.5',
    'Documents received': '5',
    'Documents opened': '0',
    'Documents asked for again (come or not)': 'Proof of residence',
    'First approval by': 'The sales',
    'Reason of the first approval': 'Seen at the shop, all paid',
    'Decided by': 'The admin',
    'Approved in spite of': 'documents that have not come, documents that nobody opened',
    'Internal reason': 'The same as my colleague',
    'Reason told to the applicant': '',
  })
  expect(told['Decided on (country’s time)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  const { items } = (await (await get('/applications?q=grounds%40example')).json()) as ApplicationPage
  expect(items).toMatchObject([{ decidedBy: 'The admin', overrides: 2 }])

  // A cancellation leaves what was decided as it was.
  await decide(id, { status: 'withdrawn', reason: 'They move abroad', staffReason: 'Told us in the shop' })
  expect((await read(id)).timeline.at(-1)).toMatchObject({ note: 'They move abroad', staffNote: 'Told us in the shop' })
  const { Status, 'Withdrawn on (country’s time)': on, ...cancelled } = await exported()
  expect([Status, on]).toEqual(['Withdrawn', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)])
  expect(cancelled).toMatchObject({
    Decision: 'Approved',
    'First approval by': 'The sales',
    'Decided by': 'The admin',
    'Decided on (country’s time)': told['Decided on (country’s time)'],
    'Internal reason': 'The same as my colleague',
    'Withdrawn by': 'The sales',
    'Reason for the withdrawal': 'Told us in the shop\nThey move abroad',
  })
})

test('what staff say of a decision among themselves is kept with it, whatever it is; of an approval that is its reason', async () => {
  const { id, cookie } = await submitted(api, { email: 'among.staff@example.com' })
  const staffReason = 'The payslip looks edited'
  const ask = { status: 'more_info_needed', reason: 'Blurred', staffReason }
  await decide(id, { ...ask, documentTypes: ['residency'] })
  await decide(id, { ...ask, documentTypes: ['employment'], staffReason: 'The stamp is missing' })
  await decide(id, { status: 'declined', reason: 'The income is too low', staffReason })
  await decide(id, { status: 'in_review', reason: 'Looked at once more', staffReason })
  await decide(id, { status: 'approved', reason: 'All was seen in the office', staffReason })
  const told = (await read(id)).timeline.flatMap((one) => one.staffNote ?? [])
  expect(told).toEqual([staffReason, 'The stamp is missing', staffReason, staffReason, 'All was seen in the office'])
  const theirs = await api.request(`/api/financing/applications/${id}`, { headers: { cookie } })
  expect(theirs.status).toBe(200)
  expect(await theirs.text()).not.toContain(staffReason)
})

test('an approval is taken back for a reason, which its applicant reads', async () => {
  const { id } = await submitted(api, { email: 'taken.back@example.com' })
  await decide(id, { status: 'approved', reason: 'Known to us for years' })
  const refused = await decide(id, { status: 'in_review' })
  expect(await refused.json()).toMatchObject({ status: 422, errors: [{ path: 'reason', code: 'required' }] })
  expect((await read(id)).status).toBe('approved')
  await decide(id, { status: 'in_review', reason: 'The payslip is of another person' })
  const { mails, timeline } = await read(id)
  expect(mails.map(({ status }) => status)).toContain('reopened')
  expect(timeline.at(-1)).toMatchObject({ status: 'in_review', note: 'The payslip is of another person' })
  // Its digits alone name it, as they are said on the phone.
  const { items } = (await (await get(`/applications?q=${String(id).padStart(6, '0')}`)).json()) as ApplicationPage
  expect(items).toMatchObject([{ id, status: 'in_review', decidedAt: null, overrides: 0 }])
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
  const reading = and(eq(auditLog.action, 'application.document'), eq(auditLog.recordId, `${id}`))
  expect(await db.$count(auditLog, reading)).toBe(1)
})

test('a document that is sent to a screen counts as opened only once it was shown', async () => {
  const { id } = await submitted(api)
  const other = await submitted(api)
  const [document] = (await read(id)).documents
  const address = `/applications/${id}/documents/${document?.id}`
  const noted = async () => {
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, `${id}`))
      .orderBy(auditLog.id)
    return [(await read(id)).documents[0]?.openedBy ?? null, ...rows.map(({ action }) => action)]
  }
  expect((await (await get(`${address}/sheet`)).arrayBuffer()).byteLength).toBe(document?.size)
  expect(await noted()).toEqual([null, 'application.document_sent'])
  expect((await put(`/applications/${other.id}/documents/${document?.id}/opened`)).status).toBe(404)
  expect((await put(`${address}/opened`)).status).toBe(204)
  expect(await noted()).toEqual(['The sales', 'application.document_sent', 'application.document'])
})

test('a document that can’t be shown stays a warning, also once it was downloaded, until all of it was shown', async () => {
  const { id } = await submitted(api, { monthlyIncome: '800 000', email: 'torn@example.com' })
  const { documents } = await read(id)
  for (const document of documents) await (await get(`/applications/${id}/documents/${document.id}`)).arrayBuffer()
  const residency = documents.find(({ type }) => type === 'residency')
  const address = `/applications/${id}/documents/${residency?.id}`
  const tell = (body: object, to = address) =>
    api.request(`/api/admin${to}/sheet`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify(body),
    })
  const concerns = async () => (await read(id)).concerns.filter(({ kind }) => kind === 'documents_unreadable')
  const unreadable = [{ kind: 'documents_unreadable', documents: ['residency'] }]
  expect((await tell({ fault: 'damaged' })).status).toBe(204)
  expect(await concerns()).toEqual(unreadable)
  await (await get(address)).arrayBuffer()
  expect((await put(`${address}/opened`)).status).toBe(204)
  expect(await concerns()).toEqual(unreadable)
  expect((await decide(id, { status: 'approved' })).status).toBe(422)
  expect((await tell({ fault: null })).status).toBe(204)
  expect(await concerns()).toEqual([])
  expect((await tell({ fault: 'gone' })).status).toBe(422)
  expect((await tell({ fault: 'locked' }, `/applications/${id + 1}/documents/${residency?.id}`)).status).toBe(404)
  // What the storage no longer has the server finds out by itself.
  const { storedKey } = financingDocuments
  const [stored] = await db
    .select({ storedKey })
    .from(financingDocuments)
    .where(eq(financingDocuments.id, residency?.id ?? 0))
  await services.files.store.remove(stored?.storedKey ?? '')
  expect((await get(`${address}/sheet`)).status).toBe(410)
  expect(await concerns()).toEqual(unreadable)
})

test('a document whose bytes are damaged in the storage is a warning before the decision', async () => {
  const { id } = await submitted(api, { monthlyIncome: '800 000', email: 'rotten@example.com' })
  const form = new FormData()
  form.append('documentType', 'residency')
  // More than one sealed piece: the first is sound.
  form.append('document', new File([new Uint8Array(pdfFile(300_000))], 'bill.pdf'))
  const headers = { cookie: sales.cookie }
  await api.request(`/api/admin/applications/${id}/documents`, { method: 'POST', headers, body: form })
  const document = (await read(id)).documents.find(({ type }) => type === 'residency')
  const { storedKey: key } = financingDocuments
  const [stored] = await db
    .select({ key })
    .from(financingDocuments)
    .where(eq(financingDocuments.id, document?.id ?? 0))
  const { store } = services.files
  const bytes = await buffer(await store.read(stored?.key ?? ''))
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  await store.put(stored?.key ?? '', Readable.from([bytes]), bytes.length)
  expect((await get(`/applications/${id}/documents/${document?.id}/sheet`)).status).toBe(410)
  const { documents, concerns } = await read(id)
  expect(documents.find((one) => one.id === document?.id)?.fault).toBe('gone')
  expect(concerns.map(({ kind }) => kind)).toContain('documents_unreadable')
})

test('a photograph that is cut off is damaged, whatever a browser shows of it, until it comes again whole', async () => {
  const { id } = await submitted(api, { monthlyIncome: '800 000', email: 'cut@example.com' })
  const whole = await aPhotograph()
  const shown = async (content: Buffer) => {
    const form = new FormData()
    form.append('documentType', 'residency')
    form.append('document', new File([new Uint8Array(content)], 'bill.jpg'))
    const headers = { cookie: sales.cookie }
    const taken = await api.request(`/api/admin/applications/${id}/documents`, { method: 'POST', headers, body: form })
    expect(taken.status).toBe(201)
    const sent = (await read(id)).documents.find(({ type }) => type === 'residency')
    const sheet = await get(`/applications/${id}/documents/${sent?.id}/sheet`)
    expect(Buffer.from(await sheet.arrayBuffer()).equals(content)).toBe(true)
    const { documents, concerns } = await read(id)
    const unreadable = concerns.some(({ kind }) => kind === 'documents_unreadable')
    const fault = documents.find(({ type }) => type === 'residency')?.fault
    return { told: sheet.headers.get('document-fault'), fault, unreadable }
  }
  const half = whole.subarray(0, whole.length >> 1)
  expect(await shown(half)).toEqual({ told: 'damaged', fault: 'damaged', unreadable: true })
  expect(await shown(whole)).toEqual({ told: null, fault: null, unreadable: false })
})

test('a document that no screen shows is checked by who says how they saw it, which is told before an approval', async () => {
  const { id } = await submitted(api, { monthlyIncome: '800 000', email: 'checked@example.com' })
  const [document] = (await read(id)).documents
  const address = `/applications/${id}/documents/${document?.id}`
  const tell = (to: string, body: object) =>
    api.request(`/api/admin${address}/${to}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify(body),
    })
  const first = async () => {
    const { documents, concerns } = await read(id)
    const named = (of: string) => concerns.some(({ kind }) => kind === of)
    const { checkedBy: by, openedBy: opened, seenElsewhere: how } = documents[0] ?? {}
    return { by, opened, how, unreadable: named('documents_unreadable'), elsewhere: named('documents_seen_elsewhere') }
  }
  await tell('sheet', { fault: 'locked' })
  const unread = { by: null, opened: null, how: null, unreadable: true, elsewhere: false }
  expect(await first()).toEqual(unread)
  for (const [seenElsewhere, code] of [
    [undefined, 'required'],
    ['yes', 'too_short'],
  ]) {
    const refused = await tell('checked', { checked: true, seenElsewhere })
    expect(await refused.json()).toMatchObject({ status: 422, errors: [{ path: 'seenElsewhere', code }] })
  }
  expect(await first()).toEqual(unread)
  const how = 'The original, in the shop'
  expect((await tell('checked', { checked: true, seenElsewhere: how })).status).toBe(204)
  const seen = { by: 'The sales', opened: 'The sales', how, unreadable: false, elsewhere: true }
  expect(await first()).toEqual(seen)
  const told = { event: 'seen_elsewhere', documentType: document?.type, staffName: 'The sales', staffNote: how }
  expect((await read(id)).timeline.at(-1)).toMatchObject(told)
  expect((await tell('checked', { checked: false })).status).toBe(204)
  expect(await first()).toEqual({ ...unread, opened: 'The sales' })
  expect((await tell('checked', {})).status).toBe(422)
  const { action, recordId } = auditLog
  const noted = await db
    .select({ action })
    .from(auditLog)
    .where(eq(recordId, `${id}`))
    .orderBy(auditLog.id)
  expect(noted.map((row) => row.action).slice(-2)).toEqual([
    'application.document_checked',
    'application.document_unchecked',
  ])
})

test('staff begin an application for somebody in the shop: once, at the price of today, theirs to look after', async () => {
  const body = { ...planRequest, country: 'cm', language: 'en', fullName: 'Chidi Nwosu', phone: '0803 000 0000' }
  const take = (some: object, key = 'walk-in one', cookie = sales.cookie) =>
    api.request('/api/admin/applications', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
      body: JSON.stringify({ ...body, ...some }),
    })
  const first = (await (await take({ email: 'chidi@example.com' })).json()) as ApplicationReceipt
  expect(first).toMatchObject({ status: 'submitted' })
  expect(await (await take({ email: 'chidi@example.com' })).json()).toEqual(first)
  const another = await take({ email: 'another@example.com' })
  expect(await another.json()).toMatchObject({ status: 409, errors: [{ code: 'key_reused' }] })
  const taken = await read(first.id)
  expect(taken).toMatchObject({
    totalAmount: 3_500_000,
    monthlyPayment: 204_167,
    assigneeName: 'The sales',
    missingDocuments: [...documentTypes],
    additionalInfo: { fullName: 'Chidi Nwosu', phone: '0803 000 0000' },
  })
  expect(taken.concerns).toContainEqual({ kind: 'documents_missing', documents: [...documentTypes] })
  expect(taken.timeline).toMatchObject([{ event: 'status', status: 'submitted', staffName: 'The sales' }])
  expect(await db.select().from(mailOutbox).where(eq(mailOutbox.to, 'chidi@example.com'))).toMatchObject([
    { template: 'application-applicant', language: 'en' },
  ])
  const refused = await take({ fullName: ' ' }, 'walk-in two')
  expect(await refused.json()).toMatchObject({ status: 422, errors: [{ path: 'fullName' }] })
  const unreachable = await take({ phone: '' }, 'walk-in three')
  expect(await unreachable.json()).toMatchObject({ errors: [{ path: 'phone', code: 'required' }] })
  const empty = await take({ fullName: '', phone: '', productId: undefined }, 'walk-in empty')
  const { errors } = (await empty.json()) as { errors: { path: string }[] }
  expect(errors.map(({ path }) => path).toSorted()).toEqual(['fullName', 'phone', 'productId'])
  expect((await take({ totalAmount: 1 }, 'walk-in four')).status).toBe(409)
  expect((await take({}, 'walk-in five', editor.cookie)).status).toBe(403)
})

test('staff add a document that the applicant gave on paper: it stands as theirs, until the application is decided', async () => {
  const { id } = await submitted(api, { monthlyIncome: '800 000', email: 'paper@example.com' })
  const add = (to: number, documentType: string, file = pdfFile(900), cookie = sales.cookie) => {
    const form = new FormData()
    form.append('documentType', documentType)
    form.append('document', new Blob([new Uint8Array(file)]), 'bank.pdf')
    return api.request(`/api/admin/applications/${to}/documents`, { method: 'POST', headers: { cookie }, body: form })
  }
  await decide(id, { status: 'more_info_needed', documentTypes: ['bank_statements'], reason: 'Blurred' })
  expect((await add(id, 'bank_statements')).status).toBe(201)
  const after = await read(id)
  expect(after).toMatchObject({ status: 'in_review', requestedDocuments: [] })
  expect(after.documents.find(({ type }) => type === 'bank_statements')).toMatchObject({
    name: 'bank.pdf',
    takenBy: 'The sales',
    openedAt: null,
    checkedAt: null,
  })
  expect(after.timeline.slice(-2)).toMatchObject([
    { event: 'document_received', documentType: 'bank_statements', staffName: 'The sales' },
    { event: 'status', status: 'in_review', staffName: 'The sales' },
  ])
  expect((await add(id, 'passport')).status).toBe(422)
  expect((await add(id, 'residency', Buffer.from('no document'))).status).toBe(415)
  expect((await add(999_999, 'residency')).status).toBe(404)
  expect((await add(id, 'residency', pdfFile(900), editor.cookie)).status).toBe(403)
  await decide(id, { status: 'declined', reason: 'The documents are of another person' })
  const late = await add(id, 'residency')
  expect(await late.json()).toMatchObject({ status: 409, errors: [{ code: 'document_not_expected' }] })
})

test('of a document that staff add it is known at once, before anybody opens it, that it is damaged or the same file as another', async () => {
  const { id } = await submitted(api, { email: 'counter@example.com' })
  const add = (documentType: string, file: Buffer) => {
    const form = new FormData()
    form.append('documentType', documentType)
    form.append('document', new Blob([new Uint8Array(file)]), 'scan.pdf')
    const headers = { cookie: sales.cookie }
    return api.request(`/api/admin/applications/${id}/documents`, { method: 'POST', headers, body: form })
  }
  const whole = Buffer.concat([pdfFile(1200), Buffer.from('\n%%EOF\n')])
  expect((await add('residency', whole)).status).toBe(201)
  expect((await add('employment', whole)).status).toBe(201)
  expect((await add('bank_statements', whole.subarray(0, 700))).status).toBe(201)
  const { documents } = await read(id)
  const of = (type: string) => documents.find((document) => document.type === type)
  expect(of('residency')).toMatchObject({ fault: null, openedAt: null, sameAs: ['employment'] })
  expect(of('employment')).toMatchObject({ fault: null, openedAt: null, sameAs: ['residency'] })
  expect(of('bank_statements')).toMatchObject({ fault: 'damaged', openedAt: null, sameAs: [] })
})

test('a document that staff add is kept and weighed, also while the storage gives no other', async () => {
  const { id } = await submitted(api, { email: 'alone@example.com' })
  const { applicationId, storedKey } = financingDocuments
  const others = await db.select({ storedKey }).from(financingDocuments).where(eq(applicationId, id))
  const { store } = services.files
  const [readStored, log] = [store.read.bind(store), vi.spyOn(services.log, 'error')]
  const reading = vi.spyOn(store, 'read').mockImplementation(async (key) => {
    if (others.some((other) => other.storedKey === key)) throw new Error('the storage is away')
    return readStored(key)
  })
  onTestFinished(() => {
    reading.mockRestore()
    log.mockRestore()
  })
  const form = new FormData()
  form.append('documentType', 'bank_statements')
  form.append('document', new Blob([new Uint8Array(pdfFile(1200).subarray(0, 700))]), 'scan.pdf')
  const headers = { cookie: sales.cookie }
  const taken = await api.request(`/api/admin/applications/${id}/documents`, { method: 'POST', headers, body: form })
  expect(taken.status).toBe(201)
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ application: id }), expect.stringContaining('weighed'))
  const document = (await read(id)).documents.find(({ type }) => type === 'bank_statements')
  expect(document).toMatchObject({ name: 'scan.pdf', fault: 'damaged' })
})

test('a document in whose place another one came is still looked at from the history, which is written down', async () => {
  const { id } = await submitted(api, { email: 'earlier@example.com' })
  const other = await submitted(api)
  const form = new FormData()
  form.append('documentType', 'residency')
  form.append('document', new Blob([new Uint8Array(pdfFile(900))]), 'new.pdf')
  const before = (await read(id)).documents.find(({ type }) => type === 'residency')
  const headers = { cookie: sales.cookie }
  await api.request(`/api/admin/applications/${id}/documents`, { method: 'POST', headers, body: form })
  const entry = (await read(id)).timeline.at(-1)
  expect(entry).toMatchObject({
    event: 'document_received',
    documentType: 'residency',
    staffName: 'The sales',
    staffNote: before?.name,
  })
  const earlier = (of: number, cookie = sales.cookie) =>
    get(`/applications/${of}/earlier-documents/${entry?.earlierId}`, cookie)
  const seen = await earlier(id)
  expect(seen.headers.get('content-disposition')).toMatch(/^inline/)
  expect((await seen.arrayBuffer()).byteLength).toBe(before?.size)
  expect((await earlier(other.id)).status).toBe(404)
  expect((await earlier(id, editor.cookie)).status).toBe(403)
  const reading = and(eq(auditLog.action, 'application.earlier_document'), eq(auditLog.recordId, `${id}`))
  expect(await db.$count(auditLog, reading)).toBe(1)
})

test('the same file sent twice, or sent again when another was asked for, is known once it was read', async () => {
  const file = pdfFile(1500)
  const { id, cookie } = await submitted(api, { monthlyIncome: '800 000', email: 'twice@example.com' })
  const upload = async (documentType: string) => {
    const form = new FormData()
    form.append('financingApplicationId', `${id}`)
    form.append('documentType', documentType)
    form.append('document', new Blob([new Uint8Array(file)]), 'again.pdf')
    const stored = await api.request('/api/documents/upload', { method: 'POST', headers: { cookie }, body: form })
    expect(stored.status).toBeLessThan(300)
  }
  const open = async () => {
    for (const { id: documentId } of (await read(id)).documents) {
      await (await get(`/applications/${id}/documents/${documentId}`)).arrayBuffer()
    }
    return read(id)
  }
  expect((await open()).concerns).toEqual([])
  const asked = ['residency', 'employment']
  await decide(id, { status: 'more_info_needed', documentTypes: asked, reason: 'Blurred' })
  for (const type of asked) await upload(type)
  const twice = await open()
  expect(twice.concerns).toEqual([{ kind: 'documents_same', documents: asked }])
  expect(twice.documents.flatMap(({ sameAs }) => sameAs).toSorted()).toEqual(['employment', 'residency'])
  await decide(id, { status: 'more_info_needed', documentTypes: ['residency'], reason: 'Blurred' })
  await upload('residency')
  expect((await open()).concerns).toEqual([
    { kind: 'documents_same', documents: asked },
    { kind: 'documents_unchanged', documents: ['residency'] },
  ])
})

test('a yearly income is told by the month, and one that says several amounts is nobody’s guess', async () => {
  const yearly = await submitted(api, { monthlyIncome: '9 600 000', incomePeriod: 'year' })
  expect(await read(yearly.id)).toMatchObject({ statedIncome: 800_000, isAffordable: true })
  const unclear = await submitted(api, { monthlyIncome: '2 salaires, 450 000' })
  expect(await read(unclear.id)).toMatchObject({ statedIncome: null, isAffordable: null })
  const short = await submitted(api, { monthlyIncome: '90 000' })
  const { items } = (await (await get('/applications')).json()) as ApplicationPage
  const inList = ({ id }: { id: number }) => items.find((item) => item.id === id)?.isAffordable
  expect([yearly, unclear, short].map(inList)).toEqual([true, null, false])
})

test('the income read in the documents is what counts beside the stated one, with who read it; not once it is decided', async () => {
  const { id, cookie } = await submitted(api, { email: 'earns@example.com', monthlyIncome: '800 000' })
  const { updatedAt } = await read(id)
  const noted = (await (await decide(id, { incomeRead: 450_000, updatedAt })).json()) as AdminApplication
  expect(noted).toMatchObject({
    statedIncome: 800_000,
    incomeRead: { amount: 450_000, by: 'The sales' },
    countedIncome: 450_000,
    isAffordable: false,
  })
  expect(noted.concerns).toContainEqual({ kind: 'income_short', missing: 230_557 })
  const { items } = (await (await get(`/applications?q=REF-${id}`)).json()) as ApplicationPage
  expect(items).toMatchObject([{ isAffordable: false }])
  expect(await (await decide(id, { incomeRead: 1, updatedAt })).json()).toMatchObject({ status: 409, code: 'stale' })
  expect((await decide(id, { incomeRead: 0 })).status).toBe(422)
  const higher = (await (await decide(id, { incomeRead: 900_000 })).json()) as AdminApplication
  expect(higher.isAffordable).toBe(true)
  expect(higher.timeline.slice(-2)).toMatchObject([
    { event: 'income_read', staffName: 'The sales', staffNote: '450000', firstNote: null },
    { event: 'income_read', staffNote: '900000', firstNote: '450000' },
  ])
  const table = await (await get(`/applications.csv?q=REF-${id}`)).text()
  expect(table).toMatch(/[,;]800000[,;]900000[,;](?:lu|read) [^,;]+[,;]22[.,]7[,;]/)
  const own = await (await api.request(`/api/financing/applications/${id}`, { headers: { cookie } })).text()
  expect(own).not.toMatch(/900000|income_read/)
  await decide(id, { incomeRead: null })
  expect(await read(id)).toMatchObject({ incomeRead: null, countedIncome: 800_000 })
  await decide(id, { status: 'declined', reason: 'Not a customer of ours' })
  expect((await decide(id, { incomeRead: 1_000_000 })).status).toBe(409)
})

test('an applicant without a phone is given one, and their history says what stood there', async () => {
  const { id } = await submitted(api, { email: 'nophone@example.com' })
  const person = { phone: '0803 765 4321', email: 'nophone@example.com' }
  const corrected = (await (await decide(id, { person })).json()) as AdminApplication
  expect(corrected).toMatchObject({ additionalInfo: { phone: '0803 765 4321' }, dialledNumber: '+2348037654321' })
  expect(corrected.timeline.at(-1)).toMatchObject({
    event: 'phone_corrected',
    staffNote: '0803 765 4321',
    firstNote: null,
  })
  expect(((await (await get('/applications?q=08037654321')).json()) as ApplicationPage).items).toHaveLength(1)
  const events = corrected.timeline.length
  const same = (await (await decide(id, { person })).json()) as AdminApplication
  expect(same.timeline).toHaveLength(events)
  for (const [wrong, error] of [
    [
      { phone: null, email: null },
      { path: 'person.phone', code: 'no_way_to_answer' },
    ],
    [
      { phone: '12', email: null },
      { path: 'person.phone', code: 'too_short' },
    ],
    [
      { phone: null, email: 'nobody' },
      { path: 'person.email', code: 'invalid_email' },
    ],
  ]) {
    expect(await (await decide(id, { person: wrong })).json()).toMatchObject({ status: 422, errors: [error] })
  }
  const changes = and(eq(auditLog.action, 'application.update'), eq(auditLog.recordId, `${id}`))
  const [logged] = await db.select().from(auditLog).where(changes).orderBy(auditLog.id).limit(1)
  expect(logged?.after).toMatchObject({ person: ['phone'] })
  expect(JSON.stringify(logged)).not.toContain('0803')
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
  // Each status is counted within what is sought, whichever is asked for.
  const counts = (await (await get('/applications/counts?q=findme-kabor&status=approved')).json()) as ApplicationCounts
  expect(counts.statuses).toMatchObject({ draft: 0, submitted: 1, approved: 0 })
  expect(counts.totals).toEqual([
    { status: 'submitted', currency: 'NGN', count: 1, amount: 3_500_000, waitsForSecond: false },
  ])
  const log = JSON.stringify(await db.select().from(auditLog))
  expect(log).not.toMatch(/findme|amina@example|Flou/)
})
