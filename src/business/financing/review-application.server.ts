import { and, eq, isNull } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { limitsOf } from '#kernel/office-limits.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { AdminApplication } from './admin-application.ts'
import { affordabilityOf } from './affordability.ts'
import { readApplications } from './application-queries.server.ts'
import { changesFrom } from './application-status.ts'
import { statedIncome } from './stated-income.ts'
import { financingApplications as applications } from './tables.server.ts'

/**
 * An application to whoever decides on it; from now on it counts as opened, and nobody is reminded of it. Refused as
 * {@link permit} says, or `not_found`.
 */
export async function openApplication({ db, actor, now }: Acting, id: number): Promise<Outcome<AdminApplication>> {
  const permitted = permit(actor, 'applications.work')
  if (!permitted.ok) return permitted
  const unopened = and(eq(applications.id, id), eq(applications.status, 'submitted'), isNull(applications.openedAt))
  await db.update(applications).set({ openedAt: now() }).where(unopened)
  const found = await readForReview(db, id)
  return found ? done(found) : refused('not_found')
}

/** The same for a verb that has been permitted; undefined where there is none. */
export async function readForReview(db: Queryable, id: number): Promise<AdminApplication | undefined> {
  const [application] = await readApplications(db, eq(applications.id, id))
  const [row] = await db
    .select({
      language: applications.language,
      openedAt: applications.openedAt,
      firstApproverName: applications.firstApproverName,
    })
    .from(applications)
    .where(eq(applications.id, id))
  if (!application || !row) return undefined
  const affordability = affordabilityOf(application)
  const income = statedIncome(application.additionalInfo.monthlyIncome)
  return {
    ...application,
    language: row.language,
    openedAt: row.openedAt?.toISOString() ?? null,
    firstApproverName: row.firstApproverName,
    secondApprovalAbove: limitsOf(application.country).secondApprovalAbove,
    affordability,
    statedIncome: income,
    isAffordable: affordability && income !== null ? income >= affordability.minimumIncome : null,
    allowedStatuses: changesFrom(application.status, 'staff'),
  }
}
