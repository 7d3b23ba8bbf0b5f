import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/text-context.tsx'
import { failureOf, type AuditFailure } from './audit-failure.ts'
import { auditQuery } from './audit-queries.ts'
import type { AuditStep } from './audit-step.ts'
import { dispatchAudit } from './audit-store.ts'
import { loadResult } from './load-result.ts'
import type { Audit } from './use-audit.ts'

export type Calculation =
  | { readonly state: 'idle' | 'pending' }
  | { readonly state: 'failed'; readonly failure: AuditFailure; readonly backupHours: number }

const idle: Calculation = { state: 'idle' }

/**
 * Calculates for so many hours of backup, then calls `onDone`. A failure stays until the next attempt; leaving the step
 * forgets it, and an answer that arrives after that takes nobody anywhere.
 */
export function useCalculation({ lines, requestFor }: Audit, step: AuditStep, onDone: () => void) {
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
