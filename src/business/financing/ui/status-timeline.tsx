import { Card } from '#design/card.tsx'
import { formatLocalMoment, formatMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import type { Application } from '../application.ts'
import type { TimelineEntry } from '../timeline.ts'

type StatusTimelineProps = {
  readonly application: Application
  /** On whose clock: the applicant's country's, or the reader's, as everywhere in the back office. */
  readonly clock: 'country' | 'reader'
}

/** What happened to an application, the newest first, with what the company tells about it. */
export function StatusTimeline({ application: { timeline, country }, clock }: StatusTimelineProps) {
  const text = useText()
  const told = (at: Date) =>
    clock === 'reader'
      ? formatLocalMoment(at, text.language)
      : formatMoment(at, text.language, countryTable[country].timeZone)
  const entries = timeline.map((entry, place) => ({ ...entry, place })).toReversed()
  return (
    <Card className="keep-together">
      <h2 className="text-xl">{text('tracking.timeline')}</h2>
      <ol className="mt-4 ml-1.5 border-l-2 border-line">
        {entries.map((entry, index) => (
          <li key={entry.place} className="relative pb-5 pl-5 last:pb-0">
            <span
              className={`absolute top-1.5 -left-1.75 size-3 rounded-full ${index === 0 ? 'bg-sun ring-2 ring-ink' : 'bg-field'}`}
            />
            <p className={index === 0 ? 'font-semibold' : ''}>{entryWords(entry, text)}</p>
            <p className="text-sm text-muted">
              <time dateTime={entry.at}>{told(new Date(entry.at))}</time>
            </p>
            {entry.note && <p className="mt-1 rounded-control bg-sand-2 px-3 py-2 whitespace-pre-line">{entry.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function entryWords({ event, status, documentType }: TimelineEntry, text: Text): string {
  if (event === 'status') return status ? text(`tracking.timeline.${status}`) : ''
  const document = documentType ? text(`financing.document.${documentType}`) : ''
  return text(`tracking.timeline.${event}`, { document })
}
