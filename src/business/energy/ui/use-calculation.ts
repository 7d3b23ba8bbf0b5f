import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#i18n/text-context.tsx'
import { failureOf, type AuditFailure } from './audit-failure.ts'
import { auditQuery } from './audit-queries.ts'
import { dispatchAudit } from './audit-store.ts'
import { loadResult } from './load-result.ts'
import type { Audit } from './use-audit.ts'

export type Calculation =
  | { readonly state: 'idle' | 'pending' }
  | { readonly state: 'failed'; readonly failure: AuditFailure; readonly backupHours: number }

/** Calculates for so many hours of backup, then calls `onDone`. A failure stays until the next attempt. */
export function useCalculation({ lines, requestFor }: Audit, onDone: () => void) {
  const queryClient = useQueryClient()
  const { language } = useText()
  const [calculation, setCalculation] = useState<Calculation>({ state: 'idle' })
  const calculate = async (backupHours: number) => {
    setCalculation({ state: 'pending' })
    try {
      await Promise.all([queryClient.query(auditQuery(requestFor(backupHours))), loadResult(language)])
      dispatchAudit({ type: 'calculated', hours: backupHours })
      setCalculation({ state: 'idle' })
      onDone()
    } catch (error) {
      setCalculation({ state: 'failed', failure: failureOf(error, lines), backupHours })
    }
  }
  return { calculation, calculate: (backupHours: number) => void calculate(backupHours) }
}
