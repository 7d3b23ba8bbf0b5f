import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { AdminIcon } from './admin-icon.tsx'

type RowActionsProps = {
  /** What each does, and to which record: shown where one points, read out. */
  readonly labels: { readonly edit: string; readonly delete: string }
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/**
 * What can be done with a row of a list, as icons. On a phone the row is one large button that opens it: only what
 * deletes has to be aimed at.
 */
export function RowActions({ labels, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="flex flex-col gap-1 md:flex-row md:justify-end">
      <Action
        label={labels.edit}
        onPress={onEdit}
        className="max-md:after:absolute max-md:after:inset-0 max-md:after:rounded-card"
      >
        <Icon name="edit" />
      </Action>
      <Action label={labels.delete} onPress={onDelete} className="z-1 hover:text-clay">
        <AdminIcon name="bin" className="relative size-5" />
      </Action>
    </div>
  )
}

type ActionProps = {
  readonly label: string
  readonly onPress: () => void
  readonly className: string
  readonly children: ReactNode
}

function Action({ label, onPress, className, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`grid size-11 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink md:relative ${className}`}
    >
      {children}
    </button>
  )
}
