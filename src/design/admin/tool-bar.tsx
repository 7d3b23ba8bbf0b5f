import { Toolbar as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/**
 * Small buttons: one stop of the Tab key, arrow keys move among them. `label` names it. Its groups break the
 * line as a whole.
 */
export function ToolBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root aria-label={label} className="flex flex-wrap gap-1.5 sm:gap-0.5">
      {children}
    </Radix.Root>
  )
}

/** Buttons of a kind, side by side. */
export function ToolGroup({ isRare, children }: Pick<ToolButtonProps, 'isRare' | 'children'>) {
  return (
    <div data-rare={isRare || undefined} className="flex shrink-0 rounded-control border border-line bg-white">
      {children}
    </div>
  )
}

export type ToolButtonProps = {
  readonly label: string
  readonly onPress: () => void
  /** Whether it is on; absent for what is done once. */
  readonly on?: boolean
  readonly disabled?: boolean
  /** Whatever holds the bar may hide it where there is little room. */
  readonly isRare?: boolean
  /** Its sign; the label says what it means. */
  readonly children: ReactNode
}

/** A button of a {@link ToolBar}. Pressing it leaves the selection where it is. */
export function ToolButton({ label, onPress, on, disabled, isRare, children }: ToolButtonProps) {
  return (
    <Radix.Button
      data-rare={isRare || undefined}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-control text-base sm:pointer-fine:size-9 hover:bg-sand-2 disabled:opacity-50 aria-pressed:bg-ink aria-pressed:text-white"
    >
      {children}
    </Radix.Button>
  )
}
