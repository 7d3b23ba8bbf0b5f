import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepAudit } from '#client/kept-audit.ts'
import { auditQuery } from './audit-queries.ts'
import { failureOf } from './audit-failure.ts'
import { AuditResult } from './audit-result.tsx'
import { Calculating } from './calculating.tsx'
import { CalculationFailure } from './calculation-failure.tsx'
import type { Audit } from './use-audit.ts'

type ResultStepProps = { audit: Audit; onModify: () => void; onTalkToExpert: () => void }

/**
 * Step 3. Reached by a calculation its answer is there already; after a reload it is asked for again. What is shown is kept:
 * it can go with a request.
 */
export default function ResultStep({ audit, onModify, onTalkToExpert }: ResultStepProps) {
  const request = audit.requestFor(audit.draft.calculatedHours)
  const { data, error, refetch, isFetching } = useQuery(auditQuery(request))
  const shown = data ? JSON.stringify(request) : null
  useEffect(() => {
    if (shown) keepAudit(shown)
  }, [shown])
  if (data) return <AuditResult {...{ answer: data, audit, onModify, onTalkToExpert }} />
  if (error && !isFetching) {
    return <CalculationFailure failure={failureOf(error, audit.lines)} onRetry={() => void refetch()} />
  }
  return <Calculating />
}
