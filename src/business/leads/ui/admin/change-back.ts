import type { LeadChange, ListedLead } from '../../admin-lead.ts'

/** A request as far as a screen knows it before it changes it. */
export type Changeable = Pick<ListedLead, 'id' | 'updatedAt' | 'nextStep' | 'nextStepOn' | 'nextStepTime'> &
  Partial<Pick<ListedLead, 'status' | 'assigneeId'>>

/** The change that takes one back; null where words were added, which stay in the timeline, a time was given back, or what was there is not known. */
export function changeBack(before: Changeable, change: LeadChange): LeadChange | null {
  const {
    status,
    assigneeId,
    nextStep,
    nextStepOn,
    nextStepTime,
    stepDone,
    contact,
    lostBecause: _,
    lostWords: __,
    wonAmount,
    ...added
  } = change
  if (Object.values(added).some((value) => value !== undefined)) return null
  // What was agreed goes with the state; alone it is corrected by hand.
  if (wonAmount !== undefined && !status) return null
  if (status && before.status === undefined) return null
  if (assigneeId !== undefined && before.assigneeId === undefined) return null
  // With whoever is lost goes what was to be done for them.
  const isStep =
    status === 'lost' ||
    nextStep !== undefined ||
    [nextStepOn, nextStepTime, stepDone].some((part) => part !== undefined)
  // Who noted a call or planned a step took what was nobody's.
  const isOwner = assigneeId !== undefined || (before.assigneeId === null && (isStep || contact))
  return {
    ...(status && { status: before.status }),
    ...(isOwner && { assigneeId: before.assigneeId }),
    ...(contact && { contactTakenBack: contact }),
    ...(isStep && { nextStep: before.nextStep, nextStepOn: before.nextStepOn, nextStepTime: before.nextStepTime }),
  }
}
