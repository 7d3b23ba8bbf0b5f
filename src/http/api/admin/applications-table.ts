import { staffStatusKey } from '#business/financing/application-status.ts'
import type { DocumentType } from '#business/financing/document-type.ts'
import type { ExportedApplication } from '#business/financing/export-applications.server.ts'
import { staffStateKey } from '#business/financing/second-opinion.ts'
import { statedIncome } from '#business/financing/stated-income.ts'
import { formatNumber, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import { nameIn } from '#kernel/name-in.ts'
import { csvTable, localTime, onClock, type Column } from './csv-table.ts'

/** Applications as a person reads them in a spreadsheet: titles, states and countries in their words, days and amounts to be sorted and added. */
export function applicationsTable(
  applications: AsyncIterable<readonly ExportedApplication[]>,
  text: Text,
): AsyncGenerator<string> {
  const { language } = text
  const named = (types: readonly DocumentType[]) => types.map((type) => text(`financing.document.${type}`)).join(', ')
  const columns: readonly Column<ExportedApplication>[] = [
    { title: text('admin-leads.csv.reference'), of: ({ reference }) => reference },
    { title: text('admin-applications.column.status'), of: (row) => text(staffStateKey(row)) },
    { title: text('admin-applications.name'), of: ({ fullName }) => fullName },
    { title: text('admin-applications.email'), of: ({ email }) => email },
    { title: text('admin-applications.phone'), of: ({ phone }) => phone },
    { title: text('admin-applications.csv.dialled'), of: ({ dialledNumber }) => dialledNumber },
    { title: text('admin.country'), of: ({ country }) => countryTable[country].name[language] },
    { title: text('admin-applications.language'), of: (row) => languageName(row.language, language) },
    { title: text('admin-applications.column.system'), of: ({ product }) => nameIn(product, language) },
    { title: text('plan.totalAmount'), of: ({ totalAmount }) => totalAmount },
    { title: text('plan.downPayment'), of: ({ downPayment }) => downPayment },
    { title: text('plan.monthlyPayment'), of: ({ monthlyPayment }) => monthlyPayment },
    { title: text('admin-applications.csv.months'), of: ({ tenureMonths }) => tenureMonths },
    { title: text('admin-leads.csv.currency'), of: ({ product }) => product.currency },
    {
      title: text('admin-applications.csv.written'),
      // One amount is a number as the others are; other words stay.
      of: ({ monthlyIncome }) => statedIncome(monthlyIncome) ?? monthlyIncome,
    },
    {
      title: text('eligibility.incomePeriod'),
      of: ({ monthlyIncome, incomePeriod }) => monthlyIncome && text(`eligibility.incomePeriod.${incomePeriod}`),
    },
    { title: text('admin-applications.income.stated'), of: (row) => row.statedIncome },
    { title: text('admin-applications.income.read'), of: ({ incomeRead }) => incomeRead },
    {
      title: text('admin-applications.csv.basis'),
      of: ({ incomeBasis }) => incomeBasis && text(`admin-applications.csv.basis.${incomeBasis}`),
    },
    {
      title: text('admin-applications.csv.share'),
      of: ({ share }) => (share === null ? null : formatNumber(share, language, Number.isInteger(share) ? 0 : 1)),
    },
    { title: text('admin-applications.csv.received'), of: ({ received }) => received.length },
    { title: text('admin-applications.csv.opened'), of: ({ opened }) => opened },
    { title: text('admin-applications.csv.unreadable'), of: ({ unreadable }) => named(unreadable) },
    { title: text('admin-applications.csv.askedAgain'), of: ({ askedAgain }) => named(askedAgain) },
    {
      title: onClock(text('admin-applications.column.submitted'), text),
      of: ({ submittedAt, country }) => submittedAt && localTime(submittedAt, country),
    },
    { title: text('admin-applications.csv.dueOn'), of: ({ reviewDueOn }) => reviewDueOn },
    { title: text('admin.owner'), of: ({ assigneeName }) => assigneeName },
    {
      title: onClock(text('admin-applications.csv.firstAt'), text),
      of: ({ firstApproval, country }) => firstApproval && localTime(firstApproval.at.toISOString(), country),
    },
    { title: text('admin-applications.csv.firstBy'), of: ({ firstApproval }) => firstApproval?.staffName },
    { title: text('admin-applications.csv.firstReason'), of: ({ firstApproval }) => firstApproval?.staffNote },
    {
      title: text('admin-applications.csv.decision'),
      of: ({ decision }) => decision?.status && text(staffStatusKey(decision.status)),
    },
    { title: text('admin-applications.csv.decidedBy'), of: ({ decision }) => decision?.staffName },
    {
      title: onClock(text('admin-applications.csv.decidedAt'), text),
      of: ({ decision, country }) => decision && localTime(decision.at.toISOString(), country),
    },
    {
      title: text('admin.audit.application.concerns'),
      of: ({ despite }) => despite.map((kind) => text(`admin.audit.concern.${kind}`)).join(', '),
    },
    { title: text('admin-applications.csv.reason'), of: ({ decision }) => decision?.staffNote },
    { title: text('admin-applications.csv.told'), of: ({ decision }) => decision?.note },
    {
      title: onClock(text('admin-applications.csv.cancelledAt'), text),
      of: ({ cancellation, country }) => cancellation && localTime(cancellation.at.toISOString(), country),
    },
    { title: text('admin-applications.csv.cancelledBy'), of: ({ cancellation }) => cancellation?.staffName },
    {
      title: text('admin-applications.csv.cancelledReason'),
      of: ({ cancellation }) => [cancellation?.staffNote, cancellation?.note].filter(Boolean).join('\n'),
    },
    {
      title: text('admin-applications.timeline.down_payment_received'),
      // One that was only ticked, before amounts were kept, is the plan's.
      of: ({ payments, downPayment }) =>
        sumOf(payments.map((paid) => ({ ...paid, amount: paid.amount ?? downPayment }))),
    },
    { title: text('admin-applications.csv.paidOn'), of: ({ payments }) => lastDayOf(payments) },
    { title: text('admin-applications.csv.paidBy'), of: ({ payments }) => receiptsOf(payments, text) },
    {
      title: text('admin-applications.csv.paidReason'),
      of: ({ payments }) => payments.flatMap(({ staffNote }) => staffNote ?? []).join('\n'),
    },
    {
      title: text('admin-applications.overpaid'),
      of: ({ status, toRefund }) => (status === 'approved' && toRefund) || null,
    },
    {
      title: text('admin-applications.refund'),
      of: ({ status, toRefund }) => (status !== 'approved' && toRefund) || null,
    },
    { title: text('admin-applications.timeline.down_payment_refunded'), of: ({ refunds }) => sumOf(refunds) },
    { title: text('admin-applications.csv.refundedOn'), of: ({ refunds }) => lastDayOf(refunds) },
    { title: text('admin-applications.csv.refundedBy'), of: ({ refunds }) => receiptsOf(refunds, text) },
  ]
  return csvTable(columns, applications, text)
}

type Sums = ExportedApplication['refunds']

const sumOf = (sums: Sums) => sums.reduce((sum, { amount }) => sum + (amount ?? 0), 0) || null
/** To be sorted by; each has its own beside it, and a line of its own among the payments. */
const lastDayOf = (sums: Sums) =>
  sums
    .flatMap(({ receivedOn }) => receivedOn ?? [])
    .toSorted()
    .at(-1)
/** A line for each with the reason that was written, where it is known of any how it was paid. */
const receiptsOf = (sums: Sums, text: Text) =>
  sums.some(({ means, reference }) => means || reference)
    ? sums
        .map(({ receivedOn, amount, means, reference, staffNote }) =>
          joinWithDots([
            receivedOn,
            amount?.toString(),
            means && text(`admin-applications.means.${means}`),
            reference,
            staffNote,
          ]),
        )
        .join('\n')
    : ''
