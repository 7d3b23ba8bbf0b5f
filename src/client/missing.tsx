import type { ReactNode } from 'react'
import { HorizonMotif } from '#design/motif.tsx'
import { SearchBox } from './search-box.tsx'

type MissingProps = {
  title: string
  children: ReactNode
  /** What was looked for may be found by a word. */
  isSearched?: boolean
  action: ReactNode
}

/** There is no such thing (any more): what was looked for, and the ways on. */
export function Missing({ title, children, isSearched = false, action }: MissingProps) {
  return (
    <div className="relative isolate -mb-16 overflow-hidden">
      <HorizonMotif className="absolute inset-x-0 bottom-0 -z-10 h-44 w-full sm:h-56" />
      <div className="container grid justify-items-center gap-5 pt-12 pb-56 text-center sm:pt-20 sm:pb-72">
        <h1>{title}</h1>
        <p className="max-w-lg text-lg text-muted">{children}</p>
        {isSearched && (
          <SearchBox isSecond className="flex w-full max-w-md rounded-control border border-field bg-white" />
        )}
        <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:w-full">{action}</div>
      </div>
    </div>
  )
}
