import type { ReactNode } from 'react'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Application } from '../application.ts'
import type { TimelineEntry } from '../timeline.ts'

/** The way of an application, from its beginning to what is still to come, with what the company tells about it, on the applicant's country's clock. */
export function StatusTimeline({ application: { status, timeline, country } }: { application: Application }) {
  const text = useText()
  const lines = timeline.map((entry) => ({ at: entry.at, words: entryWords(entry, text), notes: [entry.note] }))
  const coming = status === 'submitted' || status === 'in_review' ? comingSteps[status] : []
  return <TimelineCard lines={lines} country={country} coming={coming.map((step) => text(`tracking.coming.${step}`))} />
}

/** What is still to come of an application that is with us, the next first. */
const comingSteps = { submitted: ['review', 'answer'], in_review: ['answer'] } as const

/** A line of a timeline, in words. */
export type TimelineLine = {
  readonly at: string
  readonly words: string
  readonly by?: string | null
  /** What was written with it; null for nothing. */
  readonly notes: readonly (string | null)[]
  /** What else stands under it. */
  readonly below?: ReactNode
}

type TimelineCardProps = {
  /** The oldest first. */
  readonly lines: readonly TimelineLine[]
  /** On whose clock. */
  readonly country: Country
  /** What is still to come, the next first: then it is told as a way that goes on; else the newest stands first. */
  readonly coming?: readonly string[]
}

/** Lines with their moments. */
export function TimelineCard({ lines, country, coming }: TimelineCardProps) {
  const text = useText()
  const placed = lines.map((line, place) => ({ ...line, place }))
  const told = (at: Date) => formatMoment(at, text.language, countryTable[country].utcOffset)
  return (
    <Card className="keep-together">
      <h2 className="text-card">{text(coming ? 'tracking.way' : 'tracking.timeline')}</h2>
      <ol className="ml-2.5 border-l-2 border-line">
        {(coming ? placed : placed.toReversed()).map(({ place, at, words, by, notes, below }) => {
          const isNow = place === lines.length - 1
          return (
            <li key={place} className="relative pb-5 pl-5 last:pb-0">
              {coming && !isNow ? (
                <span className="absolute top-0.5 -left-2.75 grid size-5 place-items-center rounded-full bg-leaf text-white">
                  <Icon name="check" className="size-3.5" />
                </span>
              ) : (
                <span
                  className={`absolute top-1.5 -left-1.75 size-3 rounded-full ${isNow ? 'bg-sun ring-2 ring-ink' : 'bg-field'}`}
                />
              )}
              <p className={isNow ? 'font-semibold' : ''}>{words}</p>
              <p className="text-sm wrap-anywhere text-muted">
                {by && `${by} · `}
                <time dateTime={at}>{told(new Date(at))}</time>
              </p>
              {notes.map(
                (note) =>
                  note && (
                    <p
                      key={note}
                      className="mt-1 rounded-control bg-sand-2 px-3 py-2 wrap-anywhere whitespace-pre-line"
                    >
                      {note}
                    </p>
                  ),
              )}
              {below}
            </li>
          )
        })}
        {coming?.map((step) => (
          <li key={step} className="relative pb-5 pl-5 text-muted last:pb-0">
            <span className="absolute top-1.5 -left-1.75 size-3 rounded-full border-2 border-field bg-white" />
            {step}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** What happened, in words. */
export function entryWords({ event, status, documentType }: TimelineEntry, text: Text): string {
  if (event === 'status') return status ? text(`tracking.timeline.${status}`) : ''
  const document = documentType ? text(`financing.document.${documentType}`) : ''
  return text(`tracking.timeline.${event}`, { document })
}
