import { ownOrFree } from '#business/accounts/assignee.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { ReachActions } from '#business/accounts/ui/reach-actions.tsx'
import type { WhoseWork } from '#business/accounts/whose-work.ts'
import { useCompany } from '#client/company.tsx'
import type { AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import { addDays, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { mostCounted } from '#kernel/counted.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatHour, formatLocalTime, formatShortDay, formatTimeSpan } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable, type Country } from '#kernel/country.ts'
import { onOneLine } from '#kernel/money.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import { countedProduct, type InboxLead } from '../../admin-lead.ts'
import { answerClock, dueAtOf } from '../../answer-clock.ts'
import type { ComingBooking, DueStep, LeadsToday, SteplessLead } from '../../leads-today.ts'
import { slotMoment, slotSpan, slotStart } from '../../slots.ts'
import { clockInWords } from './lead-clock.tsx'
import { correctPerson } from './correct-person.ts'
import { kindIcons, slotIcons } from './slot-icons.ts'
import { askedInShort, bookedInShort } from './asked-in-short.ts'
import { AfterCall } from './after-call.tsx'
import type { Changeable } from './change-back.ts'
import { PlanStep, SendQuoteLink, StepActions } from './today-steps.tsx'
import { useChangeFromToday } from './use-change-from-today.ts'

/** What of the requests is due: first answers, next steps, who is called and who comes, each with what can be done at once. */
export function useLeadAgenda(requests: LeadsToday | null, now: Date, whose: WhoseWork): readonly AgendaItem[] {
  const text = useText()
  const { contacts } = useCompany()
  const me = useMe()?.id
  if (!requests) return []
  const asked = whose === 'mine' ? `&assignee=${ownOrFree}` : ''
  const { waiting, steps, bookings, firstStepless: stepless } = requests
  const nameOf = (country: Country) => contacts[country].name[text.language]
  // Whose next step is due stands there with that step.
  const planned = new Set(steps.map(({ leadId }) => leadId))
  const stepRows = steps.map((step) => stepItem(step, { where: nameOf(step.country), me, now, text }))
  const last = stepRows.at(-1)
  /** The way to those that are not told, where there are any. */
  const rest = (
    key: 'more' | 'moreSteps' | 'moreStepless',
    all: number,
    told: number,
    to: string,
    group: AgendaItem['group'] = 'today',
  ): readonly AgendaItem[] => {
    const count = all - told
    if (count <= 0) return []
    const isMore = all >= mostCounted
    return [
      {
        key,
        group,
        due: Infinity,
        when: '',
        icon: 'people',
        title: text(`admin-today.${key}`, { count, counted: isMore ? `${count}+` : String(count) }),
        to,
        count,
        isMore,
      },
    ]
  }
  return [
    ...bookings.map((booking) => bookingItem(booking, { where: nameOf(booking.country), now, text })),
    ...stepRows,
    // They come by day: those that are not told begin where the last one stands.
    ...(last ? rest('moreSteps', requests.planned, steps.length, `/admin/leads?sort=due${asked}`, last.group) : []),
    ...waiting.filter(({ id }) => !planned.has(id)).map((lead) => answerItem(lead, now, text)),
    ...rest('more', requests.new, waiting.length, `/admin/leads?status=new${asked}`),
    ...stepless.map((lead, place) => steplessItem(lead, { place, text })),
    ...rest('moreStepless', requests.stepless, stepless.length, `/admin/leads?due=none${asked}`, 'undated'),
  ]
}

/** How often somebody was called in vain; nothing of whoever was reached. */
const inVain = ({ unanswered }: Pick<InboxLead, 'unanswered'>, text: Text) =>
  unanswered > 0 && text('admin-leads.unansweredCalls', { count: unanswered })

/** Under which day something stands that is not late. */
function dayOf(day: CalendarDate, today: CalendarDate): AgendaItem['group'] {
  if (day <= today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** Its heading says the day: a row only says the hour. */
const isDated = (group: AgendaItem['group']) => group === 'today' || group === 'tomorrow'

/** When something is due, one way in every row. */
const dayAndHour = (group: AgendaItem['group'], day: CalendarDate, hour: string | null, text: Text) =>
  [!isDated(group) && formatShortDay(day, text.language), hour]
    .flatMap((part) => (part ? [onOneLine(part)] : []))
    .join(', ')

/** On which day the answer was promised. */
const answerDay = ({ answerDueAt, country }: InboxLead) =>
  wallClock(new Date(answerDueAt), countryTable[country].utcOffset).date

/** Somebody waits for the answer that was promised. */
function answerItem(lead: InboxLead, now: Date, text: Text): AgendaItem {
  const group = answerClock(lead, now).state === 'late' ? 'late' : dayOf(answerDay(lead), todayIn(lead.country, now))
  return {
    key: `answer ${lead.id}`,
    group,
    due: dueAtOf(lead) ?? Date.parse(lead.answerDueAt),
    when: isDated(group)
      ? text('admin-leads.dueToday', { time: formatLocalTime(new Date(lead.answerDueAt), text.language) })
      : clockInWords(lead, now, text),
    icon: kindIcons[lead.kind],
    title: lead.name,
    place: lead.town ?? undefined,
    to: `/admin/leads?lead=${lead.id}&status=new`,
    emphasis: text('admin-today.answer'),
    detail: joinWithDots([inVain(lead, text), askedInShort(lead, text), lead.asked.words]),
    owner: <Owner lead={lead} />,
    actions: <ReachOrTake lead={lead} />,
  }
}

type StepPlace = { readonly where: string; readonly me: string | undefined; readonly now: Date; readonly text: Text }

function stepItem(step: DueStep, { where, me, now, text }: StepPlace): AgendaItem {
  const { leadId, name, asked, nextStepOn, isOverdue, isLater, assigneeId, country } = step
  const today = todayIn(country, now)
  // They are gone through in the list of whom they belong to.
  const owner = assigneeId === null ? 'none' : assigneeId === me ? 'me' : assigneeId
  const toSend = step.usualStep === 'quote' ? step.unsentQuote : null
  const group = isOverdue || answerClock(step, now).state === 'late' ? 'late' : dayOf(nextStepOn, today)
  return {
    key: `step ${leadId}`,
    group,
    due: dueAtOf(step) ?? endOf(nextStepOn),
    when: dayAndHour(group, nextStepOn, step.nextStepTime && formatHour(step.nextStepTime, text.language), text),
    icon: 'check-circle',
    title: name,
    place: step.town ?? where,
    to: `/admin/leads?lead=${leadId}&assignee=${owner}&due=${isOverdue ? 'overdue' : isLater ? 'week' : 'today'}`,
    emphasis: toSend ? text('admin-today.sendQuote') : stepInWords(step, text) || text('admin-today.step'),
    detail: joinWithDots([
      inVain(step, text),
      step.kind !== 'message' && text(`admin-leads.kind.${step.kind}`),
      countedProduct(asked),
      step.bookedAt !== null && bookedInShort(asked, text),
      asked.words,
    ]),
    owner: <Owner lead={{ ...step, id: leadId }} />,
    actions: (
      <StepActions step={step}>
        {(done) => (
          <ReachOrTake
            lead={{ ...step, id: leadId }}
            {...(toSend && { main: <SendQuoteLink quoteKey={toSend} name={name} /> })}
          >
            {done}
          </ReachOrTake>
        )}
      </StepActions>
    ),
  }
}

const todayIn = (country: Country, now: Date) => wallClock(now, countryTable[country].utcOffset).date

/** Somebody was reached, and nothing is to be done for them. */
function steplessItem(lead: SteplessLead, { place, text }: { place: number; text: Text }): AgendaItem {
  return {
    key: `stepless ${lead.id}`,
    group: 'undated',
    due: place,
    when: onOneLine(
      formatShortDay(lead.lastContact?.on ?? todayIn(lead.country, new Date(lead.createdAt)), text.language),
    ),
    icon: kindIcons[lead.kind],
    title: lead.name,
    place: lead.town ?? undefined,
    to: `/admin/leads?lead=${lead.id}&due=none`,
    detail: joinWithDots([inVain(lead, text), askedInShort(lead, text), lead.asked.words]),
    owner: <Owner lead={lead} />,
    actions: <PlanStep lead={lead}>{(plan) => <ReachOrTake lead={lead} {...plan} />}</PlanStep>,
  }
}

function bookingItem(booking: ComingBooking, { where, now, text }: Omit<StepPlace, 'me'>): AgendaItem {
  const { leadId, name, kind, country, date, slot, address, words, assigneeName } = booking
  const span = slotSpan(kind, slot)
  const hours = span ? formatTimeSpan(span, text.language) : ''
  const group = dayOf(date, todayIn(country, now))
  return {
    key: `booking ${leadId}`,
    group,
    // Whoever is expected stands first on their day, one after the other; of later days each has its moment.
    due: group === 'later' ? slotMoment(kind, date, slot, country).getTime() : (slotStart(kind, slot) ?? 0) * minuteMs,
    when: dayAndHour(group, date, hours, text),
    icon: slotIcons[kind],
    title: name,
    place: where,
    to: `/admin/leads?lead=${leadId}`,
    emphasis: text(`admin-today.${kind}`),
    detail: joinWithDots([address, words]),
    owner: assigneeName && <span className="block truncate text-muted">{assigneeName}</span>,
    actions: <Reach person={booking} id={leadId} />,
  }
}

const minuteMs = 60_000
const endOf = (date: string) => Date.parse(`${date}T23:59:59Z`)

type ReachProps = Omit<ComponentProps<typeof ReachActions>, 'renderNote' | 'unreached'> & {
  readonly person: { readonly phone: string | null }
  /** Of their request: what came of the call is noted there. */
  readonly id: number
}

/** The ways to somebody, and what came of a call noted in their request. */
function Reach({ id, ...reach }: ReachProps) {
  return (
    <ReachActions
      {...reach}
      unreached={<PutNumberRight id={id} {...reach.person} />}
      renderNote={(onClose) => <AfterCall called={{ id, name: reach.person.name }} onClose={onClose} />}
    />
  )
}

/** The way to where the number is put right that nobody can dial. */
function PutNumberRight({ id, name, phone }: { readonly id: number } & ReachProps['person']) {
  const text = useText()
  const way = phone ? 'check' : 'add'
  return (
    <Button asChild tone="secondary" size="sm">
      <Link
        to={`/admin/leads?lead=${id}`}
        state={correctPerson}
        aria-label={text(`admin-today.number.${way}Of`, { name })}
      >
        <span className="md:hidden">{text(`admin-today.number.${way}Short`)}</span>
        <span className="max-md:hidden">{text(`admin-today.number.${way}`)}</span>
      </Link>
    </Button>
  )
}

type OwnerProps = {
  readonly lead: Changeable & Pick<DueStep, 'assigneeId' | 'assigneeName' | 'name'>
}

/** The same of somebody whose request has no owner yet: on a phone it is taken in the menu. */
function ReachOrTake({ lead, items, children, ...reach }: Omit<ReachProps, 'id' | 'person'> & { lead: LeadToReach }) {
  const text = useText()
  const me = useMe()
  const { change, isPending } = useChangeFromToday(lead)
  if (!me || lead.assigneeId !== null) {
    return (
      <Reach {...reach} person={lead} id={lead.id} items={items}>
        {children}
      </Reach>
    )
  }
  const take = () => isPending || change({ assigneeId: me.id })
  const label = text('admin-today.take', { name: lead.name })
  const inMenu = { key: 'take', icon: 'people', label: text('admin.take'), isPhoneOnly: true, onChoose: take } as const
  return (
    <Reach {...reach} person={lead} id={lead.id} items={[...(items ?? []), inMenu]}>
      {children}
      <Button
        tone="secondary"
        size="sm"
        icon="people"
        loading={isPending}
        title={label}
        aria-label={label}
        onClick={take}
        className="w-11 max-md:hidden"
      />
    </Reach>
  )
}

type LeadToReach = OwnerProps['lead'] & ReachProps['person']

/** One's own needs no words on a phone, what is nobody's none at all. */
function Owner({ lead: { assigneeId, assigneeName } }: Pick<OwnerProps, 'lead'>) {
  const text = useText()
  const me = useMe()
  if (assigneeId === null) return null
  if (assigneeId === me?.id) return <span className="text-muted max-xl:hidden">{text('admin.owner.me')}</span>
  return <span className="block truncate text-muted">{assigneeName}</span>
}
