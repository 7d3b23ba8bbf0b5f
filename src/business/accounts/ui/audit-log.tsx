import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddressFilter, withParts } from '#client/address-filter.ts'
import { useNow } from '#client/use-now.ts'
import { pagesOf } from '#client/pages-of.ts'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { formatWeekdayAndDate } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { AuditEntry, AuditPage, AuditPerson } from '../audit-entry.ts'
import { AuditEntryRow, doerOf, subjectOf, type AuditRecords } from './audit-entry-row.tsx'
import { runsOf, whatWasDone } from './audit-runs.ts'
import { FilterButton } from './filter-button.tsx'
import { MoreButton } from './more-button.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { auditActions, auditKind, auditKinds, type AuditKind } from './audit-words.ts'
import { isElsewhere, officeDay, officeName } from './office-clock.ts'
import type { NameOf } from './told-changes.ts'

type AuditLogProps = {
  readonly records: AuditRecords
  /** What records name by an id alone; people are the log's own. */
  readonly nameOf: NameOf
  /** Which record a reference that somebody typed is of; null for none. */
  readonly recordOf: (reference: string) => { readonly kind: AuditKind; readonly recordId: string } | null
}

const actorsQuery = () => queryOptions<AuditPerson[]>({ queryKey: ['/api/admin/audit-log/people'] })

