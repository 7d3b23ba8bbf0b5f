import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { ListedLead } from './admin-lead.ts'
import { trackOf } from './lead.ts'
import { steppedStatuses } from './lead-status.ts'

const hourMs = 3_600_000
const soonMs = 6 * hourMs

/**
 * How long a request has waited, how long it is late (0 where it is not), and how that stands against the answer that is
 * promised; `answered`, or promised none.
 */
export type AnswerClock = {
  readonly waitedMs: number
  readonly lateMs: number
  readonly state: 'answered' | 'waits' | 'soon' | 'late'
}

/** Of a request that nobody has answered yet the clock runs; who wants to work here was promised no hour. */
export function answerClock(
  {
    kind,
    status,
    firstContactAt,
    answerDueAt,
    createdAt,
  }: Pick<ListedLead, 'kind' | 'status' | 'firstContactAt' | 'answerDueAt' | 'createdAt'>,
  now: Date,
): AnswerClock {
  const waitedMs = Math.max(0, now.getTime() - Date.parse(createdAt))
  const isAnswered = firstContactAt !== null || status !== 'new' || trackOf(kind) === 'jobs'
  if (isAnswered) return { waitedMs, lateMs: 0, state: 'answered' }
  const leftMs = Date.parse(answerDueAt) - now.getTime()
  if (leftMs <= 0) return { waitedMs, lateMs: -leftMs, state: 'late' }
  return { waitedMs, lateMs: 0, state: leftMs <= soonMs ? 'soon' : 'waits' }
}

type Pressing = Parameters<typeof answerClock>[0] &
  Pick<ListedLead, 'country' | 'nextStepOn' | 'nextStepTime' | 'bookedAt'>

/**
 * Until when something is to be done for a request, in milliseconds, by the rule of the inbox's order: the answer that was promised, or
 * the next step by its hour or the end of its day on its country’s clock, or the time at which its customer is expected; null where nothing is.
 */
export function dueAtOf(lead: Pressing): number | null {
  const { kind, status, firstContactAt, answerDueAt, country, nextStepOn, nextStepTime, bookedAt } = lead
  const isAwaited = status === 'new' && firstContactAt === null && trackOf(kind) === 'sales'
  const isStepped = steppedStatuses.includes(status)
  const step =
    nextStepOn && Date.parse(`${nextStepOn}T${nextStepTime ?? '24:00'}Z`) - countryTable[country].utcOffset * hourMs
  const due = [
    isAwaited ? Date.parse(answerDueAt) : null,
    ...(isStepped ? [step, bookedAt && Date.parse(bookedAt)] : []),
  ].flatMap((at) => at || [])
  return due.length > 0 ? Math.min(...due) : null
}

type Clocked = Pick<
  ListedLead,
  'kind' | 'status' | 'firstContactAt' | 'answerDueAt' | 'createdAt' | 'nextStepOn' | 'country'
>

/** What of a request should have been done by now: the answer that was promised, or its next step; null where nothing. */
export function overdueOf(lead: Clocked, now: Date): 'answer' | 'step' | null {
  const { status, nextStepOn, country } = lead
  if (answerClock(lead, now).state === 'late') return 'answer'
  const today = wallClock(now, countryTable[country].utcOffset).date
  return steppedStatuses.includes(status) && nextStepOn !== null && nextStepOn < today ? 'step' : null
}
