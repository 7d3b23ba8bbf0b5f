import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { pdfPages } from '../../../../tests/support/pdf-text.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import type { AdminApplication } from '#business/financing/admin-application.ts'
import { financingTimeline } from '#business/financing/tables.server.ts'

// Late in the evening in Nigeria, where it is tomorrow already; in Burkina Faso it is not.
const now = new Date('2026-11-29T23:30:00Z')
const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now })
const { cookie, id: staffId } = await signedIn(api, services, 'admin')

const change = (id: number, body: object) =>
  api.request(`/api/admin/applications/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

async function approved(email: string): Promise<number> {
  const { id } = await submitted(api, { email, monthlyIncome: '800 000' })
  expect((await change(id, { status: 'approved', reason: 'All was seen in the office' })).status).toBe(200)
  return id
}

async function exported(email: string): Promise<Record<string, string | undefined>> {
  const response = await api.request(`/api/admin/applications.csv?q=${encodeURIComponent(email)}`, {
    headers: { cookie: `${cookie}; language=en` },
  })
  const [titles = [], values = []] = parse((await response.text()).slice(1), { delimiter: [',', ';'] })
  return Object.fromEntries(titles.map((title, at) => [title, values[at]]))
}

test.each([
  [{ amount: 1_050_000, receivedOn: '2026-12-01' }, 'downPayment.receivedOn: future_date'],
  [{ amount: 1_050_000, receivedOn: 'yesterday' }, 'downPayment.receivedOn: invalid_date'],
  [{ amount: 0, receivedOn: '2026-11-29' }, 'downPayment.amount: too_small'],
  [{ amount: 1_000_000, receivedOn: '2026-11-29' }, 'downPayment.reason: required'],
  [{ amount: 1_000_000, receivedOn: '2026-11-29', reason: 'ok' }, 'downPayment.reason: too_short'],
])('%j is no down payment', async (downPayment, fault) => {
  const id = await approved('wrong@example.com')
  const response = await change(id, { downPayment })
  const { errors } = (await response.json()) as { errors: { path: string; code: string }[] }
  expect([response.status, ...errors.map(({ path, code }) => `${path}: ${code}`)]).toEqual([422, fault])
})

test('what came of a down payment, when and why not all of it, is in its history and in the table', async () => {
  const email = 'paid.less@example.com'
  const id = await approved(email)
  // The day there, not the one in UTC.
  const downPayment = { amount: 1_000_000, receivedOn: '2026-11-30', reason: 'The rest comes on Monday' }
  const after = (await (await change(id, { downPayment })).json()) as AdminApplication
  const noted = { amount: 1_000_000, receivedOn: '2026-11-30', staffNote: 'The rest comes on Monday' }
  expect(after.timeline.at(-1)).toMatchObject({ event: 'down_payment_received', staffId, ...noted })
  expect(await exported(email)).toMatchObject({
    'Down payment received': '1000000',
    'Last down payment received on': '2026-11-30',
    'Reason for a different down payment': 'The rest comes on Monday',
  })
  expect((await change(id, { downPayment: { amount: 50_000, receivedOn: '2026-11-30' } })).status).toBe(200)
  expect(await exported(email)).toMatchObject({
    'Down payment received': '1050000',
    'Last down payment received on': '2026-11-30',
    'To be refunded': '',
  })
})

test('one that was only ticked, before amounts were kept, still counts as received', async () => {
  const email = 'ticked@example.com'
  const id = await approved(email)
  await db
    .insert(financingTimeline)
    .values({ applicationId: id, at: now, actor: 'staff', event: 'down_payment_received', staffName: 'Awa' })
  const rows = await db.select().from(financingTimeline).where(eq(financingTimeline.applicationId, id))
  expect(rows.at(-1)).toMatchObject({ amount: null, receivedOn: null })
  expect(await exported(email)).toMatchObject({
    'Down payment received': '1050000',
    'Last down payment received on': '',
  })
  const downPayment = { amount: 1_050_000, receivedOn: '2026-11-30' }
  const more = await change(id, { downPayment })
  expect(await more.json()).toMatchObject({ errors: [{ path: 'downPayment.reason', code: 'required' }] })
})

test('the same money is noted once: who has the page from before is told that it changed', async () => {
  const email = 'twice@example.com'
  const id = await approved(email)
  const { updatedAt } = (await (
    await api.request(`/api/admin/applications/${id}`, { headers: { cookie } })
  ).json()) as AdminApplication
  const half = { amount: 525_000, receivedOn: '2026-11-30', reason: 'The rest comes on Monday' }
  expect((await change(id, { downPayment: half, updatedAt })).status).toBe(200)
  const again = await change(id, { downPayment: half, updatedAt })
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'stale'])
  expect(await exported(email)).toMatchObject({ 'Down payment received': '525000' })
  const most = await change(id, { downPayment: { ...half, amount: 2_000_000_000 } })
  expect(await most.json()).toMatchObject({ errors: [{ path: 'downPayment.amount', code: 'too_big' }] })
  const both = await change(id, { downPayment: half, refund: { refundedOn: '2026-11-30', means: 'cash' } })
  expect(await both.json()).toMatchObject({ errors: [{ path: 'downPayment', code: 'one_at_a_time' }] })
})

test('one from before the application takes a reason', async () => {
  const id = await approved('early@example.com')
  const downPayment = { amount: 1_050_000, receivedOn: '2026-11-29' }
  const early = await change(id, { downPayment })
  expect(await early.json()).toMatchObject({ errors: [{ path: 'downPayment.reason', code: 'required' }] })
  const why = { ...downPayment, reason: 'Paid in the shop before they applied' }
  expect((await change(id, { downPayment: why })).status).toBe(200)
})

test('a payment is put right for a reason, and what came is refunded once it is no longer approved', async () => {
  const email = 'refunded@example.com'
  const id = await approved(email)
  const paid = { amount: 660_000, receivedOn: '2026-11-30', reason: 'The rest comes on Monday' }
  const { timeline } = (await (await change(id, { downPayment: paid })).json()) as AdminApplication
  const correction = { entryId: timeline.at(-1)?.id, amount: 600_000, receivedOn: '2026-11-30' }
  const unsaid = await change(id, { downPaymentCorrection: correction })
  expect(await unsaid.json()).toMatchObject({ errors: [{ path: 'downPaymentCorrection.reason', code: 'required' }] })
  const put = { downPaymentCorrection: { ...correction, reason: 'Counted once more' } }
  expect((await change(id, put)).status).toBe(200)
  expect((await change(id, put)).status).toBe(409)
  const refund = { refundedOn: '2026-11-30', means: 'mobile_money', reference: ' MP-77 ' }
  expect((await change(id, { refund })).status).toBe(409)
  await change(id, { status: 'in_review', reason: 'The payslip is of another person' })
  expect(await exported(email)).toMatchObject({ 'To be refunded': '600000', 'Down payment refunded': '' })
  const wrong = await change(id, { refund: { ...refund, refundedOn: '2026-12-24', amount: 600_001 } })
  expect(await wrong.json()).toMatchObject({
    errors: [
      { path: 'refund.amount', code: 'more_than_held' },
      { path: 'refund.refundedOn', code: 'future_date' },
    ],
  })
  const unsaidHow = await change(id, { refund: { refundedOn: '2026-11-30' } })
  expect(await unsaidHow.json()).toMatchObject({ errors: [{ path: 'refund.means', code: 'required' }] })
  const after = (await (await change(id, { refund })).json()) as AdminApplication
  expect(after.timeline.at(-1)).toMatchObject({
    event: 'down_payment_refunded',
    amount: 600_000,
    receivedOn: '2026-11-30',
    means: 'mobile_money',
    reference: 'MP-77',
  })
  expect((await change(id, { refund })).status).toBe(409)
  expect(await exported(email)).toMatchObject({
    'Down payment received': '600000',
    'To be refunded': '',
    'Down payment refunded': '600000',
    'Last refunded on': '2026-11-30',
    'Refund: how and reference': '2026-11-30\u00A0· 600000\u00A0· Mobile Money\u00A0· MP-77',
  })
})

test('what came over the down payment of what stays approved is owed back, until it is refunded', async () => {
  const email = 'too.much@example.com'
  const id = await approved(email)
  const paid = { amount: 1_100_000, receivedOn: '2026-11-30', means: 'cash', reason: 'The change was not at hand' }
  expect((await change(id, { downPayment: paid })).status).toBe(200)
  expect(await exported(email)).toMatchObject({ 'Received too much': '50000', 'To be refunded': '' })
  const refund = { refundedOn: '2026-11-30', means: 'cash' }
  const wrong = await change(id, { refund: { ...refund, amount: 50_001 } })
  expect(await wrong.json()).toMatchObject({ errors: [{ path: 'refund.amount', code: 'more_than_held' }] })
  const after = (await (await change(id, { refund })).json()) as AdminApplication
  expect(after).toMatchObject({ status: 'approved' })
  expect(after.timeline.at(-1)).toMatchObject({ event: 'down_payment_refunded', amount: 50_000 })
  const correction = { entryId: after.timeline.at(-1)?.id, receivedOn: '2026-11-30', reason: 'Counted again' }
  const tooLarge = await change(id, { downPaymentCorrection: { ...correction, amount: 1_100_001 } })
  expect(await tooLarge.json()).toMatchObject({
    errors: [{ path: 'downPaymentCorrection.amount', code: 'more_than_held' }],
  })
  // What was handed out is noted as it was, also where it was too much.
  const larger = await change(id, { downPaymentCorrection: { ...correction, amount: 50_001 } })
  expect(larger.status).toBe(200)
  expect((await change(id, { refund })).status).toBe(409)
  expect(await exported(email)).toMatchObject({ 'Received too much': '', 'To be refunded': '' })
})

test('a refund is put right to what was handed out, also of what was approved again since', async () => {
  const id = await approved('approved.again@example.com')
  const paid = { amount: 600_000, receivedOn: '2026-11-30', means: 'cash', reason: 'The rest comes on Monday' }
  expect((await change(id, { downPayment: paid })).status).toBe(200)
  await change(id, { status: 'in_review', reason: 'The payslip is of another person' })
  const refund = { amount: 200_000, refundedOn: '2026-11-30', means: 'cash' }
  const { timeline } = (await (await change(id, { refund })).json()) as AdminApplication
  expect((await change(id, { status: 'approved', reason: 'The payslip is theirs after all' })).status).toBe(200)
  const correction = { entryId: timeline.at(-1)?.id, receivedOn: '2026-11-30', reason: 'Mistyped at the counter' }
  const tooLarge = await change(id, { downPaymentCorrection: { ...correction, amount: 600_001 } })
  expect(await tooLarge.json()).toMatchObject({
    errors: [{ path: 'downPaymentCorrection.amount', code: 'more_than_held' }],
  })
  expect((await change(id, { downPaymentCorrection: { ...correction, amount: 300_000 } })).status).toBe(200)
  expect(await exported('approved.again@example.com')).toMatchObject({ 'Down payment refunded': '300000' })
})

test('a receipt tells the sum that stands and what is still due, in the language of its application', async () => {
  const id = await approved('receipt@example.com')
  const receiptOf = (entryId: number | undefined, who = cookie) =>
    api.request(`/api/admin/applications/${id}/receipts/${entryId}`, { headers: { cookie: who } })
  const told = async (entryId: number | undefined) => {
    const response = await receiptOf(entryId)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    return pdfPages(Buffer.from(await response.arrayBuffer()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
  }
  const paid = {
    amount: 600_000,
    receivedOn: '2026-11-30',
    means: 'cash',
    reference: 'J-7',
    reason: 'The rest comes on Monday',
  }
  const { reference, timeline } = (await (await change(id, { downPayment: paid })).json()) as AdminApplication
  const entryId = timeline.at(-1)?.id
  const first = await told(entryId)
  for (const words of [
    `Reçu n° ${reference}-1`,
    '600 000 ₦',
    'Reçu de',
    'Espèces',
    'J-7',
    '30 novembre 2026',
    'Reste à payer sur l’acompte',
    '450 000 ₦',
    'six cent mille nairas',
    'Acompte à payer',
    '1 050 000 ₦',
  ])
    expect(first).toContain(words)
  // Each tells what was due then: a later payment changes nothing of it.
  const rest = { amount: 100_000, receivedOn: '2026-11-30', means: 'cash', reason: 'More comes on Tuesday' }
  const more = (await (await change(id, { downPayment: rest })).json()) as AdminApplication
  expect(await told(entryId)).toBe(first)
  for (const words of [`Reçu n° ${reference}-2`, '700 000 ₦', '350 000 ₦'])
    expect(await told(more.timeline.at(-1)?.id)).toContain(words)
  const correction = { entryId, amount: 500_000, receivedOn: '2026-11-30', reason: 'Counted again' }
  const right = (await (await change(id, { downPaymentCorrection: correction })).json()) as AdminApplication
  const corrected = right.timeline.at(-1)?.id
  const replaced = await told(entryId)
  for (const words of [`Reçu n° ${reference}-1`, '600 000 ₦', '450 000 ₦', `remplacé par le reçu n° ${reference}-1-2`])
    expect(replaced).toContain(words)
  const second = await told(corrected)
  for (const words of [
    `Reçu n° ${reference}-1-2`,
    '500 000 ₦',
    // With the other payment, which had come when it was put right.
    'Déjà reçu, ce versement compris 600 000 ₦',
    'Reste à payer sur l’acompte 450 000 ₦',
    `Remplace le reçu n° ${reference}-1 : 600 000 ₦ du 30 novembre 2026`,
  ])
    expect(second.replaceAll('\u202f', ' ')).toContain(words)
  const never = { downPaymentCorrection: { ...correction, entryId: more.timeline.at(-1)?.id, amount: 0 } }
  const none = (await (await change(id, never)).json()) as AdminApplication
  expect(await told(more.timeline.at(-1)?.id)).toContain('Annulé le 30 novembre 2026')
  expect((await receiptOf(none.timeline.at(-1)?.id)).status).toBe(404)

  await change(id, { status: 'in_review', reason: 'The payslip is of another person' })
  const refund = { amount: 200_000, refundedOn: '2026-11-30', means: 'transfer' }
  const after = (await (await change(id, { refund })).json()) as AdminApplication
  const given = await told(after.timeline.at(-1)?.id)
  for (const words of [`Reçu de remboursement n° ${reference}-3`, '200 000 ₦', 'Virement', '300 000 ₦'])
    expect(given).toContain(words)
  expect((await receiptOf(timeline[0]?.id)).status).toBe(404)
  const editor = await signedIn(api, services, 'editor')
  expect((await receiptOf(after.timeline.at(-1)?.id, editor.cookie)).status).toBe(403)
})

test('the number of a receipt that stands in any application is told, unless it is another receipt', async () => {
  const [id, other] = [await approved('first.receipt@example.com'), await approved('second.receipt@example.com')]
  const paid = { amount: 1_050_000, receivedOn: '2026-11-30', means: 'mobile_money', reference: 'MM 0412 a' }
  const { timeline } = (await (await change(id, { downPayment: paid })).json()) as AdminApplication
  const same = { ...paid, reference: 'mm0412A' }
  const told = await change(other, { downPayment: same })
  expect([told.status, await told.json()]).toMatchObject([
    409,
    {
      code: 'conflict',
      errors: [{ path: 'downPayment.reference', code: 'reference_noted' }],
      noted: { id, reference: `REF-${String(id).padStart(6, '0')}` },
    },
  ])
  // A number is one of a bank, a network or a counter: whoever types it may have chosen the wrong means.
  const inCash = { ...same, means: 'cash' }
  expect((await change(other, { downPayment: inCash })).status).toBe(409)
  expect((await change(id, { downPayment: { ...inCash, reason: 'Paid once more' } })).status).toBe(409)
  expect((await change(other, { downPayment: { ...inCash, isAnotherReceipt: true } })).status).toBe(200)

  // One that is put right keeps its own number, and one that never was has none.
  const correction = {
    entryId: timeline.at(-1)?.id,
    amount: 1_000_000,
    receivedOn: '2026-11-30',
    reason: 'Counted again',
  }
  const right = (await (await change(id, { downPaymentCorrection: correction })).json()) as AdminApplication
  expect(right.timeline.at(-1)).toMatchObject({ event: 'down_payment_corrected', reference: 'MM 0412 a' })
  const third = await approved('third.receipt@example.com')
  const unlike = { ...paid, reference: 'MM 0500' }
  const noted = (await (await change(third, { downPayment: unlike })).json()) as AdminApplication
  const entryId = noted.timeline.at(-1)?.id
  const onto = await change(third, { downPaymentCorrection: { ...correction, entryId, reference: ' MM 0412 A' } })
  expect(await onto.json()).toMatchObject({
    errors: [{ path: 'downPaymentCorrection.reference', code: 'reference_noted' }],
  })
  expect((await change(third, { downPaymentCorrection: { ...correction, entryId, amount: 0 } })).status).toBe(200)
  expect((await change(third, { downPayment: unlike })).status).toBe(200)
})

test('every sum is a line of the table of payments, with its sign: they add up to what is held', async () => {
  const email = 'ledger@example.com'
  const id = await approved(email)
  const paid = {
    amount: 660_000,
    receivedOn: '2026-11-30',
    means: 'cash',
    reference: 'L-1',
    reason: 'The rest is to come',
  }
  const { reference, timeline } = (await (await change(id, { downPayment: paid })).json()) as AdminApplication
  const correction = {
    entryId: timeline.at(-1)?.id,
    amount: 600_000,
    receivedOn: '2026-11-28',
    means: 'transfer',
    reason: 'Counted again',
  }
  await change(id, { downPaymentCorrection: correction })
  await change(id, { status: 'in_review', reason: 'The payslip is of another person' })
  await change(id, {
    refund: { amount: 200_000, refundedOn: '2026-11-29', means: 'transfer', reason: 'They chose another system' },
  })
  const ask = (of: string) =>
    api.request(`/api/admin/applications/payments.csv?q=${encodeURIComponent(of)}`, {
      headers: { cookie: `${cookie}; language=en` },
    })
  const table = parse(await (await ask(email)).text(), { bom: true, columns: true, delimiter: [',', ';'] })
  const told = table as Record<string, string>[]
  const sign = 'Amount (+ received, − refunded)'
  expect(told).toMatchObject([
    { Entry: 'Down payment received', [sign]: '660000', 'Receipt number': `${reference}-1`, Reason: paid.reason },
    { Entry: 'Down payment corrected', [sign]: '-660000', 'Receipt number': `${reference}-1`, Reason: 'Counted again' },
    {
      Entry: 'Down payment corrected',
      [sign]: '600000',
      'Receipt number': `${reference}-1-2`,
      Reason: 'Counted again',
    },
    {
      Entry: 'Down payment refunded',
      [sign]: '-200000',
      'Receipt number': `${reference}-2`,
      Reason: 'They chose another system',
    },
  ])
  expect(told[0]).toMatchObject({
    Reference: reference,
    Currency: 'NGN',
    Day: '2026-11-30',
    'Payment method': 'Cash',
    'Receipt or transaction number': 'L-1',
    'Recorded by': 'The admin',
  })
  const heldBy = Map.groupBy(told, (line) => `${line['Day']} ${line['Payment method']}`)
  const sums = Array.from(heldBy, ([by, lines]) => [by, lines.reduce((sum, line) => sum + Number(line[sign]), 0)])
  expect(Object.fromEntries(sums)).toEqual({
    '2026-11-30 Cash': 0,
    '2026-11-28 Bank transfer': 600_000,
    '2026-11-29 Bank transfer': -200_000,
  })
  const none = await (await ask('nobody@example.com')).text()
  expect(none.trim().split('\n')).toHaveLength(1)
})

test('a refund may come in parts, is put right and taken back for a reason, and never comes to more than was received', async () => {
  const email = 'parts@example.com'
  const id = await approved(email)
  const paid = { amount: 1_050_000, receivedOn: '2026-11-30', means: 'cash', reference: 'R-12' }
  expect((await change(id, { downPayment: paid })).status).toBe(200)
  expect(await exported(email)).toMatchObject({
    'Down payment: how and reference': '2026-11-30\u00A0· 1050000\u00A0· Cash\u00A0· R-12',
  })
  await change(id, { status: 'in_review', reason: 'The payslip is of another person' })
  const part = { amount: 400_000, refundedOn: '2026-11-30', means: 'transfer', reference: 'T-1' }
  const { timeline } = (await (await change(id, { refund: part })).json()) as AdminApplication
  const [payment, refund] = [timeline.at(-3), timeline.at(-1)]
  expect([payment?.event, refund?.event]).toEqual(['down_payment_received', 'down_payment_refunded'])
  expect(await exported(email)).toMatchObject({ 'To be refunded': '650000', 'Down payment refunded': '400000' })

  const right = { entryId: refund?.id, amount: 350_000, receivedOn: '2026-11-29' }
  const unsaid = await change(id, { downPaymentCorrection: right })
  expect(await unsaid.json()).toMatchObject({ errors: [{ path: 'downPaymentCorrection.reason', code: 'required' }] })
  const why = { reason: 'Counted once more' }
  const most = await change(id, { downPaymentCorrection: { ...right, ...why, amount: 1_050_001 } })
  expect(await most.json()).toMatchObject({
    errors: [{ path: 'downPaymentCorrection.amount', code: 'more_than_held' }],
  })
  const less = { entryId: payment?.id, amount: 399_999, receivedOn: '2026-11-30', ...why }
  expect(await (await change(id, { downPaymentCorrection: less })).json()).toMatchObject({
    errors: [{ path: 'downPaymentCorrection.amount', code: 'more_than_held' }],
  })
  const put = (await (await change(id, { downPaymentCorrection: { ...right, ...why } })).json()) as AdminApplication
  const corrected = put.timeline.at(-1)
  expect(corrected).toMatchObject({
    event: 'refund_corrected',
    correctsId: refund?.id,
    means: 'transfer',
    reference: 'T-1',
  })
  expect(await exported(email)).toMatchObject({ 'To be refunded': '700000', 'Down payment refunded': '350000' })
  const never = { ...right, ...why, entryId: corrected?.id, amount: 0 }
  expect((await change(id, { downPaymentCorrection: never })).status).toBe(200)
  expect(await exported(email)).toMatchObject({
    'Down payment received': '1050000',
    'To be refunded': '1050000',
    'Down payment refunded': '',
    'Last refunded on': '',
  })
})
