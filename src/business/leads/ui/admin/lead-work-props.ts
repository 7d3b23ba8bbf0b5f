import type { AdminLead } from '../../admin-lead.ts'
import type { useLeadChange } from './use-lead-change.ts'

/** What every part that changes a request is given. */
export type LeadWorkProps = {
  readonly lead: AdminLead
  readonly change: ReturnType<typeof useLeadChange>['change']
  readonly isPending: boolean
  readonly error: unknown
}

/** Where it is asked what comes next, or that nothing does; null while nobody asks. */
export type AskedStep = {
  readonly asked: 'work' | 'nothing' | null
  readonly onAsk: (asked: AskedStep['asked']) => void
}
