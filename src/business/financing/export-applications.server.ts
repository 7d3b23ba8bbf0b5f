import { asc, inArray } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { Database, Queryable } from '#platform/database/database.server.ts'
import { applicationFilterSchema, type ApplicationFilter, type ListedApplication } from './admin-application.ts'
import { weighPlan } from './affordability.ts'
import type { Concern } from './application-concerns.ts'
import { isUnreadable } from './document-fault.ts'
import { decisionsIn } from './decisions.ts'
import { inOrder, type DocumentType } from './document-type.ts'
import type { IncomePeriod } from './income-period.ts'
import { pagesOfApplications } from './review-applications.server.ts'
import { moneyIn } from './received-payments.ts'
import { statedIncome } from './stated-income.ts'
import { financingApplications, financingDocuments, financingTimeline } from './tables.server.ts'

/** An application of the list with what its decision rests on. */
export type ExportedApplication = ListedApplication & {
  readonly downPayment: number
  /** As the applicant wrote it. */
  readonly monthlyIncome: string
  readonly incomePeriod: IncomePeriod
  /** What that is each month; null where no one amount can be read. */
  readonly statedIncome: number | null
  /** What it is each month by the documents; null where nobody noted it. */
  readonly incomeRead: number | null
  /** Which of them the plan was weighed by; null where none was. */
  readonly incomeBasis: 'read' | 'stated' | null
  /** Percent of the latter, else of the former, that the instalment takes. */
  readonly share: number | null
  readonly received: readonly DocumentType[]
  /** Those that somebody opened, or tried to. */
  readonly opened: number
  readonly unreadable: readonly DocumentType[]
  /** Every one that was asked for again, also what has come since. */
  readonly askedAgain: readonly DocumentType[]
  /** What was decided, as it was before a cancellation; its `note` is what the applicant was told. */
  readonly decision: Decision | null
  /** The first of two approvals. */
  readonly firstApproval: Pick<Entry, 'at' | 'staffName' | 'staffNote'> | null
  /** What closed it as cancelled; by nobody of ours where the applicant did. */
  readonly cancellation: Decision | null
  /** What was missing or odd when it was approved. */
  readonly despite: readonly Concern['kind'][]
  /** What came of the down payment, each with its day, how and why; all are null of one that was only ticked. */
  readonly payments: readonly Pick<Entry, MoneyColumn>[]
  /** What was given back, each with the same. */
  readonly refunds: readonly Pick<Entry, MoneyColumn>[]
}

/**
 * The applications of a filter as the list has them, page by page, each with what its decision rests on. That they were asked for is
 * in the audit log. Refused as {@link permit} says, or `invalid` (fields).
 */
export const exportApplications = staffUseCase(
  { may: 'applications.work', input: applicationFilterSchema },
  async ({ db, by, now }, filter): Promise<AsyncIterable<readonly ExportedApplication[]>> => {
    await recordChange(db, by, { action: 'application.export', kind: 'application' }, now())
    return pages(db, by.id, filter)
  },
)

async function* pages(
  db: Database,
  me: string,
  filter: ApplicationFilter,
): AsyncGenerator<readonly ExportedApplication[]> {
  for await (const listed of pagesOfApplications(db, me, filter)) yield await withGrounds(db, listed)
}

/** A page with what its decisions rest on: three queries, however many there are. */
async function withGrounds(db: Queryable, listed: readonly ListedApplication[]): Promise<ExportedApplication[]> {
  const ids = listed.map(({ id }) => id)
  const { id: key, monthlyIncome, incomePeriod, incomeRead, plan } = financingApplications
  const rows = await db
    .select({ id: key, monthlyIncome, incomePeriod, incomeRead, plan })
    .from(financingApplications)
    .where(inArray(key, ids))
  const documents = await db.select().from(financingDocuments).where(inArray(financingDocuments.applicationId, ids))
  const timeline = await db
    .select()
    .from(financingTimeline)
    .where(inArray(financingTimeline.applicationId, ids))
    .orderBy(asc(financingTimeline.id))
  const [rowOf, documentsOf, entriesOf] = [
    new Map(rows.map((row) => [row.id, row])),
    Map.groupBy(documents, ({ applicationId }) => applicationId),
    Map.groupBy(timeline, ({ applicationId }) => applicationId),
  ]
  return listed.flatMap((application) => {
    const row = rowOf.get(application.id)
    if (!row) return []
    const stated = statedIncome(row.monthlyIncome ?? '', row.incomePeriod)
    const counted = row.incomeRead ?? stated
    const weighed = weighPlan(application, application.product.currency, counted)
    const theirs = documentsOf.get(application.id) ?? []
    const entries = entriesOf.get(application.id) ?? []
    return Object.assign(application, {
      downPayment: row.plan.downPayment,
      monthlyIncome: row.monthlyIncome ?? '',
      incomePeriod: row.incomePeriod,
      statedIncome: stated,
      incomeRead: row.incomeRead,
      incomeBasis: weighed && (row.incomeRead === null ? ('stated' as const) : ('read' as const)),
      share: weighed?.share ?? null,
      received: inOrder(theirs.map(({ type }) => type)),
      opened: theirs.filter(({ openedAt, fault }) => openedAt !== null || fault !== null).length,
      unreadable: inOrder(theirs.filter(isUnreadable).map(({ type }) => type)),
      askedAgain: inOrder(
        entries.filter(({ event }) => event === 'document_requested').flatMap((one) => one.documentType ?? []),
      ),
      ...groundsOf(application, entries),
      payments: moneyIn(entries, 'payment'),
      refunds: moneyIn(entries, 'refund'),
    })
  })
}

type Decision = Pick<Entry, 'status' | 'at' | 'staffName' | 'note' | 'staffNote'>
type MoneyColumn = 'amount' | 'receivedOn' | 'means' | 'reference' | 'staffNote'
type Entry = typeof financingTimeline.$inferSelect

/** What it stands on, or was approved despite by the first of two people; nothing of what is else undecided. */
function groundsOf(
  application: ListedApplication,
  entries: readonly Entry[],
): Pick<ExportedApplication, 'decision' | 'firstApproval' | 'cancellation' | 'despite'> {
  const { decision, firstApproval, cancellation } = decisionsIn(application, entries)
  const approvals = [firstApproval, decision?.status === 'approved' ? decision : undefined]
  return {
    decision: decision ?? null,
    firstApproval: firstApproval ?? null,
    cancellation: cancellation ?? null,
    despite: [...new Set(approvals.flatMap((one) => one?.concerns ?? []).map(({ kind }) => kind))],
  }
}
