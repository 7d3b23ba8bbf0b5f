import { useQuery } from '@tanstack/react-query'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { TimelineEntry } from './lead-timeline.tsx'
import { assigneesQuery } from './lead-queries.ts'
import type { LateChange } from './use-lead-change.ts'

type LateChangeBannerProps = {
  readonly late: LateChange
  readonly lead: AdminLead
  readonly isPending: boolean
  readonly onAgain: () => void
  readonly onDrop: () => void
}

/** Somebody else was faster: what they did, and whether one's own is still wanted. What was typed stays typed. */
export function LateChangeBanner({ late, lead, isPending, onAgain, onDrop }: LateChangeBannerProps) {
  const text = useText()
  const { data: owners = [] } = useQuery(assigneesQuery())
  const { status, assigneeId, nextStepOn, nextStep, note } = late.wanted
  const owner =
    assigneeId === undefined
      ? null
      : (owners.find(({ id }) => id === assigneeId)?.name ?? text('admin-leads.owner.none'))
  const mine = [status && text(`admin-leads.status.${status}`), owner, nextStepOn, nextStep, note]
    .filter(Boolean)
    .join(' · ')
  const isPossible = !status || lead.allowedStatuses.includes(status)
  return (
    <Banner tone="error" title={text('admin-leads.late')}>
      <p>{text(isPossible ? 'admin-leads.late.text' : 'admin-leads.late.impossible')}</p>
      <ul className="my-3 grid gap-2">
        {late.happened.map((entry) => (
          <li key={entry.id}>
            <TimelineEntry entry={entry} />
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
  )
}
