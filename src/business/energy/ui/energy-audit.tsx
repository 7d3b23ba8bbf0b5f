import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ProgressBar } from '#design/progress-bar.tsx'
import { useText } from '#i18n/text-context.tsx'
import { firstBackupHours } from './audit-draft.ts'
import { searchWith, stepCount, stepOf, type AuditStep } from './audit-step.ts'
import { Calculating } from './calculating.tsx'
import { CalculationFailure } from './calculation-failure.tsx'
import { LateResultStep } from './late-result-step.tsx'
import { loadResult } from './load-result.ts'
import { PickStep } from './pick-step.tsx'
import { RefineStep } from './refine-step.tsx'
import { useAudit } from './use-audit.ts'
import { useCalculation } from './use-calculation.ts'

/** The energy audit: three steps over one draft. `onTalkToExpert` opens the consultation dialog. */
export function EnergyAudit({ onTalkToExpert }: { onTalkToExpert: () => void }) {
  const text = useText()
  const audit = useAudit()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const step = stepOf(search)
  const goTo = (next: AuditStep) => void navigate({ search: searchWith(search, { step: next }) })
  const hasLines = audit.lines.length > 0
  const { calculation, calculate } = useCalculation(audit, step, () => goTo(3))
  useEffect(() => {
    // Somebody who ticks will want a result: its code travels meanwhile. Should it fail, the calculation asks again.
    if (hasLines) loadResult(text.language).catch(() => undefined)
  }, [hasLines, text.language])
  const top = useTopOnChange(`${step} ${calculation.state}`)

  const needsLines = step !== 1
  if (needsLines && audit.ready && audit.appliances.isSuccess && !hasLines) {
    return <Navigate replace to={{ search: searchWith(search, { step: 1 }) }} />
  }
  const pending = calculation.state === 'pending' || (needsLines && (!audit.ready || audit.appliances.isPending))
  return (
    <div className="container py-6 sm:py-10">
      <div className="max-w-3xl">
        <h1>{text('energy.audit.title')}</h1>
        {step === 1 && <p className="mt-3 text-lg text-muted">{text('energy.audit.lead')}</p>}
        <ProgressBar
          className="mt-6 print:hidden"
          value={step}
          max={stepCount}
          label={text('energy.audit.progress')}
          valueText={text(`energy.step.${step}`, { max: stepCount })}
        />
      </div>
      <div ref={top} tabIndex={-1} className="mt-6 outline-none">
        {calculation.state === 'failed' && (
          <CalculationFailure failure={calculation.failure} onRetry={() => calculate(calculation.backupHours)} />
        )}
        {pending && <Calculating />}
        <div hidden={pending}>
          {step === 1 && <PickStep audit={audit} onContinue={() => calculate(firstBackupHours)} />}
          {step === 2 && audit.ready && (
            <RefineStep audit={audit} onBack={() => goTo(1)} onCalculate={() => calculate(audit.draft.backupHours)} />
          )}
          {step === 3 && !pending && (
            <LateResultStep audit={audit} onModify={() => goTo(2)} onTalkToExpert={onTalkToExpert} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Brings the top of the page into view, and the keyboard to the new content, when `moment` changes. */
function useTopOnChange(moment: string) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(moment)
  useEffect(() => {
    if (shown.current === moment) return
    shown.current = moment
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [moment])
  return top
}
