import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { MenuButton } from './menu-button.tsx'

type RowActionsProps = {
  /** What each does; which record it is about stands in that of the two buttons, shown where one points and read out. */
  readonly labels: { readonly edit: string; readonly more: string; readonly copy?: string; readonly delete: string }
  /** A link with its words to where visitors see the record; null where they don't. */
  readonly see: ReactElement<{ className?: string; children?: ReactNode }> | null
  readonly onEdit: () => void
  /** Begins another one with what it says. */
  readonly onCopy?: () => void
  readonly onDelete: () => void
}

/**
 * What can be done with a row of a list: it is edited by an icon, what is rarer is in a menu. On a phone the row is one large
 * button that opens it: only the menu has to be aimed at.
 */
export function RowActions({ labels, see, onEdit, onCopy, onDelete }: RowActionsProps) {
  return (
    <div className="flex gap-1 md:justify-end">
      <button
        type="button"
        aria-label={labels.edit}
        title={labels.edit}
        onClick={onEdit}
        className="grid place-items-center text-muted hover:text-ink max-md:absolute max-md:inset-0 max-md:rounded-card md:size-11 md:rounded-control md:hover:bg-sand-2"
      >
        <Icon name="edit" className="size-5 max-md:hidden" />
      </button>
      <span className="relative z-1 text-muted">
        <MenuButton
          isBrief
          isQuiet
          label={labels.more}
          items={[
            see && { key: 'see', link: see },
            onCopy !== undefined && labels.copy !== undefined && { key: 'copy', label: labels.copy, onChoose: onCopy },
            { key: 'delete', label: labels.delete, isDangerous: true, onChoose: onDelete },
          ]}
        />
      </span>
    </div>
  )
}
