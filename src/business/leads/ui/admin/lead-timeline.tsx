import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import type { LeadTimelineEntry } from '../../lead-event.ts'
import { leadStatuses } from '../../lead-status.ts'
import { LeadPart } from './lead-part.tsx'

/** What has happened to a request, the newest first, back to its arrival. */
export function LeadTimeline({ lead }: { lead: AdminLead }) {
  const text = useText()
  return (
    <LeadPart title={text('admin-leads.timeline')}>
      <ol className="grid gap-4">
        {lead.timeline.toReversed().map((entry) => (
          <li key={entry.id} className="border-l-3 border-sun pl-4">
            <TimelineEntry entry={entry} />
          </li>
        ))}
        <li className="border-l-3 border-line pl-4">
          <p>{text('admin-leads.event.arrived')}</p>
          <p className="text-sm text-muted">{formatLocalMoment(new Date(lead.createdAt), text.language)}</p>
        </li>
      </ol>
    </LeadPart>
  )
}

/** Who did what, and when. */
export function TimelineEntry({ entry }: { entry: LeadTimelineEntry }) {
  const text = useText()
  const { event, said, staffName, at } = entry
  const status = event === 'status' ? leadStatuses.find((known) => known === said) : undefined
  const words = status ? text(`admin-leads.status.${status}`) : said
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <strong>{text(`admin-leads.event.${event}`)}</strong> {words || (event === 'note' ? '' : '–')}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {staffName} · {formatLocalMoment(new Date(at), text.language)}
      </p>
    </>
  )
}
