import { useId } from 'react'
import { useText } from '#i18n/text-context.tsx'
import type { StyleChoice } from './text-style-choices.ts'

type StyleSelectProps = {
  readonly label: string
  readonly choices: readonly StyleChoice[]
  /** What the selection has now; '' where it has none of its own. */
  readonly value: string
  readonly onChange: (value: string | null) => void
  /** The first choice: none of its own. */
  readonly usual: string
}

/** A property of the selected text, chosen by name. One that is not among the choices is shown as it was written. */
export function StyleSelect({ label, choices, value, onChange, usual }: StyleSelectProps) {
  const text = useText()
  const id = useId()
  const isOther = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <span>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        title={label}
        onChange={({ target }) => onChange(target.value || null)}
        className="control w-auto min-w-28 text-sm"
      >
        <option value="">{usual}</option>
        {isOther && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {text(choice.name)}
          </option>
        ))}
      </select>
    </span>
  )
}
