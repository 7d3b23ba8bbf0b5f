import { useText } from '#i18n/text-context.tsx'
import type { ListedLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import { followingStep, usualDay, type StepKey } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'

/** What comes after the step of a sale once that is done, and when; null of all else, and behind the last. */
export function useFollowingStep({
  kind,
  status,
  country,
  nextStep,
}: Pick<ListedLead, 'kind' | 'status' | 'country' | 'nextStep'>): Pick<ListedLead, 'nextStep' | 'nextStepOn'> | null {
  const text = useText()
  const { today, isWorked } = useWorkedDays(country)
  const words = (key: StepKey) => text(`admin-leads.step.usual.${key}`)
  const key = status === 'won' && trackOf(kind) === 'sales' ? followingStep(nextStep, words) : null
  return key && { nextStep: words(key), nextStepOn: usualDay(key, today, isWorked) }
}
