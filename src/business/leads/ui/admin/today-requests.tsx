import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { sendJson } from '#client/send.ts'
import { useCompany } from '#client/company.tsx'
import { agendaId, type AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import type { IconName } from '#design/icon.tsx'
import { toast } from '#design/toast.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatShortDay, formatTimeSpan } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks, type Reached } from '#kernel/contact-links.ts'
import type { Country } from '#kernel/country.ts'
import { isFixedLine } from '#kernel/fixed-line.ts'
import { countedProduct, type AdminLead, type InboxLead, type LeadChange } from '../../admin-lead.ts'
import { answerClock } from '../../answer-clock.ts'
import { trackOf, type LeadKind } from '../../lead.ts'
import type { ComingBooking, DueStep, LeadsToday } from '../../leads-today.ts'
import { slotSpan, slotStart } from '../../slots.ts'
import type { Changeable } from './change-back.ts'
import { clockInWords } from './lead-clock.tsx'
import { slotIcons } from './slot-icons.ts'
import { askedInShort } from './asked-in-short.ts'
import { leadsRoot } from './lead-queries.ts'
import { takeFocus } from '#design/take-focus.ts'
import { useSayChanged } from './use-say-changed.ts'
import { nextWorkday, usualSteps } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'

const icons: Readonly<Record<LeadKind, IconName>> = {
  consultation: 'phone',
  appointment: 'building',
  order: 'cart',
  message: 'mail',
  job_application: 'people',
}

/** What of the requests is due: first answers, next steps, who is called and who comes, each with what can be done at once. */
export function useLeadAgenda(
  requests: LeadsToday | null,
  now: Date,
): Readonly<Record<'answers' | 'steps' | 'bookings', readonly AgendaItem[]>> {
  const text = useText()
  const { contacts } = useCompany()
  if (!requests) return { answers: [], steps: [], bookings: [] }
  const { waiting, steps, bookings } = requests
  const inCountry = (kind: LeadKind, { country }: { readonly country: Country }) =>
    joinWithDots([text(`admin-leads.kind.${kind}`), contacts[country].name[text.language]])
  // Whose next step is due stands there with that step.
  const planned = new Set(steps.map(({ leadId }) => leadId))
  const untold = requests.new - waiting.length
  const rest: AgendaItem = {
    key: 'new',
    group: 'today',
    due: Infinity,
    when: '',
    icon: 'people',
    title: text('admin-today.more', { count: untold }),
    to: '/admin/leads?status=new',
    count: untold,
  }
  const answers = waiting.filter(({ id }) => !planned.has(id)).map((lead) => answerItem(lead, now, text))
  return {
    answers: untold > 0 ? [...answers, rest] : answers,
    steps: steps.map((step) => stepItem(step, inCountry(step.kind, step), text)),
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
    detail: joinWithDots([inVain(lead, text), askedInShort(lead, text), lead.asked.words]),
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
      where,
    ]),
    actions: <StepActions step={step} />,
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
        <a href={href} aria-label={text(call ? 'admin-today.call' : 'admin-today.write', { name })}>
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

/** Ends a step; then, in its place, the one that follows at a tap. */
function StepActions({ step: { leadId, ...step } }: { step: DueStep }) {
  const text = useText()
  const [done, setDone] = useState<AdminLead | null>(null)
  const { change, isPending, showAnew } = useChangeFromToday(done ?? { id: leadId, ...step })
  // What was done may have been taken back.
  if (!done || done.updatedAt <= step.updatedAt) {
    const isDone = () => change({ stepDone: true, onDone: setDone })
    return (
      <>
        <Button tone="secondary" size="sm" icon="check" loading={isPending} onClick={isDone}>
          {text('admin-leads.step.done')}
        </Button>
        <Reach person={step} />
      </>
    )
  }
  return <StepAfter {...{ step, isPending, change }} onNothing={() => void showAnew()} />
}

type StepAfterProps = {
  readonly step: Pick<DueStep, 'kind' | 'country'>
  readonly isPending: boolean
  readonly change: (next: ChangeFromToday) => void
  readonly onNothing: () => void
}

/** What follows a step that is done, on the next day on which the company works. */
function StepAfter({ step: { kind, country }, isPending, change, onNothing }: StepAfterProps) {
  const text = useText()
  const { today, isWorked } = useWorkedDays(country)
  const nextStepOn = nextWorkday(today, isWorked)
  return (
    <div role="group" aria-label={text('admin-leads.step.next')} className="grid gap-2">
      <p ref={takeFocus} tabIndex={-1} className="text-sm font-semibold outline-none">
        {text('admin-today.next', { day: formatShortDay(nextStepOn, text.language) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {usualSteps[trackOf(kind)].map((usual) => {
          const nextStep = text(`admin-leads.step.usual.${usual}`)
          return (
            <Button
              key={usual}
              tone="secondary"
              size="sm"
              disabled={isPending}
              onClick={() => change({ nextStep, nextStepOn })}
            >
              {nextStep}
            </Button>
          )
        })}
        <Button tone="secondary" size="sm" disabled={isPending} onClick={onNothing}>
          {text('admin-leads.step.nothing')}
        </Button>
      </div>
    </div>
  )
}

type ChangeFromToday = LeadChange & {
  /** What is asked in its place; without it the list is read anew. */
  readonly onDone?: (changed: AdminLead) => void
}

/** Changes a request in place. What somebody else has done meanwhile is shown instead, and nothing is overwritten. */
function useChangeFromToday(lead: Changeable) {
  const text = useText()
  const client = useQueryClient()
  const showAnew = async () => {
    await client.invalidateQueries({ queryKey: ['/api/admin/today'] })
    // What was pressed may have gone, and the focus with it.
    if (document.activeElement === document.body) document.getElementById(agendaId)?.focus()
  }
  const sayChanged = useSayChanged(showAnew)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ onDone: _, ...change }: ChangeFromToday) =>
      sendJson<AdminLead>('PATCH', `${leadsRoot}/${lead.id}`, { ...change, updatedAt: lead.updatedAt }),
    onSuccess: (changed, { onDone = () => showAnew(), ...change }) => {
      sayChanged(lead, change, changed)
      return onDone(changed)
    },
    onError: (error) => {
      toast({ title: failureOf(error, text('shell.error.text')) ?? text('shell.error.text'), tone: 'error' })
      return showAnew()
    },
  })
  return { change: mutate, isPending, showAnew }
}
