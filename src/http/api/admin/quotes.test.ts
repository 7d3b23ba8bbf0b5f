import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import { pdfPages } from '../../../../tests/support/pdf-text.ts'
import { newQuote, storeQuote } from '../../../../tests/support/quotes.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { products } from '#business/catalogue/tables.server.ts'
import type { AdminLead } from '#business/leads/admin-lead.ts'
import { removeLeads } from '#business/leads/remove-leads.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { mailRenderer } from '#business/mail/mail/mail-renderer.server.tsx'
import type { AdminQuote, QuoteList, QuotePerson, QuoteUse } from '#business/quotes/admin-quote.ts'
import type { Quote, QuoteReceipt } from '#business/quotes/quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'sales')
/** As if it had been made long ago. */
const age = (key: string) =>
  db
    .update(quotes)
    .set({ validUntil: '2026-01-31', expiresAt: new Date('2026-03-01') })
    .where(eq(quotes.key, key))

beforeEach(async () => {
  await db.delete(leads)
  await db.delete(quotes)
  await db.delete(mailOutbox)
  await db.delete(rateLimits)
  services.cache.dropAll()
})

const path = '/api/admin/quotes'
const send = async (method: string, address: string, body?: unknown) =>
  api.request(address, {
    method,
    headers: { 'content-type': 'application/json', cookie: `${cookie}; language=en` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const read = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T
const list = (query = '') => read<QuoteList>(send('GET', `${path}${query}`))
const find = (key: string) => read<AdminQuote>(send('GET', `${path}/${key}`))
const shown = (key: string) => read<Quote>(api.request(`/api/quotes/${key}`))
const rowOf = async (key: string) => {
  const [row] = await db.select().from(quotes).where(eq(quotes.key, key))
  if (!row) throw new Error('it is not stored')
  return row
}
/** As the caller wishes it: one panel fewer. */
async function correct(key: string) {
  const { system } = await rowOf(key)
  const wished = { productId: system.id, units: system.units, panels: system.panels - 1 }
  return { wished, response: await send('POST', `${path}/${key}/corrections`, { system: wished }) }
}
const asker = { name: 'Bola Adé', email: 'bola@example.com', phone: '0803 123 4567', country: 'cm' } as const
async function ask(quoteKey: string) {
  const response = await send('POST', '/api/messages', { ...asker, message: 'About my quote.', quoteKey })
  expect(response.status).toBe(201)
}

describe('the list', () => {
  test('has the newest first and is found by reference, key and link', async () => {
    const [first, second] = [await storeQuote(services), await storeQuote(services, { backupHours: 6 })]
    const { items, nextCursor } = await list()
    expect(items.map(({ reference }) => reference)).toEqual([second.reference, first.reference])
    expect(items[1]).toMatchObject({ key: first.key, totalPrice: first.totalPrice, isValid: true, isUsed: false })
    expect(nextCursor).toBeNull()
    const asked = [first.reference, first.reference.toLowerCase().replace('-', ' '), first.key.toUpperCase()]
    for (const q of [...asked, `https://example.com/quote/${first.key}?lang=fr`]) {
      expect((await list(`?q=${encodeURIComponent(q)}`)).items.map(({ key }) => key)).toEqual([first.key])
    }
    expect((await list('?q=nothing')).items).toEqual([])
  })

  test('comes page by page', async () => {
    const { key } = await storeQuote(services)
    const { id: _, key: __, ...row } = await rowOf(key)
    const copies = Array.from({ length: 50 }, (_each, at) => ({ ...row, key: `${String(at).padStart(15, '0')}a` }))
    await db.insert(quotes).values(copies)
    const first = await list()
    expect(first.items).toHaveLength(50)
    const rest = await list(`?cursor=${first.nextCursor}`)
    expect(rest.items.map((quote) => quote.key)).toEqual([key])
    expect(rest.nextCursor).toBeNull()
  })

  test('leaves out what has expired, unless a request uses it', async () => {
    const [used, unused] = [await storeQuote(services), await storeQuote(services)]
    await ask(used.key)
    for (const { key } of [used, unused]) await age(key)
    expect((await list()).items).toMatchObject([{ key: used.key, isUsed: true, isValid: false }])
    expect((await send('GET', `${path}/${unused.key}`)).status).toBe(404)
  })

  test('counts a quote in the state that it shows: one whose request was won is sold', async () => {
    const [sold, open] = [await storeQuote(services), await storeQuote(services)]
    await ask(sold.key)
    await db.update(leads).set({ status: 'won' })
    const { items, states } = await list()
    expect(items.map(({ key, state }) => [key, state])).toEqual([
      [open.key, 'unsent'],
      [sold.key, 'won'],
    ])
    expect(states).toEqual({ unsent: 1, sent: 0, won: 1, expired: 0, replaced: 0 })
    // Who asks again with the same quote has not bought by it.
    await send('POST', '/api/messages', { ...asker, message: 'One more, please.', quoteKey: sold.key })
    expect((await list('?state=won')).items).toEqual([])
    expect((await list('?country=bf')).states.unsent).toBe(0)
  })

  test.each(['?cursor=x', `?q=${'x'.repeat(201)}`])('%s is refused', async (query) => {
    expect((await send('GET', `${path}${query}`)).status).toBe(422)
  })
})

test('a quote says what it was, what it costs now and what is for it', async () => {
  const made = await storeQuote(services)
  await ask(made.key)
  const { system } = await rowOf(made.key)
  const [product] = await db.select().from(products).where(eq(products.id, system.id))
  if (!product) throw new Error('there is no such product')
  await db.delete(products).where(eq(products.id, system.id))
  services.cache.dropAll()
  const { quote, isUsed, replaces, choices } = await find(made.key)
  await db.insert(products).values((({ foundBy: _, ...row }) => row)(product))
  expect(quote).toMatchObject({ reference: made.reference, totalPrice: made.totalPrice, now: { state: 'withdrawn' } })
  expect([isUsed, replaces]).toEqual([true, null])
  expect(choices.map(({ productId }) => productId)).not.toContain(system.id)
  expect(choices.length).toBeGreaterThan(3)
  const uses = await read<QuoteUse[]>(send('GET', `${path}/${made.key}/uses`))
  expect(uses.map(({ kind, reference }) => `${kind} ${reference.replace(/\d+/, '1')}`)).toEqual(['request MSG-1'])
  expect(JSON.stringify([quote, uses])).not.toContain(asker.name)
})

test('stands beside the request that is for it', async () => {
  const made = await storeQuote(services)
  await ask(made.key)
  const [row] = await db.select({ id: leads.id }).from(leads)
  const lead = await read<AdminLead>(send('GET', `/api/admin/leads/${row?.id}`))
  expect(lead.quote).toMatchObject({ key: made.key, reference: made.reference, totalPrice: made.totalPrice })
})

describe('a correction', () => {
  test('is a new quote that says which it replaces; the old one stays as it was and says so', async () => {
    const made = await storeQuote(services)
    const before = await rowOf(made.key)
    const { wished, response } = await correct(made.key)
    expect(response.status).toBe(201)
    const { quote, replaces } = await read<AdminQuote>(response)
    expect(quote.key).not.toBe(made.key)
    expect(quote.system).toMatchObject({ id: wished.productId, units: wished.units, panels: wished.panels })
    expect(quote.totalPrice).toBeLessThan(made.totalPrice)
    expect(quote.request).toEqual(before.request)
    expect(replaces).toEqual({ key: made.key, reference: made.reference })
    expect(await rowOf(made.key)).toEqual(before)
    expect((await shown(made.key)).replacedBy).toEqual({ key: quote.key, reference: quote.reference })
    expect((await shown(quote.key)).replacedBy).toBeNull()
    const [after, replaced] = (await list()).items
    expect([after?.isCorrection, after?.isReplaced]).toEqual([true, false])
    expect([after?.state, replaced?.state]).toEqual(['unsent', 'replaced'])
    const ofState = await list('?state=replaced')
    expect(new Set(ofState.items.map(({ state }) => state))).toEqual(new Set(['replaced']))
    expect(ofState.states.replaced).toBe(ofState.items.length)
    expect([replaced?.isCorrection, replaced?.isReplaced]).toEqual([false, true])
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ action: 'quote.correct', label: quote.reference })
    expect(entry?.before).toMatchObject({ reference: made.reference, panels: wished.panels + 1 })
    expect(JSON.stringify(entry)).not.toContain(quote.key)
  })

  test('of a correction: the first leads to the last', async () => {
    const made = await storeQuote(services)
    const second = await read<AdminQuote>((await correct(made.key)).response)
    const third = await read<AdminQuote>((await correct(second.quote.key)).response)
    expect((await shown(made.key)).replacedBy?.reference).toBe(third.quote.reference)
    expect((await shown(second.quote.key)).replacedBy?.reference).toBe(third.quote.reference)
  })

  test('of what a request is for is kept as long as that', async () => {
    const made = await storeQuote(services)
    await ask(made.key)
    const { quote } = await read<AdminQuote>((await correct(made.key)).response)
    await age(quote.key)
    expect((await shown(quote.key)).reference).toBe(quote.reference)
    const [lead] = await db.select().from(leads)
    expect(lead?.quoteId).toBe((await rowOf(made.key)).id)
  })

  test('with a discount: the total, the order and the page say what is left, the price list stays what it is', async () => {
    const made = await storeQuote(services)
    const { id: productId, units, panels } = (await rowOf(made.key)).system
    const take = (discount: number) =>
      send('POST', `${path}/${made.key}/corrections`, { system: { productId, units, panels }, discount })
    const { quote } = await read<AdminQuote>(take(50_000))
    expect(quote.totalPrice).toBe(made.totalPrice - 50_000)
    expect(quote.system).toMatchObject({ discount: 50_000, totalPrice: quote.totalPrice })
    expect((await shown(quote.key)).now).toMatchObject({ state: 'same', receipt: { totalPrice: made.totalPrice } })
    const pdf = Buffer.from(await (await api.request(`/api/quotes/${quote.key}/pdf?lang=en`)).arrayBuffer())
    expect(pdfPages(pdf).join(' ')).toMatch(/−50\s000\s₦/)
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry?.after).toMatchObject({
      discount: { amount: 50_000, currency: 'NGN' },
      total: { amount: quote.totalPrice },
    })
    const order = { productId, quantity: 1, fullName: asker.name, phoneNumber: asker.phone, quoteKey: quote.key }
    await send('POST', '/api/orders', order)
    const [lead] = await db.select().from(leads)
    expect(lead?.payload).toMatchObject({ total: { amount: quote.totalPrice } })
    expect((await take(0)).status).toBe(201)
    const share = (discountPercent: number) =>
      send('POST', `${path}/${made.key}/corrections`, { system: { productId, units, panels }, discountPercent })
    const shared = (await read<AdminQuote>(share(2.5))).quote
    expect(shared.system).toMatchObject({ discount: Math.round(made.totalPrice * 0.025), discountPercent: 2.5 })
    const { errors: tooMuch } = await read<ProblemDetails>(share(31))
    expect(tooMuch).toMatchObject([{ path: 'discountPercent', code: 'discount_too_big' }])
    for (const [discount, code] of [
      [Math.ceil(made.totalPrice * 0.31), 'discount_too_big'],
      [-1, 'too_small'],
      [0.5, 'not_integer'],
    ] as const) {
      const { errors } = await read<ProblemDetails>(take(discount))
      expect(errors).toMatchObject([{ path: 'discount', code }])
    }
  })

  test.each([
    [{ productId: 99_999 }, 'system.productId', 'unknown_product'],
    [{ units: 16 }, 'system.units', 'not_possible'],
    [{ panels: 900 }, 'system.panels', 'not_possible'],
    [{ panels: -1 }, 'system.panels', 'too_small'],
  ])('with %o is refused by its field', async (change, at, code) => {
    const { key } = await storeQuote(services)
    const { id: productId, units, panels } = (await rowOf(key)).system
    const body = { system: { productId, units, panels, ...change } }
    const response = await send('POST', `${path}/${key}/corrections`, body)
    expect(response.status).toBe(422)
    const { errors = [] } = await read<ProblemDetails>(response)
    expect(errors).toMatchObject([{ path: at, code }])
    expect((await list()).items).toHaveLength(1)
  })

  test('of a key that opens nothing is not found', async () => {
    const body = { system: { productId: 1, units: 1, panels: 0 } }
    expect((await send('POST', `${path}/0000000000000000/corrections`, body)).status).toBe(404)
  })
})

