import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readForm } from '#client/read-form.ts'
import { keepInSession, recallFromSession, removeFromSession } from '#client/session-store.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'

/** A note on its way. */
export type SentNote = {
  readonly note: string
  /** The same as long as the note is. */
  readonly idempotencyKey: string
  readonly done: () => void
  /** No answer came, or one that blames no field. */
  readonly onUnsaved: () => void
}

type NoteFormProps = {
  readonly id: string
  /** Under which name what was typed is kept until it is stored. */
  readonly keptAs: string
  /** Where the same key is the same note: it is sent again by itself once there is a network. */
  readonly isOnce?: boolean
  readonly onAdd: (note: SentNote) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

/** Writes a note into a timeline; what was typed stays until it is stored, and says so where it could not be. */
export function NoteForm({ id, keptAs, isOnce = false, onAdd, isPending, error }: NoteFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [begun] = useState(() => recallFromSession(keptAs))
  const [isUnsaved, setUnsaved] = useState(false)
  const typed = () => (form.current && readForm(form.current)['note']?.trim()) || ''
  const area = () => form.current?.querySelector('textarea')
  const send = (isPressed: boolean) => {
    const note = typed()
    if (!note) return isPressed ? area()?.focus() : undefined
    const done = () => {
      renewSubmissionKey(keptAs)
      // Who has typed on meanwhile keeps it; whoever has moved on to something else has no box any more.
      const kept = recallFromSession(keptAs)
      if (typeof kept === 'string' && kept.trim() !== note) return
      removeFromSession(keptAs)
      const box = area()
      if (box) box.value = ''
    }
    setUnsaved(false)
    // The button that was pressed is off or gone until there is an answer.
    if (isPressed) area()?.focus()
    return onAdd({ note, idempotencyKey: submissionKey(keptAs, note), done, onUnsaved: () => setUnsaved(true) })
  }
  const sendAgain = useEffectEvent(() => {
    if (isOnce && isUnsaved && !isPending) send(false)
  })
  useEffect(() => {
    const listen = () => sendAgain()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        send(true)
      }}
      className="grid gap-3"
    >
      <Field label={text('admin.note')} hideLabel id={id} error={error}>
        <TextArea
          name="note"
          rows={3}
          maxLength={5000}
          placeholder={text('admin.note.hint')}
          defaultValue={typeof begun === 'string' ? begun : ''}
          onChange={({ target }) => {
            if (target.value) return keepInSession(keptAs, target.value)
            setUnsaved(false)
            return removeFromSession(keptAs)
          }}
        />
      </Field>
      <p role="alert" className="flex flex-wrap items-center gap-x-2 text-sm text-clay-deep empty:hidden">
        {isUnsaved && (
          <>
            {text('admin.note.unsaved')}
            <button type="button" className="link min-h-11" disabled={isPending} onClick={() => send(true)}>
              {text('admin.note.retry')}
            </button>
          </>
        )}
      </p>
      <Button type="submit" tone="secondary" size="sm" disabled={isPending} className="justify-self-start">
        {text('admin.note.add')}
      </Button>
    </form>
  )
}
