import { useRef } from 'react'
import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Icon } from '#design/icon.tsx'
import { formatAge } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { contactLinks } from '#kernel/contact-links.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import { countedProduct, type InboxLead } from '../../admin-lead.ts'
import { answerClock, overdueOf } from '../../answer-clock.ts'
import { trackOf } from '../../lead.ts'
import { becomeKey, statusesAfter, type LeadStatus } from '../../lead-status.ts'
import { bookedInShort } from './asked-in-short.ts'
import { Clock } from './lead-clock.tsx'
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

/** They are larger than the line that they stand on, and reach the edge of the card. */
const actionPlace = '-my-3 -mr-2 lg:pointer-fine:-my-1.5'

/** A request on the board: who, what they want, whose it is and where they are, its amount, what comes next; without a next step until when an answer was promised or how old it is. */
export function LeadCard({ lead, now, to, isMoving, onMove, onDrag }: LeadCardProps) {
  const { contacts } = useCompany()
  const text = useText()
  const place = useRef<HTMLElement>(null)
  useDragging(place, { dragstart: () => onDrag(lead), dragend: () => onDrag(null) })
  const { asked, kind, unanswered } = lead
  const { call } = contactLinks(lead)
  const next = statusesAfter(lead.status).map((value) => ({
    key: value,
    icon: 'arrow-right' as const,
    label: text(becomeKey(kind, value)),
    onChoose: () => onMove(value),
  }))
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
  const about = joinWithDots([
    lead.assigneeName,
    lead.town,
    lead.country !== defaultCountry && contacts[lead.country].name[text.language],
  ])
  return (
    <article
      ref={place}
      draggable
      className="grid cursor-grab grid-cols-[minmax(0,1fr)_auto_auto] gap-y-1 rounded-control border border-line bg-white p-2.5 text-sm"
    >
      <Link
        to={to}
        title={lead.name}
        draggable={false}
        className="self-center text-base leading-tight font-semibold wrap-anywhere hover:underline lg:col-span-2"
      >
        <span className="line-clamp-2">{lead.name}</span>
      </Link>
      <span
        className={`col-start-3 grid ${actionPlace} lg:pointer-fine:[&>button]:min-h-8 lg:pointer-fine:[&>button]:w-8`}
      >
        <MenuButton
          isBrief
          isQuiet
          label={text('admin-leads.board.move', { name: lead.name })}
          disabled={isMoving}
          items={next}
        />
      </span>
      {what && (
        <p title={what} className="col-span-full line-clamp-2 leading-5 wrap-anywhere">
          {what}
        </p>
      )}
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 lg:contents">
        <p title={about} className="col-span-full min-w-0 truncate text-xs text-muted empty:hidden">
          {about}
        </p>
        <WorthOfCard lead={lead} to={to} />
        <div className="col-span-2 min-w-0 self-center text-xs text-muted">
          {step ? (
            <p
              title={step}
              className={`line-clamp-2 ${overdueOf(lead, now) === 'step' ? 'font-semibold text-clay-deep' : 'text-ink'}`}
            >
              <span className="sr-only">{text('admin-leads.nextStep')} </span>
              {step}
            </p>
          ) : (
            <Waited lead={lead} now={now} />
          )}
        </div>
      </div>
      {call && (
        <a
          href={call}
          aria-label={text('admin-leads.board.call', { name: lead.name })}
          title={text('admin-leads.board.call', { name: lead.name })}
          draggable={false}
          className={`grid size-11 place-items-center rounded-control text-ink hover:bg-sand-2 max-lg:col-start-2 max-lg:row-start-1 lg:col-start-3 lg:self-end lg:pointer-fine:size-8 ${actionPlace}`}
        >
          <Icon name="phone" className="size-5" />
        </a>
      )}
    </article>
  )
}

/** Until when an answer was promised; of one that has it, how old it is. */
function Waited({ lead, now }: Pick<LeadCardProps, 'lead' | 'now'>) {
  const text = useText()
  const { state, waitedMs } = answerClock(lead, now)
  if (state !== 'answered') return <Clock lead={lead} now={now} />
  return text('admin-leads.board.received', { age: formatAge(waitedMs, text.language) })
}
