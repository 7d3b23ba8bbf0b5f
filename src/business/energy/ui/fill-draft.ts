import type { Country } from '#kernel/country.ts'
import type { AuditRequest } from '../audit-request.ts'
import { supplyHoursOf } from '../parameters.ts'
import { dispatchAudit } from './audit-store.ts'

/** Fills the audit's form with what was asked before, in the place of what it holds. */
export function fillDraft(request: AuditRequest, country: Country): void {
  const { clientType: segment, place, grid = false, band, phases, spend, backupHours } = request
  dispatchAudit({ type: 'chooseSegment', segment })
  dispatchAudit({ type: 'startFrom', segment, lines: request.applianceUsage, anew: true })
  if (place !== undefined) dispatchAudit({ type: 'choosePlace', country, place })
  dispatchAudit({ type: 'setGrid', grid, hours: grid && band ? supplyHoursOf[band] : null })
  dispatchAudit({ type: 'setPhases', phases: phases ?? null })
  dispatchAudit({ type: 'setSpend', country, spend: spend ?? {} })
  dispatchAudit({ type: 'setBackupHours', hours: backupHours })
}
