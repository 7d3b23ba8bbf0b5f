import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { entryWords, TimelineCard } from '../status-timeline.tsx'
import { concernWords } from './concern-list.tsx'

/** What happened to an application and who did it, the newest first, with what only staff read. */
export function ReviewTimeline({ application }: { application: AdminApplication }) {
  const text = useText()
  const lines = application.timeline.map((entry) => {
    const { at, staffName, note, staffNote, concerns } = entry
    const over = concerns.map((concern) => concernWords(concern, application, text))
    const isReason = entry.event === 'status' || entry.event === 'first_approval'
    return {
      at,
      by: staffName,
      words: happened(entry, text),
      notes: [
        note,
        over.length > 0 ? [text('admin-applications.timeline.over'), ...over].join('\n') : null,
        isReason && staffNote ? text('admin-applications.timeline.reason', { reason: staffNote }) : null,
        entry.event === 'note' ? staffNote : null,
      ],
    }
  })
  return <TimelineCard lines={lines} />
}

type Entry = AdminApplication['timeline'][number]

function happened({ event, staffNote, ...entry }: Entry, text: Text): string {
  switch (event) {
    case 'reached':
    case 'no_answer':
    case 'chat':
      return text(`admin.contact.${event}`)
    case 'first_approval':
    case 'note':
      return text(`admin-applications.timeline.${event}`)
    case 'assignee':
      return staffNote
        ? text('admin-applications.timeline.assignee', { name: staffNote })
        : text('admin-applications.timeline.assignee.none')
    default:
      return entryWords({ ...entry, event }, text)
  }
}
