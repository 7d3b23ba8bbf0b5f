import { formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { isNotedContact } from '#kernel/noted-contact.ts'
import type { AdminLead } from '../../admin-lead.ts'
import type { LeadTimelineEntry } from '../../lead-event.ts'
import { leadStatuses } from '../../lead-status.ts'
import { slotKinds, slotsOf } from '../../slots.ts'
import { slotInWords } from './lead-answers.ts'
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

/** What an entry says, in words: its state, its slot, the day and the step; what people wrote as they wrote it. */
function saidInWords({ event, said }: LeadTimelineEntry, text: Text): string {
  switch (event) {
    case 'status': {
      const status = leadStatuses.find((known) => known === said)
      return status ? text(`admin-leads.status.${status}`) : said
    }
    case 'next_step':
    case 'step_done': {
      const [, day, step] = /^(\d{4}-\d{2}-\d{2})(?: |$)(.*)$/s.exec(said) ?? []
      return day ? [formatLongDate(day, text.language), step].filter(Boolean).join(' · ') : said
    }
    case 'moved':
    case 'cancelled': {
      const [date = '', slot = ''] = said.split(' ')
      const kind = slotKinds.find((known) => slotsOf[known].includes(slot))
      return kind ? slotInWords(kind, date, slot, text) : said
    }
    case 'note':
    case 'assignee':
    case 'reached':
    case 'no_answer':
    case 'chat':
      return said
  }
}

/** Who did what, and when. */
export function TimelineEntry({ entry }: { entry: LeadTimelineEntry }) {
  const text = useText()
  const { event, staffName, at } = entry
  const words = saidInWords(entry, text)
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {isNotedContact(event) ? (
          <strong>{text(`admin.contact.${event}`)}</strong>
        ) : (
          <>
            <strong>{text(`admin-leads.event.${event}`)}</strong> {words || (event === 'note' ? '' : '–')}
          </>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {staffName} · {formatLocalMoment(new Date(at), text.language)}
      </p>
    </>
  )
}
