import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { errorOf } from '#design/form/field-errors.ts'
import { OwnerField } from '#business/accounts/ui/assignees.tsx'
import { readForm } from '#client/read-form.ts'
import { keepInSession, recallFromSession, removeFromSession } from '#client/session-store.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { LeadPart } from './lead-part.tsx'
import type { LeadWorkProps } from './lead-work-props.ts'

/** Whose it is, and what they do next by which day: two parts, each saved by its own button. */
export function LeadWork(work: LeadWorkProps) {
  const text = useText()
  return (
    <LeadPart title={text('admin-leads.work')}>
      <div className="grid gap-5">
        <NextStep {...work} />
        <Owner key={work.lead.assigneeId} {...work} />
      </div>
    </LeadPart>
  )
}

function Owner({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const { assigneeId } = lead
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const owner = readForm(event.currentTarget)['assigneeId'] || null
    if (owner !== assigneeId) change({ assigneeId: owner })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-56 grow">
        <OwnerField work="leads" owner={lead} error={errorOf(error, 'assigneeId')} />
      </div>
      <Button type="submit" tone="secondary" disabled={isPending}>
        {text('admin-leads.owner.give')}
      </Button>
    </form>
  )
}

/** What is to be done next: it can be said to be done, with or without another. */
function NextStep({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const { nextStep, nextStepOn } = lead
  const { step, isTyped, type, forget } = useTypedStep(lead)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = step.nextStepOn || null
    const changed = {
      ...(step.nextStep !== nextStep && { nextStep: step.nextStep }),
      ...(day !== nextStepOn && { nextStepOn: day }),
    }
    if (Object.keys(changed).length > 0) change({ ...changed, done: forget })
  }
  const isSet = nextStep !== '' || nextStepOn !== null
  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <Field label={text('admin-leads.nextStep')} error={errorOf(error, 'nextStep')}>
        <TextInput
          name="nextStep"
          maxLength={300}
          autoComplete="off"
          value={step.nextStep}
          onChange={({ target }) => type({ nextStep: target.value })}
        />
      </Field>
      <Field label={text('admin-leads.nextStepOn')} error={errorOf(error, 'nextStepOn')}>
        <TextInput
          name="nextStepOn"
          type="date"
          value={step.nextStepOn}
          onChange={({ target }) => type({ nextStepOn: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
        <Button type="submit" tone="secondary" size="sm" disabled={isPending}>
          {text('admin-leads.step.save')}
        </Button>
        {isSet && (
          <Button
            tone="secondary"
            size="sm"
            icon="check"
            disabled={isPending}
            onClick={() => change({ stepDone: true })}
          >
            {text('admin-leads.step.done')}
          </Button>
        )}
        {isTyped && <span className="text-sm text-muted">{text('admin-leads.step.unsaved')}</span>}
      </div>
    </form>
  )
}

type Step = { readonly nextStep: string; readonly nextStepOn: string }

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
