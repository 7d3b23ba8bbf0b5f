import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { aConsultation } from '../../../../tests/support/sent-requests.ts'
import { setLimits } from '../../../../tests/support/set-limits.ts'
import { storeQuote } from '../../../../tests/support/quotes.ts'
import { post, signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import { mostCounted } from '#kernel/counted.ts'
import type { ContentToday } from '#business/accounts/content-today.ts'
import type { SiteHealth } from '#business/accounts/site-health.ts'
import type { Waiting } from '#business/accounts/waiting.ts'
import type { PostsToday } from '#business/posts/admin-post.ts'
import { posts } from '#business/posts/tables.server.ts'
import { photographSlots } from '#business/company/settings/photograph-settings.ts'
import type { ProductCounts } from '#business/catalogue/editing/product-record.ts'
import type { ApplicationsToday } from '#business/financing/applications-today.ts'
import { financingApplications, financingTimeline } from '#business/financing/tables.server.ts'
import type { LeadsToday } from '#business/leads/leads-today.ts'
import { leads } from '#business/leads/tables.server.ts'
import type { OutboxMail } from '#business/mail/outbox-mail.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'

/** A Friday: two business days end on the Tuesday after. */
const friday = new Date('2026-11-20T08:00:00.000Z')
const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: friday })
const sales = await signedIn(api, services, 'sales')
const editor = await signedIn(api, services, 'editor')
const admin = await signedIn(api, services, 'admin')

type Today = {
  readonly requests: LeadsToday | null
  readonly applications: ApplicationsToday | null
  readonly mails: readonly OutboxMail[] | null
  readonly posts: PostsToday | null
  readonly health: SiteHealth | null
  readonly content: ContentToday | null
}
const today = async ({ cookie }: { cookie: string }, query = '') =>
  (await (await api.request(`/api/admin/today${query}`, { headers: { cookie } })).json()) as Today

beforeAll(async () => {
  const appointment = { name: 'Awa Traoré', email: 'awa@example.com', phone: '70998877', country: 'bf', slot: '09:30' }
  await post(api, '/api/appointments', { ...appointment, date: '2026-11-20' })
  await post(api, '/api/appointments', { ...appointment, date: '2026-11-24' })
  await post(api, '/api/consultations', aConsultation('2026-11-20', '2-3pm'))
  const call = { name: 'Chidi Eze', phone: '08037770202', message: 'Hello there' }
  await post(api, '/api/messages', call)
  await db
    .update(leads)
    .set({ assigneeId: sales.id, nextStep: 'Call back', nextStepOn: '2026-11-19', status: 'contacted' })
    .where(eq(leads.name, 'Chidi Eze'))
  for (const [name, assigneeId, nextStepOn] of [
    ['Nobody’s', null, '2026-11-20'],
    ['Another’s', admin.id, '2026-11-20'],
    ['Tomorrow’s', sales.id, '2026-11-21'],
  ] as const) {
    await post(api, '/api/messages', { ...call, name })
    await db.update(leads).set({ assigneeId, nextStepOn, status: 'contacted' }).where(eq(leads.name, name))
  }
  for (const [name, assigneeId] of [
    ['Reached by me', sales.id],
    ['Reached by another', admin.id],
  ] as const) {
    await post(api, '/api/messages', { ...call, name })
    await db.update(leads).set({ assigneeId, status: 'contacted' }).where(eq(leads.name, name))
  }
  await submitted(api)
  await submitted(api)
  await db.insert(posts).values([
    { slug: 'a-draft', title: 'Brouillon', titleEn: 'A draft' },
    { slug: 'to-come', title: 'Bientôt', titleEn: 'Soon', isPublished: true, publishedAt: new Date('2026-12-01') },
    { slug: 'out', title: 'Paru', titleEn: 'Out', isPublished: true, publishedAt: new Date('2026-01-01') },
  ])
  await db.update(mailOutbox).set({ state: 'failed' })
})

