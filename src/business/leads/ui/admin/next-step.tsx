import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { OwnerField } from '#business/accounts/ui/assignees.tsx'
import { keepInSession, recallFromSession, removeFromSession } from '#client/session-store.ts'
import { readForm } from '#client/read-form.ts'
import { useNow } from '#client/use-now.ts'
import { Button } from '#design/button.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { Icon } from '#design/icon.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { stepInWords } from '#kernel/usual-step.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { overdueOf } from '../../answer-clock.ts'
import { bookingAhead } from '../../booking-ahead.ts'
import { plannedOf } from '../../planned.ts'
import { slotInWords } from './lead-answers.ts'
import { barSaveId } from './lead-bar.tsx'
import type { AskedStep, LeadWorkProps } from './lead-work-props.ts'
import { NextStepFields, stepIn, stepParts, type Step } from './next-step-fields.tsx'
import { stepDateInWords } from './usual-steps.ts'
import { useFollowingStep } from './use-following-step.ts'

type NextStepProps = LeadWorkProps & AskedStep

/**
 * What is to be done next: written where there is nothing yet and nobody is expected; else it can be said to be done, or changed. What follows a
 * customer who was contacted or a step that is done is asked at once, where that was said.
 */
export function NextStep({ lead: read, ...rest }: NextStepProps) {
  const text = useText()
  const work = { ...rest, lead: { ...read, nextStep: stepInWords(read, text) } }
  const { lead, asked, onAsk } = work
  const typing = useTypedStep(lead)
  const [isChanging, setChanging] = useState(false)
  const now = useNow()
  const isSet = lead.nextStep !== '' || lead.nextStepOn !== null
  const ahead = bookingAhead(lead, now)
  const isResting = !typing.isTyped && !isChanging
  const booked = ahead && (
    <p key="booked" className="flex min-w-0 items-center gap-2 wrap-anywhere">
      <Icon name="calendar" className="size-5" />
      {text('admin-leads.step.booked', { when: slotInWords(ahead.date, ahead.slot, text) })}
    </p>
  )
  if (isResting && isSet) {
    const both = [booked, <StandingStep key="step" {...work} onChange={() => setChanging(true)} />]
    const [first] = plannedOf(lead, now)
    return <div className="grid gap-2">{first?.kind === 'step' ? both.toReversed() : both}</div>
  }
  if (isResting && booked) {
    return (
      <div className={lineLook}>
        {asked === 'work' && <Question />}
        {booked}
        <Button tone="secondary" size="sm" icon="plus" onClick={() => setChanging(true)}>
          {text('admin-leads.step.add')}
        </Button>
      </div>
    )
  }
  if (asked === 'nothing' && !isSet && !typing.isTyped) {
    return (
      <div className={lineLook}>
        <p>{text('admin-leads.due.none')}</p>
        <Button tone="secondary" size="sm" icon="edit" onClick={() => onAsk(null)}>
          {text('admin-leads.step.change')}
        </Button>
      </div>
    )
  }
  return <StepForm {...work} {...{ typing, isChanging }} onEnd={() => setChanging(false)} />
}

const lineLook = 'flex scroll-mt-14 scroll-mb-24 flex-wrap items-center justify-between gap-x-4 gap-y-2'

/** The step as it stands, which can be said to be done, or changed. */
function StandingStep({
  lead,
  change,
  isPending,
  asked,
  onAsk,
  onChange,
}: NextStepProps & { readonly onChange: () => void }) {
  const text = useText()
  // After a sale each step brings the one that follows it.
  const following = useFollowingStep(lead)
  return (
    <div className={lineLook}>
      {asked === 'work' && <Question />}
      <StepInWords lead={lead} />
      <div className="flex gap-2">
        <Button
          tone="secondary"
          size="sm"
          icon="check"
          disabled={isPending}
          onClick={() => change({ stepDone: true, ...(following ?? { done: () => onAsk('work') }) })}
        >
          {text('admin-leads.step.done')}
        </Button>
        <Button tone="secondary" size="sm" icon="edit" onClick={onChange}>
          {text('admin-leads.step.change')}
        </Button>
      </div>
    </div>
  )
}

/** Its day and what is done on it; nothing where there is none. */
function StepInWords({ lead }: { readonly lead: AdminLead }) {
  const text = useText()
  const isOverdue = overdueOf(lead, useNow()) === 'step'
  const { nextStep, nextStepOn } = lead
  if (nextStep === '' && nextStepOn === null) return null
  return (
    <p className={`flex min-w-0 items-center gap-2 wrap-anywhere ${isOverdue ? 'font-semibold text-clay-deep' : ''}`}>
      <Icon
        name="clock"
        className="size-5"
        label={text(isOverdue ? 'admin-leads.due.overdue' : 'admin-leads.nextStep')}
      />
      {joinWithDots([stepDateInWords(lead, text), nextStep])}
    </p>
  )
}

