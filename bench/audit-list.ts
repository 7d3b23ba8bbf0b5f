import { appliances } from '#business/energy/built-in-appliances.ts'
import type { AuditRequest } from '#business/energy/audit-request.ts'

/** A visitor's list of 30 appliances with their usual hours, halves of them essential. */
export const auditList: AuditRequest = {
  applianceUsage: appliances.slice(0, 30).map(({ id }, index) => ({
    applianceId: id,
    quantity: 1 + (index % 3),
    hoursDay: 1 + (index % 8) / 2,
    hoursNight: index % 6,
    isEssential: index % 2 === 0,
  })),
  backupHours: 12,
  clientType: 'residential',
}
