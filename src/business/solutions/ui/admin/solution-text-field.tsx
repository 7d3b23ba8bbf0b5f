import type { ReactNode } from 'react'
import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { defaultContentLanguage } from '#kernel/language.ts'
import { twinOf, type SolutionText } from './solution-draft.ts'
import type { SolutionForm } from './use-solution-form.ts'

const labels = {
  title: 'admin-solutions.field.title',
  location: 'admin-solutions.field.location',
  date: 'admin-solutions.field.date',
  beneficiaries: 'admin-solutions.field.beneficiaries',
  capacity: 'admin-solutions.field.capacity',
  description: 'admin-solutions.field.description',
  impact: 'admin-solutions.field.impact',
  videoUrl: 'admin-solutions.field.video',
  customerName: 'admin-solutions.field.customerName',
  customerTitle: 'admin-solutions.field.customerTitle',
  customerQuote: 'admin-solutions.field.customerQuote',
  customerSaidOn: 'admin-solutions.field.customerSaidOn',
  customerSourceUrl: 'admin-solutions.field.customerSource',
} as const satisfies Readonly<Record<string, MessageKey>>

const required: readonly string[] = ['title', 'location', 'date', 'beneficiaries', 'capacity', 'description', 'impact']

/** What a field of a solution is called; that of an English text says so. */
export function useSolutionLabel(): (field: SolutionText) => string {
  const text = useText()
  return (field) => {
    const twin = twinOf(field)
    const name = text(labels[(twin?.name ?? field) as keyof typeof labels])
    return twin && twin.language !== defaultContentLanguage ? text('admin-solutions.inEnglish', { field: name }) : name
  }
}

type SolutionTextFieldProps = {
  readonly form: SolutionForm
  readonly name: SolutionText
  readonly hint?: ReactNode
  /** Of a text over several lines. */
  readonly rows?: number
  readonly isDate?: boolean
}

/** A text of a solution. */
export function SolutionTextField({ form, name, hint, rows, isDate = false }: SolutionTextFieldProps) {
  const label = useSolutionLabel()
  const shared = {
    value: form.draft[name],
    onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
    lang: twinOf(name)?.language,
  }
  return (
    <Field
      label={label(name)}
      error={form.faultOf(name)}
      hint={hint}
      required={required.includes(name)}
      note={!required.includes(name) && <OptionalNote />}
    >
      {isDate ? (
        <DateInput {...shared} />
      ) : rows ? (
        <TextArea rows={rows} {...shared} />
      ) : (
        <TextInput {...shared} autoComplete="off" />
      )}
    </Field>
  )
}
