import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { errorOf } from '#design/form/field-errors.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { LeadPart } from './lead-part.tsx'
import { assigneesQuery } from './lead-queries.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

/** Whose it is, and what they do next by which day. */
export function LeadWork({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const me = useMe()
  const { data = [] } = useQuery(assigneesQuery())
  const { assigneeId, assigneeName, nextStep, nextStepOn } = lead
  const known = data.map(({ id, name }) => ({ value: id, label: name }))
  const gone = assigneeId && !known.some(({ value }) => value === assigneeId)
  const owners = gone ? [...known, { value: assigneeId, label: assigneeName ?? '' }] : known
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
        <Field label={text('admin-leads.owner')} error={errorOf(error, 'assigneeId')}>
          <Select
            key={owners.length}
            name="assigneeId"
            defaultValue={assigneeId ?? ''}
            placeholder={text('admin-leads.owner.none')}
            options={owners}
          />
        </Field>
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
              {text('admin-leads.take')}
            </Button>
          )}
        </div>
      </form>
    </LeadPart>
  )
}
