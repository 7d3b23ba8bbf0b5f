import { countryTable } from '#kernel/country.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import type { AuditRequest } from '../audit-request.ts'
import { bandOfSupply } from '../parameters.ts'
import type { ListedPlace } from '../listed-place.ts'
import type { Segment } from '../segment.ts'
import type { AuditDraft } from './audit-draft.ts'
import { appliancesQuery } from './audit-queries.ts'
import { placesQuery } from './places-query.ts'
import { segmentOf } from './audit-step.ts'
import { auditState, subscribeToAudit, unreadAuditState } from './audit-store.ts'
import { chosenLines, type ChosenLine } from './chosen-lines.ts'

/** Everything that the steps of the audit look at. */
export type Audit = {
  readonly draft: AuditDraft
  /** False until the browser has read what it kept. */
  readonly ready: boolean
  readonly segment: Segment
  readonly appliances: ReturnType<typeof useAppliances>
  readonly lines: readonly ChosenLine[]
  readonly places: readonly ListedPlace[]
  /** The key of the place to size for. */
  readonly place: string
  /** The body of the calculate call for so many hours of backup. */
  readonly requestFor: (backupHours: number) => AuditRequest
}

const useAppliances = (segment: Segment) => useQuery(appliancesQuery(segment))

/** The draft of this browser, joined with the appliances and places that it names. */
export function useAudit(): Audit {
  const { country } = useVisitor()
  const [search] = useSearchParams()
  const { draft, ready } = useSyncExternalStore(subscribeToAudit, auditState, unreadAuditState)
  const segment = segmentOf(search) ?? draft.segment
  const appliances = useAppliances(segment)
  const { data: places = [] } = useQuery(placesQuery(country))
  const usage = draft.lines[segment]
  const lines = useMemo(() => chosenLines(usage, appliances.data ?? []), [usage, appliances.data])
  const chosen = draft.places[country]
  const place = places.find(({ key }) => key === chosen)?.key ?? countryTable[country].defaultPlace
  const { grid, gridHours, phases } = draft
  const spend = draft.spend[country]
  const requestFor = (backupHours: number): AuditRequest => ({
    applianceUsage: lines.map((line) => line.usage),
    backupHours,
    clientType: segment,
    country,
    place,
    grid,
    ...(grid && gridHours !== null && { band: bandOfSupply(gridHours) }),
    ...(segment === 'commercial' && phases !== null && { phases }),
    ...(spend && { spend }),
  })
  return { draft, ready, segment, appliances, lines, places, place, requestFor }
}
