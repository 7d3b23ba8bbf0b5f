import { useText } from '#i18n/text-context.tsx'
import type { ListedLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import { followingStep, usualDay } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'

/** What comes after the step of a sale once that is done, and when; null of all else, and behind the last. */
export function useFollowingStep({
  kind,
  status,
  country,
  usualStep,
}: Pick<ListedLead, 'kind' | 'status' | 'country' | 'usualStep'>): Pick<ListedLead, 'nextStep' | 'nextStepOn'> | null {
  const text = useText()
  const { today, isWorked } = useWorkedDays(country)
  const key = status === 'won' && trackOf(kind) === 'sales' ? followingStep(usualStep) : null
  return key && { nextStep: text(`admin.step.usual.${key}`), nextStepOn: usualDay(key, today, isWorked) }
}