describe('a quote sent by mail', () => {
  test('leaves through the outbox in its language, with total, day, link and PDF; the log has no address', async () => {
    const made = await storeQuote(services)
    await db.update(quotes).set({ language: 'fr' }).where(eq(quotes.key, made.key))
    const response = await send('POST', `${path}/${made.key}/mails`, { email: 'awa@example.com' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    const [mail] = await db.select().from(mailOutbox)
    expect(mail).toMatchObject({ to: 'awa@example.com', template: 'quote-visitor', language: 'fr' })
    const render = mailRenderer(async () => builtInCompany, services.settings.publicUrl)
    const { subject, text, html } = await render('quote-visitor', mail?.props ?? {}, 'fr')
    expect(subject).toBe(`Votre devis solaire ${made.reference}`)
    expect(text.replace(/\D/g, '')).toContain(String(made.totalPrice))
    expect(html).toContain(`/quote/${made.key}?lang=fr&amp;country=cm"`)
    expect(html).toContain(`/api/quotes/${made.key}/pdf?lang=fr"`)
    const english = await render('quote-visitor', mail?.props ?? {}, 'en')
    expect(english.text).toContain('Price valid until')
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ action: 'quote.send', label: made.reference, after: { language: 'fr' } })
    expect(JSON.stringify(entry)).not.toContain('awa@')
    expect(JSON.stringify(await rowOf(made.key))).not.toContain('awa@')
  })

  test.each([
    [{}, 'required'],
    [{ email: 'awa' }, 'invalid_email'],
    [{ email: 'a@b.c, d@e.f' }, 'invalid_email'],
  ])('%o is refused', async (body, code) => {
    const { key } = await storeQuote(services)
    const response = await send('POST', `${path}/${key}/mails`, body)
    expect((await read<ProblemDetails>(response)).errors).toMatchObject([{ path: 'email', code }])
    expect(await db.$count(mailOutbox)).toBe(0)
  })
})

