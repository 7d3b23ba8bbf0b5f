import { useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { formatAge, formatLocalMoment } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { contactLinks } from '#kernel/contact-links.ts'
import { countryTable } from '#kernel/country.ts'
import { initialsOf } from '#kernel/initials.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import { countedProduct, type InboxLead } from '../../admin-lead.ts'
import { answerClock, overdueOf } from '../../answer-clock.ts'
import { trackOf } from '../../lead.ts'
import { becomeKey, statusesAfter, type LeadStatus } from '../../lead-status.ts'
import { bookedInShort } from './asked-in-short.ts'
import { Clock } from './lead-clock.tsx'
import { MoveButton } from './move-button.tsx'
import { stepDayInWords } from './usual-steps.ts'
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

/** A request on the board, as high as any other: who, what they want, its amount, what comes next, then whose it is and how old. */
export function LeadCard({ lead, now, to, isMoving, onMove, onDrag }: LeadCardProps) {
  const text = useText()
  const place = useRef<HTMLElement>(null)
  useDragging(place, { dragstart: () => onDrag(lead), dragend: () => onDrag(null) })
  const { asked, kind, unanswered } = lead
  const { call } = contactLinks(lead)
  const next = statusesAfter(lead.status).map((value) => ({ value, label: text(becomeKey(kind, value)) }))
  const step = joinWithDots([
    stepDayInWords(lead, wallClock(now, countryTable[lead.country].utcOffset).date, text),
    stepInWords(lead, text),
  ])
  const what = joinWithDots([
    unanswered > 0 && text('admin-leads.unansweredCalls', { count: unanswered }),
    // A message is what most requests are.
    trackOf(kind) === 'sales' && kind !== 'message' && text(`admin-leads.kind.${kind}`),
    countedProduct(asked),
    bookedInShort(asked, text),
    asked.words,
  ])
  return (
    <article
      ref={place}
      draggable
      className="grid cursor-grab grid-cols-[minmax(0,1fr)] gap-y-1 rounded-control border border-line bg-white p-2.5 text-sm"
    >
      <Link
        to={to}
        title={lead.name}
        draggable={false}
        className="truncate text-base leading-tight font-semibold hover:underline"
      >
        {lead.name}
      </Link>
      <p title={what} className="line-clamp-2 h-10 leading-5 wrap-anywhere">
        {what || '–'}
      </p>
      <div className="flex h-6 items-center">
        <WorthOfCard lead={lead} to={to} />
      </div>
      <div className="flex h-5 min-w-0 items-center text-xs text-muted">
        {step ? (
          <p
            title={step}
            className={`truncate ${overdueOf(lead, now) === 'step' ? 'font-semibold text-clay-deep' : 'text-ink'}`}
          >
            <span className="sr-only">{text('admin-leads.nextStep')} </span>
            {step}
          </p>
        ) : (
          answerClock(lead, now).state !== 'answered' && <Clock lead={lead} now={now} />
        )}
      </div>
      {/* On a phone two buttons below what is said of it; on a desk they are quieter. */}
      <div className="flex flex-wrap items-center gap-2 lg:-mb-1.5 lg:gap-0">
        <p className="flex min-w-0 grow items-center gap-1.5 text-xs whitespace-nowrap text-muted max-lg:basis-full">
          <OwnerDisc name={lead.assigneeName} />
          <span className="min-w-0 truncate" title={formatLocalMoment(new Date(lead.createdAt), text.language)}>
            {formatAge(now.getTime() - Date.parse(lead.createdAt), text.language)}
          </span>
        </p>
        {call && (
          <a
            href={call}
            aria-label={text('admin-leads.board.call', { name: lead.name })}
            title={text('admin-leads.board.call', { name: lead.name })}
            draggable={false}
            className="flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control max-lg:flex-1 max-lg:border max-lg:border-field max-lg:font-semibold hover:bg-sand-2 lg:w-8"
          >
            <Icon name="phone" className="size-5" />
            <span className="lg:sr-only">{text('admin.call')}</span>
          </a>
        )}
        <MoveButton name={lead.name} isOff={isMoving} options={next} onMove={onMove} />
      </div>
    </article>
  )
}

/** Whose it is, by their initials; an empty disc for nobody's. */
function OwnerDisc({ name }: { readonly name: string | null }) {
  const text = useText()
  const words = name ?? text('admin.owner.none')
  return (
    <span
      title={words}
      className={`grid size-6 shrink-0 place-items-center rounded-full text-[0.6875rem] font-semibold ${name ? 'bg-sun-soft text-ink' : 'border border-dashed border-field'}`}
    >
      <span aria-hidden>{name && initialsOf(name)}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
