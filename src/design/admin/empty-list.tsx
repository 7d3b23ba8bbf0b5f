import type { ReactNode } from 'react'
import { AdminIcon, type AdminIconName } from './admin-icon.tsx'

type EmptyListProps = {
  readonly icon: AdminIconName
  readonly title: string
  readonly description?: string
  /** What fills it. */
  readonly action?: ReactNode
}

/** Stands in place of a list of the back office that has nothing yet: what would be here, and the way to the first. */
export function EmptyList({ icon, title, description, action }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-field bg-white px-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sun-soft">
        <AdminIcon name={icon} className="size-7" />
      </span>
      <h2 className="text-xl">{title}</h2>
      {description && <p className="max-w-md text-muted">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
