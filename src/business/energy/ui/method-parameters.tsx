import { lazy, Suspense, useState } from 'react'
import { Disclosure } from '#design/disclosure.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { WithMessages } from '#i18n/with-messages.tsx'

const ParameterList = lazy(() => import('./parameter-list.tsx').then((module) => ({ default: module.ParameterList })))

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
      {opened && (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <WithMessages contexts={['sizing']}>
            <ParameterList />
          </WithMessages>
        </Suspense>
      )}
    </Disclosure>
  )
}
