import { eq } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { logoPicture } from '#business/company/logo-picture.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import type { Company } from '#kernel/brand.ts'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import { applicationReference } from '../application.ts'
import { readApplicationRows, type ApplicationRows } from '../application-queries.server.ts'
import { moneyHeld, numberedReceipts, type PaymentMeans } from '../received-payments.ts'
import { financingApplications as applications, type ApplicationRow } from '../tables.server.ts'

/** What a receipt tells, and who gives it. */
export type Receipt = Pick<ApplicationRow, 'language' | 'country' | 'fullName' | 'product'> & {
  readonly kind: 'payment' | 'refund'
  /** That of the application and a running one. */
  readonly number: string
  readonly reference: string
  readonly amount: number
  readonly day: CalendarDate
  readonly means: PaymentMeans | null
  readonly ownReference: string | null
  readonly staffName: string | null
  /** It stands in the place of one with the same number. */
  readonly isCorrected: boolean
  /** Of the down payment of what is approved; null of anything else. */
  readonly remaining: number | null
  readonly toRefund: number
  readonly now: Date
  readonly company: Company
  /** The company's own mark as a PNG, where it has one. */
  readonly logo: Uint8Array | null
}

/**
 * A sum that came or was given back, by its entry of the timeline, as its receipt tells it. Refused as {@link permit} says, or
 * `not_found`, also for a sum that was put right since, never was, or was only ticked.
 */
export const readReceipt = staffUseCase(
  { may: 'applications.work' },
  async (permitted, id: number, entryId: number): Promise<Receipt> => {
    const [rows] = await readApplicationRows(permitted.db, eq(applications.id, id))
    const noted = rows && notedIn(rows, entryId)
    if (!noted) return need(refused('not_found'))
    const company = (await readCompany(permitted)).value
    const logo = await logoPicture(permitted, company.brand, 'line')
    return { ...noted, now: permitted.now(), company, logo }
  },
)

/** What an entry tells of money that came or was given back; undefined where it tells nothing of it. */
function notedIn({ row, timeline }: ApplicationRows, entryId: number) {
  const { status, language, country, fullName, product, plan } = row
  const { payments, refunds, remaining, toRefund } = moneyHeld({ status, downPayment: plan.downPayment }, timeline)
  const entry = [...payments, ...refunds].find((one) => one.id === entryId)
  if (!entry || entry.amount === null) return undefined
  const numbered = numberedReceipts(timeline)
  const running = numbered.get(entryId)
  const reference = applicationReference(row.id)
  return {
    language,
    country,
    fullName,
    product,
    kind: refunds.includes(entry) ? ('refund' as const) : ('payment' as const),
    number: `${reference}-${running}`,
    reference,
    amount: entry.amount,
    day: entry.receivedOn ?? wallClock(entry.at, countryTable[country].utcOffset).date,
    means: entry.means,
    ownReference: entry.reference,
    // Whoever put it right did not take it.
    staffName: timeline.find((one) => numbered.get(one.id) === running)?.staffName ?? null,
    isCorrected: entry.correctsId !== null,
    remaining: status === 'approved' ? remaining : null,
    toRefund,
  }
}
