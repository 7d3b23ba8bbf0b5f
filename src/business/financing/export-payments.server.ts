import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { Database, Queryable } from '#platform/database/database.server.ts'
import { applicationFilterSchema, type ApplicationFilter, type ListedApplication } from './admin-application.ts'
import { everyMoneyEvent, moneyKindOf, numberedReceipts, type MoneyEvent } from './received-payments.ts'
import { pagesOfApplications } from './review-applications.server.ts'
import { financingApplications as applications, financingTimeline as timeline } from './tables.server.ts'

type Entry = typeof timeline.$inferSelect

/** A sum that came or was given back; a correction takes away what it puts right, as it was noted, and adds what stands instead. */
export type ExportedPayment = Pick<Entry, 'at' | 'receivedOn' | 'means' | 'reference' | 'staffName' | 'staffNote'> & {
  readonly application: ListedApplication
  readonly event: MoneyEvent
  /** That of its application and a running one. */
  readonly receiptNumber: string
  /** By how much we hold more, or less: all of them add up to what is held, those of a day or a means to what came then or so. */
  readonly amount: number
}

/**
 * What came and was given back of the applications of a filter, in the order of their list, page by page. That it was asked for is in
 * the audit log. Refused as {@link permit} says, or `invalid` (fields).
 */
export const exportPayments = staffUseCase(
  { may: 'applications.work', input: applicationFilterSchema },
  async ({ db, by, now }, filter): Promise<AsyncIterable<readonly ExportedPayment[]>> => {
    await recordChange(db, by, { action: 'application.payments_export', kind: 'application' }, now())
    return pages(db, by.id, filter)
  },
)

async function* pages(db: Database, me: string, filter: ApplicationFilter): AsyncGenerator<readonly ExportedPayment[]> {
  const money = db
    .select({ id: timeline.id })
    .from(timeline)
    .where(and(eq(timeline.applicationId, applications.id), inArray(timeline.event, everyMoneyEvent)))
  for await (const listed of pagesOfApplications(db, me, filter, exists(money))) yield await paymentsOf(db, listed)
}

async function paymentsOf(db: Queryable, listed: readonly ListedApplication[]): Promise<ExportedPayment[]> {
  const ids = listed.map(({ id }) => id)
  const rows = await db
    .select({ entry: timeline, plan: applications.plan })
    .from(timeline)
    .innerJoin(applications, eq(applications.id, timeline.applicationId))
    .where(and(inArray(timeline.applicationId, ids), inArray(timeline.event, everyMoneyEvent)))
    .orderBy(asc(timeline.id))
  const rowsOf = Map.groupBy(rows, ({ entry }) => entry.applicationId)
  return listed.flatMap((application) => {
    const theirs = rowsOf.get(application.id) ?? []
    const numbered = numberedReceipts(theirs.map(({ entry }) => entry))
    const sums = new Map(
      theirs.map(({ entry, plan }) => {
        // One that was only ticked, before amounts were kept, is the plan's.
        const amount = entry.amount ?? plan.downPayment
        const { id, receivedOn, means, reference } = entry
        const receiptNumber = `${application.reference}-${numbered.get(id)}`
        const signed = moneyKindOf(entry.event) === 'refund' ? -amount : amount
        return [id, { receiptNumber, amount: signed, receivedOn, means, reference }]
      }),
    )
    return theirs.flatMap(({ entry: { id, correctsId, event, at, staffName, staffNote } }) => {
      const line = { application, event: event as MoneyEvent, at, staffName, staffNote }
      const [corrected, noted] = [correctsId === null ? undefined : sums.get(correctsId), sums.get(id)]
      return [...(corrected ? [{ ...corrected, amount: -corrected.amount }] : []), ...(noted ? [noted] : [])]
        .filter(({ amount }) => amount !== 0)
        .map((sum) => Object.assign({}, sum, line))
    })
  })
}
