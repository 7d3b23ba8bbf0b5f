import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { pagesOf } from '#client/pages-of.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AuditEntry, AuditPage, AuditPerson } from '../audit-entry.ts'
import { AuditEntryRow, subjectOf, type AuditRecords } from './audit-entry-row.tsx'
import { MoreButton } from './more-button.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { auditActions, auditKind, auditKinds } from './audit-words.ts'
import type { NameOf } from './told-changes.ts'

type AuditLogProps = {
  readonly records: AuditRecords
  /** What records name by an id alone; people are the log's own. */
  readonly nameOf: NameOf
}

const actorsQuery = () => queryOptions<AuditPerson[]>({ queryKey: ['/api/admin/audit-log/people'] })

/** Who did what to which record, the newest first; its filter is in the address. */
export function AuditLog({ records, nameOf }: AuditLogProps) {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const { data: people = [] } = useQuery(actorsQuery())
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const named: NameOf = (kind, id) => (kind === 'person' ? names.get(String(id)) : nameOf(kind, id))
  const list = useInfiniteQuery(pagesOf<AuditPage>('/api/admin/audit-log', filter))
  const { data, isError, refetch } = list
  const entries = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilterForm filter={filter} people={people} onChange={setFilter} />
      {filter.has('recordId') && <OneRecord entry={entries?.[0]} records={records} filter={filter} />}
      {isError && <NotLoaded onRetry={refetch} />}
      {!entries && !isError && <Skeleton className="h-64" />}
      {entries?.length === 0 && (
        <StateBlock title={text('admin.audit.empty')} description={text('admin.audit.empty.text')} />
      )}
      {entries && entries.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {entries.map((entry) => (
            <li key={entry.id}>
              <AuditEntryRow entry={entry} records={records} nameOf={named} isAlone={filter.has('recordId')} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
  )
}

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
  const without = new URLSearchParams(filter)
  without.delete('recordId')
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
  readonly onChange: (filter: URLSearchParams) => void
}

/** What the log is narrowed to: a person, a kind of record, an action, days. */
function AuditFilterForm({ filter, people, onChange }: AuditFilterFormProps) {
  const text = useText()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(filter)
    if (value) next.set(name, value)
    else next.delete(name)
    // A record is one of its kind.
    if (name === 'kind') next.delete('recordId')
    onChange(next)
  }
  const bind = (name: string) => ({
    name,
    value: filter.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  return (
    <form
      role="search"
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={text('admin.audit.person')}>
        <Select
          {...bind('staffId')}
          placeholder={text('admin.audit.all')}
          options={people.map(({ id, name, isRemoved }) => ({
            value: id,
            label: isRemoved ? text('admin.audit.removed', { name }) : name,
          }))}
        />
      </Field>
      <Field label={text('admin.audit.kind')}>
        <Select
          {...bind('kind')}
          placeholder={text('admin.audit.all')}
          options={auditKinds.map((kind) => ({ value: kind, label: text(`admin.audit.kind.${kind}`) }))}
        />
      </Field>
      <Field label={text('admin.audit.action')}>
        <Select
          {...bind('action')}
          placeholder={text('admin.audit.all')}
          options={auditActions.map((action) => ({ value: action, label: text(`admin.audit.did.${action}`) }))}
        />
      </Field>
      <Field label={text('admin.audit.from')}>
        <TextInput {...bind('from')} type="date" />
      </Field>
      <Field label={text('admin.audit.to')}>
        <TextInput {...bind('to')} type="date" />
      </Field>
    </form>
  )
}
