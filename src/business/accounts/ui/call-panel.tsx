import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { ChipRow, type Chip } from '#design/chip-row.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import { notedContacts, type NotedContact } from '#kernel/noted-contact.ts'

type NoteCallButtonProps = {
  readonly name: string
  /** Where there is room for its sign alone; `phone`: there alone. */
  readonly isSquare?: boolean | 'phone'
  readonly className?: string
  /** The panel that it opens. */
  readonly children: (onClose: () => void) => ReactNode
}

/** Opens the panel in which what came of a call is noted. */
export function NoteCallButton({ name, isSquare = false, className = '', children }: NoteCallButtonProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const whole = text('admin-leads.call.noteOf', { name })
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon="edit"
        {...(isSquare && { title: whole })}
        aria-label={whole}
        className={className}
        onClick={() => setOpen(true)}
      >
        {isSquare !== true && <span className={isSquare ? 'max-lg:sr-only' : ''}>{text('admin-leads.call.note')}</span>}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

const formId = 'after-call'

type CallPanelProps = {
  readonly name: string
  readonly isPending: boolean
  readonly onClose: () => void
  /** Throws away what is typed. */
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The window in which what came of a call is noted, with one save, around a {@link CallForm}. */
export function CallPanel({ name, isPending, onClose, onCancel, children }: CallPanelProps) {
  const text = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.call.of', { name })}
      closeLabel={text('admin.cancel')}
      maxWidth={520}
      footer={
        <SubmitFoot
          form={formId}
          label={text('admin.save')}
          loading={isPending}
          onCancel={() => {
            onCancel()
            onClose()
          }}
        />
      }
    >
      {children}
    </Dialog>
  )
}

/** What came of a call, as it is typed. */
type TypedCall = { readonly contact: NotedContact | null; readonly note: string }

type CallFormProps = {
  readonly call: TypedCall
  readonly onType: (part: Partial<TypedCall>) => void
  /** Called once it is said what came of it. */
  readonly onSave: () => void
  readonly noteError: string | undefined
  /** Says that it was begun before. */
  readonly resumed: ReactNode
  /** What is asked between what came of it and the note. */
  readonly children?: ReactNode
}

/** What came of a call, and a note. */
export function CallForm({ call: { contact, note }, onType, onSave, noteError, resumed, children }: CallFormProps) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <form
      id={formId}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(contact === null)
        if (contact !== null) onSave()
      }}
    >
      {resumed}
      <CallQuestion
        label={text('admin-leads.call.result')}
        error={isAsked && contact === null && text('admin-leads.call.result.required')}
        chosen={contact}
        chips={notedContacts.map((one) => ({
          key: one,
          label: text(`admin.contact.note.${one}`),
          selected: contact === one,
          onSelect: () => onType({ contact: one }),
        }))}
      />
      {children}
      <Field label={text('admin.note')} note={<OptionalNote />} error={noteError}>
        <TextArea
          name="note"
          rows={2}
          maxLength={5000}
          placeholder={text('admin.note.hint')}
          value={note}
          onChange={({ target }) => onType({ note: target.value })}
        />
      </Field>
    </form>
  )
}

type CallQuestionProps = {
  readonly label: string
  readonly chips: readonly Chip[]
  /** What is chosen: its chip comes in sight. */
  readonly chosen: string | null
  readonly error?: ReactNode
  readonly children?: ReactNode
}

/** One question of the panel: its answers a chip each, on a line that a phone scrolls. */
export function CallQuestion({ label, chips, chosen, error, children }: CallQuestionProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  useEffect(() => {
    const chip = group.current?.querySelector('[aria-pressed="true"]')
    chip?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  return (
    <fieldset ref={group} aria-describedby={error ? errorId : undefined} className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <ChipRow label={label} chips={chips} layout="wrap" />
      {error && (
        <p id={errorId} role="alert" className="text-sm font-semibold text-clay-deep">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
