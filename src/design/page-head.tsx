import type { ReactNode } from 'react'
import { HorizonMotif } from './motif.tsx'

/** The head of a page on which one works, or gets to know us: its title, and what leads on from it, over the sun behind a field of panels. */
export function PageHead({
  title,
  children,
  className = '',
}: {
  title: string
  children?: ReactNode
  className?: string
}) {
  return (
    <section className={`on-ink relative isolate overflow-hidden ${className}`}>
      <HorizonMotif className="absolute inset-y-0 right-0 -z-10 hidden h-full w-1/2 [mask-image:linear-gradient(to_right,transparent_10%,black_50%)] lg:block" />
      <div className="container grid justify-items-start gap-2 py-4 sm:py-6">
        <h1 className="max-w-3xl">{title}</h1>
        {children}
      </div>
    </section>
  )
}
