import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { keepInSession, recallFromSession, removeFromSession } from '#client/session-store.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'

type NoteFormProps = {
  readonly id: string
  /** Under which name what was typed is kept until it is stored. */
  readonly keptAs: string
  readonly onAdd: (note: string, done: () => void) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

/** Writes a note into a timeline; what was typed stays until it is stored. */
export function NoteForm({ id, keptAs, onAdd, isPending, error }: NoteFormProps) {
  const text = useText()
  const [begun] = useState(() => recallFromSession(keptAs))
  const clear = (form: HTMLFormElement) => {
    removeFromSession(keptAs)
    const [area] = form.getElementsByTagName('textarea')
    if (!area) return
    area.value = ''
    area.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const note = readForm(form)['note']?.trim()
    if (note) onAdd(note, () => clear(form))
    else form.querySelector('textarea')?.focus()
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={text('admin.note')} hideLabel id={id} error={error}>
        <TextArea
          name="note"
          rows={3}
          maxLength={5000}
          placeholder={text('admin.note.hint')}
          defaultValue={typeof begun === 'string' ? begun : ''}
          onChange={({ target }) => (target.value ? keepInSession(keptAs, target.value) : removeFromSession(keptAs))}
        />
      </Field>
      <Button type="submit" tone="secondary" size="sm" disabled={isPending} className="justify-self-start">
        {text('admin.note.add')}
      </Button>
    </form>
  )
}
