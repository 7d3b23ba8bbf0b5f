import type { ReactNode } from 'react'
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#design/field.tsx'
import type { FormText } from './form-draft.ts'

/** A field of a form that goes to the company, and how it speaks. */
export type NamedField = {
  readonly name: string
  readonly label: string
  readonly errorWords: (code: string) => string
}

type LeadFieldProps = NamedField & {
  hint?: ReactNode
  optional?: boolean
  className?: string
  /** The control, given what ties it to the form. */
  children: (control: UseFormRegisterReturn) => ReactNode
}

/** A field with the words of its form; what was left empty is told only after a submit. */
export function LeadField({ name, label, errorWords, hint, optional, className, children }: LeadFieldProps) {
  const { register, getValues, formState } = useFormContext<FormText>()
  const error = formState.errors[name]
  const told = error && (formState.isSubmitted || error.type === 'refused' || getValues(name) !== '')
  return (
    <Field
      label={label}
      hint={hint}
      error={told && errorWords(error.message ?? '')}
      required={!optional}
      className={className}
    >
      {children(register(name))}
    </Field>
  )
}
