import type { CalendarDate } from '#kernel/calendar-date.ts'
import { isNotedContact, type NotedContact } from '#kernel/noted-contact.ts'
import type { AdminLead, LeadChange } from '../../admin-lead.ts'
import { isReached } from '../../lead-event.ts'
import { trackOf } from '../../lead.ts'
import { stepIn, type Step } from './next-step-fields.tsx'

/** What is being noted of a call; `step` null while nobody has touched it. */
export type NotedCall = {
  readonly contact: NotedContact | null
  readonly step: Step | null
  readonly note: string
}

/** What a call may change of a request. */
type Called = Pick<AdminLead, 'kind' | 'status' | 'nextStep' | 'nextStepOn' | 'nextStepTime'>

/** What was kept of one that was begun. */
export function callIn(kept: unknown): NotedCall {
  const { contact, step, note } = (kept ?? {}) as Partial<Record<keyof NotedCall, unknown>>
  return {
    contact: typeof contact === 'string' && isNotedContact(contact) ? contact : null,
    step: stepIn(step),
    note: typeof note === 'string' ? note : '',
  }
}

type Days = {
  readonly today: CalendarDate
  /** The next working day. */
  readonly next: CalendarDate
  /** Words for another call. */
  readonly again: string
  /** What comes after the step of a sale. */
  readonly following: Pick<AdminLead, 'nextStep' | 'nextStepOn'> | null
}

/**
 * What is done next, as the panel proposes it until somebody chooses: who did not answer is called (or whatever was to be done is
 * done) the next day at work; what was due by today is over once they were spoken to, and after a sale brings what follows it; all else stays. Nothing is done next for whoever is lost.
 */
export function stepAfterCall(
  lead: Called,
  { contact, step }: NotedCall,
  { today, next, again, following }: Days,
): Step {
  if (lead.status === 'lost') return { nextStep: '', nextStepOn: '' }
  if (step) return step
  const day = lead.nextStepOn ?? ''
  const hour = lead.nextStepTime !== null && { nextStepTime: lead.nextStepTime }
  const isDue = day !== '' && day <= today
  if (contact === 'no_answer')
    return { nextStep: lead.nextStep || again, ...(day > today ? { nextStepOn: day, ...hour } : { nextStepOn: next }) }
  if (contact && isDue) return { nextStep: following?.nextStep ?? '', nextStepOn: following?.nextStepOn ?? '' }
  return { nextStep: lead.nextStep, nextStepOn: day, ...hour }
}

/** They were spoken to, and something else than what was to be done comes next: that is done. */
export const isEnded = (lead: Called, { contact }: NotedCall, { nextStep }: Step): boolean =>
  contact !== null && isReached(contact) && lead.nextStep !== '' && nextStep !== lead.nextStep

/** What is stored of it: who was reached is contacted; null where nobody said what came of it. */
export function changeAfterCall(lead: Called, call: NotedCall, step: Step): LeadChange | null {
  const { contact } = call
  if (contact === null) return null
  const note = call.note.trim()
  const nextStep = step.nextStep.trim()
  const nextStepOn = (nextStep !== '' && step.nextStepOn) || null
  const nextStepTime = (nextStepOn && step.nextStepTime) || null
  const isOther = nextStep !== lead.nextStep || nextStepOn !== lead.nextStepOn || nextStepTime !== lead.nextStepTime
  const isContacted = lead.status === 'new' && isReached(contact) && trackOf(lead.kind) === 'sales'
  return {
    contact,
    ...(note !== '' && { note }),
    ...(isEnded(lead, call, step) && { stepDone: true }),
    ...(isOther && { nextStep, nextStepOn, nextStepTime }),
    ...(isContacted && { status: 'contacted' }),
  }
}
