import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { Field } from '#design/field.tsx'
import { Select, type SelectOption } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { countries } from '#kernel/country.ts'
import { leadKinds } from '../../lead.ts'
import { leadStatuses } from '../../lead-status.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { assigneesQuery } from '#business/accounts/ui/assignees.tsx'

const typingPauseMs = 300

type InboxFilterFormProps = {
  readonly address: URLSearchParams
  readonly onChange: (name: InboxFilter, value: string) => void
}

/** What the inbox is narrowed to: words, kind, status, country, owner. */
export function InboxFilterForm({ address, onChange }: InboxFilterFormProps) {
  const { contacts } = useCompany()
  const text = useText()
  const choose = (name: InboxFilter, options: readonly SelectOption[]) => (
    <Field key={name} label={text(`admin-leads.filter.${name}`)}>
      <Select
        value={address.get(name) ?? ''}
        onChange={({ target }) => onChange(name, target.value)}
        placeholder={text('admin-leads.filter.all')}
        options={options}
      />
    </Field>
  )
  return (
    <search>
      <form
        className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField asked={address.get('q') ?? ''} onChange={(words) => onChange('q', words)} />
        {choose(
          'status',
          leadStatuses.map((value) => ({ value, label: text(`admin-leads.status.${value}`) })),
        )}
        {choose(
          'kind',
          leadKinds.map((value) => ({ value, label: text(`admin-leads.kind.${value}`) })),
        )}
        {choose(
          'country',
          countries.map((value) => ({ value, label: contacts[value].name[text.language] })),
        )}
        {choose('assignee', useOwners())}
      </form>
    </search>
  )
}

function useOwners(): readonly SelectOption[] {
  const text = useText()
  const me = useMe()
  const { data = [] } = useQuery(assigneesQuery('leads'))
  const others = data.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { value: 'me', label: text('admin-leads.owner.me') },
    { value: 'none', label: text('admin.owner.none') },
    ...others,
  ]
}

/** Asks when the typing pauses. */
function SearchField({ asked, onChange }: { asked: string; onChange: (words: string) => void }) {
  const text = useText()
  const [words, setWords] = useState(asked)
  const ask = useEffectEvent(() => words.trim() !== asked && onChange(words.trim()))
  useEffect(() => {
    const timer = setTimeout(() => ask(), typingPauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <Field label={text('admin-leads.filter.q')} className="col-span-full xl:col-span-1">
      <TextInput
        type="search"
        maxLength={200}
        value={words}
        placeholder={text('admin-leads.filter.q.hint')}
        onChange={({ target }) => setWords(target.value)}
      />
    </Field>
  )
}
