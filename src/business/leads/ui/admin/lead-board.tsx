import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { ChipRow } from '#design/chip-row.tsx'
import { Icon } from '#design/icon.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead, InboxLead } from '../../admin-lead.ts'
import { answerClock } from '../../answer-clock.ts'
import { leadKinds, trackOf, type LeadTrack } from '../../lead.ts'
import { becomeKey, leadStatuses, statusesAfter, statusKey, type LeadStatus } from '../../lead-status.ts'
import { Age } from './age.tsx'
import { askedInShort } from './asked-in-short.ts'
import { addressWith, inboxFilterOf } from './inbox-filter.ts'
import { inboxQuery, leadsRoot } from './lead-queries.ts'
import { useNow } from './use-now.ts'

/** What is nobody's work stands in the list alone. */
const columns = leadStatuses.filter((status) => status !== 'spam')

type BoardProps = { readonly track: LeadTrack; readonly address: URLSearchParams }

/**
 * The requests of the filter by state: a column each on a desk, one at a time on a phone. A request moves by the list of what it
 * may become, with keys and fingers alike.
 */
export function LeadBoard({ track, address }: BoardProps) {
  const text = useText()
  const [shown, setShown] = useState<LeadStatus>('new')
  const kind = leadKinds.find((one) => trackOf(one) === track) ?? leadKinds[0]
  return (
    <div className="grid min-h-0 grid-cols-1 gap-3 lg:grid-rows-[minmax(0,1fr)]">
      <ChipRow
        label={text('admin-leads.filter.status')}
        className="lg:hidden"
        chips={columns.map((status) => ({
          key: status,
          label: text(statusKey(kind, status)),
          selected: status === shown,
          onSelect: () => setShown(status),
        }))}
      />
      <div className="grid min-h-0 grid-cols-1 gap-3 lg:grid-cols-5 lg:gap-2 lg:grid-rows-[minmax(0,1fr)]">
        {columns.map((status) => (
          <Column
            key={status}
            title={text(statusKey(kind, status))}
            filter={inboxFilterOf(addressWith(address, 'status', status), track)}
            address={address}
            isShown={status === shown}
          />
        ))}
      </div>
    </div>
  )
}

type ColumnProps = {
  readonly title: string
  readonly filter: string
  readonly address: URLSearchParams
  /** On a phone. */
  readonly isShown: boolean
}

function Column({ title, filter, address, isShown }: ColumnProps) {
  const text = useText()
  const id = useId()
  const now = useNow()
  const list = useInfiniteQuery(inboxQuery(filter))
  const leads = list.data?.pages.flatMap(({ items }) => items)
  return (
    <section
      aria-labelledby={id}
      className={`${isShown ? 'grid' : 'hidden lg:grid'} min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-sand-2`}
    >
      <h2 id={id} className="flex items-baseline justify-between gap-2 px-3 py-2 text-base">
        <span className="min-w-0 truncate">{title}</span>
        {leads && (
          <span className="font-sans text-sm font-normal text-muted tabular-nums">
            {leads.length}
            {list.hasNextPage && '+'}
          </span>
        )}
      </h2>
      <div className="min-h-0 p-1.5 pt-0 lg:overflow-y-auto">
        {!leads && !list.isError && <Skeleton className="h-28" />}
        {!leads && list.isError && <NotLoaded onRetry={list.refetch} />}
        {leads?.length === 0 && (
          <p className="px-1 py-6 text-center text-sm text-muted">{text('admin-leads.board.empty')}</p>
        )}
        <ul className="grid grid-cols-1 gap-1.5">
          {leads?.map((lead) => (
            <li key={lead.id}>
              <Card lead={lead} now={now} to={`?${addressWith(address, 'lead', String(lead.id)).toString()}`} />
            </li>
          ))}
        </ul>
        <div className="grid pt-2 empty:hidden">
          <MoreButton list={list} />
        </div>
      </div>
    </section>
  )
}

function Card({ lead, now, to }: { lead: InboxLead; now: Date; to: string }) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (status: string) =>
      sendJson<AdminLead>('PATCH', `${leadsRoot}/${lead.id}`, { status, updatedAt: lead.updatedAt }),
    onSuccess: () => toast({ title: text('admin.saved') }),
    onError: (error) =>
      toast({ title: failureOf(error, text('shell.error.text')) ?? text('shell.error.text'), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [leadsRoot] }),
  })
  const asked = askedInShort(lead, text)
  const next = statusesAfter(lead.status).map((value) => ({ value, label: text(becomeKey(lead.kind, value)) }))
  return (
    <article className="grid grid-cols-1 gap-1 rounded-control border border-line bg-white p-2.5 pb-0">
      <p className="flex items-baseline justify-between gap-2">
        <Link to={to} className="min-w-0 text-sm leading-tight font-semibold wrap-anywhere hover:underline">
          {lead.name}
        </Link>
        <Age clock={answerClock(lead, now)} since={lead.createdAt} />
      </p>
      {asked && <p className="text-xs wrap-anywhere">{asked}</p>}
      {lead.asked.words && <p className="line-clamp-2 text-xs wrap-anywhere text-muted">{lead.asked.words}</p>}
      {lead.nextStep && <p className="line-clamp-1 text-xs font-semibold wrap-anywhere">{lead.nextStep}</p>}
      <p className="flex items-center justify-between gap-1 text-xs text-muted">
        <span className="min-w-0 truncate">{lead.assigneeName ?? text('admin-leads.owner.none')}</span>
        <MoveButton name={lead.name} isOff={isPending} options={next} onMove={mutate} />
      </p>
    </article>
  )
}

type MoveButtonProps = {
  readonly name: string
  readonly isOff: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onMove: (status: string) => void
}

/** The list of what a request may become, behind an arrow: a card is read more often than it is moved. */
function MoveButton({ name, isOff, options, onMove }: MoveButtonProps) {
  const text = useText()
  const label = text('admin-leads.board.move', { name })
  return (
    <span
      title={label}
      className="relative -mr-2 grid size-11 lg:pointer-fine:size-8 shrink-0 place-items-center rounded-control text-ink outline-offset-0 outline-sun focus-within:outline-3 hover:bg-sand-2"
    >
      <Icon name="arrow-right" className="size-4" />
      <select
        aria-label={label}
        value=""
        disabled={isOff}
        onChange={({ target }) => target.value && onMove(target.value)}
        className="absolute inset-0 cursor-pointer text-base opacity-0"
      >
        <option value="">{text('admin-leads.board.to')}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}
