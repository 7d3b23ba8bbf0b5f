import type { AdminLead, LeadChange } from '../../admin-lead.ts'
import type { LeadEvent, LeadTimelineEntry } from '../../lead-event.ts'

/** What tells whether a request stands already where a change would have put it; its step in the words of whoever reads. */
type Standing = Pick<AdminLead, 'status' | 'wonAmount' | 'nextStep' | 'nextStepOn'>

/**
 * What somebody else did first where a late change wanted the very same: the state, its amount or reason, and what comes with it. Undefined of a change that wants
 * anything else.
 */
export function alreadyDone(
  { status, wonAmount = null, lostBecause, lostWords = '', ...beside }: Omit<LeadChange, 'updatedAt'>,
  lead: Standing,
  happened: readonly LeadTimelineEntry[],
): LeadTimelineEntry | undefined {
  const { stepDone, cancelBooking, nextStep = lead.nextStep, nextStepOn = lead.nextStepOn, ...more } = beside
  const did = (event: LeadEvent) => happened.some((entry) => entry.event === event)
  const theirs = happened.findLast(({ event }) => event === 'status')
  const { lostBecause: because, words = '' } = theirs?.details ?? {}
  const isSame = [
    status === lead.status && theirs?.said === status,
    wonAmount === lead.wonAmount,
    lostBecause === because && lostWords === words,
    nextStep === lead.nextStep && nextStepOn === lead.nextStepOn,
    !stepDone || did('step_done'),
    !cancelBooking || did('cancelled'),
    Object.values(more).every((part) => part === undefined),
  ]
  return isSame.every(Boolean) ? theirs : undefined
}
