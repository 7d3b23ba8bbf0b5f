import { useId } from 'react'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'

type StyleSelectProps = {
  /** Its name, and that of the first choice: none of its own. */
  readonly label: string
  readonly choices: readonly StyleChoice[]
  /** What the selection has now; '' where it has none of its own. */
  readonly value: string
  readonly onChange: (value: string | null) => void
}

/** A property of the selected text, chosen by name. One that is not among the choices is shown as it was written. */
export function StyleSelect({ label, choices, value, onChange }: StyleSelectProps) {
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
        <option value="">{label}</option>
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

type StyleChoice = { readonly value: string; readonly name: MessageKey }

/** Faces that every device has one of. */
export const fonts: readonly StyleChoice[] = [
  { value: 'Georgia, serif', name: 'admin-posts.font.serif' },
  { value: 'Arial, sans-serif', name: 'admin-posts.font.sans' },
  { value: 'Courier New, monospace', name: 'admin-posts.font.mono' },
]

/** Relative to the text around, so that a reader's own size counts. */
export const sizes: readonly StyleChoice[] = [
  { value: '0.85em', name: 'admin-posts.size.small' },
  { value: '1.25em', name: 'admin-posts.size.large' },
  { value: '1.6em', name: 'admin-posts.size.larger' },
  { value: '2em', name: 'admin-posts.size.largest' },
]

/** Colours of the site that can be read on its background. */
export const colors: readonly StyleChoice[] = [
  { value: '#0e6e4f', name: 'admin-posts.color.leaf' },
  { value: '#a63a24', name: 'admin-posts.color.clay' },
  { value: '#1d4f91', name: 'admin-posts.color.blue' },
  { value: '#6b3fa0', name: 'admin-posts.color.purple' },
  { value: '#8a5a00', name: 'admin-posts.color.amber' },
  { value: '#5b6770', name: 'admin-posts.color.grey' },
]
