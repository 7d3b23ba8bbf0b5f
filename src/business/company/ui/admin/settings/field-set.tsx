import { useRef } from 'react'
import {
  contentField,
  contentLanguages,
  defaultContentLanguage,
  languageTable,
  type ContentLanguage,
  type Language,
} from '#kernel/language.ts'
import type { FormField, FieldKind } from './form-parts.ts'
import { NumberInput } from './number-input.tsx'
import { useSettingsForm } from './settings-form-context.ts'
import { pathUnder, valueAt } from './value-path.ts'
import { BodyField } from '#business/markdown/ui/admin/editor/body-field.tsx'
import type { Alts } from '#business/media/ui/admin/alt-fields.tsx'
import { ImageField } from '#business/media/ui/admin/image-field.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Select } from '#design/select.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { brandGrounds, ownColours, type BrandColour } from '#kernel/brand.ts'
import { contrastOf, isColour, leastContrast, readableBeside } from '#kernel/contrast.ts'
import { currencyTable } from '#kernel/money.ts'
import { weekdays } from '../../../settings/country-settings.ts'

type FieldSetProps = {
  path: string
  fields: readonly FormField[]
  /** All of them are short: they stand side by side. */
  isLine?: boolean
  languages?: readonly ContentLanguage[]
}

/** The fields of an object of the value: a text and its twin side by side, French first. */
export function FieldSet({ path, fields, isLine = false, languages = contentLanguages }: FieldSetProps) {
  const short = fields.filter(({ isTwin, kind }) => !isTwin && kind !== 'picture').length > 1
  const columns = isLine ? 'grid-cols-2 gap-3 sm:grid-cols-4' : `grid-cols-1 gap-5 ${short ? 'sm:grid-cols-2' : ''}`
  return (
    <div className={`grid items-start ${columns}`}>
      {fields.map((field) => (
        <FieldAt key={field.name} path={path} field={field} languages={languages} />
      ))}
    </div>
  )
}

type FieldAtProps = { path: string; field: FormField; languages: readonly ContentLanguage[] }

