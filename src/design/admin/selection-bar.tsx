import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

type SelectionBarProps = {
  /** Names the bar. */
  readonly label: string
  /** How many are selected, in words. */
  readonly count: string
  /** Selects all that are meant, or none any more. */
  readonly allLabel: string
  readonly onAll: () => void
  readonly endLabel: string
  readonly onEnd: () => void
  /** What is done with them. */
  readonly children: ReactNode
}

/** Stands over a list of which several are being selected, and stays in sight. */
export function SelectionBar({ label, count, allLabel, onAll, endLabel, onEnd, children }: SelectionBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky top-2 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-sand-2 py-1.5 pr-2 pl-3 sm:pl-4"
    >
      <span role="status" className="text-sm font-semibold">
        {count}
      </span>
      <Button tone="quiet" size="sm" onClick={onAll} className="max-sm:px-1 max-sm:underline">
        {allLabel}
      </Button>
      <div className="flex gap-2">{children}</div>
      <Button tone="quiet" size="sm" onClick={onEnd} className="ml-auto">
        {endLabel}
      </Button>
    </div>
  )
}

/** The selection with one more, or one less. */
export function withChoice<Key>(chosen: ReadonlySet<Key>, key: Key, isChosen: boolean): ReadonlySet<Key> {
  const next = new Set(chosen)
  if (isChosen) next.add(key)
  else next.delete(key)
  return next
}
