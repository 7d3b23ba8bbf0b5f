import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { assigneesQuery } from '#business/accounts/ui/assignees.tsx'
import { NoteForm } from '#business/accounts/ui/note-form.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { QuoteBeside } from '#business/quotes/ui/admin/quote-beside.tsx'
import { ApiError } from '#client/api-error.ts'
import { useNow } from '#client/use-now.ts'
import { errorOf } from '#design/form/field-errors.ts'
import { Banner } from '#design/banner.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { LeadHead } from './lead-head.tsx'
import { LeadMenu } from './lead-menu.tsx'
import { LeadAudit } from './lead-audit.tsx'
import { LeadBooking } from './lead-booking.tsx'
import { leadQuery } from './lead-queries.ts'
import { LeadOrigin } from './lead-origin.tsx'
import { LeadTimeline, TimelineEntry } from './lead-timeline.tsx'
import { LeadWork } from './lead-work.tsx'
import { useLeadChange, type ChangeConflict } from './use-lead-change.ts'
import { Button } from '#design/button.tsx'
import { Link, useSearchParams } from 'react-router'
import { formatLocalMoment } from '#i18n/format.ts'
import { firstAction } from './first-action.ts'
import { LeadAnswers } from './lead-asked.tsx'
import { greetingOf } from './greeting.ts'
import { LeadContact } from './lead-contact.tsx'
import { LeadPart } from './lead-part.tsx'
import { LeadQuotes } from './lead-quotes.tsx'
import { Badge } from '#design/badge.tsx'
import { addressWith } from './inbox-filter.ts'
import { statusKey } from '../../lead-status.ts'
import { isStepOfLost } from '../../lead-step.ts'
import { stepDateInWords } from './usual-steps.ts'
import { statusTone } from './status-tone.ts'
import { wonInWords } from './won-amount.tsx'
import { LeadBar, type ListWay } from './lead-bar.tsx'
import { useVisitorText } from '#business/accounts/ui/contact-ways.tsx'
import { useCompany } from '#client/company.tsx'
import { contactLinks } from '#kernel/contact-links.ts'
import type { AskedStep, LeadWorkProps } from './lead-work-props.ts'

/** A request with all that is known of it and all that can be done with it, below what is always in reach. */
export function LeadView({ id, way }: { id: number; way: ListWay }) {
  const text = useText()
  const { data: lead, error, refetch } = useQuery(leadQuery(String(id)))
  if (lead) return <OpenLead lead={lead} way={way} />
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Pane bar={<LeadBar way={isMissing ? { ...way, canGo: () => false } : way} />}>
      {!error && (
        <div className="lg:p-4">
          <RecordSkeleton label={text('shell.loading')} />
        </div>
      )}
      {isMissing && (
        <StateBlock
          title={text('admin-leads.missing')}
          className="lg:border-0"
          action={
            <Button asChild tone="secondary">
              <Link to="/admin/leads">{text('admin-leads.back')}</Link>
            </Button>
          }
        />
      )}
      {error && !isMissing && <NotLoaded onRetry={refetch} />}
    </Pane>
  )
}

/** A bar, and what scrolls under it. */
function Pane({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-0 grid-cols-1 pb-20 lg:grid-rows-[auto_minmax(0,1fr)] lg:pb-0">
      {bar}
      <div className="relative min-h-0 lg:overflow-y-auto lg:rounded-b-card lg:border lg:border-line lg:bg-white">
        {children}
      </div>
    </div>
  )
}

/** The button that was pressed may be gone once its change is made, and the focus with it. */
function useKeptFocus(isPending: boolean): void {
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body) {
      document.getElementById('lead-status')?.focus({ preventScroll: true })
    }
    wasPending.current = isPending
  }, [isPending])
}

function OpenLead({ lead, way }: { lead: AdminLead; way: ListWay }) {
  const text = useText()
  const company = useCompany()
  const now = useNow()
  const { change, isPending, error, late, forgetLate } = useLeadChange(lead)
  useKeptFocus(isPending)
  const work = { lead, change, isPending, error }
  const [asked, onAsk] = useState<AskedStep['asked']>(null)
  const theirs = useVisitorText(lead.language, 'admin-leads')
  const reach = theirs && contactLinks(lead, greetingOf(lead, theirs, company, now))
  const first = firstAction(lead)
  const onTake = (assigneeId: string) => change({ assigneeId })
  const take = { assigneeId: lead.assigneeId, isPending, first, onTake }
  return (
    <Pane bar={<LeadBar way={way} take={take} reach={reach} called={lead} more={<LeadMenu {...work} way={way} />} />}>
      <article
        className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-white lg:rounded-none lg:border-0"
        aria-labelledby="lead-name"
      >
        <LeadHead lead={lead} isChosen={way.isChosen} />
        {late && (
          <ConflictBanner
            late={late}
            lead={lead}
            isPending={isPending}
            onAgain={() => change(late.wanted)}
            onDrop={() => {
              forgetLate()
              document.getElementById('lead-status')?.focus()
            }}
          />
        )}
        <LeadBooking lead={lead} />
        <LeadAnswers lead={lead} />
        <LeadContact lead={lead} />
        <LeadWork {...{ ...work, asked, onAsk }} />
        <LeadNote {...work} />
        <LeadQuotes lead={lead} />
        {lead.quote && (
          <div className="p-4">
            <QuoteBeside quote={lead.quote} />
          </div>
        )}
        {lead.audit && <LeadAudit audit={lead.audit} />}
        <LeadDuplicates duplicates={lead.duplicates} />
        <LeadOrigin lead={lead} />
        <LeadPart title={text('admin-leads.timeline')}>
          <LeadTimeline {...work} />
        </LeadPart>
      </article>
    </Pane>
  )
}

