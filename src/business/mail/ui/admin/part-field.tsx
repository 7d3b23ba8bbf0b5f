import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import type { MailPartRecord } from '../../mail-record.ts'

type PartFieldProps = {
  readonly record: MailPartRecord
  readonly language: Language
  readonly value: string
  readonly onChange: (written: string) => void
  /** In words. */
  readonly error: string | undefined
}

/** A part of a mail: what may stand in braces there, what is wrong with it, and the way back to the original. */
export function PartField({ record, language, value, onChange, error }: PartFieldProps) {
  const text = useText()
  const { part, kind, isOptional, original } = record
  const label = text(`admin-mail-words.part.${part}`)
  const Control = kind === 'line' ? TextInput : TextArea
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field label={label} hint={hintOf(record, text)} error={error} required={!isOptional}>
        <Control
          lang={language}
          autoComplete="off"
          value={value}
          onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
          {...(kind === 'text' && { rows: 3 })}
        />
      </Field>
      {value !== original[language] && (
        <div className="grid justify-items-start rounded-control bg-sand-2 px-3 pt-2 text-sm">
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="text-muted">{text('admin-mail-words.original')}</span>{' '}
            <span lang={language}>{original[language]}</span>
          </p>
          <Button
            tone="quiet"
            size="sm"
            className="-ml-3"
            aria-label={text('admin-mail-words.restoreOf', { part: label })}
            onClick={() => onChange(original[language])}
          >
            {text('admin-mail-words.restore')}
          </Button>
        </div>
      )}
    </div>
  )
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function hintOf({ placeholders, required, isOptional }: MailPartRecord, text: Text): string | undefined {
  const free = placeholders.filter((name) => !required.includes(name))
  const told = [
    required.length > 0 && text('admin-mail-words.required', { names: inBraces(required) }),
    free.length > 0 && text('admin-mail-words.possible', { names: inBraces(free) }),
    isOptional && text('admin-mail-words.optional'),
  ]
  return told.filter((line) => line !== false).join(' ') || undefined
}
