import { type ReactNode, useId } from 'react'
import { FieldContext, type FieldWiring } from './field-wiring.ts'
import { Icon } from './icon.tsx'

export type FieldProps = {
  label: ReactNode
  /** One control: TextInput, TextArea, Select or Stepper. It takes its id and description from here. */
  children: ReactNode
  hint?: ReactNode
  /** Already in words; marks the control invalid. */
  error?: ReactNode
  /** A word behind the label, such as "optional". */
  note?: ReactNode
  required?: boolean
  /** For a link that leads to the control; made up unless given. */
  id?: string
  hideLabel?: boolean
  className?: string
}

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({
  label,
  children,
  hint,
  error,
  note,
  required,
  hideLabel,
  id: given,
  className = '',
}: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    required: required || undefined,
  }
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {note && <span className="font-normal text-muted"> {note}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** The message under a control; renders nothing without one. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-clay">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  )
}
