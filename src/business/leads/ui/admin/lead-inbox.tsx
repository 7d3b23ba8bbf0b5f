import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { useState, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { keepInSession, recallFromSession } from '#client/session-store.ts'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { addressWith, inboxFilterOf, type InboxFilter } from './inbox-filter.ts'
import { InboxFilterForm } from './inbox-filter-form.tsx'
import { inboxFiguresQuery, inboxQuery } from './lead-queries.ts'
import { LeadView } from './lead-view.tsx'
import { useTriageKeys } from './use-triage-keys.ts'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import { useCompany } from '#client/company.tsx'
import type { ListedLead } from '../../admin-lead.ts'
import { statusTone } from './status-tone.ts'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { nextInList } from './next-in-list.ts'

const keptKeys = 'triage keys'
/** Parts of an open request that keys lead to. */
const focusOn = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus()

/** The inbox: filter, list and the open request; on a phone the one or the other. */
export function LeadInbox() {
  const text = useText()
  const inbox = useInbox()
  const { address, filter, openId, go, narrow } = inbox
  const { data: figures } = useQuery(inboxFiguresQuery())
  const [helping, setHelping] = useState(false)
  const [isOn, setOn] = useState(() => recallFromSession(keptKeys) !== false)
  useTriageKeys(
    {
      j: () => go(1),
      k: () => go(-1),
      e: () => focusOn('lead-status'),
      n: () => focusOn('lead-note'),
      '?': () => setHelping(true),
    },
    isOn,
  )
  const turn = (on: boolean) => {
    keepInSession(keptKeys, on)
    setOn(on)
  }
  const isOpen = openId !== null
  const listed = isOpen ? 'hidden lg:grid' : 'grid'
  return (
    <div className="grid gap-5">
      <div className={`${listed} gap-5`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted" role="status">
            {figures && text('admin-leads.new', { count: figures.new })}
          </p>
          <div className="flex flex-wrap gap-2">
            <span className="hidden lg:contents">
              <Button tone="secondary" size="sm" onClick={() => setHelping(true)}>
                {text('admin-leads.keys')}
              </Button>
            </span>
            <Button asChild tone="secondary" size="sm" icon="download">
              <a href={`/api/admin/leads.csv${filter && `?${filter}`}`} download>
                {text('admin-leads.export')}
              </a>
            </Button>
          </div>
        </div>
        <InboxFilterForm address={address} onChange={narrow} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
        <div className={`${listed} grid-cols-1`}>
          <InboxList inbox={inbox} />
        </div>
        {isOpen ? (
          <div className="grid grid-cols-1 gap-4">
            <Link
              to={`?${addressWith(address, 'lead', '').toString()}`}
              className="link inline-flex min-h-11 items-center gap-2 justify-self-start lg:hidden"
            >
              <Icon name="arrow-left" /> {text('admin-leads.back')}
            </Link>
            <LeadView key={openId} id={openId} />
          </div>
        ) : (
          <p className="hidden rounded-card border border-dashed border-field p-8 text-center text-muted lg:block">
            {text('admin-leads.choose')}
          </p>
        )}
      </div>
      {helping && <TriageHelp isOn={isOn} onTurn={turn} onClose={() => setHelping(false)} />}
    </div>
  )
}

/** The requests of the filter, or why there are none to see. */
function InboxList({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const text = useText()
  const { leads, openId, address, isError, refetch } = inbox
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!leads) {
    return (
      <div className="grid gap-2" role="status" aria-label={text('shell.loading')}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    )
  }
  if (leads.length === 0) {
    return <StateBlock title={text('admin-leads.empty')} description={text('admin-leads.empty.text')} />
  }
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2" aria-label={text('admin-leads.title')}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <InboxRow
              lead={lead}
              to={`?${addressWith(address, 'lead', String(lead.id)).toString()}`}
              isOpen={openId === lead.id}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={inbox} />
    </div>
  )
}

/** A request in the list: who, what, since when, whose it is, what comes next. */
function InboxRow({ lead, to, isOpen }: { lead: ListedLead; to: string; isOpen: boolean }) {
  const { contacts } = useCompany()
  const text = useText()
  const { kind, status, country, name, reference, createdAt, assigneeName, nextStep, nextStepOn } = lead
  const step = [nextStepOn && formatLongDate(nextStepOn, text.language), nextStep].filter(Boolean).join(' · ')
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className="grid gap-1 rounded-card border border-line bg-white px-4 py-3 hover:bg-sand-2 aria-[current]:border-ink aria-[current]:bg-sun-soft"
    >
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <Badge tone={statusTone[status]}>{text(`admin-leads.status.${status}`)}</Badge>
      </span>
      <span className="text-sm text-muted">
        {text(`admin-leads.kind.${kind}`)} · {contacts[country].name[text.language]} · {reference}
      </span>
      <span className="text-sm text-muted">{formatLocalMoment(new Date(createdAt), text.language)}</span>
      {(assigneeName || step) && (
        <span className="text-sm wrap-anywhere">{[assigneeName, step].filter(Boolean).join(' · ')}</span>
      )}
    </Link>
  )
}

const keys = ['j', 'k', 'e', 'n', '?'] as const
const names = { j: 'next', k: 'previous', e: 'status', n: 'note', '?': 'help' } as const

type TriageHelpProps = {
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly onClose: () => void
}

/** What the keys do, and the way to turn them off. */
function TriageHelp({ isOn, onTurn, onClose }: TriageHelpProps) {
  const text = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.keys')}
      description={text('admin-leads.keys.text')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={480}
    >
      <dl className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="grid size-9 place-items-center rounded-control border border-field bg-sand-2 font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{text(`admin-leads.keys.${names[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={text('admin-leads.keys.on')} checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
    </Dialog>
  )
}

/** The inbox of the address: its filter, the requests that were read so far, the one that is open. */
function useInbox() {
  const [address, setAddress] = useSearchParams()
  const filter = inboxFilterOf(address)
  const { data, ...query } = useInfiniteQuery(inboxQuery(filter))
  const leads = data?.pages.flatMap(({ items }) => items)
  const open = address.get('lead') ?? ''
  const openId = /^\d+$/.test(open) ? Number(open) : null
  const at = leads?.findIndex(({ id }) => id === openId) ?? -1
  const lastAt = useRef(0)
  const go = (step: 1 | -1) => {
    const next = nextInList(leads?.map(({ id }) => id) ?? [], openId, step, lastAt.current)
    if (next !== null) setAddress(addressWith(address, 'lead', String(next)), { replace: openId !== null })
    if (step === 1 && leads && at >= leads.length - 2 && query.hasNextPage) void query.fetchNextPage()
  }
  return {
    ...query,
    leads,
    address,
    filter,
    openId,
    go: (step: 1 | -1) => {
      if (at >= 0) lastAt.current = at
      go(step)
    },
    narrow: (name: InboxFilter, value: string) => setAddress(addressWith(address, name, value), { replace: true }),
  }
}
