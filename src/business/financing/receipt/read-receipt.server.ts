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
import { firstEntries, moneyHeld, moneyKindOf, numberedReceipts, type PaymentMeans } from '../received-payments.ts'
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
  /** The receipt in whose place it stands. */
  readonly replaces: { readonly number: string; readonly amount: number; readonly day: CalendarDate } | null
  /** When the sum was put right after it, and the receipt that says so; without one it never was. */
  readonly replacedBy: { readonly on: CalendarDate; readonly number: string | null } | null
  /** The down payment that was asked for, and what had come of it with this sum; null of what was not approved then. */
  readonly due: { readonly asked: number; readonly held: number; readonly remaining: number } | null
  /** What was then to be given back. */
  readonly toRefund: number
  readonly now: Date
  readonly company: Company
  /** The company's own mark as a PNG, where it has one. */
  readonly logo: Uint8Array | null
}

/**
 * A sum that came or was given back, by its entry of the timeline, as its receipt told it then. Refused as {@link permit} says, or
 * `not_found`, also for one that never was, or was only ticked.
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
  const { language, country, fullName, product, plan } = row
  const entry = timeline.find(({ id }) => id === entryId)
  const kind = entry && moneyKindOf(entry.event)
  if (!kind || !entry.amount) return undefined
  const reference = applicationReference(row.id)
  const numbers = numberedReceipts(timeline)
  const numberOf = ({ id }: Entry) => `${reference}-${numbers.get(id)}`
  const dayOf = (moment: Date) => wallClock(moment, countryTable[country].utcOffset).date
  const first = firstEntries(timeline).get(entryId)
  const replaced = timeline.find(({ id }) => id === entry.correctsId)
  const later = timeline.find(({ correctsId }) => correctsId === entryId)
  // What comes later changes nothing of what its receipt tells.
  const until = timeline.filter(({ id }) => id <= entryId)
  const status = until.findLast(({ event }) => event === 'status')?.status ?? row.status
  const { held, remaining, toRefund } = moneyHeld({ status, downPayment: plan.downPayment }, until)
  return {
    language,
    country,
    fullName,
    product,
    kind,
    number: numberOf(entry),
    reference,
    amount: entry.amount,
    day: entry.receivedOn ?? dayOf(entry.at),
    means: entry.means,
    ownReference: entry.reference,
    // Whoever put it right did not take it.
    staffName: timeline.find(({ id }) => id === first)?.staffName ?? null,
    replaces: replaced?.amount
      ? { number: numberOf(replaced), amount: replaced.amount, day: replaced.receivedOn ?? dayOf(replaced.at) }
      : null,
    replacedBy: later ? { on: dayOf(later.at), number: later.amount ? numberOf(later) : null } : null,
    due: status === 'approved' && kind === 'payment' ? { asked: plan.downPayment, held, remaining } : null,
    toRefund,
  }
}

type Entry = ApplicationRows['timeline'][number]