test('those who sell see what visitors wait for, the soonest first', async () => {
  const { requests, applications, posts: waiting, health } = await today(sales)
  expect(requests).toMatchObject({ new: 3, due: 3, week: 1 })
  expect(requests?.steps).toMatchObject([
    { name: 'Chidi Eze', nextStep: 'Call back', nextStepOn: '2026-11-19', isOverdue: true, isOwned: true },
    { name: 'Nobody’s', nextStepOn: '2026-11-20', isOverdue: false, isOwned: false },
    { name: 'Another’s', nextStepOn: '2026-11-20', assigneeName: 'The admin', isOwned: true },
    { name: 'Tomorrow’s', nextStepOn: '2026-11-21', isOverdue: false, isLater: true, isOwned: true },
  ])
  expect(requests?.waiting.map(({ name, status }) => [name, status])).toEqual([
    ['Awa Traoré', 'new'],
    ['Awa Traoré', 'new'],
    ['Bola Adé', 'new'],
  ])
  // Once somebody was reached, what comes next is asked.
  expect(requests?.stepless).toBe(2)
  expect(requests?.firstStepless.map(({ name }) => name)).toEqual(['Reached by another', 'Reached by me'])
  expect(requests?.bookings.map(({ name, slot, isToday }) => [name, slot, isToday])).toEqual([
    ['Awa Traoré', '09:30', true],
    ['Bola Adé', '2-3pm', true],
  ])
  expect(applications).toMatchObject({ waiting: 2 })
  expect(applications?.first[0]).toMatchObject({ reviewDueOn: '2026-11-24', isOverdue: false })
  expect([waiting, health]).toEqual([null, null])
})

test('one’s own work is what they own and what is nobody’s; how much there is of everybody is said beside it', async () => {
  const { requests, applications } = await today(sales, '?whose=mine')
  // What is nobody's waits for whoever comes first.
  expect(requests?.steps.map(({ name }) => name)).toEqual(['Chidi Eze', 'Nobody’s', 'Tomorrow’s'])
  expect(requests).toMatchObject({ new: 3, due: 2, stepless: 1, waiting: { length: 3 }, bookings: { length: 2 } })
  // Chidi, tomorrow's and who was reached; nobody's three answers, step and two bookings; two of the admin.
  expect(requests).toMatchObject({ owned: 3, share: { mine: 9, everybody: 11 } })
  expect((await today(sales)).requests?.share).toEqual(requests?.share)
  expect(applications).toMatchObject({ owned: 0, waiting: 2, first: { length: 2 }, share: { mine: 2, everybody: 2 } })
  expect((await api.request('/api/admin/today?whose=hers', { headers: { cookie: sales.cookie } })).status).toBe(422)
})

test('one’s own appointments of the week are listed, once each; of everybody those of today and tomorrow', async () => {
  const names = ({ requests }: Today) => requests?.bookings.map(({ name, date }) => [name, date])
  const own = and(eq(leads.name, 'Awa Traoré'), eq(leads.bookedAt, new Date('2026-11-24T09:30:00Z')))
  const before = await today(sales)
  await db.update(leads).set({ assigneeId: sales.id, status: 'contacted' }).where(own)
  const mine = await today(sales, '?whose=mine')
  const nobodys = names(before)
  expect(names(mine)).toEqual([...(nobodys ?? []), ['Awa Traoré', '2026-11-24']])
  expect(mine.requests?.owned).toBe((before.requests?.owned ?? 0) + 1)
  expect(names(await today(sales))).toEqual(names(before))
  // What stands among the steps says there when it is.
  await db.update(leads).set({ nextStepOn: '2026-11-23' }).where(own)
  const { requests } = await today(sales, '?whose=mine')
  expect(names({ ...mine, requests })).toEqual(nobodys)
  expect(requests?.share.mine).toBe(mine.requests?.share.mine)
  expect(requests?.steps.map(({ asked }) => asked.booking?.date)).toContain('2026-11-24')
  await db.update(leads).set({ assigneeId: null, status: 'new', nextStepOn: null }).where(own)
})

