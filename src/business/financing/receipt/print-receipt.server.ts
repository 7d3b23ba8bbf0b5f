import { eq } from 'drizzle-orm'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { logoPicture } from '#business/company/logo-picture.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { serverTextOf } from '#i18n/server-messages.server.ts'
import type { Text } from '#i18n/text.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { need, refused } from '#kernel/outcome.ts'
import { startsWorker } from '#platform/worker.server.ts'
import { applicationReference } from '../application.ts'
import { readApplicationRows, type ApplicationRows } from '../application-queries.server.ts'
import { moneyHeld, receiptNumbers } from '../received-payments.ts'
import { financingApplications as applications } from '../tables.server.ts'
import type { ReceiptSheet } from './render-worker.server.ts'

const setReceipt = startsWorker<ReceiptSheet, Uint8Array>(new URL('./render-worker.server.ts', import.meta.url), {
  cpuMs: 5_000,
  memoryMb: 128,
})

/**
 * A receipt of a sum that came or was given back, as a PDF in the language of its application: `entryId` of the timeline. Refused as
 * {@link permit} says, or `not_found`, also for a sum that was put right since, never was, or was only ticked.
 */
export const printReceipt = staffUseCase(
  { may: 'applications.work' },
  async (permitted, id: number, entryId: number): Promise<{ readonly name: string; readonly pdf: Uint8Array }> => {
    const [rows] = await readApplicationRows(permitted.db, eq(applications.id, id))
    const noted = rows && notedIn(rows, entryId)
    if (!rows || !noted) return need(refused('not_found'))
    const company = (await readCompany(permitted)).value
    const logo = await logoPicture(permitted, company.brand, 'line')
    const text = serverTextOf(rows.row.language, company)
    const { brand, contacts } = company
    const { address, registration, phoneNumbers } = contacts[rows.row.country]
    const pdf = await setReceipt({
      language: text.language,
      date: permitted.now(),
      issuer: brand.name,
      issuerLines: [address[text.language], registration, joinWithDots([...phoneNumbers, brand.emails.sales])].filter(
        (line) => line !== '',
      ),
      logo,
      ...wordsOf(rows, noted, permitted, text),
    })
    return { name: `${noted.number}.pdf`, pdf }
  },
)

type Noted = NonNullable<ReturnType<typeof notedIn>>

/** The sum of an entry with the number of its receipt and who noted it first; undefined where there is none. */
function notedIn({ row, timeline }: ApplicationRows, entryId: number) {
  const { payments, refunds } = moneyHeld({ status: row.status, downPayment: row.plan.downPayment }, timeline)
  const entry = [...payments, ...refunds].find((one) => one.id === entryId)
  if (!entry || entry.amount === null || entry.receivedOn === null) return undefined
  const numbers = receiptNumbers(timeline)
  const running = numbers.get(entryId)
  const first = timeline.find((one) => numbers.get(one.id) === running)
  return {
    ...entry,
    amount: entry.amount,
    receivedOn: entry.receivedOn,
    kind: refunds.includes(entry) ? ('refund' as const) : ('payment' as const),
    number: `${applicationReference(row.id)}-${running}`,
    by: first?.staffName ?? null,
  }
}

/** What stands on a receipt. */
function wordsOf({ row, timeline }: ApplicationRows, noted: Noted, { now }: Permitted, text: Text) {
  const { kind, number, amount, receivedOn, means, reference, by, correctsId } = noted
  const { status, product, country, fullName } = row
  const money = (sum: number) => onOneLine(formatMoney({ amount: sum, currency: product.currency }))
  const today = wallClock(now(), countryTable[country].utcOffset).date
  const of = { reference: applicationReference(row.id), product: nameIn(product, text.language) }
  const { remaining, toRefund } = moneyHeld({ status, downPayment: row.plan.downPayment }, timeline)
  const isRefund = kind === 'refund'
  const due = status === 'approved' && !isRefund ? money(remaining) : null
  const rows = [
    [text(`server.receipt.${kind}.person`), fullName || of.reference],
    [text(isRefund ? 'admin-applications.refund.amount' : 'admin-applications.received.amount'), money(amount)],
    [text('server.receipt.for'), text(`server.receipt.${kind}.for`, of)],
    [
      text(isRefund ? 'admin-applications.refund.day' : 'admin-applications.received.day'),
      formatLongDate(receivedOn, text.language),
    ],
    [text('admin-applications.means'), means && text(`admin-applications.means.${means}`)],
    [text('admin-applications.receipt'), reference],
    [text(`server.receipt.${kind}.by`), by],
    [text('server.receipt.due'), due],
    [text('server.receipt.owed'), toRefund > 0 ? money(toRefund) : null],
  ] as const
  return {
    title: text(`server.receipt.${kind}.title`, { number }),
    amount: money(amount),
    heads: [
      text(`server.receipt.${kind}`),
      text('server.receipt.printed', { date: formatLongDate(today, text.language) }),
    ],
    rows: rows.flatMap(([what, value]) => (value ? [[what, value] as const] : [])),
    notes: correctsId === null ? [] : [text('server.receipt.corrected')],
    signatures: [text('server.receipt.sign.company'), text('server.receipt.sign.person')],
  } as const
}
