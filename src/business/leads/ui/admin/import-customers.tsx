import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Assignee } from '#business/accounts/assignee.ts'
import { useUsualCountry } from '#business/accounts/ui/usual-country.ts'
import { assigneesQuery } from '#business/accounts/ui/assignees.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { useNow } from '#client/use-now.ts'
import { useSettled } from '#client/use-settled.ts'
import { FileButton } from '#design/admin/file-button.tsx'
import { ScreenActionPlace } from '#design/admin/screen-action.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { TextArea } from '#design/text-area.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { decodeText } from '#kernel/decode-text.ts'
import { localClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { importedFields, mostImportedLeads, type ImportedField, type ToldLeadImport } from '../../lead-import.ts'
import { customerOf, foreignWords, type Customer, type ReadRow } from './customer-row.ts'
import { writtenRows, type CustomerTable } from './customer-table.ts'
import { ForeignWords } from './foreign-words.tsx'
import { ImportPreview, type ImportPreviewProps } from './import-preview.tsx'
import { fieldsOf, titlesOf, useKeptTable, type Choices, type KeptTable } from './kept-table.ts'
import { leadsRoot } from './lead-queries.ts'
import type { Column } from './table-columns.ts'
import { useWorkedDays } from './use-worked-days.ts'
import { nextWorkday } from './usual-steps.ts'
import { useCustomersBehind } from './way-back.ts'

const path = `${leadsRoot}/import`

/** What is sent: customers, and what is true of all of them. */
type Asked = {
  readonly country: Country
  readonly assigneeId: string | null
  readonly rows: readonly Customer[]
}

/** Takes customers over from a spreadsheet: its rows are pasted, its columns told apart, and what it comes to is seen before anything is stored. */
export function ImportCustomers() {
  const text = useText()
  const customers = useCustomersBehind()
  const { date: today } = localClock(useNow())
  const kept = useKeptTable(today)
  const { written, table } = kept
  const { data: team, isError, refetch } = useQuery(assigneesQuery('leads'))
  const [isUnreadable, setUnreadable] = useState(false)
  const faultId = useId()
  const begin = async (file: File | undefined) => {
    const read = file && decodeText(await file.arrayBuffer())
    setUnreadable(!read)
    if (read) kept.begin(read.text)
  }
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <Link to={customers ?? '/admin/leads'} className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          {text(customers ? 'admin.menu.people' : 'admin-leads.back')}
        </Link>
        <h1 className="text-2xl sm:text-3xl">{text('admin-leads.import.title')}</h1>
        <p className="mt-1 text-muted">{text('admin-leads.import.text')}</p>
      </header>
      <div className="grid justify-items-start gap-3">
        <Field
          label={text('admin-leads.import.rows')}
          hint={text('admin-leads.import.rows.hint')}
          error={written.trim() !== '' && !table ? text('admin-leads.import.noTable') : undefined}
          className="w-full"
        >
          <TextArea
            rows={table ? 4 : 8}
            value={written}
            spellCheck={false}
            className="max-h-48 whitespace-pre"
            onChange={({ target }) => {
              setUnreadable(false)
              kept.type(target.value)
            }}
          />
        </Field>
        <FileButton
          label={text('admin-leads.import.file')}
          types={['.csv', '.tsv', '.txt', 'text/csv']}
          describedBy={faultId}
          invalid={isUnreadable}
          onChoose={([file]) => void begin(file)}
        />
        <FieldError id={faultId}>{isUnreadable && text('admin-leads.import.unreadable')}</FieldError>
      </div>
      {table && !team && (isError ? <NotLoaded onRetry={refetch} /> : <Reading />)}
      {table && team && (
        <ReadTable
          key={titlesOf(table)}
          {...{ table, team, today }}
          choices={kept.choices}
          onChoose={kept.choose}
          onDone={(left) => kept.leave(left.length > 0 ? writtenRows(table, left) : '', left)}
        />
      )}
    </div>
  )
}

function Reading() {
  const text = useText()
  return (
    <div role="status" aria-label={text('shell.loading')}>
      <Skeleton className="h-32" />
    </div>
  )
}

type ReadTableProps = {
  readonly table: CustomerTable
  /** Whose requests can be. */
  readonly team: readonly Assignee[]
  readonly today: CalendarDate
  readonly choices: Choices
  readonly onChoose: KeptTable['choose']
  /** It was stored but for the rows that are left. */
  readonly onDone: (left: CustomerTable['rows']) => void
}

