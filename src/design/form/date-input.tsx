import { useState } from 'react'
import { formatHour, formatLocalMoment, formatShortDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import { TextInput, type TextInputProps } from '../text-input.tsx'

type DateInputProps = TextInputProps & {
  readonly type?: 'date' | 'time' | 'datetime-local'
  readonly value?: string
  readonly defaultValue?: string | undefined
  /** Its day may be long past: it says its year even where that is this one. */
  readonly isOfAnyYear?: boolean
}

/**
 * A day, an hour or a moment. A browser writes it in its own language: here it stands in the page's, but for the while that
 * somebody with a keyboard types in it.
 */
export function DateInput({
  type = 'date',
  value,
  defaultValue,
  onChange,
  className = '',
  isOfAnyYear,
  ...rest
}: DateInputProps) {
  const text = useText()
  const [typed, setTyped] = useState(defaultValue ?? '')
  const chosen = value ?? typed
  return (
    <span className="relative block">
      <TextInput
        {...rest}
        type={type}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
        className={`peer text-transparent forced-colors:text-[CanvasText] pointer-fine:focus:text-ink ${className}`}
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-y-0 right-10 left-3.5 flex items-center forced-colors:hidden pointer-fine:peer-focus:invisible ${chosen ? '' : 'text-muted'}`}
      >
        <span className="truncate">
          {chosen ? inWords(type, chosen, text.language, undefined, isOfAnyYear) : text('admin.date.choose')}
        </span>
      </span>
    </span>
  )
}

/** What such a field holds, in words: a day with its year where that is not this one, or where it is to have it anyhow. */
export function inWords(
  type: NonNullable<DateInputProps['type']>,
  value: string,
  language: Language,
  now = new Date(),
  hasYear = false,
): string {
  if (type === 'datetime-local') return formatLocalMoment(new Date(value), language)
  if (type === 'time') return formatHour(value, language)
  const day = formatShortDay(value, language)
  return !hasYear && value.startsWith(`${now.getFullYear()}-`) ? day : `${day} ${value.slice(0, 4)}`
}
