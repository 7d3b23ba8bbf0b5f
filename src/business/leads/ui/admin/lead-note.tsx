import { useState, type SubmitEvent } from 'react'
import { errorOf } from '#business/accounts/ui/field-errors.ts'
import { readForm } from '#client/read-form.ts'
import { forgetInSession, keepInSession, recallFromSession } from '#client/session-store.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import { LeadPart } from './lead-part.tsx'
import type { LeadWorkProps } from './lead-work-props.ts'

/** Writes a note into the timeline; what was typed stays until it is stored. */
export function LeadNote({ lead, change, isPending, error }: LeadWorkProps) {
  const text = useText()
  const kept = `note ${lead.id}`
  const [begun] = useState(() => recallFromSession(kept))
  const clear = (form: HTMLFormElement) => {
    forgetInSession(kept)
    const [area] = form.getElementsByTagName('textarea')
    if (!area) return
    area.value = ''
    area.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const note = readForm(form)['note']?.trim()
    if (note) change({ note, done: () => clear(form) })
    else form.querySelector('textarea')?.focus()
  }
  return (
    <LeadPart title={text('admin-leads.note')}>
      <form onSubmit={submit} className="grid gap-3">
        <Field label={text('admin-leads.note')} hideLabel id="lead-note" error={errorOf(error, 'note')}>
          <TextArea
            name="note"
            rows={3}
            maxLength={5000}
            placeholder={text('admin-leads.note.hint')}
            defaultValue={typeof begun === 'string' ? begun : ''}
            onChange={({ target }) => keepInSession(kept, target.value)}
          />
        </Field>
        <Button type="submit" tone="secondary" size="sm" disabled={isPending} className="justify-self-start">
          {text('admin-leads.note.add')}
        </Button>
      </form>
    </LeadPart>
  )
}
