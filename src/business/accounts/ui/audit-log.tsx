import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pagesOf } from '#client/pages-of.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AuditPage } from '../audit-entry.ts'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { MoreButton } from './more-button.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { auditActions, auditKinds } from './audit-words.ts'

/** Who did what to which record, the newest first; its filter is in the address. */
export function AuditLog() {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const list = useInfiniteQuery(pagesOf<AuditPage>('/api/admin/audit-log', filter))
  const { data, isError, refetch } = list
  const entries = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilterForm filter={filter} onChange={setFilter} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!entries && !isError && <Skeleton className="h-64" />}
      {entries?.length === 0 && (
        <StateBlock title={text('admin.audit.empty')} description={text('admin.audit.empty.text')} />
      )}
      {entries && entries.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {entries.map((entry) => (
            <li key={entry.id}>
              <AuditEntryRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
  )
}

type AuditFilterFormProps = { readonly filter: URLSearchParams; readonly onChange: (filter: URLSearchParams) => void }

/** What the log is narrowed to: an action, a kind of record, days. */
function AuditFilterForm({ filter, onChange }: AuditFilterFormProps) {
  const text = useText()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(filter)
    if (value) next.set(name, value)
    else next.delete(name)
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
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => event.preventDefault()}
    >
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
