import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { sendJson } from '#client/send.ts'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead, InboxLead, LeadChange } from '../../admin-lead.ts'
import { leadKinds, trackOf, type LeadTrack } from '../../lead.ts'
import { listedStatuses, statusesAfter, statusesKey, statusKey, type LeadStatus } from '../../lead-status.ts'
import { LeadCard } from './lead-card.tsx'
import { addressWith, inboxFilterOf } from './inbox-filter.ts'
import { inboxQuery, leadsRoot } from './lead-queries.ts'
import { endAsked, LostDialog, type End } from './lost-dialog.tsx'
import { useDragging } from './use-dragging.ts'
import { changeOf } from './use-lead-change.ts'
import { useSayChanged } from './use-say-changed.ts'
import type { LeadWorkProps } from './lead-work-props.ts'
import { isSale, WonDialog } from './won-amount.tsx'
import { useNow } from '#client/use-now.ts'

type BoardProps = { readonly track: LeadTrack; readonly address: URLSearchParams }

/**
 * The requests of the filter by state: a column each on a desk, one at a time on a phone. A request moves by the menu of what it
 * may become, with keys and fingers alike; with a mouse it is dragged into the column, too.
 */
export function LeadBoard({ track, address }: BoardProps) {
  const text = useText()
  const moves = useMoves()
  const [shown, setShown] = useState<LeadStatus>('new')
  const kind = leadKinds.find((one) => trackOf(one) === track) ?? leadKinds[0]
  const filterOf = (status: LeadStatus) => inboxFilterOf(addressWith(address, 'status', status), track)
  return (
    <div className="grid min-h-0 grid-cols-1 gap-3 lg:grid-rows-[minmax(0,1fr)]">
      <ChipRow
        label={text('admin-leads.filter.status')}
        className="lg:hidden"
        chips={listedStatuses.map((status) => ({
          key: status,
          label: <ChipName name={text(statusesKey(kind, status))} filter={filterOf(status)} />,
          selected: status === shown,
          onSelect: () => setShown(status),
        }))}
      />
      <div className="grid min-h-0 grid-cols-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-2">
        {listedStatuses.map((status) => (
          <Column
            key={status}
            title={text(statusesKey(kind, status))}
            filter={filterOf(status)}
            address={address}
            isShown={status === shown}
            status={status}
            moves={moves}
          />
        ))}
      </div>
      {moves.asked}
    </div>
  )
}

/** A column and how many are in it, as far as they have been loaded. */
function ChipName({ name, filter }: { name: string; filter: string }) {
  const { data, hasNextPage } = useInfiniteQuery(inboxQuery(filter))
  const count = data?.pages.flatMap(({ items }) => items).length
  return (
    <>
      {name}
      {count !== undefined && (
        <span className="font-normal tabular-nums opacity-75">
          {count}
          {hasNextPage && '+'}
        </span>
      )}
    </>
  )
}

/** How requests move from column to column, and the one that is being dragged. */
type Moves = {
  readonly move: (lead: InboxLead, to: LeadStatus) => void
  readonly movingId: number | null
  /** Asks of one that is moved to the lost why it is, and whether its person is still expected. */
  readonly asked: ReactNode
  readonly dragged: InboxLead | null
  readonly drag: (lead: InboxLead | null) => void
  /** The column that it is held over. */
  readonly over: LeadStatus | null
  readonly hold: (over: LeadStatus | null) => void
}

