import { useId, useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { useNow } from '#client/use-now.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { takeFocus } from '#design/take-focus.ts'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import { mayCorrect } from '#kernel/note-correction.ts'
import { useMe } from './me.tsx'

type NoteCorrectionProps = {
  readonly entry: { readonly event: string; readonly staffId: string | null; readonly at: string }
  /** What it says. */
  readonly note: string
  /** Whose office's day it is. */
  readonly country: Country
  readonly onCorrect: (note: string, done: () => void) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

/** The way to correct one's own note of today, where it is one. */
export function NoteCorrection({ entry, note, country, onCorrect, isPending, error }: NoteCorrectionProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const me = useMe()?.id
  if (!mayCorrect(entry, { me, country, now })) return null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)['correction']?.trim()
    if (typed === note) setOpen(false)
    else if (typed) onCorrect(typed, () => setOpen(false))
  }
  if (!isOpen) {
    return (
      <Button tone="secondary" size="sm" icon="edit" className="mt-2" onClick={() => setOpen(true)}>
        {text('admin.note.correct')}
      </Button>
    )
  }
  return (
    <form onSubmit={submit} className="mt-2 grid gap-3">
      <Field label={text('admin.note.correct')} hideLabel id={id} error={error}>
        <TextArea name="correction" rows={3} maxLength={5000} defaultValue={note} ref={takeFocus} />
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

/** What a note said before it was corrected, for whoever asks. */
export function FirstNote({ words }: { words: string }) {
  const text = useText()
  return (
    <details className="text-sm text-muted">
      <summary className="flex min-h-11 list-none items-center underline underline-offset-4 md:min-h-9">
        {text('admin.note.corrected')}
      </summary>
      <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>
    </details>
  )
}
