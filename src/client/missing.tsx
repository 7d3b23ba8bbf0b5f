import type { ReactNode } from 'react'

/** There is no such thing (any more): what was looked for, and the way back. */
export function Missing({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="container grid justify-items-center gap-5 py-20 text-center">
      <h1>{title}</h1>
      <p className="max-w-lg text-lg text-muted">{children}</p>
      {action}
    </div>
  )
}
