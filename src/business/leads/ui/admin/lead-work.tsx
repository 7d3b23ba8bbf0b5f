import type { SubmitEvent } from 'react'
import { errorOf } from '#design/form/field-errors.ts'
import { OwnerField } from '#business/accounts/ui/assignees.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { LeadPart } from './lead-part.tsx'
import type { LeadWorkProps } from './lead-work-props.ts'

/** Whose it is, and what they do next by which day. */
export function LeadWork({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const me = useMe()
  const { assigneeId, nextStep, nextStepOn } = lead
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const owner = typed['assigneeId'] || null
    const day = typed['nextStepOn'] || null
    change({
      ...(owner !== assigneeId && { assigneeId: owner }),
      ...(typed['nextStep'] !== nextStep && { nextStep: typed['nextStep'] ?? '' }),
      ...(day !== nextStepOn && { nextStepOn: day }),
    })
  }
  return (
    <LeadPart title={text('admin-leads.work')}>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <OwnerField work="leads" owner={lead} error={errorOf(error, 'assigneeId')} />
        <Field label={text('admin-leads.nextStepOn')} error={errorOf(error, 'nextStepOn')}>
          <TextInput name="nextStepOn" type="date" defaultValue={nextStepOn ?? ''} />
        </Field>
        <Field label={text('admin-leads.nextStep')} error={errorOf(error, 'nextStep')} className="sm:col-span-2">
          <TextInput name="nextStep" maxLength={300} defaultValue={nextStep} autoComplete="off" />
        </Field>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" tone="secondary" size="sm" disabled={isPending}>
            {text('admin.save')}
          </Button>
          {me && assigneeId !== me.id && (
            <Button tone="secondary" size="sm" disabled={isPending} onClick={() => change({ assigneeId: me.id })}>
              {text('admin.take')}
            </Button>
          )}
        </div>
      </form>
    </LeadPart>
  )
}
