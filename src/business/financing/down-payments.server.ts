import { eq, sql } from 'drizzle-orm'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { AdminApplication, ApplicationChange } from './admin-application.ts'
import type { Work } from './application-work.server.ts'
import { reasonFault } from './decision-reason.ts'
import { refuseNotedReceipt } from './noted-receipts.server.ts'
import {
  moneyHeld,
  moneyKindOf,
  most,
  type CorrectedPayment,
  type PaymentMeans,
  type ReceivedPayment,
  type Refund,
} from './received-payments.ts'
import { financingApplications as applications, financingTimeline as timeline } from './tables.server.ts'

/** What {@link moneyHeld} says, of a row of applications. Its columns are named with their table, which a selection from one table leaves out of a column. */
export const heldOf = sql<number>`(
  select coalesce(sum(case when money.event in ('down_payment_received', 'down_payment_corrected')
    then coalesce(money.amount, (${applications}.plan ->> 'downPayment')::bigint) else -money.amount end), 0)::float8 from ${timeline} money
  where money.application_id = ${applications}.id
    and money.event in ('down_payment_received', 'down_payment_corrected', 'down_payment_refunded', 'refund_corrected')
    and not exists (select 1 from ${timeline} other where other.application_id = money.application_id and other.corrects_id = money.id)
)`

/** The `toRefund` of {@link moneyHeld}, likewise. */
export const owedBackOf = sql<number>`greatest(0, ${heldOf} -
  case when ${applications}.status = 'approved' then (${applications}.plan ->> 'downPayment')::bigint else 0 end)`

const notAllowed = (path: string) => refused('conflict', { errors: [{ path, code: 'status_not_allowed' }] })

/** Today, and the day of the application, where its country is. */
function daysOf({ before, permitted }: Work): { readonly today: CalendarDate; readonly appliedOn: CalendarDate } {
  const { utcOffset } = countryTable[before.country]
  const on = (moment: Date) => wallClock(moment, utcOffset).date
  return { today: on(permitted.now()), appliedOn: on(new Date(before.submittedAt ?? before.createdAt)) }
}

/** Makes it another version: who noted the same money on a page opened before is told so, instead of counting it twice. */
async function noteMoney({ tx, row, at, write }: Work, entry: Parameters<Work['write']>[0]): Promise<void> {
  await tx.update(applications).set({ updatedAt: at }).where(eq(applications.id, row.id))
  await write(entry)
}

/** A part of the down payment of what is approved came, on a day that has begun; for a reason where it is not all that is missing, or came before the application. */
export async function receiveDownPayment(work: Work, received: ReceivedPayment): Promise<void> {
  const { before } = work
  const { amount, receivedOn, reason } = received
  if (before.status !== 'approved') return need(notAllowed('downPayment'))
  const { today, appliedOn } = daysOf(work)
  const { held, remaining } = moneyHeld(before, before.timeline)
  const isAsked = amount === remaining && receivedOn >= appliedOn
  const reasonWrong = isAsked ? null : reasonFault(reason)
  const errors = [
    ...(held + amount > most ? [{ path: 'downPayment.amount', code: 'too_big' }] : []),
    ...(receivedOn > today ? [{ path: 'downPayment.receivedOn', code: 'future_date' }] : []),
    ...(reasonWrong ? [{ path: 'downPayment.reason', code: reasonWrong }] : []),
  ]
  if (errors.length > 0) return need(refused('invalid', { errors }))
  const receipt = receiptOf(received)
  if (!received.isAnotherReceipt) await refuseNotedReceipt(work, receipt, { path: 'downPayment.reference' })
  await noteMoney(work, {
    event: 'down_payment_received',
    amount,
    receivedOn,
    ...receipt,
    staffNote: reason || null,
  })
}

/** Puts a payment or a refund right, for a reason; what was noted first stays in the timeline. */
export async function correctDownPayment(work: Work, corrected: CorrectedPayment): Promise<void> {
  const { before } = work
  const { entryId, amount, receivedOn, reason } = corrected
  const { payments, refunds, held } = moneyHeld(before, before.timeline)
  const noted = [...payments, ...refunds].find(({ id }) => id === entryId)
  if (!noted) return need(notAllowed('downPaymentCorrection'))
  const isRefund = refunds.includes(noted)
  const more = amount - (noted.amount ?? before.downPayment)
  const amountWrong = amountFault(isRefund ? held - more : held + more)
  const reasonWrong = reasonFault(reason)
  const errors = [
    ...(amountWrong ? [{ path: 'downPaymentCorrection.amount', code: amountWrong }] : []),
    ...(receivedOn > daysOf(work).today ? [{ path: 'downPaymentCorrection.receivedOn', code: 'future_date' }] : []),
    ...(reasonWrong ? [{ path: 'downPaymentCorrection.reason', code: reasonWrong }] : []),
  ]
  if (errors.length > 0) return need(refused('invalid', { errors }))
  const receipt = receiptOf({
    means: corrected.means ?? noted.means,
    reference: corrected.reference ?? noted.reference,
  })
  if (amount > 0 && !corrected.isAnotherReceipt) {
    await refuseNotedReceipt(work, receipt, { path: 'downPaymentCorrection.reference', corrects: noted })
  }
  await noteMoney(work, {
    event: isRefund ? 'refund_corrected' : 'down_payment_corrected',
    amount,
    receivedOn,
    ...receipt,
    staffNote: reason,
    correctsId: entryId,
  })
}

/** What came, or a part of it, was given back: of what is not approved, or no longer, or what came over the down payment. */
export async function refundDownPayment(work: Work, refund: Refund): Promise<void> {
  const { before } = work
  const { toRefund } = moneyHeld(before, before.timeline)
  if (toRefund === 0) return need(notAllowed('refund'))
  const { amount = toRefund, refundedOn } = refund
  const amountWrong = amountFault(toRefund - amount)
  const errors = [
    ...(amountWrong ? [{ path: 'refund.amount', code: amountWrong }] : []),
    ...(refundedOn > daysOf(work).today ? [{ path: 'refund.refundedOn', code: 'future_date' }] : []),
  ]
  if (errors.length > 0) return need(refused('invalid', { errors }))
  const receipt = receiptOf(refund)
  if (!refund.isAnotherReceipt) await refuseNotedReceipt(work, receipt, { path: 'refund.reference' })
  const staffNote = refund.reason || null
  await noteMoney(work, { event: 'down_payment_refunded', amount, receivedOn: refundedOn, ...receipt, staffNote })
}

/** What the log calls the money of a change. */
export function moneyPart(before: AdminApplication, { refund, downPaymentCorrection }: ApplicationChange) {
  if (refund) return 'refund'
  if (!downPaymentCorrection) return 'downPayment'
  const noted = before.timeline.find(({ id }) => id === downPaymentCorrection.entryId)
  return noted && moneyKindOf(noted.event) === 'refund' ? 'refundCorrection' : 'downPaymentCorrection'
}

type Receipt = { readonly means?: PaymentMeans | null | undefined; readonly reference: string | null }

const receiptOf = ({ means, reference }: Receipt) => ({ means: means ?? null, reference: reference || null })

/** What is wrong with an amount after which this would be held. */
function amountFault(held: number): 'too_big' | 'more_than_held' | null {
  if (held < 0) return 'more_than_held'
  return held > most ? 'too_big' : null
}
