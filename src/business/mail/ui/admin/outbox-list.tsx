import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
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
import { outboxReaders, type OutboxMail, type OutboxPage } from '../../outbox-mail.ts'
import { OutboxRow, outboxPath, personOf } from './outbox-row.tsx'

/** The mails of the site: what was given up first, with what can be done about it, then those of each request or person together. The filter is in the address. */
export function OutboxList() {
  const text = useText()
  const now = useNow()
  const { filter, narrow, clear } = useAddressFilter()
  const list = useInfiniteQuery(pagesOf<OutboxPage>(outboxPath, filter))
  const { data, isLoadingError, refetch } = list
  const mails = data?.pages.flatMap(({ items }) => items)
  const failed = mails?.filter(({ state }) => state === 'failed') ?? []
  const others = mails?.filter(({ state }) => state !== 'failed') ?? []
  const onRetried = () => void refetch()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <OutboxFilter filter={filter} counts={data?.pages[0]?.counts} narrow={narrow} />
      {isLoadingError && <NotLoaded onRetry={refetch} />}
      {!mails && !isLoadingError && <RowSkeleton label={text('shell.loading')} />}
      {mails?.length === 0 && <NoMails isNarrowed={filter.size > 0} onAll={clear} />}
      {failed.length > 0 && (
        <section aria-labelledby="failed-mails" className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h2 id="failed-mails" className="text-lg text-clay">
            {text('admin-mail.failed')}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-clay bg-white">
            {failed.map((mail) => (
              <OutboxRow key={mail.id} {...{ mail, now, onRetried }} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-mails" className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h2 id="other-mails" className={failed.length > 0 ? 'text-lg' : 'sr-only'}>
            {text('admin-mail.others')}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-white">
            {[...Map.groupBy(others, ({ reference, to }) => reference ?? to)].map(([about, ofOne]) => (
              <MailsOfOne key={about} {...{ about, now, onRetried }} mails={ofOne} />
            ))}
          </ul>
        </section>
      )}
      <MoreButton list={list} />
    </div>
  )
}

type MailsOfOneProps = {
  /** The reference of what they are about, or an address. */
  readonly about: string
  readonly mails: readonly OutboxMail[]
  readonly now: Date
  readonly onRetried: () => void
}

/** The mails about one request, application or quote, or to one address, under whose it is. */
function MailsOfOne({ about, mails, now, onRetried }: MailsOfOneProps) {
  const name = mails.find((mail) => mail.name)?.name
  const to = mails[0] ? personOf(mails[0]) : null
  return (
    <li className="py-1">
      <p className="flex flex-wrap items-baseline gap-x-2 px-3 pt-1">
        {to ? (
          <Link to={to} className="font-semibold wrap-anywhere hover:underline">
            {name ?? about}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{name ?? about}</span>
        )}
        {name && <span className="text-sm text-muted tabular-nums">{about}</span>}
      </p>
      <ul>
        {mails.map((mail) => (
          <OutboxRow key={mail.id} {...{ mail, now, onRetried }} isOfGroup />
        ))}
      </ul>
    </li>
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
