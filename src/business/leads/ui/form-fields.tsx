import type { KeyboardEventHandler, ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { Select } from '#design/select.tsx'
import { Stepper } from '#design/stepper.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { placesOf } from '../places.ts'
import type { SlotKind } from '../slots.ts'
import { answerIn, errorKey, labelKey, optionsOf, type Say, type SayAny, type VisitorForm } from '../visitor-form.ts'
import { DateField, SlotField } from './booking-fields.tsx'
import { LeadField, type AskedField } from './lead-field.tsx'
import type { FormText } from './use-lead-form.ts'

type FormFieldsProps<Form extends VisitorForm> = {
  form: Form
  say: Say<Form>
  /** The fields to ask; all of them unless given. */
  names?: readonly string[] | undefined
  /** What stands behind the last field. */
  children?: ReactNode
  /** Hears the keys that are pressed in a line of text. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** The fields of a form that goes to the company, in two columns where there is room; its parts under their headings. */
export function FormFields<Form extends VisitorForm>({
  form,
  say: words,
  names,
  children,
  onKeyDown,
}: FormFieldsProps<Form>) {
  const { country } = useVisitor()
  const say = words as SayAny
  const fields = Object.entries(form.fields).filter(([name]) => names?.includes(name) ?? true)
  const dateName = fields.find(([, { control }]) => control === 'date')?.[0] ?? ''
  const kind = fields.map(([, field]) => (field.control === 'slot' ? field.slots : undefined)).find(Boolean)
  const hasHalves = fields.some(([, { half }]) => half)
  const parts: [section: string | undefined, fields: ReactNode[]][] = []
  for (const [name, field] of fields) {
    if (field.section || parts.length === 0) parts.push([field.section, []])
    const asked: AskedField = {
      name,
      field,
      words: form.words,
      say,
      label: say(labelKey(form, name, country)),
      errorWords: (code) => say(errorKey(form, name, code, country)),
      placeholder: field.placeholder && say(`${form.words}.placeholder.${name}`),
      hint: field.hint && say(`leads.hint.${field.hint}`),
      lineProps: { enterKeyHint: name === fields.at(-1)?.[0] ? 'send' : 'next', onKeyDown },
    }
    parts.at(-1)?.[1].push(<FormField key={name} asked={asked} dateName={dateName} kind={kind} />)
  }
  return parts.map(([section, its], index) => {
    const columns = (
      <div
        key={section ?? ''}
        className="clear-both grid gap-x-4 gap-y-5 sm:grid-cols-2"
        style={hasHalves ? twoColumns : undefined}
      >
        {its}
        {index === parts.length - 1 && children}
      </div>
    )
    if (!section) return columns
    return (
      <fieldset key={section} className="min-w-0 border-t border-line pt-4 first:border-t-0 first:pt-0 sm:pt-6">
        <legend className="text-h4 float-left mb-2 w-full sm:mb-4 font-display font-bold">
          {say(`${form.words}.section.${section}`)}
        </legend>
        {columns}
      </fieldset>
    )
  })
}

/** On a phone too, unless its letters are large. */
const twoColumns = { gridTemplateColumns: 'repeat(auto-fill,minmax(max(8.5rem,34%),1fr))' }

/** What browsers call a state and a town. */
const addressLevel = { state: 'address-level1', town: 'address-level2' } as const

type FormFieldProps = { asked: AskedField; dateName: string; kind: SlotKind | undefined }

function FormField({ asked, dateName, kind }: FormFieldProps) {
  const { country } = useVisitor()
  const { field, placeholder } = asked
  const next = { placeholder, ...asked.lineProps }
  switch (field.control) {
    case 'line':
    case 'name': {
      const capitals = field.control === 'name' ? 'words' : undefined
      const { autoComplete } = field
      return (
        <LeadField asked={asked}>
          {(control) => <TextInput {...control} autoComplete={autoComplete} autoCapitalize={capitals} {...next} />}
        </LeadField>
      )
    }
    case 'email':
      return (
        <LeadField asked={asked}>
          {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="email" {...next} />}
        </LeadField>
      )
    case 'phone':
      return (
        <LeadField asked={asked}>
          {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" {...next} />}
        </LeadField>
      )
    case 'lines':
      return (
        <LeadField asked={asked}>
          {(control) => <TextArea {...control} rows={field.rows} placeholder={placeholder} />}
        </LeadField>
      )
    case 'place':
      return (
        <ChoiceField
          asked={asked}
          options={placesOf[country]}
          autoComplete={addressLevel[countryTable[country].placeKind]}
        />
      )
    case 'choice':
      return <ChoiceField asked={asked} options={optionsOf(field)} />
    case 'count':
      return <CountField asked={asked} max={field.max} />
    case 'date':
      return kind && <DateField asked={asked} kind={kind} />
    case 'slot':
      return <SlotField asked={asked} kind={field.slots} dateName={dateName} />
  }
}

type ChoiceFieldProps = { asked: AskedField; options: readonly string[]; autoComplete?: string }

function ChoiceField({ asked, options, autoComplete }: ChoiceFieldProps) {
  const text = useText()
  const { country } = useVisitor()
  const { name, field, say } = asked
  return (
    <LeadField asked={asked}>
      {(control) => (
        <Select
          {...control}
          autoComplete={autoComplete}
          placeholder={text('leads.placeholder.select')}
          options={options.map((value) => ({ value, label: answerIn(name, field, value, country, say) }))}
        />
      )}
    </LeadField>
  )
}

function CountField({ asked, max }: { asked: AskedField; max: number }) {
  const { control } = useFormContext<FormText>()
  const { name, words, say } = asked
  const bounds = { min: 1, max }
  return (
    <LeadField asked={asked}>
      {() => (
        <Controller
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <Stepper
              {...bounds}
              value={Number(value)}
              onChange={onChange}
              decreaseLabel={say(`${words}.${name}.less`)}
              increaseLabel={say(`${words}.${name}.more`)}
            />
          )}
        />
      )}
    </LeadField>
  )
}
