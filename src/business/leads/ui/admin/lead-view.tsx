import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { ApiError } from '#client/api-error.ts'
import { failureOf } from '#business/accounts/ui/field-errors.ts'
import { Banner } from '#design/banner.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { LateChangeBanner } from './late-change-banner.tsx'
import { LeadAnswers } from './lead-answers-list.tsx'
import { LeadAudit } from './lead-audit.tsx'
import { LeadDuplicates } from './lead-duplicates.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadNote } from './lead-note.tsx'
import { leadQuery } from './lead-queries.ts'
import { LeadOrigin } from './lead-origin.tsx'
import { LeadStatusButtons } from './lead-status-buttons.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { LeadWork } from './lead-work.tsx'
import { useLeadChange } from './use-lead-change.ts'

/** A request with all that is known of it and all that can be done with it. */
export function LeadView({ id }: { id: number }) {
  const text = useText()
  const { data: lead, error, refetch } = useQuery(leadQuery(String(id)))
  if (lead) return <OpenLead lead={lead} />
  if (!error) return <Skeleton className="h-96" />
  if (error instanceof ApiError && error.status === 404) return <StateBlock title={text('admin-leads.missing')} />
  return <NotLoaded onRetry={refetch} />
}

function OpenLead({ lead }: { lead: AdminLead }) {
  const text = useText()
  const { change, isPending, error, late, forgetLate } = useLeadChange(lead)
  // The button that was pressed may be gone, and the focus with it.
  useEffect(() => {
    if (!isPending && document.activeElement === document.body) document.getElementById('lead-status')?.focus()
  }, [isPending])
  const failure = late ? undefined : failureOf(error, text('shell.error.text'))
  const work = { lead, change, isPending, error }
  return (
    <article className="grid grid-cols-1 gap-5" aria-labelledby="lead-name">
      <LeadHead lead={lead} />
      {late && (
        <LateChangeBanner
          late={late}
          lead={lead}
          isPending={isPending}
          onAgain={() => change(late.wanted)}
          onDrop={forgetLate}
        />
      )}
      {failure && <Banner tone="error" title={failure} />}
      <LeadStatusButtons {...work} />
      <LeadAnswers lead={lead} />
      <LeadDuplicates duplicates={lead.duplicates} />
      {lead.audit && <LeadAudit audit={lead.audit} />}
      <LeadOrigin lead={lead} />
      <LeadWork key={`${lead.assigneeId} ${lead.nextStep} ${lead.nextStepOn}`} {...work} />
      <LeadNote {...work} />
      <LeadTimeline lead={lead} />
    </article>
  )
}
