import type { ComponentProps, ReactNode } from 'react'
import { useFieldWiring } from './field-wiring.ts'

export type TextInputProps = ComponentProps<'input'> & {
  /** A unit or sign shown at the end of the box. */
  suffix?: ReactNode
}

/** One line of text. Inside a Field it is labelled and described by it. */
export function TextInput({ suffix, className = '', ...rest }: TextInputProps) {
  const input = <input {...useFieldWiring()} {...rest} className={`control ${suffix ? 'pr-14' : ''} ${className}`} />
  if (!suffix) return input
  return (
    <span className="relative block">
      {input}
      <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-muted">{suffix}</span>
    </span>
  )
}