test('who was in touch last comes first among those without a step, who is of a table last', async () => {
  const steplessNames = async () => (await today(sales)).requests?.firstStepless.map(({ name }) => name)
  await db.update(leads).set({ channel: 'import' }).where(eq(leads.name, 'Reached by another'))
  expect(await steplessNames()).toEqual(['Reached by another', 'Reached by me'])
  const reached = eq(leads.name, 'Reached by me')
  await db.update(leads).set({ firstContactAt: friday }).where(reached)
  expect(await steplessNames()).toEqual(['Reached by me', 'Reached by another'])
  const call = { contact: 'reached', assigneeId: admin.id }
  const [another] = await db.select({ id: leads.id }).from(leads).where(eq(leads.name, 'Reached by another'))
  await api.request(`/api/admin/leads/${another?.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: sales.cookie },
    body: JSON.stringify(call),
  })
  await db
    .update(leads)
    .set({ firstContactAt: new Date('2026-11-19T08:00:00Z') })
    .where(reached)
  expect(await steplessNames()).toEqual(['Reached by another', 'Reached by me'])
})

test('a quote that was made for somebody and is to be sent is named until it is sent', async () => {
  const { key } = await storeQuote(services)
  const [reached] = await db.select({ id: leads.id }).from(leads).where(eq(leads.name, 'Reached by me'))
  const change = (made: Partial<typeof quotes.$inferInsert>) => db.update(quotes).set(made).where(eq(quotes.key, key))
  const named = async () =>
    (await today(sales)).requests?.firstStepless.find(({ name }) => name === 'Reached by me')?.unsentQuote
  expect(await named()).toBeNull()
  await change({ leadId: reached?.id ?? null, usedAt: friday })
  expect(await named()).toBe(key)
  await change({ sentAt: friday })
  expect(await named()).toBeNull()
})

test('of many requests a hundred are counted, no more', async () => {
  const [one] = await db.select().from(leads).where(eq(leads.name, 'Bola Adé'))
  if (!one) throw new Error('nobody asked')
  const { id: _, idempotencyKey: __, sought: ___, ...like } = one
  const many = Array.from({ length: 120 }, () => Object.assign({}, like, { name: 'One of many' }))
  await db.insert(leads).values(many)
  const counted = (await today(sales)).requests
  const { leads: waiting } = (await (
    await api.request('/api/admin/waiting', { headers: { cookie: sales.cookie } })
  ).json()) as Waiting
  await db.delete(leads).where(eq(leads.name, 'One of many'))
  expect([counted?.new, waiting]).toEqual([mostCounted, mostCounted])
})

test('of more steps than are told all are counted', async () => {
  const [one] = await db.select().from(leads).where(eq(leads.name, 'Chidi Eze'))
  if (!one) throw new Error('nobody asked')
  const { id: _, idempotencyKey: __, sought: ___, ...like } = one
  const late = Array.from({ length: 51 }, () =>
    Object.assign({}, like, { name: 'One of many', assigneeId: editor.id, nextStepOn: '2026-11-18' }),
  )
  const before = (await today(sales)).requests
  await db.insert(leads).values(late)
  const { planned, steps, share } = (await today(sales)).requests ?? {}
  const mine = (await today(sales, '?whose=mine')).requests
  await db.delete(leads).where(eq(leads.name, 'One of many'))
  expect(before).toMatchObject({ planned: 4, steps: { length: 4 } })
  // Nothing of today is told, with 51 that are late: that there is more is.
  expect(steps?.map(({ isOverdue }) => isOverdue)).toEqual(Array.from({ length: 50 }, () => true))
  expect([planned, share?.everybody]).toEqual([55, (before?.share.everybody ?? 0) + 51])
  expect(mine).toMatchObject({ planned: 3, steps: { length: 3 } })
})

test('what follows a sale is due like any step', async () => {
  const after = { status: 'won', nextStep: 'Collect the deposit', nextStepOn: '2026-11-19' } as const
  await db.update(leads).set(after).where(eq(leads.name, 'Chidi Eze'))
  const { requests } = await today(sales)
  await db.update(leads).set({ status: 'contacted', nextStep: 'Call back' }).where(eq(leads.name, 'Chidi Eze'))
  expect(requests?.steps[0]).toMatchObject({ name: 'Chidi Eze', status: 'won', isOverdue: true })
})

test('an application whose two business days are over is overdue and comes first', async () => {
  const { first } = (await today(sales)).applications ?? { first: [] }
  const [, late] = first
  const sent = and(eq(financingTimeline.applicationId, late?.id ?? 0), eq(financingTimeline.status, 'submitted'))
  await db
    .update(financingTimeline)
    .set({ at: new Date('2026-11-17T15:00:00Z') })
    .where(sent)
  const now = (await today(sales)).applications?.first
  expect(now?.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
    [late?.id, true],
    [first[0]?.id, false],
  ])
})

test('an application stays until it is decided; one that waits for its applicant has no clock and comes last', async () => {
  const { first } = (await today(sales)).applications ?? { first: [] }
  const [late, other] = first.map(({ id }) => id)
  const change = (id: number | undefined, body: object) =>
    api.request(`/api/admin/applications/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify(body),
    })
  await change(late, { status: 'in_review', assigneeId: sales.id })
  expect((await today(sales)).applications).toMatchObject({ owned: 1, share: { mine: 2, everybody: 2 } })
  expect((await today(admin)).applications).toMatchObject({ owned: 0, share: { mine: 1, everybody: 2 } })
  const row = { id: late, status: 'in_review', isOverdue: true, reviewDueOn: '2026-11-19', assigneeName: 'The sales' }
  expect((await today(sales)).applications?.first[0]).toMatchObject(row)
  await change(late, { status: 'more_info_needed', documentTypes: ['residency'], reason: 'Unclear' })
  const { waiting, first: now } = (await today(sales)).applications ?? { waiting: 0, first: [] }
  expect([waiting, now.map(({ id, reviewDueOn }) => [id, reviewDueOn])]).toEqual([
    2,
    [
      [other, '2026-11-24'],
      [late, null],
    ],
  ])
  await change(late, { status: 'declined', reason: 'No answer for three weeks' })
  await db.update(mailOutbox).set({ state: 'failed' })
  expect((await today(sales)).applications).toMatchObject({ waiting: 1, first: [{ id: other }] })
})

