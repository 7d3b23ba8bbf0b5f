import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import { auditQuery, comparisonQuery } from '#business/energy/ui/audit-queries.ts'
import type { Audit } from '#business/energy/ui/use-audit.ts'
import { useSettled } from '#client/use-settled.ts'
import { askedFor, optionsOf } from './quote-options.tsx'

/** Of a customer who doesn't know their hours of power it is said so, and the most careful case is planned. */
const carefully = (request: AuditRequest): AuditRequest =>
  request.grid && request.band === undefined ? { ...request, supplyUnknown: true } : request

/** The systems that carry a load once it stands still, and the one that is asked for (its id); those of before stay until they are here. */
export function usePrices(audit: Audit, asked: number | null) {
  const hasLines = audit.lines.length > 0
  const typed = JSON.stringify(carefully(audit.requestFor(audit.draft.backupHours)))
  const settled = useSettled(typed)
  const request = JSON.parse(settled) as AuditRequest
  const isAsked = hasLines && request.applianceUsage.length > 0
  const answer = useQuery({ ...auditQuery(request), enabled: isAsked, placeholderData: keepPreviousData })
  const other = useQuery({
    ...comparisonQuery({ ...request, productIds: [asked ?? 0] }),
    enabled: isAsked && asked !== null,
    placeholderData: keepPreviousData,
  })
  const isOld = [answer, other].some(({ isPlaceholderData, isFetching }) => isPlaceholderData || isFetching)
  const error = hasLines ? (answer.error ?? (asked === null ? null : other.error)) : null
  const isShown = hasLines && !error && answer.data !== undefined
  return {
    request,
    options: isShown ? [...optionsOf(answer.data), ...(asked !== null && other.data ? askedFor(other.data) : [])] : [],
    isCurrent: isShown && settled === typed && !isOld,
    isWaiting: hasLines && !error && answer.data === undefined,
    error,
    refetch: () => void (answer.error ? answer : other).refetch(),
  }
}
