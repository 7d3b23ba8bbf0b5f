import type { ExportedPayment } from '#business/financing/export-payments.server.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import { csvTable, localTime, onClock, type Column } from './csv-table.ts'

/** Sums that came, were given back and were put right as a person reads them in a spreadsheet, each with its sign. */
export function paymentsTable(payments: AsyncIterable<readonly ExportedPayment[]>, text: Text): AsyncGenerator<string> {
  const columns: readonly Column<ExportedPayment>[] = [
    { title: text('admin-applications.payments.number'), of: ({ receiptNumber }) => receiptNumber },
    { title: text('admin-leads.csv.reference'), of: ({ application }) => application.reference },
    { title: text('admin-applications.name'), of: ({ application }) => application.fullName },
    {
      title: text('admin.country'),
      of: ({ application: { country } }) => countryTable[country].name[text.language],
    },
    { title: text('admin-applications.payments.day'), of: ({ receivedOn }) => receivedOn },
    {
      title: text('admin-applications.payments.kind'),
      of: ({ event }) => text(`admin-applications.timeline.${event}`),
    },
    { title: text('admin-applications.payments.amount'), of: ({ amount }) => amount },
    { title: text('admin-leads.csv.currency'), of: ({ application }) => application.product.currency },
    {
      title: text('admin-applications.means'),
      of: ({ means }) => means && text(`admin-applications.means.${means}`),
    },
    { title: text('admin-applications.receipt'), of: ({ reference }) => reference },
    { title: text('admin-applications.payments.by'), of: ({ staffName }) => staffName },
    {
      title: onClock(text('admin-applications.payments.at'), text),
      of: ({ at, application }) => localTime(at.toISOString(), application.country),
    },
    { title: text('admin-applications.payments.reason'), of: ({ staffNote }) => staffNote },
  ]
  return csvTable(columns, payments, text)
}
