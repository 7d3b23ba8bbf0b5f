import { eq } from 'drizzle-orm'
import { refused, type Outcome } from '#kernel/outcome.ts'
import type { Services } from '#platform/services.server.ts'
import type { Application } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { findOwnApplication } from './application-queries.server.ts'
import { accessTo, lockOwnApplication } from './own-application.server.ts'
import { requestedPlan } from './requested-plan.server.ts'
import { financingApplications } from './tables.server.ts'

/**
 * The owner applies for another plan after all: the draft keeps its documents. Refuses with `not_found` (nobody else's), as
 * {@link requestedPlan} does, and with `conflict` (`status`: `status_not_allowed`) when it is no draft any more.
 */
export async function changePlan(
  services: Services,
  access: readonly ApplicationAccess[],
  id: number,
  request: unknown,
): Promise<Outcome<Application>> {
  if (!accessTo(access, id)) return refused('not_found')
  const requested = await requestedPlan(services, request)
  if (!requested.ok) return requested

  return services.db.transaction(async (tx) => {
    const locked = await lockOwnApplication(tx, access, id)
    if (!locked.ok) return locked
    if (locked.value.status !== 'draft')
      return refused('conflict', { errors: [{ path: 'status', code: 'status_not_allowed' }] })
    const change = { ...requested.value, updatedAt: services.now() }
    await tx.update(financingApplications).set(change).where(eq(financingApplications.id, id))
    return findOwnApplication(tx, access, id)
  })
}