type StepFormProps = NextStepProps & {
  readonly typing: ReturnType<typeof useTypedStep>
  readonly isChanging: boolean
  readonly onEnd: () => void
}

function StepForm({ lead, change, isPending, error, asked, onAsk, typing, isChanging, onEnd }: StepFormProps) {
  const text = useText()
  const { nextStep, nextStepOn, nextStepTime } = lead
  const { step, isTyped, type, forget } = typing
  const isAsked = asked === 'work'
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  // What it asks more once something is typed comes in sight, too.
  useEffect(() => {
    if (isAsked && isTyped) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, isTyped])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = step.nextStepOn || null
    const hour = (day && step.nextStepTime) || null
    const { assigneeId: owner = null } = readForm(event.currentTarget)
    const changed = {
      ...(owner !== null && owner !== (lead.assigneeId ?? '') && { assigneeId: owner || null }),
      ...(step.nextStep !== nextStep && { nextStep: step.nextStep }),
      ...((day !== nextStepOn || hour !== nextStepTime) && { nextStepOn: day, nextStepTime: hour }),
    }
    const done = () => {
      forget()
      onEnd()
      if (isAsked && step.nextStep === '') onAsk('nothing')
    }
    if (Object.keys(changed).length > 0) change({ ...changed, done })
    else done()
  }
  return (
    <form ref={form} id={formId} onSubmit={submit} className="scroll-mt-14 scroll-mb-24 grid grid-cols-1 gap-2">
      {/* Somebody may have set it since what is typed was begun. */}
      <StepInWords lead={lead} />
      {isAsked && <Question />}
      <NextStepFields of={lead} step={step} onType={type} errorOf={(field) => errorOf(error, field)} />
      {(isTyped || isChanging) && (
        <>
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 grow basis-40">
              <OwnerField work="leads" owner={lead} error={errorOf(error, 'assigneeId')} />
            </div>
            <Button type="submit" size="sm" disabled={isPending} className="max-lg:hidden">
              {text('admin-leads.step.save')}
            </Button>
            <InBar>
              <Button type="submit" form={formId} size="sm" disabled={isPending} className="grow">
                {text('admin-leads.step.save')}
              </Button>
            </InBar>
          </div>
          {isTyped && <span className="text-sm text-muted">{text('admin-leads.step.unsaved')}</span>}
        </>
      )}
      {isAsked && !isTyped && (
        <Button
          tone="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onAsk('nothing')
            onEnd()
            document.getElementById('lead-status')?.focus({ preventScroll: true })
          }}
        >
          {text('admin-leads.step.nothing')}
        </Button>
      )}
    </form>
  )
}

/** On a phone in the bar at the thumb: below it the button would be out of sight. */
function InBar({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(barSaveId)), [])
  return place && createPortal(children, place)
}

/**
 * Takes the focus: what was pressed may be gone. What is asked comes in sight with it, above the bar at the thumb; the heading of its
 * part asks the same, so it is only heard.
 */
function Question() {
  const text = useText()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus({ preventScroll: true })
    words.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={words} tabIndex={-1} className="sr-only">
      {text('admin-leads.step.next')}
    </p>
  )
}

/** The next step as it is being typed: kept for this tab until it is stored, whatever else is pressed; else as it stands. */
function useTypedStep({ id, ...lead }: AdminLead) {
  const keptAs = `next step ${id}`
  const stored: Step = {
    nextStep: lead.nextStep,
    nextStepOn: lead.nextStepOn ?? '',
    nextStepTime: lead.nextStepTime ?? '',
  }
  const [typed, setTyped] = useState<Step | null>(() => stepIn(recallFromSession(keptAs)))
  const isTyped = typed !== null && stepParts.some((part) => (typed[part] ?? '') !== stored[part])
  const isStored = typed !== null && !isTyped
  const forget = () => {
    removeFromSession(keptAs)
    setTyped(null)
  }
  const forgetStored = useEffectEvent(() => isStored && forget())
  useEffect(() => {
    forgetStored()
  }, [isStored])
  const type = (part: Partial<Step>) => {
    const next = { ...stored, ...typed, ...part }
    keepInSession(keptAs, next)
    setTyped(next)
  }
  return { step: typed ?? stored, isTyped, type, forget }
}
