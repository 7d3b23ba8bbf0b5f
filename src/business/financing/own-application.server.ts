import { and, eq } from 'drizzle-orm'
import { refused, done, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { ApplicationAccess } from './application-access.ts'
import { financingApplications, type ApplicationRow } from './tables.server.ts'

/** The browser's own way into an application; null when it has none. */
export function accessTo(access: readonly ApplicationAccess[], id: number): ApplicationAccess | null {
  return access.find((entry) => entry.id === id) ?? null
}

/** True of the row that `access` opens. */
export function opens({ id, key }: ApplicationAccess) {
  return and(eq(financingApplications.id, id), eq(financingApplications.accessKey, key))
}

/**
 * The application of this id as its owner may change it: nobody else does until `tx` ends. Refuses with `not_found` a
 * stranger and an application that is gone alike.
 */
export async function lockOwnApplication(
  tx: Transaction,
  access: readonly ApplicationAccess[],
  id: number,
): Promise<Outcome<ApplicationRow>> {
  const own = accessTo(access, id)
  if (!own) return refused('not_found')
  const [application] = await tx.select().from(financingApplications).where(opens(own)).for('update')
  return application ? done(application) : refused('not_found')
}
