import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { ListedLead } from './admin-lead.ts'
import { trackOf } from './lead.ts'
import { isOpen } from './lead-status.ts'

const hourMs = 3_600_000
/** What mails and screens promise to whoever asks. */
const promisedMs = 24 * hourMs
const soonMs = 18 * hourMs

/**
 * How long a request has waited, how long it is late (0 where it is not), and how that stands against the answer that is
 * promised; `answered`, or promised none.
 */
export type AnswerClock = {
  readonly waitedMs: number
  readonly lateMs: number
  readonly state: 'answered' | 'waits' | 'soon' | 'late'
}

/** Until when the answer to a request was promised. */
export function answerDueAt({ createdAt }: Pick<ListedLead, 'createdAt'>): Date {
  return new Date(Date.parse(createdAt) + promisedMs)
}

/** Of a request that nobody has answered yet the clock runs; who wants to work here was promised no hour. */
export function answerClock(
  { kind, status, firstContactAt, createdAt }: Pick<ListedLead, 'kind' | 'status' | 'firstContactAt' | 'createdAt'>,
  now: Date,
): AnswerClock {
  const waitedMs = Math.max(0, now.getTime() - Date.parse(createdAt))
  const isAnswered = firstContactAt !== null || status !== 'new' || trackOf(kind) === 'jobs'
  if (isAnswered) return { waitedMs, lateMs: 0, state: 'answered' }
  if (waitedMs >= promisedMs) return { waitedMs, lateMs: waitedMs - promisedMs, state: 'late' }
  return { waitedMs, lateMs: 0, state: waitedMs >= soonMs ? 'soon' : 'waits' }
}

/** What had come before then, and nobody has answered, is late. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - promisedMs)
}

type Clocked = Pick<ListedLead, 'kind' | 'status' | 'firstContactAt' | 'createdAt' | 'nextStepOn' | 'country'>

/** What of a request should have been done by now: the answer that was promised, or its next step; null where nothing. */
export function overdueOf(lead: Clocked, now: Date): 'answer' | 'step' | null {
  const { status, nextStepOn, country } = lead
  if (answerClock(lead, now).state === 'late') return 'answer'
  const today = wallClock(now, countryTable[country].utcOffset).date
  return isOpen(status) && nextStepOn !== null && nextStepOn < today ? 'step' : null
}
