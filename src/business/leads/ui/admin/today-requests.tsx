import { lazy, Suspense, useState } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { useCompany } from '#client/company.tsx'
import type { AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import type { IconName } from '#design/icon.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatShortDay, formatTimeSpan } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks, type Reached } from '#kernel/contact-links.ts'
import type { Country } from '#kernel/country.ts'
import { isFixedLine } from '#kernel/fixed-line.ts'
import { countedProduct, type InboxLead } from '../../admin-lead.ts'
import { answerClock } from '../../answer-clock.ts'
import type { LeadKind } from '../../lead.ts'
import type { ComingBooking, DueStep, LeadsToday } from '../../leads-today.ts'
import { slotSpan, slotStart } from '../../slots.ts'
import { clockInWords } from './lead-clock.tsx'
import { slotIcons } from './slot-icons.ts'
import { askedInShort } from './asked-in-short.ts'
import { PlanStep, StepActions } from './today-steps.tsx'
import { useChangeFromToday } from './use-change-from-today.ts'

/** A message is what most requests are: it has no sign. */
const icons: Readonly<Record<LeadKind, IconName | null>> = {
  consultation: 'phone',
  appointment: 'building',
  order: 'cart',
  message: null,
  job_application: 'people',
}

/** What of the requests is due: first answers, next steps, who is called and who comes, each with what can be done at once. */
export function useLeadAgenda(
  requests: LeadsToday | null,
  now: Date,
): Readonly<Record<'answers' | 'steps' | 'stepless' | 'bookings', readonly AgendaItem[]>> {
  const text = useText()
  const { contacts } = useCompany()
  if (!requests) return { answers: [], steps: [], stepless: [], bookings: [] }
  const { waiting, steps, bookings, firstStepless: stepless } = requests
  const inCountry = (kind: LeadKind, { country }: { readonly country: Country }) =>
    joinWithDots([text(`admin-leads.kind.${kind}`), contacts[country].name[text.language]])
  // Whose next step is due stands there with that step.
  const planned = new Set(steps.map(({ leadId }) => leadId))
  /** The way to those that are not told, where there are any. */
  const rest = (key: 'more' | 'moreStepless', count: number, to: string): readonly AgendaItem[] =>
    count > 0
      ? [
          {
            key,
            group: 'today',
            due: Infinity,
            when: '',
            icon: 'people',
            title: text(`admin-today.${key}`, { count }),
            to,
            count,
          },
        ]
      : []
  const answers = waiting.filter(({ id }) => !planned.has(id)).map((lead) => answerItem(lead, now, text))
  return {
    answers: [...answers, ...rest('more', requests.new - waiting.length, '/admin/leads?status=new')],
    steps: steps.map((step) => stepItem(step, inCountry(step.kind, step), text)),
    stepless: [
      ...stepless.map((lead, place) => steplessItem(lead, place, text)),
      ...rest('moreStepless', requests.stepless - stepless.length, '/admin/leads?due=none'),
    ],
    bookings: bookings.map((booking) => bookingItem(booking, contacts[booking.country].name[text.language], text)),
  }
}

/** How often somebody was called in vain; nothing of whoever was reached. */
const inVain = ({ unanswered }: Pick<InboxLead, 'unanswered'>, text: Text) =>
  unanswered > 0 && text('admin-leads.unansweredCalls', { count: unanswered })

/** Somebody waits for the answer that was promised. */
function answerItem(lead: InboxLead, now: Date, text: Text): AgendaItem {
  return {
    key: `answer ${lead.id}`,
    group: answerClock(lead, now).state === 'late' ? 'late' : 'today',
    due: Date.parse(lead.answerDueAt),
    when: clockInWords(lead, now, text),
    icon: icons[lead.kind],
    title: lead.name,
    to: `/admin/leads?lead=${lead.id}&status=new`,
    detail: joinWithDots([inVain(lead, text), lead.town, askedInShort(lead, text), lead.asked.words]),
    actions: (
      <>
        <Reach person={lead} />
        <Answered lead={lead} />
      </>
    ),
  }
}

function stepItem(step: DueStep, where: string, text: Text): AgendaItem {
  const { leadId, name, asked, nextStep, nextStepOn, isOverdue, isOwned } = step
  return {
    key: `step ${leadId}`,
    group: isOverdue ? 'late' : 'today',
    due: endOf(nextStepOn),
    when: isOverdue ? formatShortDay(nextStepOn, text.language) : text('admin-today.when.day'),
    icon: 'check-circle',
    title: name,
    to: `/admin/leads?lead=${leadId}&assignee=${isOwned ? 'me' : 'none'}&due=${isOverdue ? 'overdue' : 'today'}`,
    emphasis: nextStep || text('admin-today.step'),
    detail: joinWithDots([
      inVain(step, text),
      countedProduct(asked),
      asked.words,
      !isOwned && text('admin-today.nobodys'),
      step.town,
      where,
    ]),
    actions: (
      <StepActions step={step}>
        <Reach person={step} />
      </StepActions>
    ),
  }
}

/** Somebody was reached, and nothing is to be done for them. */
function steplessItem(lead: InboxLead, place: number, text: Text): AgendaItem {
  return {
    key: `stepless ${lead.id}`,
    group: 'today',
    due: place,
    when: formatShortDay(lead.createdAt.slice(0, 10), text.language),
    icon: icons[lead.kind],
    title: lead.name,
    to: `/admin/leads?lead=${lead.id}&due=none`,
    detail: joinWithDots([
      inVain(lead, text),
      lead.assigneeId === null && text('admin-today.nobodys'),
      lead.town,
      askedInShort(lead, text),
      lead.asked.words,
    ]),
    actions: <PlanStep lead={lead} />,
  }
}

function bookingItem(booking: ComingBooking, where: string, text: Text): AgendaItem {
  const { leadId, name, kind, date, slot, address, words, isToday } = booking
  const span = slotSpan(kind, slot)
  const hours = span ? formatTimeSpan(span, text.language) : ''
  return {
    key: `booking ${leadId}`,
    group: isToday ? 'today' : 'later',
    due: Date.parse(`${date}T00:00:00Z`) + (slotStart(kind, slot) ?? 0) * minuteMs,
    when: hours,
    icon: slotIcons[kind],
    title: name,
    to: `/admin/leads?lead=${leadId}`,
    emphasis: text(`admin-today.${kind}`),
    detail: joinWithDots([address, words, where]),
    actions: <Reach person={booking} />,
  }
}

const minuteMs = 60_000
const endOf = (date: string) => Date.parse(`${date}T23:59:59Z`)

/** Chats with whoever has a phone in their pocket and dials it, or begins a mail to somebody who left no number. */
function Reach({ person }: { person: Reached & { readonly name: string } }) {
  const text = useText()
  const { call, chat, mail } = contactLinks(person)
  const { name, dialledNumber } = person
  const href = call ?? mail
  if (!href) return null
  return (
    <>
      {chat && dialledNumber && !isFixedLine(dialledNumber) && (
        <Button asChild tone="secondary" size="sm" icon="chat" className="min-w-11 px-3">
          <a href={chat} target="_blank" rel="noreferrer" title={text('admin.chat')}>
            <span className="sr-only">{text('admin-today.chat', { name })}</span>
          </a>
        </Button>
      )}
      <Button asChild tone="secondary" size="sm" icon={call ? 'phone' : 'mail'}>
        <a
          href={href}
          aria-label={text(call ? 'admin-today.call' : 'admin-today.write', {
            name,
          })}
        >
          {text(call ? 'admin.call' : 'admin.mail')}
        </a>
      </Button>
    </>
  )
}

const ContactedDialog = lazy(async () => ({
  default: (await import('./contacted-dialog.tsx')).ContactedDialog,
}))

/** Takes what is nobody's; says of one's own that the customer was reached, and what comes next. */
function Answered({ lead }: { lead: InboxLead }) {
  const text = useText()
  const me = useMe()
  const { change, isPending } = useChangeFromToday(lead)
  const [isAsking, setAsking] = useState(false)
  if (!me) return null
  const isMine = lead.assigneeId === me.id
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        loading={isPending}
        onClick={() => (isMine ? setAsking(true) : change({ assigneeId: me.id }))}
      >
        {text(isMine ? 'admin-today.contacted' : 'admin.take')}
      </Button>
      {isAsking && (
        <Suspense>
          <ContactedDialog {...{ lead, isPending }} onChange={change} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
