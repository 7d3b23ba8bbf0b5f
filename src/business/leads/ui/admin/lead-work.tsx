import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { keepInSession, recallFromSession, removeFromSession } from '#client/session-store.ts'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { overdueOf } from '../../answer-clock.ts'
import { trackOf } from '../../lead.ts'
import { becomeKey, leadStatuses, type LeadStatus } from '../../lead-status.ts'
import { firstAction } from './first-action.ts'
import { LeadPart } from './lead-part.tsx'
import { takeFocus } from './take-focus.ts'
import { endAsked, LostDialog, type End } from './lost-dialog.tsx'
import { NextStepFields, type Step } from './next-step-fields.tsx'
import type { LeadWorkProps } from './lead-work-props.ts'
import { WonAmount } from './won-amount.tsx'
import { useNow } from '#client/use-now.ts'

/** What is done next by which day, and where the request stands. */
export function LeadWork(work: LeadWorkProps) {
  const text = useText()
  return (
    <LeadPart title={text('admin-leads.work')}>
      <div className="grid grid-cols-1 gap-4">
        <NextStep {...work} />
        <StatusButtons {...work} />
        <WonAmount {...work} />
      </div>
    </LeadPart>
  )
}

/** What is to be done next: written where there is nothing yet; else it can be said to be done, which asks what follows, or changed. */
function NextStep({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const { nextStep, nextStepOn } = lead
  const { step, isTyped, type, forget } = useTypedStep(lead)
  const [isChanging, setChanging] = useState(false)
  // What is to follow the step that was just done, or that nothing is.
  const [asked, setAsked] = useState<'next' | 'nothing' | null>(null)
  const isOverdue = overdueOf(lead, useNow()) === 'step'
  const isSet = nextStep !== '' || nextStepOn !== null
  const stands = isSet && (
    <p className={`flex min-w-0 items-center gap-2 wrap-anywhere ${isOverdue ? 'font-semibold text-clay-deep' : ''}`}>
      <Icon
        name="clock"
        className="size-5"
        label={text(isOverdue ? 'admin-leads.due.overdue' : 'admin-leads.nextStep')}
      />
      {joinWithDots([nextStepOn && formatLongDate(nextStepOn, text.language), nextStep])}
    </p>
  )
  if (isSet && !isTyped && !isChanging) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {stands}
        <div className="flex gap-2">
          <Button
            tone="secondary"
            size="sm"
            icon="check"
            disabled={isPending}
            onClick={() => change({ stepDone: true, done: () => setAsked('next') })}
          >
            {text('admin-leads.step.done')}
          </Button>
          <Button tone="secondary" size="sm" icon="edit" onClick={() => setChanging(true)}>
            {text('admin-leads.step.change')}
          </Button>
        </div>
      </div>
    )
  }
  if (asked === 'nothing' && !isSet && !isTyped) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{text('admin-leads.due.none')}</p>
        <Button tone="secondary" size="sm" icon="edit" onClick={() => setAsked(null)}>
          {text('admin-leads.step.change')}
        </Button>
      </div>
    )
  }
  const isAsked = asked === 'next' && !isSet
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = step.nextStepOn || null
    const changed = {
      ...(step.nextStep !== nextStep && { nextStep: step.nextStep }),
      ...(day !== nextStepOn && { nextStepOn: day }),
    }
    setChanging(false)
    setAsked(null)
    if (Object.keys(changed).length > 0) change({ ...changed, done: forget })
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      {/* Somebody may have set it since what is typed was begun. */}
      {stands}
      {isAsked && (
        <p ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
          {text('admin-leads.step.next')}
        </p>
      )}
      <NextStepFields of={lead} step={step} onType={type} errorOf={(field) => errorOf(error, field)} />
      {(isTyped || isChanging) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" size="sm" disabled={isPending}>
            {text('admin-leads.step.save')}
          </Button>
          {isTyped && <span className="text-sm text-muted">{text('admin-leads.step.unsaved')}</span>}
        </div>
      )}
      {isAsked && !isTyped && (
        <Button
          tone="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setAsked('nothing')
            document.getElementById('lead-status')?.focus({ preventScroll: true })
          }}
        >
          {text('admin-leads.step.nothing')}
        </Button>
      )}
    </form>
  )
}

const ends: readonly LeadStatus[] = ['lost', 'spam']

/** The states that come next, each a button; an end, or the way back from a slip, under one more. */
function StatusButtons({ lead, change, isPending }: LeadWorkProps) {
  const text = useText()
  const me = useMe()
  const [end, setEnd] = useState<End | null>(null)
  const { kind, status: now, allowedStatuses } = lead
  const isNext = (status: LeadStatus) =>
    !ends.includes(now) && !ends.includes(status) && leadStatuses.indexOf(status) > leadStatuses.indexOf(now)
  const next = allowedStatuses.filter(isNext)
  const others = allowedStatuses.filter((status) => !isNext(status))
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 border-t border-line pt-3">
      <legend className="float-left mb-2 w-full text-sm font-semibold">
        {text(trackOf(kind) === 'jobs' ? 'admin-leads.job.change' : 'admin-leads.status.change')}
      </legend>
      {next.map((status, at) => (
        <Button
          key={status}
          {...(at === 0 && { id: 'lead-status' })}
          tone={at === 0 && firstAction(lead, me?.id) === 'status' ? 'primary' : 'secondary'}
          size="sm"
          disabled={isPending}
          onClick={() => change({ status })}
        >
          {text(becomeKey(kind, status))}
        </Button>
      ))}
      {others.length > 0 && (
        <MenuButton
          {...(next.length === 0 && { id: 'lead-status' })}
          label={text('admin-leads.status.other')}
          disabled={isPending}
          items={others.map((status) => ({
            key: status,
            label: text(becomeKey(kind, status)),
            onChoose: () => {
              const asked = endAsked(lead, status)
              if (asked) setEnd(asked)
              else change({ status })
            },
          }))}
        />
      )}
      {end && <LostDialog {...{ lead, end, change, isPending }} onClose={() => setEnd(null)} />}
    </fieldset>
  )
}

/** The next step as it is being typed: kept for this tab until it is stored, whatever else is pressed; else as it stands. */
function useTypedStep({ id, ...lead }: AdminLead) {
  const keptAs = `next step ${id}`
  const stored: Step = { nextStep: lead.nextStep, nextStepOn: lead.nextStepOn ?? '' }
  const [typed, setTyped] = useState<Step | null>(() => stepIn(recallFromSession(keptAs)))
  const isTyped = typed !== null && (typed.nextStep !== stored.nextStep || typed.nextStepOn !== stored.nextStepOn)
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

function stepIn(kept: unknown): Step | null {
  const { nextStep, nextStepOn } = (kept ?? {}) as Partial<Record<keyof Step, unknown>>
  return typeof nextStep === 'string' && typeof nextStepOn === 'string' ? { nextStep, nextStepOn } : null
}
