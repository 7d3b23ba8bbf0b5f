import { useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { formatAge, formatShortDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks } from '#kernel/contact-links.ts'
import { countedProduct, type InboxLead } from '../../admin-lead.ts'
import { answerClock, overdueOf } from '../../answer-clock.ts'
import { trackOf } from '../../lead.ts'
import { becomeKey, statusesAfter, type LeadStatus } from '../../lead-status.ts'
import { bookedInShort } from './asked-in-short.ts'
import { Clock } from './lead-clock.tsx'
import { MoveButton } from './move-button.tsx'
import { useDragging } from './use-dragging.ts'
import { WorthOfCard } from './won-amount.tsx'

type LeadCardProps = {
  readonly lead: InboxLead
  readonly now: Date
  readonly to: string
  /** It is being moved. */
  readonly isMoving: boolean
  readonly onMove: (status: LeadStatus) => void
  /** Null once it is let go. */
  readonly onDrag: (lead: InboxLead | null) => void
}

/** A request on the board: who, what they want, its amount, then what comes next, whose it is and how old. */
export function LeadCard({ lead, now, to, isMoving, onMove, onDrag }: LeadCardProps) {
  const text = useText()
  const place = useRef<HTMLElement>(null)
  useDragging(place, { dragstart: () => onDrag(lead), dragend: () => onDrag(null) })
  const { asked, kind, unanswered, assigneeName } = lead
  const { call } = contactLinks(lead)
  const next = statusesAfter(lead.status).map((value) => ({ value, label: text(becomeKey(kind, value)) }))
  const step = joinWithDots([lead.nextStepOn && formatShortDay(lead.nextStepOn, text.language), lead.nextStep])
  const about = joinWithDots([
    unanswered > 0 && text('admin-leads.unansweredCalls', { count: unanswered }),
    assigneeName ?? text('admin.owner.none'),
    text('admin.ago', { age: formatAge(now.getTime() - Date.parse(lead.createdAt), text.language) }),
  ])
  return (
    <article
      ref={place}
      draggable
      className="grid cursor-grab grid-cols-[minmax(0,1fr)] gap-y-1 rounded-control border border-line bg-white p-2.5 text-sm wrap-break-word"
    >
      <Link
        to={to}
        title={lead.name}
        draggable={false}
        className="text-base leading-tight font-semibold hover:underline"
      >
        {lead.name}
      </Link>
      <p>
        {joinWithDots([
          // A message is what most requests are.
          trackOf(kind) === 'sales' && kind !== 'message' && text(`admin-leads.kind.${kind}`),
          countedProduct(asked),
          bookedInShort(asked, text),
          wholeWords(asked.words, mostCharacters),
        ])}
      </p>
      <WorthOfCard lead={lead} to={to} />
      {/* On a phone two buttons below what is said of it; on a desk they are quieter. */}
      <div className="grid grid-cols-1 gap-1">
        <div className="grid min-w-0 gap-y-0.5 text-xs text-muted">
          {step ? (
            <p className={overdueOf(lead, now) === 'step' ? 'font-semibold text-clay-deep' : 'text-ink'}>
              <span className="sr-only">{text('admin-leads.nextStep')} </span>
              {wholeWords(step, mostCharacters)}
            </p>
          ) : (
            answerClock(lead, now).state !== 'answered' && <Clock lead={lead} now={now} />
          )}
          <p>{about}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-lg:*:flex-1 lg:-mx-1.5 lg:-mb-1.5 lg:justify-between lg:gap-0">
          {call && (
            <a
              href={call}
              aria-label={text('admin-leads.board.call', { name: lead.name })}
              title={text('admin-leads.board.call', { name: lead.name })}
              draggable={false}
              className="flex min-h-11 items-center justify-center gap-2 rounded-control max-lg:border max-lg:border-field max-lg:font-semibold hover:bg-sand-2 lg:w-11"
            >
              <Icon name="phone" className="size-5" />
              <span className="lg:sr-only">{text('admin.call')}</span>
            </a>
          )}
          <MoveButton name={lead.name} isOff={isMoving} options={next} onMove={onMove} />
        </div>
      </div>
    </article>
  )
}

/** As much of what somebody wrote as a card has room for. */
const mostCharacters = 48

/** The beginning of some words, none of them cut. */
function wholeWords(words: string, most: number): string {
  if (words.length <= most) return words
  return `${words.slice(0, most).replace(/[\s,;:.]+\S*$/, '')}…`
}
