import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { auditActions, auditKinds } from './audit-words.ts'

type AuditFilterFormProps = { readonly filter: URLSearchParams; readonly onChange: (filter: URLSearchParams) => void }

/** What the log is narrowed to: an action, a kind of record, days. */
export function AuditFilterForm({ filter, onChange }: AuditFilterFormProps) {
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
