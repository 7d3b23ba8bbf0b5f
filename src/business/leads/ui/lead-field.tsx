import type { ComponentProps, ReactNode } from 'react'
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#design/field.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isOptional, type SayAny, type VisitorField } from '../visitor-form.ts'
import type { FormText } from './use-lead-form.ts'

/** A field of a form, and how it speaks. */
export type AskedField = {
  readonly name: string
  readonly field: VisitorField
  readonly words: string
  readonly say: SayAny
  readonly label: string
  readonly errorWords: (code: string) => string
  readonly placeholder: string | undefined
  readonly hint: string | undefined
  readonly lineProps: Pick<ComponentProps<'input'>, 'enterKeyHint' | 'onKeyDown'>
}

type LeadFieldProps = {
  asked: AskedField
  hint?: ReactNode
  /** What it can be answered with is on its way: nobody is told that the answer is missing. */
  isWaiting?: boolean
  /** The control, given what ties it to the form. */
  children: (control: UseFormRegisterReturn) => ReactNode
}

/** What is wrong with an answer, in words; what was left empty is told only after a submit. */
export function useToldError({ name, errorWords }: Pick<AskedField, 'name' | 'errorWords'>): string | undefined {
  const { getValues, formState } = useFormContext<FormText>()
  const error = formState.errors[name]
  const told = error && (formState.isSubmitted || error.type === 'refused' || getValues(name) !== '')
  return told ? errorWords(error.message ?? '') : undefined
}

/** A field with the words of its form. */
export function LeadField({
  asked: { name, field, label, errorWords, ...asked },
  hint = asked.hint,
  isWaiting = false,
  children,
}: LeadFieldProps) {
  const text = useText()
  const { register } = useFormContext<FormText>()
  const told = useToldError({ name, errorWords })
  return (
    <Field
      label={label}
      note={isOptional(field) && text('leads.optional')}
      hint={hint}
      error={!isWaiting && told}
      required={!isOptional(field) && field.control !== 'count'}
      className={`${field.wide ? 'col-span-full' : ''} ${field.half ? '' : 'max-sm:col-span-full'} ${field.control === 'count' ? 'flex! flex-wrap items-center justify-between' : ''}`}
    >
      {children(register(name))}
    </Field>
  )
}
