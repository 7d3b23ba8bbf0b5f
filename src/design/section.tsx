import { type ReactNode, useId } from 'react'

export type SectionProps = {
  title?: ReactNode
  lead?: ReactNode
  /** Beside the title on wide screens: a link, a filter. */
  aside?: ReactNode
  id?: string
  ground?: 'sand' | 'white' | 'ink'
  children: ReactNode
}

const grounds = { sand: '', white: 'band bg-white', ink: 'on-ink' }

/** A band of a page under its own heading. */
export function Section({ title, lead, aside, id, ground = 'sand', children }: SectionProps) {
  const heading = useId()
  // Without a heading of its own it is no section that a reader could skip to.
  const Band = title ? 'section' : 'div'
  return (
    <Band id={id} aria-labelledby={title ? heading : undefined} className={`py-10 sm:py-16 ${grounds[ground]}`}>
      <div className="container">
        {title && (
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div className="max-w-3xl">
              <h2 id={heading}>{title}</h2>
              {lead && <p className={`text-lg sm:text-balance ${ground === 'ink' ? '' : 'text-muted'}`}>{lead}</p>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </Band>
  )
}
