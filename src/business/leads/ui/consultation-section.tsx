import type { ReactNode } from 'react'

/** A part of a long form under its own small heading: two columns where there is room. */
export function ConsultationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <legend className="float-left mb-4 w-full font-display text-lg font-bold">{title}</legend>
      <div className="clear-both grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
