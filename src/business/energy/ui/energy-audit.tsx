import { useEffect, useRef, type ComponentProps, useState, memo } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ProgressBar } from '#design/progress-bar.tsx'
import { useText } from '#i18n/text-context.tsx'
import { firstBackupHours, type UsageChange } from './audit-draft.ts'
import { searchWith, stepCount, stepOf, type AuditStep } from './audit-step.ts'
import { Calculating } from './calculating.tsx'
import { CalculationFailure } from './calculation-failure.tsx'
import { loadResult, loadResultStep, resultWords } from './load-result.ts'
import { PickStep } from './pick-step.tsx'
import type { InstalmentsOf } from './instalments.ts'
import { useAudit, type Audit } from './use-audit.ts'
import { LazyPart } from '#client/lazy.tsx'
import type ResultStep from './result-step.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { failureOf, type AuditFailure } from './audit-failure.ts'
import { auditQuery } from './audit-queries.ts'
import { dispatchAudit } from './audit-store.ts'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { longestBackupHours } from '../audit-limits.ts'
import { HoursSlider } from './hours-slider.tsx'
import { formatNumber } from '#i18n/format.ts'
import type { Segment } from '../segment.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { EssentialBox } from './essential-box.tsx'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { nameIn } from '#kernel/name-in.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type EnergyAuditProps = { onTalkToExpert: () => void; instalmentsOf: InstalmentsOf }

/** The energy audit: three steps over one draft. `onTalkToExpert` opens the consultation dialog. */
export function EnergyAudit({ onTalkToExpert, instalmentsOf }: EnergyAuditProps) {
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
            <LateResultStep {...{ audit, onTalkToExpert, instalmentsOf }} onModify={() => goTo(2)} />
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

/** Step 3, its code and words fetched when they are first needed. */
function LateResultStep(props: ComponentProps<typeof ResultStep>) {
  return <LazyPart load={loadResultStep} contexts={resultWords} props={props} waiting={<Calculating />} />
}

type Calculation =
  | { readonly state: 'idle' | 'pending' }
  | { readonly state: 'failed'; readonly failure: AuditFailure; readonly backupHours: number }

const idle: Calculation = { state: 'idle' }

/**
 * Calculates for so many hours of backup, then calls `onDone`. A failure stays until the next attempt; leaving the step
 * forgets it, and an answer that arrives after that takes nobody anywhere.
 */
function useCalculation({ lines, requestFor }: Audit, step: AuditStep, onDone: () => void) {
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
      await Promise.all([queryClient.query(auditQuery(requestFor(backupHours))), loadResult(language)])
      if (!isWanted()) return
      dispatchAudit({ type: 'calculated', hours: backupHours })
      onDone()
    } catch (error) {
      if (isWanted()) setCalculation({ state: 'failed', failure: failureOf(error, lines), backupHours })
    }
  }
  return { calculation, calculate: (backupHours: number) => void calculate(backupHours) }
}

type RefineStepProps = { audit: Audit; onBack: () => void; onCalculate: () => void }

/** Step 2: how long each appliance runs in a day, and how long the battery must carry the essential ones. */
function RefineStep({ audit: { draft, lines, segment }, onBack, onCalculate }: RefineStepProps) {
  const text = useText()
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <h2 className="text-2xl">{text('energy.refine.title')}</h2>
        <p className="mt-1 text-muted">{text('energy.refine.lead')}</p>
      </div>
      <Card>
        <HoursSlider
          label={text('energy.backup.label')}
          hint={text('energy.backup.hint')}
          hours={draft.backupHours}
          min={1}
          max={longestBackupHours}
          onChange={(hours) => dispatchAudit({ type: 'setBackupHours', hours })}
        />
      </Card>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <RefineLine key={line.appliance.id} line={line} segment={segment} />
        ))}
      </ul>
      <div className="bottom-bar sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:px-0">
        <Button tone="secondary" icon="arrow-left" onClick={onBack}>
          {text('energy.back')}
        </Button>
        <Button disabled={lines.length === 0} onClick={onCalculate}>
          {text('energy.calculate')}
        </Button>
      </div>
    </div>
  )
}

/** One chosen appliance of step 2: its hours a day as one number, split between day and night by the rule. */
const RefineLine = memo(function RefineLine({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const text = useText()
  const { usage, appliance, energy } = line
  const { id } = appliance
  const name = nameIn(appliance, text.language)
  const change = (part: UsageChange) => dispatchAudit({ type: 'change', segment, id, change: part })
  const hours = (value: number) => formatQuantity(value, 'h', text.language)
  return (
    <li>
      <Card className="grid gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-base">{name}</h3>
          <p className="figure text-sm text-muted">
            {text('energy.perDay', { energy: formatNumber(energy, text.language) })}
          </p>
        </div>
        <QuantityStepper name={name} quantity={usage.quantity} onChange={(quantity) => change({ quantity })} />
        <HoursSlider
          label={text('energy.hours.total')}
          hint={text('energy.hours.split', { day: hours(usage.hoursDay), night: hours(usage.hoursNight) })}
          hours={usage.hoursDay + usage.hoursNight}
          min={1}
          max={24}
          onChange={(total) => dispatchAudit({ type: 'setTotalHours', segment, id, hours: total })}
        />
        <EssentialBox isEssential={usage.isEssential} onChange={(isEssential) => change({ isEssential })} />
      </Card>
    </li>
  )
})
