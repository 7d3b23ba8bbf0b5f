import { and, asc, count, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import { ownedBy } from '#business/accounts/owned-by.server.ts'
import { recordCondition } from '#business/accounts/record-search.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import type { Country } from '#kernel/country.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { countFew, countEach } from '#platform/database/count-few.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf, shownPhone } from '#platform/phone-number.server.ts'
import {
  applicationFilterSchema,
  type ApplicationCounts,
  type ApplicationFilter,
  type ApplicationPage,
  type ListedApplication,
} from './admin-application.ts'
import { meetsConditions } from './affordability.ts'
import { applicationReference, idOfReference } from './application.ts'
import { owedBackOf } from './down-payments.server.ts'
import { reviewClock } from './review-clock.ts'
import { statedIncome } from './stated-income.ts'
import { staffReviewDueOn } from './review-deadline.ts'
import {
  applicationStatuses,
  toDecideStatuses,
  undecidedStatuses,
  type ApplicationStatus,
} from './application-status.ts'
import { financingApplications as applications, financingTimeline, type ApplicationRow } from './tables.server.ts'

const pageSize = 50

/**
 * A page of applications: those to be decided by their clock, what waits for its applicant last; any others the newest first.
 * Refused as {@link permit} says, or `invalid` (fields).
 */
export const listApplications = staffUseCase(
  { may: 'applications.work', input: applicationFilterSchema },
  ({ db, by }, asked): Promise<ApplicationPage> => pageOfApplications(db, by.id, asked),
)

/** The same to whoever may read it: that is the caller's to check. `me` is their account. */
async function pageOfApplications(
  db: Queryable,
  me: string,
  { cursor, ...asked }: ApplicationFilter,
  only?: SQL,
): Promise<ApplicationPage> {
  const isByClock = [...undecidedStatuses, 'undecided', 'second_approval'].some((one) => one === asked.status)
  const after = cursor === undefined ? undefined : Number(cursor)
  const isBelow = isByClock ? await afterByClock(db, after) : after && lt(applications.id, after)
  const rows = await db
    .select(listedColumns)
    .from(applications)
    .leftJoin(staff, eq(staff.id, applications.assigneeId))
    .where(and(statusCondition(asked.status), isBelow || undefined, only, ...(await conditions(db, me, asked))))
    .orderBy(...(isByClock ? clockOrder : [desc(applications.id)]))
    .limit(pageSize + 1)
  const closed = await closedDatesSince(
    db,
    rows.map(({ since }) => since),
  )
  const items = rows.slice(0, pageSize).map((found) => asListed(found, closed[found.row.country]))
  const last = rows.length > pageSize ? items.at(-1) : undefined
  return { items, nextCursor: last ? String(last.id) : null }
}

/** Every page of applications from there on, one after the other; `only` those of a further condition. */
export async function* pagesOfApplications(
  db: Queryable,
  me: string,
  filter: ApplicationFilter,
  only?: SQL,
): AsyncGenerator<readonly ListedApplication[]> {
  let { cursor } = filter
  do {
    const { items, nextCursor } = await pageOfApplications(db, me, { ...filter, cursor }, only)
    yield items
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** How many there are in each status, drafts too, each as {@link countFew} counts, and what they come to. Refused as {@link permit} says, or `invalid` (fields). */
export const countApplications = staffUseCase(
  { may: 'applications.work', input: applicationFilterSchema },
  async ({ db, by }, asked): Promise<ApplicationCounts> => {
    const others = await conditions(db, by.id, asked)
    const inStatus = (status: ApplicationStatus) =>
      countFew(
        db
          .select({ id: applications.id })
          .from(applications)
          .where(and(eq(applications.status, status), ...others)),
      )
    const counted = applicationStatuses.map((status) => [status, inStatus(status)] as const)
    const statuses = await countEach(db, Object.fromEntries(counted) as Record<ApplicationStatus, SQL<number>>)
    const rows = await db
      .select({
        status: applications.status,
        country: applications.country,
        firstApproved: isFirstApproved,
        count: count(),
        amount: sql<number>`sum(${applications.totalAmount})`,
      })
      .from(applications)
      .where(and(...others))
      .groupBy(applications.status, applications.country, isFirstApproved)
    const totals = rows.map(({ country, firstApproved, ...total }) =>
      Object.assign(total, {
        currency: countryTable[country].currency,
        waitsForSecond: firstApproved && undecidedStatuses.includes(total.status),
      }),
    )
    return { statuses, totals }
  },
)

/** What is asked for beside a status. */
async function conditions(
  db: Queryable,
  me: string,
  { country, assignee, q }: ApplicationFilter,
): Promise<(SQL | undefined)[]> {
  return [
    country && eq(applications.country, country),
    assignee && ownedBy(applications.assigneeId, assignee, me),
    q?.trim() ? await sought(db, q.trim()) : undefined,
  ].map((condition) => condition || undefined)
}

/** Somebody has approved it, alone or first. */
const isFirstApproved = sql<boolean>`(${applications.firstApproverName} is not null)`

/** Those that somebody has approved where two people must, and nobody else yet. */
export const waitForSecond = and(inArray(applications.status, undecidedStatuses), isFirstApproved)

function statusCondition(status: ApplicationFilter['status']): SQL | undefined {
  if (status === 'undecided') return inArray(applications.status, toDecideStatuses)
  if (status === 'second_approval') return waitForSecond
  return status ? eq(applications.status, status) : ne(applications.status, 'draft')
}

/** When the applicant last did their part: sent it in, or what was asked for again. */
export const waitingSince = sql<Date | null>`coalesce((
  select max(${financingTimeline.at}) from ${financingTimeline}
  where ${financingTimeline.applicationId} = ${applications}.id and ${financingTimeline.actor} = 'applicant'
    and ${financingTimeline.event} = 'status' and ${financingTimeline.status} <> 'draft'
), ${applications.submittedAt})`.mapWith(applications.submittedAt)

/** What waits for the applicant has no clock, and comes last. */
const waitsForApplicant = sql<boolean>`${applications.status} = 'more_info_needed'`
export const clockOrder = [asc(waitsForApplicant), asc(waitingSince), asc(applications.id)]

/** What comes behind an application in the order of the clock, also once that one is decided. */
async function afterByClock(db: Queryable, id: number | undefined): Promise<SQL | undefined> {
  if (id === undefined) return undefined
  const place = { waits: waitsForApplicant, since: waitingSince }
  const [last] = await db.select(place).from(applications).where(eq(applications.id, id))
  return (
    last &&
    sql`(${waitsForApplicant}, ${waitingSince}, ${applications.id}) > (${last.waits}, ${last.since?.toISOString()}::timestamptz, ${id})`
  )
}

/** Since when it waits for what was asked for again. */
const askedSince = sql<Date | null>`case when ${applications.status} = 'more_info_needed' then (
  select max(${financingTimeline.at}) from ${financingTimeline}
  where ${financingTimeline.applicationId} = ${applications.id} and ${financingTimeline.event} = 'status'
    and ${financingTimeline.status} = 'more_info_needed'
) end`.mapWith(applications.submittedAt)

/** What a row of a list is made of. */
export const listedColumns = {
  row: applications,
  since: waitingSince,
  askedAt: askedSince,
  assigneeName: staff.name,
  toRefund: owedBackOf,
}

/** By reference, or every word of the question in any order. */
async function sought(db: Queryable, question: string): Promise<SQL> {
  const id = idOfReference(question)
  if (id !== null) return eq(applications.id, id)
  const found = await recordCondition(db, 'application', applications.id, question)
  // On the phone people say the digits of a reference alone; six of a number are as many.
  return /^\d{6}$/.test(question) ? sql`(${applications.id} = ${Number(question)} or ${found})` : found
}

type Listed = {
  readonly row: ApplicationRow
  readonly since: Date | null
  readonly askedAt: Date | null
  readonly assigneeName: string | null
  readonly toRefund: number
}

/** A row of a list of applications. */
export function asListed(
  { row, since, askedAt, assigneeName, toRefund }: Listed,
  closed: readonly CalendarDate[],
): ListedApplication {
  const { id, status, country, language, product, plan, fullName, email, phone, submittedAt, openedAt } = row
  const { totalAmount, monthlyPayment, tenureMonths } = plan
  return {
    id,
    reference: applicationReference(id),
    status,
    country,
    language,
    product,
    totalAmount,
    monthlyPayment,
    tenureMonths,
    fullName,
    email,
    phone: shownPhone(row),
    dialledNumber: dialledNumber(row.phoneKey ?? phoneKeyOf(phone, country)),
    submittedAt: submittedAt?.toISOString() ?? null,
    reviewDueOn: staffReviewDueOn({ status, since, country }, closed),
    askedAt: askedAt?.toISOString() ?? null,
    firstApproverName: row.firstApproverName,
    assigneeName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    overrides: row.overrides,
    isAffordable: meetsConditions(
      plan,
      product.currency,
      row.incomeRead ?? statedIncome(row.monthlyIncome ?? '', row.incomePeriod),
    ),
    toRefund,
    openedAt: openedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** How many applications somebody has to decide on. Refused as {@link permit} says. */
export const countUndecided = staffUseCase({ may: 'applications.work' }, ({ db }): Promise<number> => {
  return db.$count(applications, statusCondition('undecided'))
})

/** How many overdue applications one mail names at most. */
const mostTold = 100

/** The applications of a country whose promised day is past, the longest first. */
export async function overdueApplications(db: Queryable, country: Country, now: Date): Promise<ListedApplication[]> {
  const rows = await db
    .select(listedColumns)
    .from(applications)
    .leftJoin(staff, eq(staff.id, applications.assigneeId))
    .where(and(eq(applications.country, country), statusCondition('undecided')))
    .orderBy(...clockOrder)
    .limit(mostTold)
  const closed = await closedDatesSince(
    db,
    rows.map(({ since }) => since),
  )
  return rows
    .map((row) => asListed(row, closed[country]))
    .filter((listed) => reviewClock(listed, now)?.state === 'overdue')
}
