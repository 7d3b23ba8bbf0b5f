import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { AdminIcon, isAdminIcon, type AdminIconName } from './admin-icon.tsx'

type EmptyListProps = {
  readonly icon: AdminIconName | IconName
  readonly title: string
  readonly description?: string
  /** What fills it. */
  readonly action?: ReactNode
}

/**
 * Stands in place of any list of the back office that shows nothing: in a short sentence what will be here, and the one action
 * that fills it. Of a list that was narrowed, that nothing matches, and the way back to all of it.
 */
export function EmptyList({ icon, title, description, action }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-field bg-white px-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sun-soft">
        {isAdminIcon(icon) ? <AdminIcon name={icon} className="size-7" /> : <Icon name={icon} className="size-7" />}
      </span>
      <h2 className="text-xl">{title}</h2>
      {description && <p className="max-w-md text-muted">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