/** Who did what to which record, the newest first, by day and by person; its filter is in the address. */
export function AuditLog({ records, nameOf, recordOf }: AuditLogProps) {
  const text = useText()
  const { filter, narrow } = useAddressFilter()
  const { data: people = [] } = useQuery(actorsQuery())
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const named: NameOf = (kind, id) => (kind === 'person' ? names.get(String(id)) : nameOf(kind, id))
  const list = useInfiniteQuery(pagesOf<AuditPage>('/api/admin/audit-log', askedOf(filter, recordOf)))
  const { data, isLoadingError, refetch } = list
  const entries = data?.pages.flatMap(({ items }) => items)
  // A record is one of its kind.
  const hides = (kind: string | null, reference: string | null) => {
    const record = reference && recordOf(reference)
    return Boolean(kind && record && record.kind !== kind)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilterForm
        filter={filter}
        people={people}
        narrow={narrow}
        onKind={(kind) => {
          narrow({ kind, recordId: '', ...(hides(kind, filter.get('reference')) && { reference: '' }) })
        }}
      >
        <SearchField
          className="max-sm:col-span-2"
          label={text('admin.audit.ofApplication')}
          hint={text('admin.audit.ofApplication.hint')}
          asked={filter.get('reference') ?? ''}
          onAsk={(reference) => {
            narrow({ reference, recordId: '', ...(hides(filter.get('kind'), reference) && { kind: '' }) })
          }}
        />
      </AuditFilterForm>
      <QuickChoices filter={filter} narrow={narrow} />
      {filter.has('recordId') && <OneRecord entry={entries?.[0]} records={records} filter={filter} />}
      {isLoadingError && <NotLoaded onRetry={refetch} />}
      {!entries && !isLoadingError && <RowSkeleton label={text('shell.loading')} />}
      {entries?.length === 0 && (
        <EmptyList icon="search" title={text('admin.audit.empty')} description={text('admin.audit.empty.text')} />
      )}
      {entries && entries.length > 0 && (
        <div className="grid grid-cols-1 gap-6">
          {byDay(entries).map(([day, entriesOfDay]) => (
            <section key={day} aria-label={formatWeekdayAndDate(day, text.language)} className="grid gap-2">
              <h2 className="text-base first-letter:uppercase">
                {formatWeekdayAndDate(day, text.language)}
                {isElsewhere() && text('admin-applications.localTime', { country: officeName[text.language] })}
              </h2>
              {byDoer(entriesOfDay, text).map(([doer, done]) => (
                <div key={done[0].id} className="rounded-card border border-line bg-white">
                  <h3 className="rounded-t-card bg-sand px-4 py-2 text-sm wrap-anywhere">{doer}</h3>
                  <ul className="divide-y divide-line px-4">
                    {runsOf(done, whatWasDone).map(([, run]) => (
                      <li key={run[0].id}>
                        <AuditEntryRow run={run} records={records} nameOf={named} isAlone={filter.has('recordId')} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        </div>
      )}
      <MoreButton list={list} />
    </div>
  )
}

/** Who signed in and out is told of one person, one record or one action anyhow; of everybody where the switch asks for it. */
function askedOf(filter: URLSearchParams, recordOf: AuditLogProps['recordOf']): URLSearchParams {
  const { signIns = '', reference, ...others } = Object.fromEntries(filter)
  // Bare figures are the number of a record of any kind; what no record is called finds none.
  const rest = reference
    ? { ...others, ...(recordOf(reference) ?? { recordId: reference.replace(/^0+(?=\d+$)/, '') }) }
    : others
  return new URLSearchParams(signIns || hasSignInsAnyhow(filter) ? rest : { ...rest, signIns: 'omitted' })
}

const hasSignInsAnyhow = (filter: URLSearchParams) =>
  ['staffId', 'action', 'recordId', 'reference'].some((name) => filter.get(name))

const byDay = (entries: readonly AuditEntry[]) => runsOf(entries, ({ at }) => officeDay(at))
const byDoer = (entries: readonly AuditEntry[], text: Text) => runsOf(entries, (entry) => doerOf(entry, text))

type OneRecordProps = {
  readonly entry: AuditEntry | undefined
  readonly records: AuditRecords
  readonly filter: URLSearchParams
}

/** Says that the log shows one record alone, and leads back to all of them. */
function OneRecord({ entry, records, filter }: OneRecordProps) {
  const text = useText()
  const kind = auditKind(entry?.kind ?? '')
  const name = entry ? subjectOf(entry, kind && records[kind](entry.recordId), text) : '–'
  const without = withParts(filter, { recordId: '' })
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-white px-4 py-1">
      <b className="wrap-anywhere">{text('admin.audit.record', { name })}</b>
      <Link to={`?${without}`} className="link inline-flex min-h-11 items-center">
        {text('admin.audit.record.clear')}
      </Link>
    </p>
  )
}

type AuditFilterFormProps = {
  readonly filter: URLSearchParams
  readonly people: readonly AuditPerson[]
  readonly narrow: (parts: Readonly<Record<string, string>>) => void
  readonly onKind: (kind: string) => void
  readonly children: ReactNode
}

/** What the log is narrowed to: beside what is sought a person; a kind of record, an action and days under a button. */
function AuditFilterForm({ filter, people, narrow, onKind, children }: AuditFilterFormProps) {
  const text = useText()
  const chosen = ['kind', 'action', 'from', 'to'].filter((name) => filter.get(name)).length
  const [isOpen, setOpen] = useState(false)
  const set = (name: string, value: string) => (name === 'kind' ? onKind(value) : narrow({ [name]: value }))
  const bind = (name: string) => ({
    name,
    value: filter.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  return (
    <form
      className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_13rem_auto]"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <Field label={text('admin.audit.person')} hideLabel className="min-w-0">
        <Select
          {...bind('staffId')}
          placeholder={text('admin.audit.person.all')}
          options={people.map(({ id, name, isRemoved }) => ({
            value: id,
            label: isRemoved ? text('admin.audit.removed', { name }) : name,
          }))}
        />
      </Field>
      <FilterButton {...{ chosen, isOpen }} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <div className="col-span-full grid grid-cols-2 gap-2 lg:grid-cols-4">
          <Field label={text('admin.audit.kind')} className="min-w-0">
            <Select
              {...bind('kind')}
              placeholder={text('admin.audit.kind.all')}
              options={auditKinds.map((kind) => ({ value: kind, label: text(`admin.audit.kind.${kind}`) }))}
            />
          </Field>
          <Field label={text('admin.audit.action')} className="min-w-0">
            <Select
              {...bind('action')}
              placeholder={text('admin.audit.action.all')}
              options={auditActions.map((action) => ({ value: action, label: text(`admin.audit.did.${action}`) }))}
            />
          </Field>
          <Field label={text('admin.audit.from')} className="min-w-0">
            <DateInput {...bind('from')} />
          </Field>
          <Field label={text('admin.audit.to')} className="min-w-0">
            <DateInput {...bind('to')} />
          </Field>
        </div>
      )}
    </form>
  )
}

/** The days that are asked for most, in one tap, and who came and went where that is left out; another takes them back. */
function QuickChoices({ filter, narrow }: Pick<AuditFilterFormProps, 'filter' | 'narrow'>) {
  const text = useText()
  const now = useNow()
  const hasSignIns = filter.has('signIns')
  return (
    <ChipRow
      label={text('admin.audit.days')}
      className="-my-2"
      chips={[
        ...quickDays(officeDay(now)).map(({ key, from, to }) => {
          const selected = filter.get('from') === from && filter.get('to') === to
          return {
            key,
            label: text(`admin.audit.days.${key}`),
            selected,
            onSelect: () => narrow(selected ? { from: '', to: '' } : { from, to }),
          }
        }),
        ...(hasSignInsAnyhow(filter)
          ? []
          : [
              {
                key: 'signIns',
                label: text('admin.audit.signIns'),
                selected: hasSignIns,
                onSelect: () => narrow({ signIns: hasSignIns ? '' : 'shown' }),
              },
            ]),
      ]}
    />
  )
}

const quickDays = (today: CalendarDate) =>
  [
    { key: 'today', from: today, to: today },
    { key: 'yesterday', from: addDays(today, -1), to: addDays(today, -1) },
    { key: 'week', from: addDays(today, -6), to: today },
  ] as const
