import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { CountryFilter } from '#business/accounts/ui/country-filter.tsx'
import { FilterButton } from '#business/accounts/ui/filter-button.tsx'
import { withParts } from '#client/address-filter.ts'
import { CountedName } from '#design/admin/counted-name.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Icon } from '#design/icon.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { dueTimes, leadSorts, type DueTime, type InboxFilter } from '../../admin-lead.ts'
import { channels, leadKinds, trackOf, type LeadTrack } from '../../lead.ts'
import { leadStatuses, listedStatuses, statusesKey } from '../../lead-status.ts'
import { usualSort } from './inbox-filter.ts'
import { inboxFiguresQuery } from './lead-queries.ts'
import { useOwners } from '#business/accounts/ui/assignees.tsx'
import { SavedViews } from './saved-views.tsx'

/** What opens under the button. */
const hidden = ['kind', 'channel', 'country', 'assignee', 'due'] as const satisfies readonly InboxFilter[]
/** What is due then stands beside the states, too. */
const dueChips = ['overdue', 'week', 'none'] as const satisfies readonly DueTime[]
const isDueChip = (due: string | null) => dueChips.some((one) => one === due)

type InboxFilterFormProps = {
  readonly track: LeadTrack
  /** What the address asks of the API. */
  readonly filter: string
  readonly address: URLSearchParams
  readonly onChange: (name: InboxFilter, value: string) => void
}

/**
 * What the inbox is narrowed to and how it is sorted: words, states (several at once), order; kind, channel, country, owner and due day
 * open under a button, which says how many of them are chosen.
 */
export function InboxFilterForm({ hasStates, ...form }: InboxFilterFormProps & { readonly hasStates: boolean }) {
  const { track, address, onChange } = form
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const chosen = hidden.filter((name) => address.has(name) && !(hasStates && isDueChip(address.get(name))))
  const [isOpen, setOpen] = useState(() => chosen.length > 0 && matchMedia('(min-width: 64rem)').matches)
  return (
    <form className="grid grid-cols-1 gap-2" onSubmit={(event) => event.preventDefault()}>
      <div className="flex flex-wrap gap-2">
        <div className="hidden w-44 shrink-0 empty:hidden sm:block xl:w-56">
          <SavedViews track={track} />
        </div>
        <SearchField
          label={text('admin-leads.filter.q')}
          hint={text('admin-leads.filter.q.hint')}
          asked={address.get('q') ?? ''}
          onAsk={(words) => onChange('q', words)}
          className="grow basis-40"
        />
        <div className="hidden w-44 shrink-0 sm:block xl:w-60">
          <Order track={track} address={address} onChange={onChange} />
        </div>
        <FilterButton
          ref={button}
          isOpen={isOpen}
          chosen={chosen.length}
          onToggle={() => setOpen(!isOpen)}
          className="shrink-0"
        />
      </div>
      {isOpen && (
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-3 xl:grid-cols-5">
          <div className="col-span-2 empty:hidden sm:hidden">
            <SavedViews track={track} />
          </div>
          <div className="col-span-2 sm:hidden">
            <Order track={track} address={address} onChange={onChange} />
          </div>
          <Choices track={track} address={address} onChange={onChange} />
          {chosen.length > 0 && (
            <Link
              replace
              to={`?${withParts(address, Object.fromEntries(chosen.map((name) => [name, ''])))}`}
              // It goes with what it has cleared.
              onClick={() => button.current?.focus()}
              className="link inline-flex min-h-11 items-center"
            >
              {text('admin.filter.clear')}
            </Link>
          )}
        </div>
      )}
      {hasStates && <States {...form} />}
    </form>
  )
}

