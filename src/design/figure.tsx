import type { ReactNode } from 'react'

export type FigureProps = {
  /** Already in the locale's form. */
  value: ReactNode
  unit?: ReactNode
  label: ReactNode
  /** Under the figure: how it was computed, a comparison. */
  note?: ReactNode
  /** `sm` stands beside another one on a phone. */
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = { sm: 'text-lg sm:text-2xl', md: 'text-2xl', lg: 'text-4xl' }

/** A number that matters, with its unit and what it is. */
export function Figure({ value, unit, label, note, size = 'md', className = '' }: FigureProps) {
  return (
    <div className={`flex flex-col ${className}`}>
      <p className="text-sm text-muted">{label}</p>
      <p className="figure font-display leading-tight font-semibold">
        <span className={sizes[size]}>{value}</span>
        {unit && <span className={size === 'lg' ? 'text-xl' : 'text-base'}> {unit}</span>}
      </p>
      {note && <div className="mt-1 text-sm text-muted">{note}</div>}
    </div>
  )
}
