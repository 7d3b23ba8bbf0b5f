import { Toolbar as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Small buttons in a row: one stop of the Tab key, arrow keys move among them. `label` names it. */
export function ToolBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root aria-label={label} className="flex flex-wrap gap-0.5">
      {children}
    </Radix.Root>
  )
}

/** Between groups of buttons. */
export function ToolDivider() {
  return <Radix.Separator className="mx-1 my-2 w-px bg-line" />
}

export type ToolButtonProps = {
  readonly label: string
  readonly onPress: () => void
  /** Whether it is on; absent for what is done once. */
  readonly on?: boolean
  readonly disabled?: boolean
  /** Its sign; the label says what it means. */
  readonly children: ReactNode
}

/** A button of a {@link ToolBar}. Pressing it leaves the selection where it is. */
export function ToolButton({ label, onPress, on, disabled, children }: ToolButtonProps) {
  return (
    <Radix.Button
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-base hover:bg-sand-2 disabled:opacity-50 aria-pressed:bg-ink aria-pressed:text-white"
    >
      {children}
    </Radix.Button>
  )
}
