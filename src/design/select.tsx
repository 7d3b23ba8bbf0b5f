import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-wiring.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** The first, empty choice. */
  placeholder?: string
}

/** The platform's own choice list. */
export function Select({ options, placeholder, className = '', ...rest }: SelectProps) {
  return (
    <select {...useFieldWiring()} {...rest} className={`control ${className}`}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}
