import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type BadgeTone = 'neutral' | 'sun' | 'leaf' | 'clay' | 'ink' | 'blue' | 'purple'

const tones: Record<BadgeTone, string> = {
  // What is chosen or pointed at is of its colour, too.
  neutral: 'bg-sand-2 text-ink ring-1 ring-field/40 ring-inset',
  sun: 'bg-sun-soft text-ink',
  leaf: 'bg-leaf-soft text-leaf-deep',
  clay: 'bg-clay-soft text-clay-deep',
  ink: 'bg-ink text-white',
  blue: 'bg-blue-soft text-blue-deep',
  purple: 'bg-purple-soft text-purple-deep',
}

/** One or two words about a thing: its state, its kind. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold min-[14rem]:whitespace-nowrap ${tones[tone]}`}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  )
}
