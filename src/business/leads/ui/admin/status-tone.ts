import type { BadgeTone } from '#design/badge.tsx'
import type { LeadStatus } from '../../lead-status.ts'

/** How each state is coloured, beside its word. */
export const statusTone: Readonly<Record<LeadStatus, BadgeTone>> = {
  new: 'sun',
  contacted: 'blue',
  qualified: 'purple',
  won: 'leaf',
  lost: 'neutral',
  spam: 'clay',
}