function FieldAt({ path, field, languages }: FieldAtProps) {
  const { value, errorAt, change, leave } = useSettingsForm()
  const at = pathUnder(path, field.name)
  const taken = useRef<Partial<Alts>>({})
  const shared = (its: string) => ({
    field,
    value: valueAt(value, its),
    onChange: (changed: unknown) => change(its, changed),
    onLeave: () => leave(its),
    error: errorAt(its),
  })
  /** What a picture shows, as the library says it, where nobody has said it otherwise here. */
  const takeAlts = (said: Alts) => {
    for (const language of contentLanguages) {
      const [alt, its] = [contentField('alt', language), pathUnder(path, contentField(field.said ?? '', language))]
      const now = valueAt(value, its)
      if (now === '' || now === taken.current[alt]) change(its, said[alt])
    }
    taken.current = said
  }
  if (!field.isTwin) {
    return (
      <div className={field.kind === 'picture' ? 'col-span-full' : ''}>
        <FieldControl {...shared(at)} {...(field.said && { onSaid: takeAlts })} />
      </div>
    )
  }
  return (
    <div className={`col-span-full grid grid-cols-1 items-start gap-5 ${languages.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {languages.map((language) => (
        <FieldControl key={language} {...shared(contentField(at, language))} language={language} />
      ))}
    </div>
  )
}

type FieldControlProps = {
  readonly field: FormField
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Somebody has been there: what is wrong may be told from now on. */
  readonly onLeave: () => void
  /** In words. */
  readonly error: string | undefined
  /** Of a text that has a twin: the language that it is in. */
  readonly language?: Language
  /** Of a picture: the library says what it shows. */
  readonly onSaid?: (said: Alts) => void
}

const inputOf: Partial<Record<FieldKind, { type: string; inputMode?: 'email' | 'tel' | 'url' | 'numeric' }>> = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  link: { type: 'url', inputMode: 'url' },
}

const wordsOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** One field of a form, with its label, its hint and what is wrong with it. */
function FieldControl({ field, value, onChange, onLeave, error, language, onSaid }: FieldControlProps) {
  const text = useText()
  const { kind, label, hint, isOptional, currency, unit, shape } = field
  if (kind === 'picture') {
    return (
      <ImageField
        label={text(label)}
        isSquare={shape !== undefined}
        value={wordsOf(value) || null}
        onChange={(url, said) => {
          onChange(url ?? '')
          if (said) onSaid?.(said)
        }}
        uploadPath="/api/admin/media"
        fieldName="image"
        error={error}
      />
    )
  }
  if (kind === 'markdown') {
    return (
      <BodyField
        label={text(label)}
        language={language ?? defaultContentLanguage}
        value={wordsOf(value)}
        onChange={onChange}
        error={error}
      />
    )
  }
  if (kind === 'tick') {
    return (
      <Checkbox
        label={text(label)}
        hint={hint && text(hint)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  }
  return (
    <Field
      label={text(label)}
      note={[
        currency && currencyTable[currency].sign,
        language && languageTable[language].name,
        isOptional && !language && text('admin.optional'),
      ]
        .filter(Boolean)
        .join(' ')}
      hint={hint && text(hint)}
      error={error}
      required={!isOptional && (language ?? defaultContentLanguage) === defaultContentLanguage}
    >
      <Control
        kind={kind}
        name={field.name}
        unit={unit && text(unit)}
        value={value}
        onChange={onChange}
        onLeave={onLeave}
        language={language}
      />
    </Field>
  )
}

/** A colour, what it looks like where it stands, and the nearest one that can be read where it can't. */
function ColourInput({
  name,
  value,
  onChange,
  onLeave,
}: { name: BrandColour } & Pick<FieldControlProps, 'value' | 'onChange' | 'onLeave'>) {
  const text = useText()
  const typed = wordsOf(value)
  const isKnown = isColour(typed)
  const colour = isKnown ? typed : ownColours[name]
  const ground = brandGrounds[name]
  const ratio = contrastOf(colour, ground)
  const nearest = readableBeside(colour, ground)
  const look = name === 'sun' ? { background: colour, color: ground } : { background: ground, color: colour }
  return (
    <span className="grid gap-3">
      <span className="flex gap-3">
        <input
          type="color"
          aria-label={text('admin-settings.look.palette', { name: text(`admin-settings.look.${name}`) })}
          value={colour}
          onChange={({ target }) => onChange(target.value)}
          className="h-12 w-16 shrink-0 cursor-pointer rounded-control border border-field bg-white p-1"
        />
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={typed}
          onBlur={onLeave}
          onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
        />
      </span>
      {isKnown && (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span style={look} className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold">
            {text(name === 'sun' ? 'admin-settings.look.button' : 'admin-settings.look.link')}
          </span>
          <span role="status" className="text-sm text-muted">
            {text('admin-settings.look.ratio', { ratio: formatNumber(Math.floor(ratio * 10) / 10, text.language, 1) })}
          </span>
          {colour.toLowerCase() !== ownColours[name] && (
            <button type="button" className="link min-h-11 text-sm" onClick={() => onChange(ownColours[name])}>
              {text('admin-settings.look.original', { colour: ownColours[name].toUpperCase() })}
            </button>
          )}
          {ratio < leastContrast && (
            <button type="button" className="link min-h-11 text-sm" onClick={() => onChange(nearest)}>
              {text('admin-settings.look.nearest', { colour: nearest.toUpperCase() })}
            </button>
          )}
        </span>
      )}
    </span>
  )
}

type ControlProps = Pick<FieldControlProps, 'value' | 'onChange' | 'onLeave' | 'language'> & {
  readonly kind: FieldKind
  readonly name: string
  readonly unit: string | undefined
}

function Control({ kind, name, unit, value, onChange, onLeave, language }: ControlProps) {
  const text = useText()
  const shared = { lang: language, onBlur: onLeave }
  if (kind === 'text') {
    return <TextArea {...shared} rows={3} value={wordsOf(value)} onChange={({ target }) => onChange(target.value)} />
  }
  if (kind === 'lines') {
    const lines = Array.isArray(value) ? value.join('\n') : ''
    const tidy = () => {
      onChange(lines.split('\n').filter((line) => line.trim() !== ''))
      onLeave()
    }
    return (
      <TextArea rows={2} value={lines} onBlur={tidy} onChange={({ target }) => onChange(target.value.split('\n'))} />
    )
  }
  if (kind === 'weekday') {
    const options = weekdays.map((day) => ({ value: day, label: text(`admin-settings.day.${day}`) }))
    return (
      <Select {...shared} options={options} value={wordsOf(value)} onChange={({ target }) => onChange(target.value)} />
    )
  }
  if (kind === 'colour') return <ColourInput name={name as BrandColour} {...{ value, onChange, onLeave }} />
  if (kind === 'date' || kind === 'time') {
    return (
      <span className="block max-w-64">
        <DateInput
          {...shared}
          type={kind}
          isOfAnyYear
          value={wordsOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    )
  }
  if (kind === 'number') return <NumberInput {...{ unit, value, onChange, onLeave }} />
  return (
    <TextInput
      {...shared}
      {...inputOf[kind]}
      autoComplete="off"
      value={wordsOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
