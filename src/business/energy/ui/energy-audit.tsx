import { useEffect, useLayoutEffect, useRef, type ComponentProps, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { PageHead } from '#design/page-head.tsx'
import { ProgressBar } from '#design/progress-bar.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import { firstBackupHours } from './audit-draft.ts'
import { searchWith, stepCount, stepOf, type AuditStep } from './audit-step.ts'
import { kwhADay } from './chosen-lines.ts'
import { Calculating } from './calculating.tsx'
import { CalculationFailure } from './calculation-failure.tsx'
import { loadRefineStep, loadResult, resultWords, type LoadResultStep } from './load-result.ts'
import { PickStep } from './pick-step.tsx'
import { SelectionCard } from './selection-card.tsx'
import { useAudit, type Audit } from './use-audit.ts'
import { LazyPart } from '#client/lazy.tsx'
import type RefineStep from './refine-step.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { failureOf, type AuditFailure } from './audit-failure.ts'
import { auditQuery } from './audit-queries.ts'
import { dispatchAudit } from './audit-store.ts'

type EnergyAuditProps = { onTalkToExpert: () => void; loadResultStep: LoadResultStep }

/** Takes over the place that an address names, once: from then on it is the draft's. */
function useNamedPlace() {
  const { country } = useVisitor()
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    const place = search.get('place')
    if (place === null) return
    dispatchAudit({ type: 'choosePlace', country, place })
    const rest = new URLSearchParams(search)
    rest.delete('place')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [country, search, setSearch])
}

/** The energy audit: three steps over one draft. `onTalkToExpert` opens the consultation dialog. */
export function EnergyAudit({ onTalkToExpert, loadResultStep }: EnergyAuditProps) {
  const text = useText()
  const audit = useAudit()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const step = stepOf(search)
  const goTo = (next: AuditStep) => void navigate({ search: searchWith(search, { step: next }) })
  const hasLines = audit.lines.length > 0
  const { calculation, calculate } = useCalculation(audit, step, loadResultStep, () => goTo(3))
  useEffect(() => {
    // Somebody who ticks will want a result: its code travels meanwhile. Should it fail, the calculation asks again.
    if (hasLines) loadResult(text.language, loadResultStep).catch(() => undefined)
  }, [hasLines, text.language, loadResultStep])
  useNamedPlace()
  const top = useTopOnChange(`${step} ${calculation.state}`)

  const needsLines = step !== 1
  if (needsLines && audit.ready && audit.appliances.isSuccess && !hasLines) {
    return <Navigate replace to={{ search: searchWith(search, { step: 1 }) }} />
  }
  const pending = calculation.state === 'pending' || (needsLines && (!audit.ready || audit.appliances.isPending))
  const title = text('energy.audit.title')
  return (
    <>
      {step === 1 ? (
        <PageHead title={title}>
          <p className="max-w-3xl max-sm:text-sm sm:text-lg">{text('energy.audit.lead')}</p>
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Icon name="check-circle" className="size-5 text-sun" />
            {text('energy.audit.promise')}
          </p>
        </PageHead>
      ) : (
        <h1 className="sr-only">{title}</h1>
      )}
      <div className="container py-6 sm:py-8">
        <ProgressBar
          className="print:hidden"
          value={step}
          max={stepCount}
          label={text('energy.audit.progress')}
          valueText={text(`energy.step.${step}`, { max: stepCount })}
        />
        <div ref={top} tabIndex={-1} className="mt-6 outline-none">
          {calculation.state === 'failed' && (
            <CalculationFailure failure={calculation.failure} onRetry={() => calculate(calculation.backupHours)} />
          )}
          {pending && <Calculating />}
          <div hidden={pending}>
            {step === 1 && <PickStep audit={audit} onContinue={() => calculate(firstBackupHours)} />}
            {step === 2 && audit.ready && (
              <LazyRefineStep
                audit={audit}
                used={kwhADay(audit.lines, text)}
                Selection={SelectionCard}
                onBack={() => goTo(1)}
                onCalculate={() => calculate(audit.draft.backupHours)}
              />
            )}
            {step === 3 && !pending && (
              <LazyPart
                load={loadResultStep}
                contexts={resultWords}
                props={{ audit, onTalkToExpert, onModify: () => goTo(2) }}
                waiting={<Calculating />}
              />
            )}
          </div>
        </div>
      </div>
    </>
  )
}

/** Brings the top of the page into view, and the keyboard to the new content, when `moment` changes. */
function useTopOnChange(moment: string) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(moment)
  useLayoutEffect(() => {
    if (shown.current === moment) return
    shown.current = moment
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [moment])
  return top
}

/** Step 2, which is come to from the result: its code is there by then. */
function LazyRefineStep(props: ComponentProps<typeof RefineStep>) {
  return <LazyPart load={loadRefineStep} contexts={resultWords} props={props} waiting={<Calculating />} />
}

type Calculation =
  | { readonly state: 'idle' | 'pending' }
  | { readonly state: 'failed'; readonly failure: AuditFailure; readonly backupHours: number }

const idle: Calculation = { state: 'idle' }

/**
 * Calculates for so many hours of backup, then calls `onDone`. A failure stays until the next attempt; leaving the step
 * forgets it, and an answer that arrives after that takes nobody anywhere.
 */
function useCalculation(
  { lines, requestFor }: Audit,
  step: AuditStep,
  loadResultStep: LoadResultStep,
  onDone: () => void,
) {
  const queryClient = useQueryClient()
  const { language } = useText()
  const [calculation, setCalculation] = useState(idle)
  const attempts = useRef(0)
  useEffect(() => {
    const attempt = attempts
    return () => {
      attempt.current += 1
      setCalculation(idle)
    }
  }, [step])

  const calculate = async (backupHours: number) => {
    attempts.current += 1
    const attempt = attempts.current
    const isWanted = () => attempt === attempts.current
    setCalculation({ state: 'pending' })
    try {
      await Promise.all([queryClient.query(auditQuery(requestFor(backupHours))), loadResult(language, loadResultStep)])
      if (!isWanted()) return
      dispatchAudit({ type: 'calculated', hours: backupHours })
      onDone()
    } catch (error) {
      if (isWanted()) setCalculation({ state: 'failed', failure: failureOf(error, lines), backupHours })
    }
  }
  return { calculation, calculate: (backupHours: number) => void calculate(backupHours) }
}