function useMoves(): Moves {
  const text = useText()
  const client = useQueryClient()
  const [dragged, setDragged] = useState<InboxLead | null>(null)
  const [over, hold] = useState<LeadStatus | null>(null)
  const drag = (lead: InboxLead | null) => {
    setDragged(lead)
    hold(null)
  }
  const [ending, setEnding] = useState<{ readonly lead: InboxLead; readonly end: End | 'won' } | null>(null)
  const showAnew = () => client.invalidateQueries({ queryKey: [leadsRoot] })
  const sayChanged = useSayChanged(showAnew)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ lead, change }: { lead: InboxLead; change: Omit<LeadChange, 'updatedAt'> }) =>
      sendJson<AdminLead>('PATCH', `${leadsRoot}/${lead.id}`, { ...change, updatedAt: lead.updatedAt }),
    onSuccess: (changed, { lead, change }) => {
      setEnding(null)
      sayChanged(lead, change, changed)
    },
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: showAnew,
  })
  const move = (lead: InboxLead, status: LeadStatus) => {
    const isWon = status === 'won' && isSale({ kind: lead.kind, status })
    const end = isWon ? status : endAsked({ ...lead, booking: lead.asked.booking }, status)
    if (end) setEnding({ lead, end })
    else mutate({ lead, change: { status } })
  }
  const asking = ending && {
    change: (wanted: Parameters<LeadWorkProps['change']>[0]) => mutate({ lead: ending.lead, change: changeOf(wanted) }),
    isPending,
    onClose: () => setEnding(null),
  }
  const asked =
    asking &&
    (ending.end === 'won' ? (
      <WonDialog lead={ending.lead} asked={ending.lead.worth?.amount ?? null} {...asking} />
    ) : (
      <LostDialog lead={{ ...ending.lead, booking: ending.lead.asked.booking }} end={ending.end} {...asking} />
    ))
  return { move, asked, movingId: isPending ? variables.lead.id : null, dragged, drag, over, hold }
}

type ColumnProps = {
  readonly status: LeadStatus
  readonly moves: Moves
  readonly title: string
  readonly filter: string
  readonly address: URLSearchParams
  /** On a phone. */
  readonly isShown: boolean
}

function Column({ title, filter, address, isShown, status, moves }: ColumnProps) {
  const text = useText()
  const id = useId()
  const now = useNow()
  const list = useInfiniteQuery(inboxQuery(filter))
  const leads = list.data?.pages.flatMap(({ items }) => items)
  const { move, movingId, dragged, drag, over, hold } = moves
  const takes = dragged !== null && statusesAfter(dragged.status).includes(status)
  const place = useRef<HTMLElement>(null)
  useDragging(place, {
    dragover: (event) => {
      hold(status)
      event.preventDefault()
    },
    drop: () => {
      if (takes) move(dragged, status)
      else if (dragged && dragged.status !== status) {
        const [from, to] = [dragged.status, status].map((one) => text(statusKey(dragged.kind, one)))
        toast({ tone: 'error', title: text('admin-leads.board.notTo', { from: from ?? '', to: to ?? '' }) })
      }
      drag(null)
    },
  })
  return (
    <section
      ref={place}
      aria-labelledby={id}
      className={`${isShown ? 'grid' : 'hidden lg:grid'} min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] rounded-card lg:border lg:bg-sand-2 ${takes ? 'border-dashed border-leaf' : 'border-line'} ${takes && over === status ? 'lg:bg-leaf-soft' : ''}`}
    >
      <h2
        id={id}
        className={`flex items-baseline justify-between gap-2 px-3 py-2 text-base max-lg:sr-only ${leads?.length === 0 ? 'text-muted' : ''}`}
      >
        <span className="min-w-0 truncate" title={title}>
          {title}
        </span>
        {leads && (
          <span className="font-sans text-sm font-normal text-muted tabular-nums">
            {leads.length}
            {list.hasNextPage && '+'}
          </span>
        )}
      </h2>
      <div className="relative min-h-0 lg:overflow-y-auto lg:p-1.5 lg:pt-0">
        {!leads && !list.isError && <Skeleton className="h-28" />}
        {!leads && list.isError && (
          <div className="grid justify-items-center gap-2 px-1 py-6 text-center text-sm">
            {text('shell.error.title')}
            <Button tone="secondary" size="sm" onClick={() => void list.refetch()}>
              {text('shell.error.retry')}
            </Button>
          </div>
        )}
        {leads?.length === 0 && (
          <p className="px-1 py-2 text-center text-sm text-muted lg:sr-only">{text('admin-leads.board.empty')}</p>
        )}
        <ul className="grid grid-cols-1 gap-1.5">
          {leads?.map((lead) => (
            <li key={lead.id}>
              <LeadCard
                lead={lead}
                now={now}
                to={`?${addressWith(address, 'lead', String(lead.id)).toString()}`}
                isMoving={movingId === lead.id}
                onMove={(to) => move(lead, to)}
                onDrag={drag}
              />
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
