import { useId, type ReactNode } from 'react'

/** A part of an open request under its heading. */
export function LeadPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 p-4">
      <h3 id={id} className="mb-2 text-base">
        {title}
      </h3>
      {children}
    </section>
  )
}
