import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type DisclosureProps = {
  summary: ReactNode
  /** Where its title is one of the page's. */
  heading?: 'h2' | 'h3'
  children: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  /** `card` stands alone on the page; `plain` sits inside another surface; `line` is a line of the page, as wide as its words. */
  look?: 'card' | 'plain' | 'line'
  className?: string
}

/** Content that opens under its title; works without script, always open on paper. */
export function Disclosure({
  summary,
  heading,
  children,
  open,
  onToggle,
  look = 'card',
  className = '',
}: DisclosureProps) {
  const card = look === 'card'
  const Title = heading ?? 'span'
  return (
    <details
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={`group ${card ? 'rounded-card border border-line bg-white' : ''} ${className}`}
    >
      <summary
        className={`flex min-h-11 list-none items-center gap-3 font-semibold ${card ? 'rounded-card px-4 py-3 sm:px-6' : 'py-2'}`}
      >
        <Title className={`min-w-0 ${look === 'line' ? '' : 'grow'}`}>{summary}</Title>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className={card ? 'px-4 pb-4 sm:px-6 sm:pb-6' : 'pb-2'}>{children}</div>
    </details>
  )
}
