import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useCompany } from '#client/company.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { NewDot } from '#design/admin/new-dot.tsx'
import { withChoice } from '#design/admin/selection-bar.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { mostChosen, type InboxLead } from '../../admin-lead.ts'
import { overdueOf } from '../../answer-clock.ts'
import { Clock, NextStep } from './lead-clock.tsx'
import { askedInShort } from './asked-in-short.ts'
import type { Chosen } from './chosen-bar.tsx'
import { addressWith, questionOf } from './inbox-filter.ts'
import type { LeadTrack } from '../../lead.ts'
import { statusKey } from '../../lead-status.ts'
import { statusTone } from './status-tone.ts'
import type { Arrivals } from './use-arrivals.ts'
import type { useInbox } from './use-inbox.ts'
import { useNow } from '#client/use-now.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import { stepDayInWords } from './usual-steps.ts'

type InboxListProps = {
  readonly inbox: ReturnType<typeof useInbox>
  readonly label: string
  /** Null while nobody chooses. */
  readonly chosen: Chosen | null
  readonly onChoose: (chosen: Chosen) => void
}

/** The requests of the filter, or why there are none to see. */
export function InboxList({ inbox, label, chosen, onChoose }: InboxListProps) {
  const text = useText()
  const now = useNow()
  const { leads, openId, address, track, isError, refetch, arrivals, renew } = inbox
  if (!leads && isError) return <NotLoaded onRetry={refetch} />
  if (!leads) {
    return (
      <div className="grid gap-px" role="status" aria-label={text('shell.loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="grid gap-2 border-b border-line px-4 py-3">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-5/6" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    )
  }
  if (inbox.isEmpty) {
    return <EmptyInbox track={track} isNarrowed={questionOf(address) !== ''} />
  }
  return (
    <>
      <ArrivalsButton arrivals={arrivals} onShow={renew} />
      <ul className="divide-y divide-line" aria-label={label}>
        {leads.map((lead) => (
          <li key={lead.id} className={chosen ? 'grid grid-cols-[auto_minmax(0,1fr)]' : ''}>
            {chosen && (
              <label className="grid cursor-pointer place-items-center pl-3">
                <input
                  type="checkbox"
                  aria-label={text('admin.chosen.one', { name: lead.name })}
                  checked={chosen.has(lead.id)}
                  disabled={!chosen.has(lead.id) && chosen.size >= mostChosen}
                  onChange={({ target }) => onChoose(withChoice(chosen, lead.id, target.checked))}
                  className="m-2.5 size-6 accent-leaf"
                />
              </label>
            )}
            <InboxRow
              lead={lead}
              to={`?${addressWith(address, 'lead', String(lead.id)).toString()}`}
              isOpen={openId === lead.id}
              isFollowUp={address.has('due')}
              now={now}
              onPick={
                chosen &&
                (() => {
                  const isChosen = !chosen.has(lead.id)
                  if (!isChosen || chosen.size < mostChosen) onChoose(withChoice(chosen, lead.id, isChosen))
                })
              }
            />
          </li>
        ))}
      </ul>
      <div className="grid p-3 empty:hidden">
        <MoreButton list={inbox} />
      </div>
    </>
  )
}

/** Why nothing is listed, and what to do about it: the filter taken away, or what somebody says on the phone noted. */
function EmptyInbox({ track, isNarrowed }: { track: LeadTrack; isNarrowed: boolean }) {
  const text = useText()
  const key = track === 'jobs' ? 'admin-leads.job.empty' : 'admin-leads.empty'
  const kind = track === 'jobs' ? 'job_application' : 'message'
  return (
    <EmptyList
      icon={track === 'jobs' ? 'people' : 'mail'}
      title={text(isNarrowed ? `${key}.filter` : key)}
      description={text(isNarrowed ? 'admin-leads.empty.filter.text' : `${key}.text`)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild {...(isNarrowed ? { tone: 'secondary' } : { icon: 'plus' })}>
            {isNarrowed ? (
              <Link to="?">{text('admin.filter.clear')}</Link>
            ) : (
              <Link to={`/admin/leads/new?kind=${kind}`}>
                {text(track === 'jobs' ? 'admin-leads.new.title.job_application' : 'admin-leads.new.title')}
              </Link>
            )}
          </Button>
          {!isNarrowed && track === 'sales' && (
            <Button asChild tone="secondary">
              <Link to="/admin/leads/import">{text('admin-leads.import.title')}</Link>
            </Button>
          )}
        </div>
      }
    />
  )
}

const rowId = (id: number | undefined) => `lead-row-${id}`

type ArrivalsButtonProps = { readonly arrivals: Arrivals; readonly onShow: () => Promise<void> }

/** What has come meanwhile, at the head of the list; a press lists it, and leads to the first of it. */
function ArrivalsButton({ arrivals: { count, isMore, firstId }, onShow }: ArrivalsButtonProps) {
  const text = useText()
  const show = async () => {
    await onShow()
    document.getElementById(rowId(firstId))?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  return (
    <div role="status" className="sticky top-0 z-10 empty:hidden">
      {count > 0 && (
        <button
          type="button"
          onClick={() => void show()}
          className="flex min-h-11 w-full items-center justify-center gap-2 bg-ink px-4 text-sm font-semibold text-white hover:bg-ink-2"
        >
          <Icon name="arrow-up" className="size-4" />
          {text('admin-leads.arrived', { count: isMore ? `${count}+` : count, many: count })}
        </button>
      )}
    </div>
  )
}

type InboxRowProps = {
  readonly lead: InboxLead
  readonly to: string
  readonly isOpen: boolean
  /** The list is of what is due: its day stands where the age stands otherwise. */
  readonly isFollowUp: boolean
  readonly now: Date
  /** While several are being chosen, by their names: takes this one, or leaves it out. */
  readonly onPick: (() => void) | null
}

/**
 * A request in the list: who, until when or since when, what is asked, its first words; then what is not usual of it, who has it, what comes
 * next. Usual is a new request that nobody has, from the first country: a dot marks it.
 */
function InboxRow({ lead, to, isOpen, isFollowUp, now, onPick }: InboxRowProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { kind, status, country, town, name, assigneeName, asked, unanswered } = lead
  const short = askedInShort(lead, text)
  const overdue = overdueOf(lead, now)
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const today = wallClock(now, countryTable[country].utcOffset).date
  const day = stepDayInWords(lead, today, text)
  const isNew = status === 'new'
  const about = joinWithDots([
    unanswered > 0 && text('admin-leads.unansweredCalls', { count: unanswered }),
    assigneeName,
    town,
    country !== defaultCountry && contacts[country].name[text.language],
  ])
  return (
    <Link
      ref={row}
      id={rowId(lead.id)}
      to={to}
      replace={isOpen}
      onClick={(event) => {
        if (!onPick) return
        event.preventDefault()
        onPick()
      }}
      aria-current={isOpen ? 'true' : undefined}
      className="grid grid-cols-1 gap-0.5 border-l-4 border-transparent py-2.5 pr-4 pl-3 hover:bg-sand-2 aria-[current]:border-sun aria-[current]:bg-sand-2"
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2 font-semibold">
          <span className="truncate">{name}</span>
          {isNew && <NewDot label={text(statusKey(kind, status))} />}
        </span>
        {isFollowUp && day ? (
          <span
            className={`shrink-0 text-xs whitespace-nowrap ${overdue === 'step' ? 'font-semibold text-clay' : 'text-muted'}`}
          >
            {day}
          </span>
        ) : (
          <Clock lead={lead} now={now} />
        )}
      </span>
      <span className="line-clamp-2 text-sm wrap-anywhere">
        {short}
        {asked.words && (
          <span className={short ? 'text-muted' : ''}>
            {short && '\u00A0· '}
            {asked.words}
          </span>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-2 text-xs text-muted empty:hidden">
        {!isNew && <Badge tone={statusTone[status]}>{text(statusKey(kind, status))}</Badge>}
        {about && <span className="min-w-0 truncate">{about}</span>}
      </span>
      <NextStep step={joinWithDots([!isFollowUp && day, stepInWords(lead, text)])} isLate={overdue === 'step'} />
    </Link>
  )
}
