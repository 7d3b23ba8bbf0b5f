import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { undecidedStatuses } from './application-status.ts'
import type { ApplicationStep, stepsAfterApproval } from './applications-today.ts'
import { heldOf } from './down-payments.server.ts'
import { waitingSince } from './review-applications.server.ts'
import { staffReviewDueOn } from './review-deadline.ts'
import { financingApplications as applications, financingTimeline, type ApplicationRow } from './tables.server.ts'

/** What is approved and whose down payment has not come whole. */
export const isToBePaid = sql`(${eq(applications.status, 'approved')} and ${heldOf} < (${applications}.plan ->> 'downPayment')::bigint)`

/** What follows an approval: whoever was reached since is waited for. */
export const stepAfterApproval = sql<(typeof stepsAfterApproval)[number]>`case when exists (
  select 1 from ${financingTimeline} where ${financingTimeline.applicationId} = ${applications}.id
    and ${financingTimeline.at} >= ${applications}.decided_at and ${inArray(financingTimeline.event, ['reached', 'chat'])}
) then 'down_payment' else 'call' end`

type OpenApplication = {
  readonly row: ApplicationRow
  readonly next: ApplicationStep | null
  /** The day by which staff decide. */
  readonly dueOn: CalendarDate | null
}

/** Those of a condition that are not over: to be decided, what waits for its applicant too, or approved and to be paid. */
export async function openApplicationsOf(
  db: Queryable,
  only: SQL | undefined,
  most: number,
): Promise<readonly OpenApplication[]> {
  const rows = await db
    .select({ row: applications, since: waitingSince, step: stepAfterApproval })
    .from(applications)
    .where(and(or(inArray(applications.status, undecidedStatuses), isToBePaid), only))
    .limit(most)
  const closed = await closedDatesSince(
    db,
    rows.map(({ since }) => since),
  )
  return rows.map(({ row, since, step }) => {
    const { status, country } = row
    return {
      row,
      next: status === 'approved' ? step : status === 'more_info_needed' ? null : 'review',
      dueOn: staffReviewDueOn({ status, since, country }, closed[country]),
    }
  })
}
