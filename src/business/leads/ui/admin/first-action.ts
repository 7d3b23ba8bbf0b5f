import type { AdminLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'

/** What may stand out on an open request. */
export type FirstAction = 'file' | 'take' | 'call' | 'status'

/**
 * What comes first, and alone stands out: the CV of whoever has just applied for a job; else taking what is nobody's, the call of
 * what nobody has answered or may be won, else what it becomes; of a colleague's as of one's own.
 */
export function firstAction({
  kind,
  status,
  file,
  assigneeId,
}: Pick<AdminLead, 'kind' | 'status' | 'file' | 'assigneeId'>): FirstAction {
  if (trackOf(kind) === 'jobs' && file && status === 'new') return 'file'
  if (assigneeId === null) return 'take'
  // That it is won is never what a screen proposes.
  return status === 'new' || status === 'qualified' ? 'call' : 'status'
}
