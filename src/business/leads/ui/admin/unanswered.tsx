import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nextWorkday, stepDayInWords } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

type UnansweredProps = Pick<LeadWorkProps, 'lead' | 'change' | 'isPending'> & {
  readonly count: number
  readonly onPlanned: () => void
}

/** How often somebody has been called in vain, and when it is tried again: what was to be done next, else a call. */
export function Unanswered({ lead, change, isPending, count, onPlanned }: UnansweredProps) {
  const text = useText()
  const { today, isWorked } = useWorkedDays(lead.country)
  const next = nextWorkday(today, isWorked)
  const nextStep = lead.nextStep || text('admin-leads.step.usual.call')
  return (
    <div role="status" className="mt-3 grid gap-2">
      <p>
        <span className="font-semibold">{text('admin-leads.unanswered', { count })}</span>{' '}
        {text('admin-leads.unanswered.next', { step: nextStep })}
      </p>
      <div className="flex flex-wrap gap-2">
        {[next, nextWorkday(next, isWorked)].map((nextStepOn) => (
          <Button
            key={nextStepOn}
            tone="secondary"
            size="sm"
            disabled={isPending}
            onClick={() => change({ nextStep, nextStepOn, done: onPlanned })}
          >
            {stepDayInWords(nextStepOn, today, text)}
          </Button>
        ))}
      </div>
    </div>
  )
}
