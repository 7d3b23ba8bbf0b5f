import { type KeyboardEvent, useState } from 'react'
import { useFieldWiring } from './field-wiring.ts'
import { type Bounds, withinBounds } from './within-bounds.ts'

export type NumberBoxProps = Bounds & {
  value: number
  /** Called with a value within the bounds, while typing and when leaving. */
  onChange: (value: number) => void
  /** Names the box where no Field does; `labelledBy` takes the ids of words on screen. */
  label?: string
  labelledBy?: string
  disabled?: boolean
  /** How the visitor's language writes 0.5; typing takes both. */
  decimalSign?: '.' | ','
  className?: string
}

/**
 * A short typed number. What is being typed may be empty or out of bounds; what is reported never is. What is no number, and decimals
 * where whole ones are counted, are not taken: the last value stays.
 */
export function NumberBox({
  value,
  onChange,
  label,
  labelledBy,
  disabled,
  decimalSign = '.',
  className = 'w-16',
  ...bounds
}: NumberBoxProps) {
  const [draft, setDraft] = useState<string>()
  const { min, max, step = 1 } = bounds
  const type = (text: string) => {
    setDraft(text)
    const typed = Number(text.replace(',', '.'))
    if (text.trim() !== '' && withinBounds(typed, bounds) === typed) onChange(typed)
  }
  const leave = () => {
    const typed = Number((draft ?? '').replace(',', '.'))
    const isTaken = step % 1 === 0 ? Number.isInteger(typed) : !Number.isNaN(typed)
    if (draft !== undefined && draft.trim() !== '' && isTaken) onChange(withinBounds(typed, bounds))
    setDraft(undefined)
  }
  const keys = (event: KeyboardEvent) => {
    const steps = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    setDraft(undefined)
    onChange(withinBounds(value + steps, bounds))
  }
  return (
    <input
      {...useFieldWiring()}
      aria-label={label}
      aria-labelledby={labelledBy}
      type="text"
      role="spinbutton"
      inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      disabled={disabled}
      value={draft ?? String(value).replace('.', decimalSign)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={keys}
      className={`control number px-1 text-center ${className}`}
    />
  )
}
