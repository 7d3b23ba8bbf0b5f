import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useAddressFilter } from '#client/address-filter.ts'
import { useNow } from '#client/use-now.ts'
import { pagesOf } from '#client/pages-of.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { inCount } from '#kernel/counted.ts'
import type { MailState } from '#kernel/mail-state.ts'
import { outboxReaders, type OutboxPage } from '../../outbox-mail.ts'
import { OutboxRow, outboxPath } from './outbox-row.tsx'

/** The mails of the site, a line each: what was given up first, with what can be done about it. The filter is in the address. */
export function OutboxList() {
  const text = useText()
  const now = useNow()
  const { filter, narrow, clear } = useAddressFilter()
  const list = useInfiniteQuery(pagesOf<OutboxPage>(outboxPath, filter))
  const { data, isError, refetch } = list
  const mails = data?.pages.flatMap(({ items }) => items)
  const groups = [
    {
      key: 'failed',
      label: text('admin-mail.state.failed'),
      mails: mails?.filter(({ state }) => state === 'failed'),
    },
    {
      key: 'others',
      label: text('admin-mail.others'),
      mails: mails?.filter(({ state }) => state !== 'failed'),
    },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <OutboxFilter filter={filter} counts={data?.pages[0]?.counts} narrow={narrow} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!mails && !isError && <RowSkeleton label={text('shell.loading')} />}
      {mails?.length === 0 && <NoMails isNarrowed={filter.size > 0} onAll={clear} />}
      {groups.map(
        ({ key, label, mails: ofGroup }) =>
          ofGroup &&
          ofGroup.length > 0 && (
            <ul
              key={key}
              aria-label={label}
              className={`divide-y divide-line rounded-card border bg-white ${key === 'failed' ? 'border-clay' : 'border-line'}`}
            >
              {ofGroup.map((mail) => (
                <OutboxRow key={mail.id} mail={mail} now={now} onRetried={() => void refetch()} />
              ))}
            </ul>
          ),
      )}
      <MoreButton list={list} />
    </div>
  )
}

type NoMailsProps = {
  readonly isNarrowed: boolean
  readonly onAll: () => void
}

function NoMails({ isNarrowed, onAll }: NoMailsProps) {
  const text = useText()
  if (!isNarrowed)
    return <EmptyList icon="mail" title={text('admin-mail.empty')} description={text('admin-mail.empty.text')} />
  return (
    <EmptyList
      icon="search"
      title={text('admin-mail.empty.filter')}
      action={
        <Button tone="secondary" onClick={onAll}>
          {text('admin-mail.showAll')}
        </Button>
      }
    />
  )
}

/** In the order of what asks for something. */
const shownStates = ['failed', 'queued', 'sent'] as const satisfies readonly MailState[]

type OutboxFilterProps = {
  readonly filter: URLSearchParams
  readonly counts: OutboxPage['counts'] | undefined
  readonly narrow: (parts: Readonly<Record<string, string>>) => void
}

/** Words, to whom, and the states with how many there are in each. */
function OutboxFilter({ filter, counts, narrow }: OutboxFilterProps) {
  const text = useText()
  const all = counts && counts.queued + counts.sent + counts.failed
  const states = [
    { state: '', label: text('admin-mail.state.all'), count: all },
    ...shownStates.map((state) => ({
      state,
      label: text(state === 'sent' ? 'admin-mail.state.manySent' : `admin-mail.state.${state}`),
      count: counts?.[state],
    })),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField
          label={text('admin-mail.search')}
          hint={text('admin-mail.search')}
          asked={filter.get('q') ?? ''}
          onAsk={(words) => narrow({ q: words })}
        />
        <Field label={text('admin-mail.reader')} hideLabel>
          <Select
            value={filter.get('reader') ?? ''}
            onChange={({ target }) => narrow({ reader: target.value })}
            placeholder={text('admin-mail.reader.all')}
            options={outboxReaders.map((value) => ({
              value,
              label: text(`admin-mail.reader.${value}`),
            }))}
          />
        </Field>
      </div>
      <ChipRow
        label={text('admin-mail.state')}
        chips={states.map(({ state, label, count }) => ({
          key: state || 'all',
          label: (
            <>
              {label}
              {count !== undefined && <span className="font-normal tabular-nums opacity-75">{inCount(count)}</span>}
            </>
          ),
          selected: (filter.get('state') ?? '') === state,
          onSelect: () => narrow({ state }),
        }))}
      />
    </div>
  )
}
