import { useId, type ReactNode } from 'react'

type NumbersCardProps = {
  readonly title: string
  readonly hint?: string
  /** Over the whole width of a desk. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Some numbers under their heading. */
export function AnalyticsCard({ title, hint, isWide = false, children }: NumbersCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 grid-cols-1 content-start gap-4 rounded-card border border-line bg-white p-4 sm:p-5 ${isWide ? 'lg:col-span-2' : ''}`}
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
