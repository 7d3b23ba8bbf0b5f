import type { Receipt } from '#business/financing/receipt/read-receipt.server.ts'
import type { ReceiptSheet } from '#business/financing/receipt/receipt-worker.server.ts'
import { amountInWords } from '#i18n/amount-in-words.server.ts'
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { serverTextOf } from '#i18n/server-messages.server.ts'
import type { Text } from '#i18n/text.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'

/** A receipt in words, in the language of its application. */
export function receiptSheet(receipt: Receipt): ReceiptSheet {
  const { kind, number, amount, product, country, company, logo, now } = receipt
  const text = serverTextOf(receipt.language, company)
  const { address, registration, phoneNumbers } = company.contacts[country]
  const today = formatLongDate(wallClock(now, countryTable[country].utcOffset).date, text.language)
  const reached = joinWithDots([...phoneNumbers, company.brand.emails.sales])
  return {
    language: text.language,
    date: now,
    issuer: company.brand.name,
    issuerLines: [address[text.language], registration, reached].filter((line) => line !== ''),
    logo,
    title: text(`server.receipt.${kind}.title`, { number }),
    replaced: replacedWords(receipt, text),
    amount: moneyOf(receipt)(amount),
    inWords: amountInWords({ amount, currency: product.currency }, text.language),
    heads: [text(`server.receipt.${kind}`), text('server.receipt.detail')],
    rows: rowsOf(receipt, text).flatMap(([what, value]) => (value ? [[what, value] as const] : [])),
    notes: [...replacesWords(receipt, text), text('server.receipt.printed', { date: today })],
    signatures: [text('server.receipt.sign.company'), text('server.receipt.sign.person')],
  }
}

/** Across one that counts no more: since when, and which one does. */
function replacedWords({ replacedBy }: Receipt, text: Text): string | null {
  if (!replacedBy) return null
  const date = formatLongDate(replacedBy.on, text.language)
  if (replacedBy.number === null) return text('server.receipt.cancelled', { date })
  return text('server.receipt.replaced', { date, number: replacedBy.number })
}

/** Under one that stands in the place of another: of which sum and day that one was. */
function replacesWords(receipt: Receipt, text: Text): string[] {
  if (!receipt.replaces) return []
  const { number, amount, day } = receipt.replaces
  const date = formatLongDate(day, text.language)
  return [text('server.receipt.replaces', { number, amount: moneyOf(receipt)(amount), date })]
}

const moneyOf =
  ({ product: { currency } }: Receipt) =>
  (amount: number) =>
    onOneLine(formatMoney({ amount, currency }))

/** What is said of a sum; nothing of what is not known. */
function rowsOf(receipt: Receipt, text: Text): (readonly [what: string, value: string | null])[] {
  const { kind, reference, fullName, product, day, means, ownReference, staffName, due, toRefund } = receipt
  const money = moneyOf(receipt)
  const said = { payment: 'admin-applications.received', refund: 'admin-applications.refund' } as const
  return [
    [text(`server.receipt.${kind}.person`), fullName || reference],
    [
      text('server.receipt.for'),
      text(`server.receipt.${kind}.for`, { reference, product: nameIn(product, text.language) }),
    ],
    [text(`${said[kind]}.day`), formatLongDate(day, text.language)],
    [text('admin-applications.means'), means && text(`admin-applications.means.${means}`)],
    [text('admin-applications.receipt'), ownReference],
    [text(`server.receipt.${kind}.by`), staffName],
    [text('server.receipt.asked'), due && money(due.asked)],
    [text('server.receipt.held'), due && money(due.held)],
    [text('server.receipt.due'), due && money(due.remaining)],
    [text('server.receipt.owed'), toRefund > 0 ? money(toRefund) : null],
  ]
}
