import { useState, type ReactNode } from 'react'
import { Disclosure } from '../disclosure.tsx'

/** What a phone shows only once it is asked for; where there is room it simply stands there. */
export function PhoneFold({ summary, children }: { readonly summary: ReactNode; readonly children: ReactNode }) {
  const [isRoomy] = useState(() => matchMedia('(min-width: 40rem)').matches)
  if (isRoomy) return children
  return (
    <Disclosure look="plain" summary={summary}>
      {children}
    </Disclosure>
  )
}
