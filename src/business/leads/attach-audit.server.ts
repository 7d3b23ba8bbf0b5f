import type { CatalogueMemory } from '#business/catalogue/catalogue-memory.server.ts'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import { requestAudit } from '#business/energy/request-audit.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Services } from '#platform/services.server.ts'
import { attachedAudit, type AttachedAudit } from './attached-audit.ts'

/** What a verb needs whose request may carry an energy audit. */
export type LeadServices = Services & { readonly catalogue: CatalogueMemory }

/**
 * The audit that a request carries, with the numbers of the engine and the catalogue of now, whatever its visitor was shown;
 * null for none. Refused as `invalid` (under `audit`) for an unknown appliance or place.
 */
export async function attachAudit(
  { catalogue }: Pick<LeadServices, 'catalogue'>,
  request: AuditRequest | undefined,
): Promise<Outcome<AttachedAudit | null>> {
  if (!request) return done(null)
  const answer = await requestAudit(catalogue, request)
  if (answer.ok) return done(attachedAudit(request, answer.value))
  const errors = answer.problem.errors ?? []
  return refused('invalid', { errors: errors.map(({ path, code }) => ({ path: `audit.${path}`, code })) })
}
