import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { DataTable } from '#design/admin/data-table.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { importedFields, type ToldLeadImport } from '../../lead-import.ts'
import type { Customer } from './customer-table.ts'

type ImportPreviewProps = {
  readonly report: ToldLeadImport
  /** The line of the spreadsheet that each row is. */
  readonly lines: readonly number[]
  readonly rows: readonly Customer[]
}

type PreviewRow = {
  readonly row: number
  readonly line: number
  readonly customer: Customer
  readonly country: Country | null
  readonly known: ToldLeadImport['known'][number] | undefined
  readonly problems: ToldLeadImport['problems']
}

/** How many rows are shown before all are asked for. */
const fewRows = 20

/** What each row of a table becomes, those with something wrong first. */
export function ImportPreview({ report, lines, rows }: ImportPreviewProps) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const columns = useMemo(() => columnsIn(text), [text])
  const all = useMemo(() => previewRows(report, lines, rows), [report, lines, rows])
  const shown = useMemo(() => (isWhole ? all : all.slice(0, fewRows)), [all, isWhole])
  const { problems, known } = report
  return (
    <>
      {problems.length > 0 && (
        <h3 className="text-base text-clay-deep">
          {text('admin-leads.import.problems', { count: new Set(problems.map(({ row }) => row)).size })}
        </h3>
      )}
      {known.length > 0 && <h3 className="text-base">{text('admin-leads.import.known', { count: known.length })}</h3>}
      <DataTable
        caption={text('admin-leads.import.rows')}
        rows={shown}
        columns={columns}
        rowId={({ row }) => row}
        language={text.language}
        loading={null}
        empty={null}
      />
      {shown.length < all.length && (
        <Button tone="secondary" size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          {text('admin-leads.import.all', { count: all.length })}
        </Button>
      )}
    </>
  )
}

function previewRows(
  { known, problems, countries }: ToldLeadImport,
  lines: readonly number[],
  rows: readonly Customer[],
) {
  const all = rows.map((customer, row): PreviewRow => {
    const about = { row, line: lines[row] ?? row + 1, customer, country: countries[row] ?? null }
    const own = { known: known.find((one) => one.row === row), problems: problems.filter((one) => one.row === row) }
    return { ...about, ...own }
  })
  const isWrong = ({ known: earlier, problems: wrong }: PreviewRow) => earlier !== undefined || wrong.length > 0
  return [...all.filter(isWrong), ...all.filter((one) => !isWrong(one))]
}

const words = (value: Customer[keyof Customer]) => (value === undefined ? '' : String(value))

/** On a phone what there is nothing of takes no line. */
const none = <span className="max-md:hidden">–</span>

const columnsIn = (text: Text): readonly DataColumn<PreviewRow>[] => [
  { id: 'line', header: text('admin-leads.import.row'), cell: ({ line }) => line, end: true, onPhone: 'hidden' },
  {
    id: 'name',
    onPhone: 'line',
    header: text('admin-leads.import.field.name'),
    cell: ({ customer: { name, address } }) => (
      <>
        <strong>{words(name) || '–'}</strong>
        {address && <span className="block text-sm text-muted">{address}</span>}
      </>
    ),
  },
  {
    id: 'phone',
    onPhone: 'line',
    header: text('admin-leads.import.field.phone'),
    cell: ({ customer: { phone, email } }) => (
      <span className={phone ? 'whitespace-nowrap' : 'wrap-anywhere'}>{words(phone ?? email) || none}</span>
    ),
  },
  {
    id: 'country',
    onPhone: 'line',
    header: text('admin-leads.filter.country'),
    cell: ({ country }) => (country ? countryTable[country].name[text.language] : none),
  },
  {
    id: 'message',
    onPhone: 'line',
    header: text('admin-leads.import.field.message'),
    cell: ({ customer: { message, note } }) => (
      <span className="line-clamp-2 wrap-anywhere">{words(message ?? note) || none}</span>
    ),
  },
  {
    id: 'amount',
    onPhone: 'line',
    end: true,
    header: text('admin-leads.import.field.amount'),
    cell: ({ customer, country }) => <Amount {...{ customer, country }} />,
  },
  {
    id: 'nextStep',
    onPhone: 'line',
    header: text('admin-leads.import.field.nextStep'),
    cell: ({ customer: { nextStep, nextStepOn } }) => {
      const day = words(nextStepOn)
      return joinWithDots([isCalendarDate(day) ? formatShortDay(day, text.language) : day, words(nextStep)]) || none
    },
  },
  { id: 'state', onPhone: 'line', header: text('admin-leads.import.state'), cell: (row) => <State {...row} /> },
]

/** What is kept of it, in the currency of its country; what is written in another stands as it was written. */
function Amount({ customer: { amount, currency }, country }: Pick<PreviewRow, 'customer' | 'country'>) {
  if (amount === undefined) return none
  const kept = country && countryTable[country].currency
  const written = currency ?? kept
  const isForeign = kept !== null && written !== kept
  return (
    <span className={`whitespace-nowrap tabular-nums ${isForeign ? 'text-clay-deep line-through' : ''}`}>
      {typeof amount === 'number' && written ? onOneLine(formatMoney({ amount, currency: written })) : amount}
    </span>
  )
}

/** That a row will be imported, or why not. */
function State({ known, problems }: PreviewRow) {
  const text = useText()
  const nameOf = (column: string) => {
    const field = importedFields.find((one) => one === column)
    return field && text('admin-leads.import.field.colon', { field: text(`admin-leads.import.field.${field}`) })
  }
  if (problems.length > 0) {
    return (
      <ul className="text-sm text-clay-deep">
        {problems.map(({ column, code, message }) => (
          <li key={column}>
            <strong>{nameOf(column)}</strong> {code === 'invalid_date' ? text('admin-leads.import.badDay') : message}
          </li>
        ))}
      </ul>
    )
  }
  if (known) {
    if (known.leadId === null) return <span className="text-sm text-muted">{text('admin-leads.import.twice')}</span>
    return (
      <Link to={`/admin/leads?lead=${known.leadId}`} className="link inline-flex min-h-11 items-center text-sm">
        {text('admin-leads.import.asBefore', { name: known.name })}
      </Link>
    )
  }
  return <Icon name="check-circle" label={text('admin-leads.import.isReady')} className="size-6 text-leaf" />
}
