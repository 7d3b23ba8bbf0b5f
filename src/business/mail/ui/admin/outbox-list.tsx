import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pagesOf } from '#client/pages-of.ts'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { mailStates, type OutboxPage } from '../../outbox-mail.ts'
import { OutboxMailCard } from './outbox-mail-card.tsx'

const path = '/api/admin/mails'

/** The mails of the site, the newest first; the filter is in the address. */
export function OutboxList() {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const list = useInfiniteQuery(pagesOf<OutboxPage>(path, filter))
  const { data, isError, refetch } = list
  const mails = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OutboxFilter key={filter.toString()} filter={filter} onChange={setFilter} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!mails && !isError && <Skeleton className="h-64" />}
      {mails?.length === 0 && <StateBlock title={text('admin-mail.empty')} icon="mail" />}
      {mails && mails.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {mails.map((mail) => (
            <li key={mail.id}>
              <OutboxMailCard mail={mail} onRetried={() => void refetch()} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
  )
}

type OutboxFilterProps = {
  readonly filter: URLSearchParams
  readonly onChange: (filter: URLSearchParams) => void
}

function OutboxFilter({ filter, onChange }: OutboxFilterProps) {
  const text = useText()
  const apply = (form: HTMLFormElement) =>
    onChange(new URLSearchParams(Object.entries(readForm(form)).filter(([, value]) => value.trim() !== '')))
  return (
    <form
      role="search"
      className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <Field label={text('admin-mail.search')}>
        <TextInput name="q" type="search" maxLength={200} defaultValue={filter.get('q') ?? ''} />
      </Field>
      <Field label={text('admin-mail.state')}>
        <Select
          name="state"
          defaultValue={filter.get('state') ?? ''}
          onChange={({ currentTarget: { form } }) => form && apply(form)}
          placeholder={text('admin.audit.all')}
          options={mailStates.map((state) => ({ value: state, label: text(`admin-mail.state.${state}`) }))}
        />
      </Field>
      <Button type="submit" tone="secondary" icon="search">
        {text('admin-mail.submit')}
      </Button>
    </form>
  )
}
