import { useState } from 'react'
import { LazyPart } from '#client/lazy-part.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { resultWords } from './load-result.ts'

const loadList = () => import('./parameter-list.tsx')

/** The table of what the engine assumes, fetched when somebody asks for it. */
export function MethodParameters() {
  const text = useText()
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure
      look="plain"
      className="mt-3 border-t border-line"
      summary={text('energy.method.parameters')}
      onToggle={(open) => setOpened((was) => was || open)}
    >
      {opened && <LazyPart load={loadList} contexts={resultWords} props={{}} waiting={<Skeleton className="h-72" />} />}
    </Disclosure>
  )
}
