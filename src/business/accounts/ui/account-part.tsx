import { useState, type ReactNode } from 'react'
import { Disclosure } from '#design/disclosure.tsx'

type AccountPartProps = {
  readonly title: string
  /** What is told of it while it is closed. */
  readonly state?: ReactNode
  /** It is open when it is first seen, and stays as its owner leaves it. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of one's account: a row that opens. */
export function AccountPart({ title, state, isOpen = false, children }: AccountPartProps) {
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <Disclosure
      look="plain"
      open={isOpenAtFirst}
      className="px-4 py-1"
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg">{title}</h2>
          {state}
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}

/** What is told of a part that is as it should be. */
export function PartState({ children }: { readonly children: string }) {
  return <span className="text-sm font-normal text-muted tabular-nums">{children}</span>
}
