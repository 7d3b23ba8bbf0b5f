import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentProps, type KeyboardEventHandler, type ReactNode } from 'react'
import { Controller, useFormContext, useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { Stepper } from '#design/stepper.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { placesOf } from '../places.ts'
import { bookingWindow, slotSpan, slotsOf, type SlotKind } from '../slots.ts'
import {
  answerIn,
  errorKey,
  isOptional,
  labelKey,
  type Say,
  type SayAny,
  type VisitorField,
  type VisitorForm,
} from '../visitor-form.ts'
import { slotsQuery } from './slots-query.ts'
import type { FormText } from './use-lead-form.ts'

type FormFieldsProps<Form extends VisitorForm> = {
  form: Form
  say: Say<Form>
  /** What stands behind the last field. */
  children?: ReactNode
  /** Hears the keys that are pressed in a line of text. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** Every field of a form that goes to the company, in two columns where there is room; its parts under their headings. */
export function FormFields<Form extends VisitorForm>({ form, say: words, children, onKeyDown }: FormFieldsProps<Form>) {
  const { country } = useVisitor()
  const say = words as SayAny
  const fields = Object.entries(form.fields)
  const dateName = fields.find(([, { control }]) => control === 'date')?.[0] ?? ''
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
    parts.at(-1)?.[1].push(<FormField key={name} asked={asked} dateName={dateName} />)
  }
  return parts.map(([section, its], index) => {
    const columns = (
      <div key={section ?? ''} className="clear-both grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {its}
        {index === parts.length - 1 && children}
      </div>
    )
    if (!section) return columns
    return (
      <fieldset key={section} className="min-w-0 border-t border-line pt-6 first:border-t-0 first:pt-0">
        <legend className="float-left mb-4 w-full font-display text-lg font-bold">
          {say(`${form.words}.section.${section}`)}
        </legend>
        {columns}
      </fieldset>
    )
  })
}

/** A field of a form, and how it speaks. */
type AskedField = {
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

/** What browsers call a state and a town. */
const addressLevel = { state: 'address-level1', town: 'address-level2' } as const

function FormField({ asked, dateName }: { asked: AskedField; dateName: string }) {
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
      return <ChoiceField asked={asked} options={field.options} />
    case 'count':
      return <CountField asked={asked} max={field.max} />
    case 'date':
      return <DateField asked={asked} />
    case 'slot':
      return <SlotField asked={asked} kind={field.slots} dateName={dateName} />
  }
}

type LeadFieldProps = {
  asked: AskedField
  hint?: ReactNode
  /** The control, given what ties it to the form. */
  children: (control: UseFormRegisterReturn) => ReactNode
}

/** A field with the words of its form; what was left empty is told only after a submit. */
function LeadField({
  asked: { name, field, label, errorWords, ...asked },
  hint = asked.hint,
  children,
}: LeadFieldProps) {
  const { register, getValues, formState } = useFormContext<FormText>()
  const error = formState.errors[name]
  const told = error && (formState.isSubmitted || error.type === 'refused' || getValues(name) !== '')
  return (
    <Field
      label={label}
      hint={hint}
      error={told && errorWords(error.message ?? '')}
      required={!isOptional(field) && field.control !== 'count'}
      className={field.wide && 'sm:col-span-2'}
    >
      {children(register(name))}
    </Field>
  )
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

/** The day of a booking; one that is closed is told as soon as it is chosen. */
function DateField({ asked }: { asked: AskedField }) {
  const text = useText()
  const { country } = useVisitor()
  const { trigger } = useFormContext<FormText>()
  const [now] = useState(() => new Date())
  const { first, last } = bookingWindow(now, country)
  return (
    <LeadField asked={asked} hint={text('leads.booking.hint.date')}>
      {({ onChange, ...control }) => (
        <TextInput
          {...control}
          type="date"
          min={first}
          max={last}
          onChange={async (event) => {
            await onChange(event)
            await trigger(asked.name)
          }}
        />
      )}
    </LeadField>
  )
}

type SlotFieldProps = { asked: AskedField; kind: SlotKind; dateName: string }

/** The times of the day in the field `dateName`; those that are taken or past are shown and can't be chosen. */
function SlotField({ asked, kind, dateName }: SlotFieldProps) {
  const text = useText()
  const { country } = useVisitor()
  const { control, getValues, setValue, setError } = useFormContext<FormText>()
  const date = String(useWatch({ control, name: dateName }) ?? '')
  const query = slotsQuery(kind, date, country)
  const isOpen = query.enabled
  const { data, isError, isFetching, refetch } = useQuery(query)
  const slots = slotsOf[kind]
  const taken = new Set(data?.filter(({ available }) => !available).map(({ slot }) => slot))
  const { name } = asked

  // The day changed, or the place went to somebody else: the choice no longer stands.
  useEffect(() => {
    const chosen = getValues(name)
    if (!data?.some(({ slot, available }) => slot === chosen && !available)) return
    setValue(name, '')
    setError(name, { type: 'refused', message: 'slot_full' })
  }, [data, name, getValues, setValue, setError])

  const hint = () => {
    if (!isOpen) return text('leads.booking.hint.slot')
    if (isError && !isFetching) {
      return (
        <>
          {text('leads.booking.slots.error')}{' '}
          <button type="button" className="link min-h-11" onClick={() => void refetch()}>
            {text('leads.booking.slots.retry')}
          </button>
        </>
      )
    }
    if (isFetching && !data) return text('leads.booking.slots.loading')
    return taken.size === slots.length ? text('leads.booking.slots.none') : null
  }
  const labelOf = (value: string) => {
    const span = slotSpan(kind, value)
    const slot = span ? formatTimeSpan(span, text.language) : value
    return taken.has(value) ? text('leads.booking.slots.taken', { slot }) : slot
  }
  return (
    <LeadField asked={asked} hint={hint()}>
      {(select) => (
        <Select
          {...select}
          disabled={!isOpen || (isFetching && !data)}
          placeholder={text('leads.placeholder.select')}
          options={slots.map((value) => ({ value, label: labelOf(value), disabled: taken.has(value) }))}
        />
      )}
    </LeadField>
  )
}