test('who was approved is to be called, then waited for with their down payment, until it has come', async () => {
  const { id } = await submitted(api, { monthlyIncome: '800 000', email: 'approved@example.com' })
  const change = (body: object) =>
    api.request(`/api/admin/applications/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: sales.cookie },
      body: JSON.stringify(body),
    })
  const steps = async () =>
    ((await today(sales)).applications?.approved ?? []).flatMap((one) => (one.id === id ? [one.step] : []))
  const downPayment = { amount: 1_050_000, receivedOn: '2026-11-20' }
  expect((await change({ downPayment })).status).toBe(409)
  await change({ status: 'approved', reason: 'All was seen in the office' })
  expect(await steps()).toEqual(['call'])
  await change({ contact: 'no_answer' })
  expect(await steps()).toEqual(['call'])
  await change({ contact: 'reached' })
  expect(await steps()).toEqual(['down_payment'])
  expect((await change({ downPayment })).status).toBe(200)
  expect((await change({ downPayment })).status).toBe(422)
  expect(await steps()).toEqual([])
  await db.update(mailOutbox).set({ state: 'failed' })
})

test('a holiday gives the review a day more', async () => {
  const before = (await today(sales)).applications?.first.at(-1)?.reviewDueOn
  expect(before).toBe('2026-11-24')
  const closed = { country: 'cm', date: '2026-11-23', name: 'A holiday' }
  expect((await post(api, '/api/admin/closed-days', closed, sales.cookie)).status).toBe(201)
  expect((await today(sales)).applications?.first.at(-1)?.reviewDueOn).toBe('2026-11-25')
})

test('what waits for a second approval is first among the own work of whoever may give it, and of nobody else', async () => {
  const { id } = await submitted(api, { email: 'second@example.com' })
  await setLimits(db, 'cm', { secondApprovalAbove: 0 })
  onTestFinished(() => setLimits(db, 'cm', { secondApprovalAbove: 5_000_000 }))
  const mine = async (who: { cookie: string }) => (await today(who, '?whose=mine')).applications
  const seller = await signedIn(api, services, 'seller')
  await db.update(financingApplications).set({ assigneeId: seller.id }).where(eq(financingApplications.id, id))
  const before = await mine(admin)
  await api.request(`/api/admin/applications/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: sales.cookie },
    body: JSON.stringify({ status: 'approved', reason: 'All was seen in the office' }),
  })
  const asked = await mine(admin)
  expect(asked?.first[0]).toMatchObject({ id, asksYou: true })
  expect(asked?.share.mine).toBe((before?.share.mine ?? 0) + 1)
  expect(asked?.owned).toBe((before?.owned ?? 0) + 1)
  expect((await mine(sales))?.first.filter((one) => one.id === id)).toEqual([])
  expect((await mine(seller))?.first.filter((one) => one.asksYou)).toEqual([])
  const all = (await today(sales)).applications?.first.find((one) => one.id === id)
  expect(all).toMatchObject({ asksYou: false })
  await db.update(financingApplications).set({ status: 'withdrawn' }).where(eq(financingApplications.id, id))
  await db.update(mailOutbox).set({ state: 'failed' })
})

