import { useId, useState, type SubmitEvent } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { readForm } from '#client/read-form.ts'
import { useNow } from '#client/use-now.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import { mayCorrect, type LeadTimelineEntry } from '../../lead-event.ts'
import type { LeadWorkProps } from './lead-work-props.ts'
import { takeFocus } from './take-focus.ts'

/** The way to correct one's own note of today, where it is one. */
export function NoteCorrection({
  entry,
  lead,
  change,
  isPending,
  error,
}: LeadWorkProps & { entry: LeadTimelineEntry }) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const me = useMe()?.id
  if (!mayCorrect(entry, { me, country: lead.country, now })) return null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = readForm(event.currentTarget)['correction']?.trim()
    if (note === entry.said) setOpen(false)
    else if (note) change({ note, noteId: entry.id, done: () => setOpen(false) })
  }
  if (!isOpen) {
    return (
      <Button tone="secondary" size="sm" icon="edit" className="mt-2" onClick={() => setOpen(true)}>
        {text('admin-leads.note.correct')}
      </Button>
    )
  }
  return (
    <form onSubmit={submit} className="mt-2 grid gap-3">
      <Field label={text('admin-leads.note.correct')} hideLabel id={id} error={errorOf(error, 'noteId')}>
        <TextArea name="correction" rows={3} maxLength={5000} defaultValue={entry.said} ref={takeFocus} />
      </Field>
      <span className="flex gap-2">
        <Button type="submit" size="sm" disabled={isPending}>
          {text('admin.save')}
        </Button>
        <Button tone="secondary" size="sm" onClick={() => setOpen(false)}>
          {text('admin.cancel')}
        </Button>
      </span>
    </form>
  )
}
