import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { MenuButton } from './menu-button.tsx'

type RowActionsProps = {
  /** What each does; which record it is about stands in that of the two buttons, shown where one points and read out. */
  readonly labels: { readonly edit: string; readonly more: string; readonly delete: string }
  /** A link with its words to where visitors see the record; null where they don't. */
  readonly see: ReactElement<{ className?: string; children?: ReactNode }> | null
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/**
 * What can be done with a row of a list: it is edited by an icon, what is rarer is in a menu. On a phone the row is one large
 * button that opens it: only the menu has to be aimed at.
 */
export function RowActions({ labels, see, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="flex flex-col gap-1 md:flex-row md:justify-end">
      <button
        type="button"
        aria-label={labels.edit}
        title={labels.edit}
        onClick={onEdit}
        className="grid size-11 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink max-md:after:absolute max-md:after:inset-0 max-md:after:rounded-card md:relative"
      >
        <Icon name="edit" />
      </button>
      <span className="relative z-1 text-muted">
        <MenuButton
          isBrief
          isQuiet
          label={labels.more}
          items={[see && { key: 'see', link: see }, { key: 'delete', label: labels.delete, onChoose: onDelete }]}
        />
      </span>
    </div>
  )
}
