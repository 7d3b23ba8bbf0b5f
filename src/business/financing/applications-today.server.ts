import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { isAllowed } from '#business/accounts/permissions.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { whoseWorkSchema } from '#business/accounts/whose-work.ts'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { countFew, countEach } from '#platform/database/count-few.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { undecidedStatuses } from './application-status.ts'
import type { ApplicationsToday, ApprovedApplication, WaitingApplication } from './applications-today.ts'
import { isToBePaid, stepAfterApproval } from './open-applications.server.ts'
import { asListed, clockOrder, listedColumns, waitForSecond } from './review-applications.server.ts'
import { reviewClock } from './review-clock.ts'
import { financingApplications as applications } from './tables.server.ts'

/** Days after which nobody is reminded any more of what follows an approval. */
const followedDays = 60

/** Approved lately, and the down payment has not come whole. */
function isAfterApproval(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - followedDays * 86_400_000)
  return and(isToBePaid, gt(applications.decidedAt, since))
}

/** What was approved lately and whose down payment has not come whole, the longest first: to be called, then waited for. */
async function afterApproval(db: Queryable, isFollowed: SQL | undefined): Promise<ApprovedApplication[]> {
  const rows = await db
    .select({
      ...listedColumns,
      since: applications.decidedAt,
      askedAt: sql<Date | null>`null`,
      step: stepAfterApproval,
    })
    .from(applications)
    .leftJoin(staff, eq(staff.id, applications.assigneeId))
    .where(isFollowed)
    .orderBy(asc(applications.decidedAt), asc(applications.id))
    .limit(shown)
  return rows.map(({ step, ...found }) => {
    const { downPayment } = found.row.plan
    return Object.assign(asListed(found, []), { downPayment, step })
  })
}

/** It waits for a second approval, and theirs is not the first. */
const asksFor = (staffId: string) =>
  sql<boolean>`(${waitForSecond} and ${applications.firstApproverId} is distinct from ${staffId})`

const shown = 10

/** Applications that nobody has decided on, against the two business days that a review may take, and what follows the approval of others. Four queries. Refused as {@link permit} says. */
export const applicationsToday = staffUseCase(
  { may: 'applications.work', input: whoseWorkSchema },
  async ({ db, by, now }, { whose }): Promise<ApplicationsToday> => {
    const asksMe = isAllowed(by.role, 'applications.decide') ? asksFor(by.id) : sql<boolean>`(1 = 0)`
    const isOwned = or(eq(applications.assigneeId, by.id), asksMe)
    // What nobody owns is for whoever comes first.
    const isMine = or(isOwned, isNull(applications.assigneeId))
    const isAsked = whose === 'mine' ? isMine : undefined
    const isFollowed = isAfterApproval(now())
    /** How many there are to decide on, and to follow after their approval. */
    const counted = (owner?: SQL) =>
      countFew(
        db
          .select({ id: applications.id })
          .from(applications)
          .where(and(owner, or(inArray(applications.status, undecidedStatuses), isFollowed))),
      )
    const { owned, ...share } = await countEach(db, {
      owned: counted(isOwned),
      mine: counted(isMine),
      everybody: counted(),
    })
    const rows = await db
      .select({
        ...listedColumns,
        asksMe,
        waiting: sql<number>`(count(*) over ())::int`,
      })
      .from(applications)
      .leftJoin(staff, eq(staff.id, applications.assigneeId))
      .where(and(isAsked, inArray(applications.status, undecidedStatuses)))
      .orderBy(desc(asksMe), ...clockOrder)
      .limit(shown)
    const closed = await closedDatesSince(
      db,
      rows.map(({ since }) => since),
    )
    const first = rows.map((found): WaitingApplication => {
      const listed = asListed(found, closed[found.row.country])
      return { ...listed, isOverdue: reviewClock(listed, now())?.state === 'overdue', asksYou: found.asksMe }
    })
    const place = ({ asksYou, reviewDueOn }: WaitingApplication) => `${asksYou ? 0 : 1} ${reviewDueOn ?? '9999'}`
    return {
      share,
      owned,
      waiting: rows[0]?.waiting ?? 0,
      first: first.toSorted((a, b) => place(a).localeCompare(place(b))),
      approved: await afterApproval(db, and(isAsked, isFollowed)),
    }
  },
)
