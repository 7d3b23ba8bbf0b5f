import type { ComponentProps } from 'react'

export type CardProps = ComponentProps<'div'> & {
  /** Space inside; off for a card that starts with a picture. */
  padded?: boolean
}

/** A white surface with a hairline and the one soft shadow. */
export function Card({ padded = true, className = '', ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={`rounded-card border border-line bg-white shadow-card ${padded ? 'p-4 sm:p-6' : ''} ${className}`}
    />
  )
}
