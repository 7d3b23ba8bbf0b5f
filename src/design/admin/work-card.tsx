import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'

export type WorkCardProps = {
  readonly title: string
  /** How much there is to do. */
  readonly count: number | string
  /** Where it is done. */
  readonly to: string
  /** It can't wait. */
  readonly isUrgent?: boolean
  /** The first of what there is to do. */
  readonly children?: ReactNode
}

/** Work of one kind: how much of it there is, the first of it, the way to it. */
export function WorkCard({ title, count, to, isUrgent = false, children }: WorkCardProps) {
  return (
    <section
      className={`grid min-w-0 content-start gap-2 rounded-card border bg-white p-4 ${isUrgent ? 'border-clay' : 'border-line'}`}
    >
      <h3>
        <Link
          to={to}
          className="flex min-h-11 items-center justify-between gap-3 rounded-control text-base hover:underline"
        >
          <span>{title}</span>
          <span className="flex items-center gap-2">
            <span className={`font-display text-2xl font-bold tabular-nums ${isUrgent ? 'text-clay' : ''}`}>
              {count}
            </span>
            <Icon name="chevron-right" />
          </span>
        </Link>
      </h3>
      {children}
    </section>
  )
}