/** All of them, what is overdue, what is to be followed up this week and what nothing is planned for, then one state or several. Each says how many it would show. */
function States({ track, address, filter, onChange }: InboxFilterFormProps) {
  const text = useText()
  const { data } = useQuery(inboxFiguresQuery(filter))
  const kind = leadKinds.find((one) => trackOf(one) === track) ?? leadKinds[0]
  const chosen = address.get('status')?.split(',').filter(Boolean) ?? []
  const due = address.get('due')
  // None goes with what is chosen, so that the others keep their place; what is nobody's work, the last, is seldom there.
  const shown = leadStatuses.filter(
    (status) => status !== 'spam' || chosen.includes(status) || (data?.statuses[status] ?? 0) > 0,
  )
  return (
    <ChipRow
      label={text('admin-leads.filter.status')}
      layout="fading"
      className="-my-1 lg:flex-nowrap lg:gap-1 lg:pr-6 lg:[mask-image:linear-gradient(to_left,transparent,black_1.5rem)] lg:[&_:is(a,button)]:gap-1.5 lg:[&_:is(a,button)]:px-2"
      chips={[
        {
          key: 'all',
          label: (
            <CountedName
              name={text('admin-leads.filter.status.all')}
              count={data && listedStatuses.reduce((sum, status) => sum + data.statuses[status], 0)}
            />
          ),
          selected: chosen.length === 0 && !isDueChip(due),
          link: <Link replace to={`?${withParts(address, { status: '', ...(isDueChip(due) && { due: '' }) })}`} />,
        },
        ...dueChips.map((time) => ({
          key: time,
          label: (
            <>
              {time === 'overdue' && <Icon name="alert" className={`size-4 ${time === due ? '' : 'text-clay'}`} />}
              <CountedName name={text(`admin-leads.dueNow.${time}`)} count={data?.due[time]} />
            </>
          ),
          selected: time === due,
          onSelect: () => onChange('due', time === due ? '' : time),
        })),
        ...shown.map((status) => {
          const selected = chosen.includes(status)
          const others = leadStatuses.filter((one) => (one === status ? !selected : chosen.includes(one)))
          return {
            key: status,
            label: <CountedName name={text(statusesKey(kind, status))} count={data?.statuses[status]} />,
            selected,
            onSelect: () => onChange('status', others.join(',')),
          }
        }),
      ]}
    />
  )
}

/** What is chosen from a list; each list names itself where nothing is. */
function Choices({ track, address, onChange }: Omit<InboxFilterFormProps, 'filter'>) {
  const text = useText()
  const owners = useOwners('leads', address.get('assignee'))
  const kinds = leadKinds.filter((kind) => trackOf(kind) === track)
  const options = {
    kind: kinds.map((value) => ({ value, label: text(`admin-leads.kind.${value}`) })),
    channel: channels.map((value) => ({ value, label: text(`admin-leads.channel.${value}`) })),
    assignee: owners,
    due: dueTimes.map((value) => ({ value, label: text(`admin-leads.due.${value}`) })),
  }
  const shown = kinds.length > 1 ? hidden : hidden.filter((name) => name !== 'kind')
  return shown.map((name) => {
    const asked = address.get(name) ?? ''
    const onAsk = (value: string) => onChange(name, value)
    if (name === 'country') return <CountryFilter key={name} asked={asked} onAsk={onAsk} />
    return (
      <Field key={name} label={text(`admin-leads.filter.${name}`)} hideLabel>
        <Select
          value={asked}
          onChange={({ target }) => onAsk(target.value)}
          placeholder={text(`admin-leads.filter.${name}.all`)}
          options={options[name]}
        />
      </Field>
    )
  })
}

/** In which order. */
function Order({ track, address, onChange }: Omit<InboxFilterFormProps, 'filter'>) {
  const text = useText()
  const usual = usualSort(address, track)
  const hasAmounts = track === 'sales' && address.has('country')
  const isOffered = { urgent: track === 'sales', newest: true, oldest: true, due: true, amount: hasAmounts }
  const sorts = leadSorts.filter((sort) => sort !== usual && isOffered[sort])
  return (
    <Field label={text('admin-leads.filter.sort')} hideLabel>
      <Select
        value={address.get('sort') ?? ''}
        onChange={({ target }) => onChange('sort', target.value)}
        placeholder={text(`admin-leads.sort.${usual}`)}
        options={sorts.map((value) => ({ value, label: text(`admin-leads.sort.${value}`) }))}
      />
    </Field>
  )
}
