import { Link } from 'react-router'
import { adminQuotePage } from '#business/quotes/ui/admin/quote-queries.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import type { ReachActions } from '#business/accounts/ui/reach-actions.tsx'
import { Button } from '#design/button.tsx'
import { takeFocus } from '#design/take-focus.ts'
import { formatShortDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { AdminLead } from '../../admin-lead.ts'
import type { LeadKind } from '../../lead.ts'
import type { LeadStatus } from '../../lead-status.ts'
import type { DueStep, SteplessLead } from '../../leads-today.ts'
import { useChangeFromToday, type ChangeFromToday } from './use-change-from-today.ts'
import { useFollowingStep } from './use-following-step.ts'
import { nextWorkday, stepKeys } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'

type StepActionsProps = {
  readonly step: DueStep
  /** What else is done of it, around the button that ends it. */
  readonly children: (done: ReactNode) => ReactNode
}

/** Ends a step; then, in its place, the one that follows at a tap. */
export function StepActions({ step: { leadId, ...step }, children }: StepActionsProps) {
  const text = useText()
  const following = useFollowingStep(step)
  const [done, setDone] = useState<AdminLead | null>(null)
  const { change, isPending, showAnew } = useChangeFromToday(done ?? { id: leadId, ...step })
  // What was done may have been taken back.
  if (!done || done.updatedAt <= step.updatedAt) {
    // After a sale each step brings the one that follows it.
    const isDone = () => change({ stepDone: true, ...(following ?? { onDone: setDone }) })
    const words = text('admin-leads.step.done')
    return children(
      <Button
        tone="secondary"
        size="sm"
        icon="check"
        title={words}
        aria-label={words}
        loading={isPending}
        onClick={isDone}
        className="min-w-11"
      />,
    )
  }
  return <StepAfter {...{ step, isPending, change }} onNothing={() => void showAnew()} />
}

type StepAfterProps = {
  readonly step: Pick<DueStep, 'kind' | 'status' | 'country'>
  readonly isPending: boolean
  readonly change: (next: ChangeFromToday) => void
  readonly onNothing: () => void
}

/** What follows a step that is done, on the next day on which the company works. */
function StepAfter({ step: { kind, status, country }, isPending, change, onNothing }: StepAfterProps) {
  const text = useText()
  const { today, isWorked } = useWorkedDays(country)
  const nextStepOn = nextWorkday(today, isWorked)
  return (
    <div role="group" aria-label={text('admin-leads.step.next')} className="grid gap-2">
      <p ref={takeFocus} tabIndex={-1} className="text-sm font-semibold outline-none">
        {text('admin-today.next', {
          day: formatShortDay(nextStepOn, text.language),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <UsualSteps {...{ kind, status, nextStepOn, isPending, change }} />
        <Button tone="secondary" size="sm" disabled={isPending} onClick={onNothing}>
          {text('admin-leads.step.nothing')}
        </Button>
      </div>
    </div>
  )
}

type UsualStepsProps = Pick<StepAfterProps, 'isPending' | 'change'> & {
  readonly kind: LeadKind
  readonly status: LeadStatus
  readonly nextStepOn: CalendarDate
}

function UsualSteps({ kind, status, nextStepOn, isPending, change }: UsualStepsProps) {
  const text = useText()
  return stepKeys({ kind, status }).map((usual) => {
    const nextStep = text(`admin.step.usual.${usual}`)
    return <StepButton key={usual} {...{ nextStep, isPending }} onChoose={() => change({ nextStep, nextStepOn })} />
  })
}

type StepButtonProps = {
  readonly nextStep: string
  /** For whom and which day, where nothing beside it says so. */
  readonly label?: string
  readonly isPending: boolean
  readonly onChoose: () => void
}

function StepButton({ nextStep, label, isPending, onChoose }: StepButtonProps) {
  return (
    <Button tone="secondary" size="sm" disabled={isPending} title={label} aria-label={label} onClick={onChoose}>
      {nextStep}
    </Button>
  )
}

type PlanStepProps = {
  readonly lead: SteplessLead
  readonly children: (plan: Pick<ComponentProps<typeof ReachActions>, 'main' | 'items'>) => ReactNode
}

/** The way to a quote that was made and is to be sent. */
export function SendQuoteLink({ quoteKey, name }: { readonly quoteKey: string; readonly name: string }) {
  const text = useText()
  return (
    <Button asChild tone="secondary" size="sm">
      <Link to={adminQuotePage(quoteKey)} aria-label={text('admin-today.sendQuoteOf', { name })}>
        {text('admin-today.sendQuote')}
      </Link>
    </Button>
  )
}

/** What is usual, for the next day at work: what mostly follows once somebody was reached at one press, the rest behind it. */
export function PlanStep({ lead, children }: PlanStepProps) {
  const text = useText()
  const { change, isPending } = useChangeFromToday(lead)
  const { today, isWorked } = useWorkedDays(lead.country)
  const nextStepOn = nextWorkday(today, isWorked)
  const day = formatShortDay(nextStepOn, text.language)
  const steps = stepKeys(lead).map((key) => {
    const nextStep = text(`admin.step.usual.${key}`)
    const label = text('admin-today.plan', { step: nextStep, day, name: lead.name })
    // A menu may still be open while another step is on its way.
    return { key, nextStep, label, onChoose: () => isPending || change({ nextStep, nextStepOn }) }
  })
  const main = steps.find(({ key }) => key !== 'call')
  return children({
    main: lead.unsentQuote ? (
      <SendQuoteLink quoteKey={lead.unsentQuote} name={lead.name} />
    ) : (
      main && <StepButton nextStep={main.nextStep} label={main.label} {...{ isPending }} onChoose={main.onChoose} />
    ),
    items: steps
      .filter((step) => step !== main)
      .map(({ key, label, onChoose }) => ({ key: `plan ${key}`, icon: 'clock', label, onChoose })),
  })
}
