import { useQuery } from '@tanstack/react-query'
import { auditQuery } from './audit-queries.ts'
import { failureOf } from './audit-failure.ts'
import { AuditResult } from './audit-result.tsx'
import { Calculating } from './calculating.tsx'
import { CalculationFailure } from './calculation-failure.tsx'
import type { Audit } from './use-audit.ts'

type ResultStepProps = { audit: Audit; onModify: () => void; onTalkToExpert: () => void }

/** Step 3. Reached by a calculation its answer is there already; after a reload it is asked for again. */
export default function ResultStep({ audit, onModify, onTalkToExpert }: ResultStepProps) {
  const { data, error, refetch, isFetching } = useQuery(auditQuery(audit.requestFor(audit.draft.calculatedHours)))
  if (data) return <AuditResult {...{ answer: data, audit, onModify, onTalkToExpert }} />
  if (error && !isFetching) {
    return <CalculationFailure failure={failureOf(error, audit.lines)} onRetry={() => void refetch()} />
  }
  return <Calculating />
}
