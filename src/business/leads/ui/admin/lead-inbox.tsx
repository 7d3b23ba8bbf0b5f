import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportLink } from '#business/accounts/ui/export-link.tsx'
import { withParts } from '#client/address-filter.ts'
import { keepInSession, recallFromSession } from '#client/session-store.ts'
import { Link } from 'react-router'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { requestsFile, type LeadTrack } from '../../lead.ts'
import { ChosenBar, type Chosen } from './chosen-bar.tsx'
import { addressWith, questionOf } from './inbox-filter.ts'
import { InboxFilterForm } from './inbox-filter-form.tsx'
import { InboxList } from './inbox-list.tsx'
import { LeadBoard } from './lead-board.tsx'
import { inboxFiguresQuery, leadsRoot } from './lead-queries.ts'
import { LeadView } from './lead-view.tsx'
import { SavedViewDialog } from './saved-view-dialog.tsx'
import { useViews } from './saved-views.tsx'
import { TriageHelp } from './triage-help.tsx'
import { useInbox } from './use-inbox.ts'
import { useTriageKeys } from './use-triage-keys.ts'

const keptKeys = 'triage keys'
/** Parts of an open request that keys lead to. */
const focusOn = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus()

/** What customers ask for. */
export const LeadInbox = () => <Inbox track="sales" />
/** Who wants to work here: a list and words of their own. */
export const JobInbox = () => <Inbox track="jobs" />

const headings = { sales: 'admin-leads.title', jobs: 'admin-leads.job.title' } as const

/**
 * The inbox of a track: filter, list and the open request. On a desk the list and the request scroll apart, so that neither
 * moves the other; on a phone it is the one or the other.
 */
function Inbox({ track }: { track: LeadTrack }) {
  const text = useText()
  const inbox = useInbox(track)
  const { address, openId, isChosen, isBoard, go, leads, place, hasNextPage } = inbox
  const { help, askHelp } = useHelp(go)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const isChoosing = chosen !== null && !isBoard
  const isLoading = !leads && !inbox.isError
  // What is done with several is not beside what is done with one.
  const isBeside = openId !== null && !isChoosing
  const way = {
    back: `?${addressWith(address, 'lead', '').toString()}`,
    place: place > 0 && leads ? `${place} / ${leads.length}${hasNextPage ? '+' : ''}` : '',
    isChosen,
    canGo: inbox.canGo,
    isDesk: inbox.isDesk,
    go,
  }
  return (
    <div
      className={`grid grid-cols-1 ${inbox.isEmpty ? 'gap-6' : 'gap-3'} lg:h-[calc(100dvh-3rem)] lg:min-h-120 ${isChoosing ? 'lg:grid-rows-[auto_auto_minmax(0,1fr)]' : 'lg:grid-rows-[auto_minmax(0,1fr)]'}`}
    >
      {/* On a phone the open request stands alone, and still on a page of that name. */}
      {isChosen && <h1 className="sr-only lg:hidden">{text(headings[track])}</h1>}
      <InboxHead inbox={inbox} onChoose={() => setChosen(new Set())} onHelp={askHelp} />
      {isChoosing && (
        <ChosenBar
          track={track}
          chosen={chosen}
          leads={leads ?? []}
          hasStates={address.has('status')}
          onChoose={setChosen}
          onEnd={() => setChosen(null)}
          onChanged={inbox.renew}
        />
      )}
      {isBoard ? (
        <LeadBoard track={track} address={address} />
      ) : (
        <div
          className={`grid min-h-0 grid-cols-1 gap-4 lg:grid-rows-[minmax(0,1fr)] ${isBeside || isLoading ? 'lg:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)]' : ''}`}
        >
          <div
            data-list
            className={`${listedOf(inbox)} relative min-h-0 grid-cols-1 content-start overflow-hidden lg:overflow-y-auto ${inbox.isEmpty ? '' : 'rounded-card border border-line bg-white'}`}
          >
            <InboxList inbox={inbox} label={text(headings[track])} chosen={chosen} onChoose={setChosen} />
          </div>
          {isBeside && <LeadView key={openId} id={openId} way={way} />}
          {openId === null && isLoading && <Skeleton className="hidden lg:block" />}
        </div>
      )}
      {help}
    </div>
  )
}

/** On a phone the list gives way to the request that is open. */
const listedOf = ({ isChosen }: Pick<ReturnType<typeof useInbox>, 'isChosen'>) => (isChosen ? 'hidden lg:grid' : 'grid')

type InboxHeadProps = {
  readonly inbox: ReturnType<typeof useInbox>
  readonly onChoose: () => void
  readonly onHelp: () => void
}

