import type { ListedApplication } from '#business/financing/admin-application.ts'
import { staffStatusKey } from '#business/financing/application-status.ts'
import { languageName } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import { nameIn } from '#kernel/name-in.ts'
import { csvTable, localTime, type Column } from './csv-table.ts'

/** Applications as a person reads them in a spreadsheet: titles, states and countries in their words, days and amounts to be sorted and added. */
export function applicationsTable(
  applications: AsyncIterable<readonly ListedApplication[]>,
  text: Text,
): AsyncGenerator<string> {
  const { language } = text
  const columns: readonly Column<ListedApplication>[] = [
    { title: text('admin-leads.csv.reference'), of: ({ reference }) => reference },
    { title: text('admin-applications.column.status'), of: ({ status }) => text(staffStatusKey(status)) },
    { title: text('admin-applications.name'), of: ({ fullName }) => fullName },
    { title: text('admin-applications.email'), of: ({ email }) => email },
    { title: text('admin-applications.phone'), of: ({ phone }) => phone },
    { title: text('admin-applications.country'), of: ({ country }) => countryTable[country].name[language] },
    { title: text('admin-applications.language'), of: (row) => languageName(row.language, language) },
    { title: text('admin-applications.column.system'), of: ({ product }) => nameIn(product, language) },
    { title: text('plan.totalAmount'), of: ({ totalAmount }) => totalAmount },
    { title: text('plan.monthlyPayment'), of: ({ monthlyPayment }) => monthlyPayment },
    { title: text('admin-applications.csv.months'), of: ({ tenureMonths }) => tenureMonths },
    { title: text('admin-leads.csv.currency'), of: ({ product }) => product.currency },
    {
      title: text('admin-applications.column.submitted'),
      of: ({ submittedAt, country }) => submittedAt && localTime(submittedAt, country),
    },
    { title: text('admin-applications.csv.dueOn'), of: ({ reviewDueOn }) => reviewDueOn },
    { title: text('admin.owner'), of: ({ assigneeName }) => assigneeName },
    { title: text('admin-applications.second'), of: ({ firstApproverName }) => firstApproverName },
  ]
  return csvTable(columns, applications, text)
}
