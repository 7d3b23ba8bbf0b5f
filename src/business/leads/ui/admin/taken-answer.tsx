import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { LeadKind } from '../../lead.ts'
import { placesOf } from '../../places.ts'
import { takenForms } from '../../taken-lead.ts'
import { answerIn, labelKey, optionsOf, type SayAny, type VisitorField } from '../../visitor-form.ts'

type TakenAnswerProps = {
  readonly kind: LeadKind
  readonly country: Country
  readonly name: string
  /** What was typed before. */
  readonly typed: Readonly<Record<string, string>>
  readonly faultOf: (name: string) => string | undefined
}

/** A question of a visitors' form, asked of staff: in its words, nothing of it a must but what the request is about. */
export function TakenAnswer({ kind, country, name, typed, faultOf }: TakenAnswerProps) {
  const text = useText()
  const { form, needed } = takenForms[kind]
  const field = form.fields[name]
  if (!field) return null
  const label = name === 'message' ? text('admin-leads.new.said') : (text as SayAny)(labelKey(form, name, country))
  return (
    <Field label={label} error={faultOf(name)} required={needed.includes(name)}>
      <AnswerControl name={name} field={field} country={country} begun={typed[name] ?? ''} />
    </Field>
  )
}

type AnswerControlProps = {
  readonly name: string
  readonly field: VisitorField
  readonly country: Country
  readonly begun: string
}

function AnswerControl({ name, field, country, begun }: AnswerControlProps) {
  switch (field.control) {
    case 'lines':
      return <TextArea name={name} rows={3} defaultValue={begun} />
    case 'count':
      return <TextInput name={name} type="number" min={1} max={field.max} defaultValue={begun || '1'} />
    case 'choice':
      return <Choices {...{ name, field, country, begun }} options={optionsOf(field)} />
    case 'place':
      return <Choices {...{ name, field, country, begun }} options={placesOf[country]} />
    case 'line':
    case 'name':
    case 'email':
    case 'phone':
    case 'date':
    case 'slot':
      return <TextInput name={name} autoComplete="off" defaultValue={begun} />
  }
}

function Choices({
  name,
  field,
  country,
  begun,
  options,
}: AnswerControlProps & { readonly options: readonly string[] }) {
  const text = useText()
  const inWords = (value: string) => answerIn(name, field, value, country, text as SayAny)
  return (
    <Select
      name={name}
      placeholder={text('leads.placeholder.select')}
      defaultValue={begun}
      options={options.map((value) => ({ value, label: inWords(value) }))}
    />
  )
}
