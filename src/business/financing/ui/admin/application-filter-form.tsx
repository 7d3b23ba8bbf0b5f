import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { readForm } from '#client/read-form.ts'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable } from '#kernel/country.ts'
import { applicationStatuses } from '../../application-status.ts'

type ApplicationFilterFormProps = {
  readonly filter: URLSearchParams
  readonly onChange: (filter: URLSearchParams) => void
}

/** What the list is narrowed to: words, a status, a country. The lists apply at once, the words with the button. */
export function ApplicationFilterForm({ filter, onChange }: ApplicationFilterFormProps) {
  const text = useText()
  const apply = (form: HTMLFormElement) => {
    const filled = Object.entries(readForm(form)).filter(([, value]) => value.trim() !== '')
    onChange(new URLSearchParams(filled))
  }
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    if (currentTarget.form) apply(currentTarget.form)
  }
  return (
    <form
      // A filter that is taken away empties the fields too.
      key={filter.toString()}
      role="search"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <Field label={text('admin-applications.filter.search')} className="sm:col-span-2 lg:col-span-1">
        <TextInput
          name="q"
          type="search"
          maxLength={200}
          defaultValue={filter.get('q') ?? ''}
          placeholder={text('admin-applications.filter.search.example')}
        />
      </Field>
      <Field label={text('admin-applications.column.status')}>
        <Select
          name="status"
          defaultValue={filter.get('status') ?? ''}
          onChange={choose}
          placeholder={text('admin-applications.filter.allButDrafts')}
          options={applicationStatuses.map((status) => ({ value: status, label: text(`tracking.status.${status}`) }))}
        />
      </Field>
      <Field label={text('admin-applications.country')}>
        <Select
          name="country"
          defaultValue={filter.get('country') ?? ''}
          onChange={choose}
          placeholder={text('admin.audit.all')}
          options={countries.map((country) => ({
            value: country,
            label: countryTable[country].name[text.language],
          }))}
        />
      </Field>
      <Button type="submit" tone="secondary" icon="search">
        {text('admin-applications.filter.submit')}
      </Button>
    </form>
  )
}