type ConflictBannerProps = {
  readonly late: ChangeConflict
  readonly lead: AdminLead
  readonly isPending: boolean
  readonly onAgain: () => void
  readonly onDrop: () => void
}

/** Somebody else was faster: what they did, and whether one's own is still wanted. It comes in sight with the focus, wherever the change was asked for. */
function ConflictBanner({ late, lead, isPending, onAgain, onDrop }: ConflictBannerProps) {
  const text = useText()
  const { data: owners = [] } = useQuery(assigneesQuery('leads'))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [late])
  const {
    status,
    assigneeId,
    person,
    nextStepOn,
    nextStepTime,
    nextStep,
    note,
    stepDone,
    contact,
    cancelBooking,
    wonAmount,
    askedAmount,
  } = late.wanted
  const owner =
    assigneeId === undefined ? null : (owners.find(({ id }) => id === assigneeId)?.name ?? text('admin.owner.none'))
  const inWords = (amount: number | null) => wonInWords({ country: lead.country, wonAmount: amount }) || '–'
  const mine = joinWithDots([
    status && text(statusKey(lead.kind, status)),
    owner,
    wonAmount !== undefined && `${text('admin-leads.event.won_amount')} ${inWords(wonAmount)}`,
    askedAmount !== undefined && `${text('admin-leads.event.expected_amount')} ${inWords(askedAmount)}`,
    ...Object.values(person ?? {}),
    contact && text(`admin.contact.${contact}`),
    stepDone && text('admin-leads.step.done'),
    cancelBooking && text('admin-calendar.cancel.submit'),
    nextStepOn && stepDateInWords({ nextStepOn, nextStepTime: nextStepTime ?? null }, text),
    nextStep,
    note,
  ])
  const isPossible =
    (!status || lead.allowedStatuses.includes(status)) &&
    !isStepOfLost({ ...late.wanted, status: status ?? lead.status })
  return (
    <div ref={place} tabIndex={-1} className="p-4 outline-none">
      <Banner tone="error" title={text('admin-leads.late')}>
        <p>{text(isPossible ? 'admin-leads.late.text' : 'admin-leads.late.impossible')}</p>
        <ul className="my-3 grid gap-2">
          {late.happened.map((entry) => (
            <li key={entry.id}>
              <TimelineEntry entry={entry} kind={lead.kind} />
            </li>
          ))}
        </ul>
        <p className="mb-3 wrap-anywhere whitespace-pre-wrap">{text('admin-leads.late.mine', { mine })}</p>
        <span className="flex flex-wrap gap-2 pb-1">
          {isPossible && (
            <Button tone="secondary" size="sm" loading={isPending} onClick={onAgain}>
              {text('admin-leads.late.again')}
            </Button>
          )}
          <Button tone="secondary" size="sm" onClick={onDrop}>
            {text('admin-leads.late.drop')}
          </Button>
        </span>
      </Banner>
    </div>
  )
}

/** Other requests of the same phone or mail. */
function LeadDuplicates({ duplicates }: Pick<AdminLead, 'duplicates'>) {
  const text = useText()
  const [address] = useSearchParams()
  if (duplicates.length === 0) return null
  return (
    <LeadPart title={text('admin-leads.duplicates', { count: duplicates.length })}>
      <ul className="grid gap-1">
        {duplicates.map(({ id, reference, kind, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`?${addressWith(address, 'lead', String(id)).toString()}`}
              className="link inline-flex min-h-11 items-center"
            >
              {wholeReferences(`${text(`admin-leads.kind.${kind}`)} ${reference}`)}
            </Link>
            <Badge tone={statusTone[status]}>{text(statusKey(kind, status))}</Badge>
            <span className="text-sm text-muted">{formatLocalMoment(new Date(createdAt), text.language)}</span>
          </li>
        ))}
      </ul>
    </LeadPart>
  )
}

/** What staff note. */
function LeadNote({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  return (
    <LeadPart title={text('admin.note')}>
      <NoteForm
        id="lead-note"
        keptAs={`note ${lead.id}`}
        isOnce
        onAdd={change}
        isPending={isPending}
        error={errorOf(error, 'note')}
      />
    </LeadPart>
  )
}
