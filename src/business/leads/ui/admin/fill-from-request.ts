import type { ListedPlace } from '#business/energy/listed-place.ts'
import { auditState, dispatchAudit } from '#business/energy/ui/audit-store.ts'
import { fillDraft } from '#business/energy/ui/fill-draft.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { placeAsked, segmentAsked } from './customer-said.ts'

/** What is begun with is what they sent in their audit, else what their words name: the place, and whether it is a home or a business. */
export function fillFromRequest(lead: AdminLead, places: readonly ListedPlace[]): void {
  const { lines, places: chosen } = auditState().draft
  const asked = lead.audit?.request
  if (Object.values(lines).some((of) => of.length > 0) || chosen[lead.country] !== undefined) return
  if (asked) fillDraft(asked, lead.country)
  const segment = segmentAsked(lead)
  if (!asked && segment) dispatchAudit({ type: 'chooseSegment', segment })
  const place = placeAsked(lead, places)
  if (place && !asked?.place) dispatchAudit({ type: 'choosePlace', country: lead.country, place: place.key })
}