describe('a quote that staff made for a request', () => {
  const newLead = async (message = 'How much for a shop?') =>
    (await read<{ id: number }>(send('POST', '/api/messages', { ...asker, message }))).id
  const tie = (key: string, leadId: number) => send('PUT', `${path}/${key}/request`, { leadId })
  const leadOf = (id: number) => read<AdminLead>(send('GET', `/api/admin/leads/${id}`))

  test('knows whom it is for, is kept, and stands with the request, whose history tells when it was sent', async () => {
    const made = await storeQuote(services)
    const id = await newLead()
    expect([(await tie(made.key, id)).status, (await tie(made.key, id)).status]).toEqual([204, 204])
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'quote.tie'))
    expect(entries).toMatchObject([{ label: made.reference }])
    const { person } = await read<QuotePerson>(send('GET', `${path}/${made.key}/person`))
    const { name, email, phone } = asker
    const step = { nextStep: '', nextStepOn: null }
    expect(person).toMatchObject({ leadId: id, name, email, phone, dialledNumber: '+2348031234567', ...step })
    expect((await find(made.key)).isUsed).toBe(true)
    const unsent = { key: made.key, reference: made.reference, totalPrice: made.totalPrice, sentAt: null }
    expect((await leadOf(id)).quotes).toMatchObject([unsent])
    expect(await read<QuoteUse[]>(send('GET', `${path}/${made.key}/uses`))).toMatchObject([{ kind: 'request', id }])
    await send('POST', `${path}/${made.key}/mails`, { email: asker.email })
    const lead = await leadOf(id)
    expect(lead.quotes[0]?.sentAt).toBe(services.now().toISOString())
    expect((await find(made.key)).sentAt).toBe(services.now().toISOString())
    expect((await list()).items).toMatchObject([{ key: made.key, isSent: true }])
    // Whoever asked has their answer, once, and from whom.
    expect(lead.timeline.slice(-3)).toMatchObject([
      { event: 'quote_sent', said: made.reference },
      { event: 'status', said: 'contacted' },
      { event: 'assignee' },
    ])
    expect(lead).toMatchObject({ status: 'contacted', assigneeId: lead.timeline.at(-1)?.staffId })
    // Once more, with what comes next; a request that is closed asks for none.
    const again = { email: asker.email, nextStep: 'Ask about it', nextStepOn: person?.followUpOn }
    await send('POST', `${path}/${made.key}/mails`, again)
    const followed = await leadOf(id)
    expect(followed.timeline.slice(-2).map(({ event }) => event)).toEqual(['quote_sent', 'next_step'])
    expect(followed).toMatchObject({ nextStep: 'Ask about it', nextStepOn: person?.followUpOn })
    expect((await send('POST', `${path}/${made.key}/mails`, { ...again, nextStepOn: 'soon' })).status).toBe(422)
    await send('PATCH', `/api/admin/leads/${id}`, { status: 'lost' })
    expect(await read<QuotePerson>(send('GET', `${path}/${made.key}/person`))).toMatchObject({
      person: { followUpOn: null },
    })
    const { response } = await correct(made.key)
    const { quote } = await read<AdminQuote>(response)
    expect((await leadOf(id)).quotes.map(({ key, isReplaced }) => [key, isReplaced])).toEqual([
      [quote.key, false],
      [made.key, true],
    ])
  })

  test('is made in the language of the customer, once whatever the network does, and for no request that is not there', async () => {
    const id = await newLead()
    const body = { ...(await newQuote(services)), language: 'fr', leadId: id }
    const make = (asked: unknown) => {
      const headers = { 'content-type': 'application/json', cookie: `${cookie}; language=en`, 'idempotency-key': 'one' }
      return api.request(path, { method: 'POST', headers, body: JSON.stringify(asked) })
    }
    const first = await make(body)
    expect(first.status).toBe(201)
    const made = await read<QuoteReceipt>(first)
    expect(await read<QuoteReceipt>(make(body))).toEqual(made)
    expect(await db.$count(quotes)).toBe(1)
    expect(await rowOf(made.key)).toMatchObject({ language: 'fr', leadId: id })
    expect((await leadOf(id)).quotes.map(({ key }) => key)).toEqual([made.key])
    expect((await leadOf(id)).worth?.of).toBe('quoted')
    const entries = await db.select().from(auditLog).where(eq(auditLog.label, made.reference)).orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual(['quote.make', 'quote.tie'])
    const reduced = await read<QuoteReceipt>(send('POST', path, { ...body, leadId: undefined, discount: 10_000 }))
    expect(reduced.totalPrice).toBe(made.totalPrice - 10_000)
    expect((await rowOf(reduced.key)).system.discount).toBe(10_000)
    await db.delete(quotes).where(eq(quotes.key, reduced.key))
    const [entry] = (await list()).items
    expect(entry?.request).toMatchObject({ id, name: asker.name })
    // By the name, also of whoever asked about one that they had kept; a word that is nobody's finds none.
    const kept = await storeQuote(services)
    await ask(kept.key)
    expect((await list('?q=bola')).items.map(({ key }) => key)).toEqual([kept.key, made.key])
    expect((await list('?q=zanzibar')).items).toEqual([])
    expect((await send('POST', path, { ...body, leadId: 999_999 })).status).toBe(422)
    expect((await send('POST', path, { ...body, language: 'de' })).status).toBe(422)
    expect(await db.$count(quotes)).toBe(2)
  })

  test('is noted as sent in a chat: the request has its answer, and no mail leaves', async () => {
    const id = await newLead()
    const made = await storeQuote(services)
    await tie(made.key, id)
    const { person } = await read<QuotePerson>(send('GET', `${path}/${made.key}/person`))
    const step = { nextStep: 'Ask about it', nextStepOn: person?.followUpOn }
    const before = await db.$count(mailOutbox)
    expect((await send('POST', `${path}/${made.key}/chats`, step)).status).toBe(204)
    expect(await db.$count(mailOutbox)).toBe(before)
    const lead = await leadOf(id)
    expect(lead).toMatchObject({ status: 'contacted', ...step })
    expect(lead.timeline.map(({ event }) => event)).toContain('quote_sent')
    expect((await find(made.key)).sentAt).toBe(services.now().toISOString())
    // One that is for no request is noted too; one that is none is not.
    const other = await storeQuote(services)
    expect((await send('POST', `${path}/${other.key}/chats`, {})).status).toBe(204)
    expect((await find(other.key)).sentAt).not.toBeNull()
    expect((await send('POST', `${path}/0000000000000000/chats`, {})).status).toBe(404)
  })

  test('is sent to an address that a request without one keeps', async () => {
    const caller = { name: 'Awa', phone: '0803 765 4321', country: 'cm', message: 'How much?' }
    const { id } = await read<{ id: number }>(send('POST', '/api/messages', caller))
    const made = await storeQuote(services)
    await tie(made.key, id)
    expect((await send('POST', `${path}/${made.key}/mails`, { email: 'awa@example.com' })).status).toBe(204)
    const lead = await leadOf(id)
    expect(lead.email).toBe('awa@example.com')
    const last = lead.timeline.slice(-4).map(({ event }) => event)
    expect(last).toEqual(['quote_sent', 'status', 'assignee', 'corrected'])
    await send('POST', `${path}/${made.key}/mails`, { email: 'her-office@example.com' })
    expect((await leadOf(id)).email).toBe('awa@example.com')
  })

  test('is no other’s, and none of a request that is not there or of who wants to work here', async () => {
    const [made, theirs] = [await storeQuote(services), await storeQuote(services)]
    const [first, second] = [await newLead(), await newLead('And for a school?')]
    await tie(made.key, first)
    await ask(theirs.key)
    expect([(await tie(made.key, second)).status, (await tie(theirs.key, second)).status]).toEqual([409, 409])
    expect((await tie(made.key, 99_999)).status).toBe(422)
    await db.update(leads).set({ kind: 'job_application' }).where(eq(leads.id, second))
    expect((await tie((await storeQuote(services)).key, second)).status).toBe(422)
    expect((await tie('0000000000000000', first)).status).toBe(404)
  })

  test('forgets them with their request', async () => {
    const made = await storeQuote(services)
    const id = await newLead()
    await tie(made.key, id)
    await db.transaction((tx) => removeLeads(tx, services, [id]))
    expect((await rowOf(made.key)).leadId).toBeNull()
    expect(await read<QuotePerson>(send('GET', `${path}/${made.key}/person`))).toEqual({ person: null })
  })
})