/** What the list is called, what is begun and done with it, and what it is narrowed to: where nothing has come yet, nothing. */
function InboxHead({ inbox, onChoose, onHelp }: InboxHeadProps) {
  const text = useText()
  const { address, filter, track, openId, isBoard, isDesk, isEmpty, narrow } = inbox
  const { data: figures } = useQuery(inboxFiguresQuery(filter))
  const isBare = isEmpty && !isBoard && questionOf(address) === '' && !figures?.statuses.spam
  return (
    <header className={`${listedOf(inbox)} grid-cols-1 gap-2`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 grow basis-32 text-2xl sm:text-3xl">{text(headings[track])}</h1>
        <div className="flex gap-2">
          {isDesk && !isBare && <LookSwitch address={address} isBoard={isBoard} />}
          {!isBare && <InboxMenu inbox={inbox} onChoose={isBoard ? null : onChoose} onHelp={isDesk ? onHelp : null} />}
          {track === 'sales' && <BeginLinks isBeside={openId !== null || isBare} />}
        </div>
      </div>
      {!isBare && (
        <InboxFilterForm track={track} address={address} filter={filter} onChange={narrow} hasStates={!isBoard} />
      )}
    </header>
  )
}

type InboxMenuProps = {
  readonly inbox: ReturnType<typeof useInbox>
  readonly onChoose: (() => void) | null
  readonly onHelp: (() => void) | null
}

/**
 * What is rarely done with the list: what it is asked kept as a view, several chosen, all taken along as a table, its keys
 * looked up; where there is no room beside it, its other look.
 */
function InboxMenu({ inbox, onChoose, onHelp }: InboxMenuProps) {
  const text = useText()
  const { address, filter, track, isBoard, isDesk } = inbox
  const { query, open, show, change } = useViews(track)
  const [isEditing, setEditing] = useState(false)
  const otherLook = (
    <Link to={`?${boardAddress(address, !isBoard).toString()}`}>
      {text(isBoard ? 'admin-leads.board.off' : 'admin-leads.board.on')}
    </Link>
  )
  const table = (
    <ExportLink href={`${leadsRoot}.csv?${filter}`} file={requestsFile}>
      {text('admin-leads.export')}
    </ExportLink>
  )
  const shortTable = (
    <ExportLink href={`${leadsRoot}.csv?${filter}&columns=main`} file={requestsFile}>
      {text('admin-leads.export.main')}
    </ExportLink>
  )
  return (
    <>
      <MenuButton
        isBrief
        label={text('admin.otherActions')}
        items={[
          !isDesk && { key: 'look', icon: 'menu', link: otherLook },
          change && {
            key: 'view',
            icon: 'bookmark',
            label: text(`admin-leads.view.${change}`),
            onChoose: () => setEditing(true),
          },
          onChoose && { key: 'choose', icon: 'check', label: text('admin.chosen.begin'), onChoose },
          { key: 'main', icon: 'download', link: shortTable },
          { key: 'export', icon: 'download', link: table },
          track === 'sales' && {
            key: 'import',
            icon: 'plus',
            link: <Link to="/admin/leads/import">{text('admin-leads.import.title')}</Link>,
          },
          onHelp && { key: 'keys', icon: 'info', label: text('admin-leads.keys'), onChoose: onHelp },
        ]}
      />
      {isEditing && (
        <SavedViewDialog
          track={track}
          query={query}
          view={open?.mayChange ? open : null}
          onClose={() => setEditing(false)}
          onOpen={show}
        />
      )}
    </>
  )
}

/** For somebody on the phone or in the shop; beside an open request, what is done with that comes first. */
function BeginLinks({ isBeside }: { isBeside: boolean }) {
  const text = useText()
  return (
    <div className="flex gap-2">
      <Button asChild tone="secondary" size="sm" icon="calendar">
        <Link to="/admin/leads/new?kind=appointment" title={text('admin-calendar.book')}>
          <span className="sr-only xl:not-sr-only">{text('admin-calendar.book')}</span>
        </Link>
      </Button>
      <Button asChild size="sm" icon="plus" tone={isBeside ? 'secondary' : 'primary'}>
        <Link to="/admin/leads/new?kind=message" title={text('admin-leads.new.title')}>
          <span className="sr-only sm:not-sr-only">{text('admin-leads.new.title')}</span>
        </Link>
      </Button>
    </div>
  )
}

/** The two looks of the requests, by name: which one is shown, and the way to the other. */
function LookSwitch({ address, isBoard }: { address: URLSearchParams; isBoard: boolean }) {
  const text = useText()
  const looks = [
    [false, text('admin-leads.board.off')],
    [true, text('admin-leads.board.on')],
  ] as const
  return (
    <nav aria-label={text('admin-leads.board.look')} className="flex rounded-control border border-field bg-white">
      {looks.map(([board, name]) => (
        <Link
          key={name}
          to={`?${boardAddress(address, board).toString()}`}
          aria-current={board === isBoard ? 'true' : undefined}
          className="flex min-h-10.5 items-center px-3 text-sm font-semibold first:rounded-l-control last:rounded-r-control hover:bg-sand-2 aria-[current]:bg-ink aria-[current]:text-white"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The same requests as a board, or as a list again. */
function boardAddress(address: URLSearchParams, isBoard: boolean): URLSearchParams {
  return withParts(address, { lead: '', view: isBoard ? 'board' : '' })
}

/** The keys that lead through the list, and the window that says so once it is asked for. */
function useHelp(go: (step: 1 | -1) => void) {
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
  return {
    help: helping && <TriageHelp isOn={isOn} onTurn={turn} onClose={() => setHelping(false)} />,
    askHelp: () => setHelping(true),
  }
}
