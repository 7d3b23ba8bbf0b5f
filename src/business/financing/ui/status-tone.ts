import type { BadgeTone } from '#design/badge.tsx'
import type { ApplicationStatus } from '../application-status.ts'

/** The colour of each status, wherever it is shown. */
export const statusTone: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  draft: 'neutral',
  submitted: 'sun',
  in_review: 'sun',
  more_info_needed: 'clay',
  approved: 'leaf',
  declined: 'clay',
  withdrawn: 'neutral',
}
