import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { trackOf, type LeadKind } from './lead.ts'

/** How far the company has come with a request; every one begins as `new`. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Those of what is anybody's work: spam is listed where it is asked for alone. */
export const listedStatuses = leadStatuses.filter((status) => status !== 'spam')
export type ListedStatus = (typeof listedStatuses)[number]

/** Those of a request that is still worked on: what is to be done for it next is due. */
export const openStatuses: readonly LeadStatus[] = ['new', 'contacted', 'qualified']
/** Those of a request for which something is done next on a day: those, and what follows a sale. */
export const steppedStatuses: readonly LeadStatus[] = [...openStatuses, 'won']
export const isOpen = (status: LeadStatus): boolean => openStatuses.includes(status)

/** From each status to those that may follow it, the way back from a slip among them. What does not stand here can't happen. */
const allowedChanges: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  // Whoever buys in the shop was never contacted before.
  new: ['contacted', 'qualified', 'won', 'lost', 'spam'],
  contacted: ['qualified', 'won', 'lost', 'spam', 'new'],
  qualified: ['won', 'lost', 'contacted', 'new'],
  won: ['qualified', 'contacted', 'new'],
  lost: ['new', 'contacted', 'qualified'],
  spam: ['new', 'contacted'],
}

/** What can follow a status. */
export function statusesAfter(status: LeadStatus): readonly LeadStatus[] {
  return allowedChanges[status]
}

/** The next status; the same one again is no change. Refuses with `conflict` (`status`: `status_not_allowed`). */
export function changeLeadStatus(from: LeadStatus, to: LeadStatus): Outcome<LeadStatus> {
  if (to === from || statusesAfter(from).includes(to)) return done(to)
  return refused('conflict', { errors: [{ path: 'status', code: 'status_not_allowed' }] })
}

const wordsOf = { sales: 'admin-leads', jobs: 'admin-leads.job' } as const

/** The key of a state's word: who wants to work here is interviewed and hired, not qualified and won. */
export function statusKey(kind: LeadKind, status: LeadStatus) {
  return `${wordsOf[trackOf(kind)]}.status.${status}` as const
}

/** The key of what several in a state are called. */
export function statusesKey(kind: LeadKind, status: LeadStatus) {
  return `${wordsOf[trackOf(kind)]}.statuses.${status}` as const
}

/** The key of what a button says that leads to a state. */
export function becomeKey(kind: LeadKind, status: LeadStatus) {
  return `${wordsOf[trackOf(kind)]}.become.${status}` as const
}
