import type { ReactNode } from 'react'
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { Field } from '#design/field.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { consultationErrorKey } from '../form-errors.ts'
import type { ConsultationField as Name, ConsultationValues } from './consultation-values.ts'

type ConsultationFieldProps = {
  name: Name
  label?: MessageKey
  hint?: ReactNode
  optional?: boolean
  className?: string
  /** The control, given what ties it to the form. */
  children: (control: UseFormRegisterReturn<Name>) => ReactNode
}

/** A field of the consultation form with its specified words; what was left empty is told only after a submit. */
export function ConsultationField({ name, label, hint, optional, className, children }: ConsultationFieldProps) {
  const text = useText()
  const { country } = useVisitor()
  const { register, getValues, formState } = useFormContext<ConsultationValues>()
  const error = formState.errors[name]
  const told = error && (formState.isSubmitted || error.type === 'refused' || getValues(name) !== '')
  return (
    <Field
      label={text(label ?? `leads.consultation.label.${name}`)}
      hint={hint}
      error={told && text(consultationErrorKey(name, error.message ?? '', country))}
      required={!optional}
      className={className}
    >
      {children(register(name))}
    </Field>
  )
}
