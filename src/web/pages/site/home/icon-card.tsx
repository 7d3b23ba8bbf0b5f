import type { ReactNode } from 'react'
import { Card } from '#design/card.tsx'
import { Icon, type IconName } from '#design/icon.tsx'

/** A short text under an icon and its heading. */
export function IconCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Card className="h-full">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sun-soft">
          <Icon name={icon} className="size-5" />
        </span>
        <h3>{title}</h3>
      </div>
      <p className="mt-2 text-muted">{children}</p>
    </Card>
  )
}
