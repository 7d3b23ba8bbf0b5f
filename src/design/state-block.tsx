import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type StateBlockProps = {
  tone?: 'empty' | 'error' | 'success'
  title: ReactNode
  description?: ReactNode
  /** What to do next: a retry button, a link. */
  action?: ReactNode
  icon?: IconName
  /** The heading's level where the block stands. */
  level?: 2 | 3
  className?: string
}

const looks = {
  empty: { icon: 'search', disc: 'bg-sun-soft text-ink' },
  error: { icon: 'alert', disc: 'bg-clay-soft text-clay' },
  success: { icon: 'check', disc: 'bg-leaf-soft text-leaf' },
} as const

/** What stands in place of content: nothing here, something failed, or all done. Errors are announced. */
export function StateBlock({
  tone = 'empty',
  title,
  description,
  action,
  icon,
  level = 2,
  className = '',
}: StateBlockProps) {
  const look = looks[tone]
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`grid content-center justify-items-center gap-3 rounded-card border border-line bg-white px-5 py-10 text-center ${className}`}
    >
      <span className={`grid size-14 place-items-center rounded-full ${look.disc}`}>
        <Icon name={icon ?? look.icon} className="size-7" />
      </span>
      <Heading className="text-h3">{title}</Heading>
      {description && <p className="max-w-md text-muted">{description}</p>}
      {action && (
        <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:has-[>:nth-child(2)]:grid max-sm:has-[>:nth-child(2)]:w-full">
          {action}
        </div>
      )}
    </div>
  )
}
