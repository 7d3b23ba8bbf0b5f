import type { ReactNode } from 'react'

export type Bar = {
  key: string
  label: ReactNode
  value: number
  /** The value with its unit, in the locale's form. */
  amount: ReactNode
  note?: ReactNode
  tone?: 'ink' | 'sun' | 'leaf'
}

const fills = { ink: 'bg-ink', sun: 'bg-sun', leaf: 'bg-leaf' }

type BarListProps = {
  bars: readonly Bar[]
  label?: string
  /** All are as long: the figures say it. */
  isLevel?: boolean
  className?: string
}

/** Amounts side by side as horizontal bars, longest is full width; every bar carries its words and its figure. */
export function BarList({ bars, label, isLevel = false, className = '' }: BarListProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <ul aria-label={label} className={`grid ${isLevel ? 'gap-1' : 'gap-2 sm:gap-3.5'} ${className}`}>
      {bars.map(({ key, label: name, value, amount, note, tone = 'ink' }) => (
        <li key={key} className="keep-together">
          <div className="mb-1 flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              {name} {note && <span className="text-sm text-muted">{note}</span>}
            </span>
            <span className="figure font-semibold">{amount}</span>
          </div>
          <div aria-hidden className={`h-2.5 rounded-full bg-sand-2 ${isLevel ? 'hidden' : ''}`}>
            {value > 0 && (
              <div
                className={`h-full min-w-1 rounded-full ${fills[tone]}`}
                style={{ width: `${(value / longest) * 100}%` }}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
