import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-wiring.ts'

/** Several lines of text, growing with its content where the browser can. */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      rows={rows}
      {...rest}
      className={`control field-sizing-content min-h-24 ${className}`}
    />
  )
}
