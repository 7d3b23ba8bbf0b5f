import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Assignee } from '#business/accounts/assignee.ts'
import { DataTable } from '#design/admin/data-table.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney, groupThousands, onOneLine } from '#kernel/money.ts'
import { importedFields, type ToldLeadImport } from '../../lead-import.ts'
import { listedStatuses, statusKey } from '../../lead-status.ts'
import type { Customer, ReadRow } from './customer-row.ts'
import type { Column } from './table-columns.ts'

export type ImportPreviewProps = {
  readonly report: ToldLeadImport
  readonly rows: readonly ReadRow[]
  readonly columns: readonly Column[]
  readonly team: readonly Assignee[]
}

type PreviewRow = ReadRow & {
  readonly row: number
  readonly country: Country | null
  readonly known: ToldLeadImport['known'][number] | undefined
  readonly isUndialled: boolean
  readonly problems: ToldLeadImport['problems']
}

/** How many rows are shown before all are asked for. */
const fewRows = 10

/** What each row of a table becomes, those with something wrong first. */
export function ImportPreview({ report, rows, columns, team }: ImportPreviewProps) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const told = useMemo(() => columnsIn(text, { columns, team }), [text, columns, team])
  const all = useMemo(() => previewRows(report, rows), [report, rows])
  const shown = useMemo(() => (isWhole ? all : all.slice(0, fewRows)), [all, isWhole])
  const { problems, known } = report
  const isPast = ({ why }: ReadRow['unread'][number]) => why === 'past'
  const past = all.filter((one) => one.unread.some(isPast)).length
  const unread = all.filter((one) => !one.unread.every(isPast)).length
  const noting = known.filter(({ note }) => note !== null).length
  const commented = all.filter(({ stepOfComment }) => stepOfComment !== null).length
  return (
    <>
      {problems.length > 0 && (
        <h3 className="text-base text-clay-deep">
          {text('admin-leads.import.problems', { count: new Set(problems.map(({ row }) => row)).size })}
        </h3>
      )}
      {unread > 0 && <h3 className="text-base">{text('admin-leads.import.unread', { count: unread })}</h3>}
      {past > 0 && <h3 className="text-base">{text('admin-leads.import.past', { count: past })}</h3>}
      {commented > 0 && <h3 className="text-base">{text('admin-leads.import.commented', { count: commented })}</h3>}
      {noting > 0 && <h3 className="text-base">{text('admin-leads.import.noting', { count: noting })}</h3>}
      {known.length > 0 && <h3 className="text-base">{text('admin-leads.import.known', { count: known.length })}</h3>}
      <DataTable
        caption={text('admin-leads.import.rows')}
        rows={shown}
        columns={told}
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

function previewRows({ known, problems, countries, undialled }: ToldLeadImport, rows: readonly ReadRow[]) {
  const all = rows.map((read, row): PreviewRow => {
    const own = { known: known.find((one) => one.row === row), problems: problems.filter((one) => one.row === row) }
    return { ...read, row, country: countries[row] ?? null, isUndialled: undialled.includes(row), ...own }
  })
  const order = (one: PreviewRow) =>
    one.known || one.problems.length > 0 ? 0 : one.isUndialled || one.unread.length > 0 ? 1 : 2
  return all.toSorted((a, b) => order(a) - order(b))
}

const words = (value: Customer[keyof Customer]) => (value === undefined ? '' : String(value))

type Told = Pick<ImportPreviewProps, 'columns' | 'team'>

const columnsIn = (text: Text, { columns, team }: Told): readonly DataColumn<PreviewRow>[] => [
  { id: 'line', header: text('admin-leads.import.row'), cell: ({ line }) => line, end: true, onPhone: 'hidden' },
  {
    id: 'name',
    onPhone: 'line',
    header: text('admin-leads.import.field.name'),
    cell: ({ customer: { name, phone, email, address }, country }) => (
      <>
        <strong>{words(name) || '–'}</strong>
        <span className="block text-sm wrap-anywhere empty:hidden sm:whitespace-nowrap">{words(phone)}</span>
        <span className="block text-sm wrap-anywhere empty:hidden">{words(email)}</span>
        <span className="block text-sm text-muted">
          {joinWithDots([words(address), country && countryTable[country].name[text.language]])}
        </span>
      </>
    ),
  },
  {
    id: 'message',
    onPhone: 'line',
    header: text('admin-leads.asked'),
    cell: ({ customer, country }) => (
      <>
        <span className="line-clamp-2 wrap-anywhere">{words(customer.message ?? customer.note)}</span>
        <Amount {...{ customer, country }} />
      </>
    ),
  },
  {
    id: 'work',
    onPhone: 'line',
    header: text('admin-leads.import.followUp'),
    cell: (row) => (
      <ul className="text-sm">
        {followed(row, team, text).map(([label, said]) => (
          <li key={label}>
            <span className="text-muted">{text('admin-leads.import.field.colon', { field: label })}</span> {said}
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'state',
    onPhone: 'line',
    header: text('admin-leads.import.state'),
    cell: (row) => <State row={row} columns={columns} />,
  },
]

/** Where somebody stands, whose they are, and what was and is to be done, as far as the table tells it. */
function followed(
  { customer, isStatusGuessed }: Pick<ReadRow, 'customer' | 'isStatusGuessed'>,
  team: readonly Assignee[],
  text: Text,
): readonly (readonly [label: string, said: string])[] {
  const { status = 'contacted', assigneeId, lastContactOn, nextStep, nextStepOn } = customer
  const known = listedStatuses.find((one) => one === status)
  const state = known ? text(statusKey('message', known)) : words(status)
  const told = [
    [
      text('admin-leads.filter.status'),
      isStatusGuessed ? text('admin-leads.import.states.guessed', { status: state }) : state,
    ],
    [text('admin.owner'), team.find(({ id }) => id === assigneeId)?.name ?? words(assigneeId)],
    [text('admin-leads.import.field.lastContactOn'), dayInWords(lastContactOn, text)],
    [text('admin-leads.import.field.nextStep'), joinWithDots([dayInWords(nextStepOn, text), words(nextStep)])],
  ] as const
  return told.filter(([, said]) => said !== '')
}

/** A day as it was read; what is none, as it was written. */
function dayInWords(value: Customer[keyof Customer], text: Text): string {
  const day = words(value)
  return isCalendarDate(day) ? onOneLine(formatLongDate(day, text.language)) : day
}

/** What is kept of it, in the currency of its country; what is written in another stands as it was written. */
function Amount({ customer: { amount, currency }, country }: Pick<PreviewRow, 'customer' | 'country'>) {
  if (amount === undefined) return null
  const kept = country && countryTable[country].currency
  const written = currency ?? kept
  const isForeign = kept !== null && written !== kept
  return (
    <span className={`block whitespace-nowrap tabular-nums ${isForeign ? 'text-clay-deep line-through' : ''}`}>
      {typeof amount === 'number' &&
        onOneLine(written ? formatMoney({ amount, currency: written }) : groupThousands(amount))}
    </span>
  )
}

/** That a row will be imported, or why not, by the titles of its columns. */
function State({ row, columns }: { readonly row: PreviewRow; readonly columns: readonly Column[] }) {
  const { known, problems, isUndialled, customer } = row
  const text = useText()
  const nameOf = (column: string) => {
    const field = importedFields.find((one) => one === column)
    const named = columns.find((one) => one.field === field && !/^\d+$/.test(one.title))?.title
    return (
      field && text('admin-leads.import.field.colon', { field: named ?? text(`admin-leads.import.field.${field}`) })
    )
  }
  if (problems.length > 0) {
    return (
      <ul className="text-sm text-clay-deep">
        {problems.map((problem) => (
          <li key={problem.column}>
            <strong>{nameOf(problem.column)}</strong> {problem.message}
          </li>
        ))}
      </ul>
    )
  }
  if (known) {
    return (
      <>
        {known.leadId === null ? (
          <span className="text-sm text-muted">{text('admin-leads.import.twice')}</span>
        ) : (
          <Link to={`/admin/leads?lead=${known.leadId}`} className="link inline-flex min-h-11 items-center text-sm">
            {text('admin-leads.import.asBefore', { name: known.name })}
          </Link>
        )}
        {known.note && (
          <p className="text-sm wrap-anywhere whitespace-pre-line">
            {text('admin-leads.import.noted.note', { note: known.note })}
          </p>
        )}
        {known.note && <Unread row={row} />}
      </>
    )
  }
  return (
    <>
      {isUndialled ? (
        <p className="text-sm text-clay-deep">
          {text('admin-leads.import.undialled', { phone: words(customer.phone) })}
        </p>
      ) : (
        <Icon name="check-circle" label={text('admin-leads.import.isReady')} className="size-6 text-leaf" />
      )}
      <Unread row={row} />
    </>
  )
}

/** What of a row could not be read, and what was made of it. */
function Unread({ row: { unread, stepOfComment } }: { readonly row: PreviewRow }) {
  const text = useText()
  return (
    <ul className="text-sm">
      {unread.map(({ title, cell, why }) => (
        <li key={`${title} ${why}`}>
          <strong>{text('admin-leads.import.field.colon', { field: title })}</strong>{' '}
          {text(`admin-leads.import.unread.${why}`, { cell })}
        </li>
      ))}
      {stepOfComment === 'beginning' && <li>{text('admin-leads.import.commented.beginning')}</li>}
    </ul>
  )
}
