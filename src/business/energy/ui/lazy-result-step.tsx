import { Suspense, use, type ComponentProps } from 'react'
import { WithMessages } from '#i18n/with-messages.tsx'
import { Calculating } from './calculating.tsx'
import { loadResultStep } from './load-result.ts'
import type { ResultStep } from './result-step.tsx'

type ResultStepProps = ComponentProps<typeof ResultStep>

/** Step 3, its code and words fetched when they are first needed. */
export function LazyResultStep(props: ResultStepProps) {
  return (
    <Suspense fallback={<Calculating />}>
      <WithMessages contexts={['sizing']}>
        <Loaded {...props} />
      </WithMessages>
    </Suspense>
  )
}

function Loaded(props: ResultStepProps) {
  const { ResultStep } = use(loadResultStep())
  return <ResultStep {...props} />
}