test('editors see posts that visitors do not see yet, and nothing of the visitors', async () => {
  const seen = await today(editor)
  expect(seen).toMatchObject({ requests: null, applications: null, health: null })
  expect(seen.posts).toMatchObject({ drafts: 1, scheduled: 1 })
  expect(seen.posts?.first.map(({ titleEn }) => titleEn)).toEqual(['Soon', 'A draft'])
  const out = { titleEn: 'Out', publishedAt: '2026-01-01T00:00:00.000Z' }
  expect(seen.posts?.published).toContainEqual(expect.objectContaining(out))
})

test('what the content lacks is counted for whoever writes it, as their role may see it, and not for those who sell', async () => {
  const { cookie } = editor
  const unpriced = (
    (await (await api.request('/api/admin/products/counts', { headers: { cookie } })).json()) as ProductCounts
  ).unpriced
  const { content } = await today(editor)
  expect(content).toMatchObject({ images: 0, unpriced, photographs: photographSlots.length })
  expect(unpriced.bf).toBeGreaterThan(0)
  await db.insert(posts).values({ slug: 'french', title: 'En français', content: 'Des mots.' })
  expect((await today(editor)).content?.translations).toBe((content?.translations ?? 0) + 1)
  await db.delete(posts).where(eq(posts.slug, 'french'))
  const author = await signedIn(api, services, 'author')
  expect((await today(author)).content).toMatchObject({ images: 0, unpriced: null, photographs: null })
  for (const other of [sales, admin]) expect((await today(other)).content).toBeNull()
})

test('who runs the site sees what failed', async () => {
  const { health, mails } = await today(admin)
  expect(mails?.length).toBeGreaterThan(3)
  expect(health?.failedMails).toBeGreaterThan(3)
  expect(health).toMatchObject({ queuedMails: 0, oldestQueuedMail: null, lateJobs: 0, isStorageLow: false })
  expect(health?.backup).toEqual({ state: 'off', lastAt: null })
})

test('the menu counts what waits for a role, and says nothing of the others', async () => {
  const waits = async ({ cookie }: { cookie: string }) =>
    (await (await api.request('/api/admin/waiting', { headers: { cookie } })).json()) as Waiting
  expect(await waits(editor)).toEqual({ own: null, leads: null, applications: null, mails: null })
  expect(await waits(sales)).toMatchObject({ leads: 3, applications: 1, mails: null })
  const { mails } = await waits(admin)
  expect(mails).toBeGreaterThan(3)
})
