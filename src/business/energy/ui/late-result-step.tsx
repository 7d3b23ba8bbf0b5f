import type { ComponentProps } from 'react'
import { LazyPart } from '#client/lazy-part.tsx'
import { Calculating } from './calculating.tsx'
import { loadResultStep, resultWords } from './load-result.ts'
import type ResultStep from './result-step.tsx'

/** Step 3, its code and words fetched when they are first needed. */
export function LateResultStep(props: ComponentProps<typeof ResultStep>) {
  return <LazyPart load={loadResultStep} contexts={resultWords} props={props} waiting={<Calculating />} />
}
