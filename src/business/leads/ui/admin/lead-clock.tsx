import { Icon } from '#design/icon.tsx'
import { formatAge, formatLocalMoment, formatLocalTime, formatShortDay } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { addDays, localClock } from '#kernel/calendar-date.ts'
import type { InboxLead } from '../../admin-lead.ts'
import { answerClock, type AnswerClock } from '../../answer-clock.ts'

const clockLook: Readonly<Record<AnswerClock['state'], string>> = {
  answered: 'text-muted',
  waits: 'text-muted',
  soon: 'font-semibold text-ink',
  late: 'font-semibold text-clay',
}

type Clocked = Parameters<typeof answerClock>[0]

/** Until when an answer was promised, and once it is late, by how much; how old a request is that has one. */
export function clockInWords(lead: Clocked, now: Date, text: Text): string {
  const { state, waitedMs, lateMs } = answerClock(lead, now)
  if (state === 'answered') return text('admin.ago', { age: formatAge(waitedMs, text.language) })
  if (state === 'late') return text('admin-leads.lateBy', { age: formatAge(lateMs, text.language) })
  const dueAt = new Date(lead.answerDueAt)
  const { date } = localClock(dueAt)
  const today = localClock(now).date
  if (date > addDays(today, 1)) return text('admin-leads.dueOn', { date: formatShortDay(date, text.language) })
  return text(date === today ? 'admin-leads.dueToday' : 'admin-leads.dueTomorrow', {
    time: formatLocalTime(dueAt, text.language),
  })
}

/** The same in a line, marked by how much it presses. */
export function Clock({ lead, now }: { lead: InboxLead; now: Date }) {
  const text = useText()
  const { state } = answerClock(lead, now)
  return (
    <span
      className={`flex shrink-0 items-center gap-1 text-xs whitespace-nowrap tabular-nums ${clockLook[state]}`}
      title={formatLocalMoment(new Date(lead.createdAt), text.language)}
    >
      {state === 'late' && <Icon name="alert" className="size-4" label={text('admin-leads.late24')} />}
      {clockInWords(lead, now, text)}
    </span>
  )
}

/** What comes next with a request, and when. */
export function NextStep({ step, isLate }: { step: string; isLate: boolean }) {
  const text = useText()
  if (!step) return null
  return (
    <span className={`flex min-w-0 items-center gap-1.5 text-xs ${isLate ? 'text-clay-deep' : ''}`}>
      <Icon
        name={isLate ? 'alert' : 'clock'}
        className="size-4 shrink-0"
        label={text(isLate ? 'admin-leads.due.overdue' : 'admin-leads.nextStep')}
      />
      <span className="truncate">{step}</span>
    </span>
  )
}