/** What is true of all its rows, what each becomes, and what its columns are. */
function ReadTable({ table, team, today, choices: { states }, onChoose, onDone }: ReadTableProps) {
  const text = useText()
  const me = useMe()
  const { columns } = table
  const [country, setCountry] = useState<Country>(useUsualCountry()[0])
  const [owner, setOwner] = useState(me?.id ?? '')
  const rows = table.rows.slice(0, mostImportedLeads)
  const { isWorked } = useWorkedDays(country)
  const next = { day: nextWorkday(today, isWorked), call: text('admin.step.usual.call') }
  const told = (title: string, value: string) => text('admin-leads.import.noted', { title, value })
  const reading = { columns, today, team, me: me?.id, states, told, next }
  const read = rows.map(({ line, cells }): ReadRow => Object.assign(customerOf(cells, reading), { line }))
  const isNamed = columns.some(({ field }) => field === 'name')
  const [hasUnknown] = useState(() => !isNamed || columns.some(isUncertain))
  return (
    <>
      <section aria-labelledby="of-all" className="grid gap-3">
        <h2 id="of-all">{text('admin-leads.import.ofAll')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text('admin.country')} hint={text('admin-leads.import.country.hint')}>
            <Select
              value={country}
              onChange={({ target }) => setCountry(target.value as Country)}
              options={countries.map((value) => ({ value, label: countryTable[value].name[text.language] }))}
            />
          </Field>
          <Field label={text('admin.owner')}>
            <Select
              value={owner}
              onChange={({ target }) => setOwner(target.value)}
              placeholder={text('admin.owner.none')}
              options={team.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        </div>
      </section>
      {/* Where each was recognised there is nothing to say about them. */}
      <Disclosure
        summary={text('admin-leads.import.columns', { count: columns.filter(({ field }) => field !== null).length })}
        open={hasUnknown}
      >
        <ul className="grid gap-3 sm:grid-cols-2">
          {columns.map((column) => (
            <li key={column.at}>
              <ColumnField
                column={column}
                sample={table.rows.map(({ cells }) => cells[column.at] ?? '').find(Boolean) ?? ''}
                onChange={(field) => onChoose({ fields: fieldsOf(columns).with(column.at, field ?? '') })}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
      {table.rows.length > mostImportedLeads && (
        <Banner tone="info" title={text('admin-leads.import.most', { count: mostImportedLeads })} />
      )}
      <ForeignWords
        words={foreignWords(rows, reading, 'status')}
        strangers={foreignWords(rows, reading, 'assigneeId')}
        states={states}
        onChoose={(word, status) => onChoose({ states: { ...states, [word]: status } })}
      />
      {isNamed ? (
        <Outcome
          asked={{ country, assigneeId: owner || null, rows: read.map(({ customer }) => customer) }}
          preview={{ rows: read, columns, team }}
          onDone={(leftOut) => {
            const left = table.rows.filter((_, row) => row >= rows.length || leftOut.has(row))
            onDone(left)
            return left.length > 0
          }}
        />
      ) : (
        <Banner tone="info" title={text('admin-leads.import.noName')} />
      )}
    </>
  )
}

/** Whether nothing but its cells could say what a column is. */
const isUncertain = ({ at, title, field, isTold }: Column) => isTold || (field === null && title === String(at + 1))

type ColumnFieldProps = {
  readonly column: Column
  readonly sample: string
  readonly onChange: (field: ImportedField | null) => void
}

function ColumnField({ column: { title, field }, sample, onChange }: ColumnFieldProps) {
  const text = useText()
  return (
    <Field
      label={text('admin-leads.import.column', { title })}
      hint={sample && text('admin-leads.import.sample', { sample: sample.slice(0, 60) })}
    >
      <Select
        value={field ?? ''}
        placeholder={text('admin-leads.import.leaveOut')}
        onChange={({ target }) => onChange(importedFields.find((one) => one === target.value) ?? null)}
        options={importedFields.map((value) => ({ value, label: text(`admin-leads.import.field.${value}`) }))}
      />
    </Field>
  )
}

type OutcomeProps = {
  readonly asked: Asked
  readonly preview: Omit<ImportPreviewProps, 'report'>
  /** Told which rows were left out, says whether any are still to be imported. */
  readonly onDone: (leftOut: ReadonlySet<number>) => boolean
}

/** What the table comes to, and the button that stores it. */
function Outcome({ asked, preview, onDone }: OutcomeProps) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const typed = JSON.stringify(asked)
  const settled = useSettled(typed)
  const trial = useQuery({
    queryKey: [path, settled],
    queryFn: () => sendJson<ToldLeadImport>('POST', path, JSON.parse(settled)),
  })
  const storing = useMutation({
    mutationFn: () => sendJson<ToldLeadImport>('POST', path, { ...asked, apply: true }),
    onSuccess: async ({ ready, known, problems }) => {
      // Whose remark was noted has nothing left to be imported.
      const unused = known.filter(({ note }) => note === null)
      const hasLeft = onDone(new Set([...unused, ...problems].map(({ row }) => row)))
      const noted = known.length - unused.length
      toast({
        title: text(ready > 0 ? 'admin-leads.import.done' : 'admin-leads.import.noting', { count: ready || noted }),
        ...(hasLeft && { description: text('admin-leads.import.left') }),
      })
      await client.invalidateQueries({ predicate: ({ queryKey: [root] }) => String(root).startsWith(leadsRoot) })
      if (!hasLeft) await navigate('/admin/leads?channel=import')
    },
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
  })
  if (trial.isError) return <NotLoaded onRetry={trial.refetch} />
  const report = settled === typed ? trial.data : undefined
  if (!report) return <Reading />
  const noting = report.known.filter(({ note }) => note !== null).length
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl" aria-live="polite">
        {text('admin-leads.import.ready', { count: report.ready })}
      </h2>
      <ImportPreview report={report} {...preview} />
      <ScreenActionPlace>
        <Button
          icon="check"
          disabled={report.ready + noting === 0}
          loading={storing.isPending}
          onClick={() => storing.mutate()}
        >
          {report.ready === 0 && noting > 0
            ? text('admin-leads.import.submitNotes', { count: noting })
            : text('admin-leads.import.submit', { count: report.ready })}
        </Button>
      </ScreenActionPlace>
    </Card>
  )
}
