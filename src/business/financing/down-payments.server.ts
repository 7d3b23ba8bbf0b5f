import { eq, sql } from 'drizzle-orm'
import { wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Work } from './application-work.server.ts'
import { reasonFault } from './decision-reason.ts'
import { moneyHeld, most, type CorrectedPayment, type ReceivedPayment, type Refund } from './received-payments.ts'
import { financingApplications as applications, financingTimeline as timeline } from './tables.server.ts'

/** What {@link moneyHeld} says, of a row of applications. */
export const heldOf = sql<number>`(
  select coalesce(sum(coalesce(paid.amount, (${applications.plan} ->> 'downPayment')::int)), 0)::float8 from ${timeline} paid
  where paid.application_id = ${applications.id} and paid.event in ('down_payment_received', 'down_payment_corrected')
    and not exists (select 1 from ${timeline} other where other.application_id = paid.application_id and other.corrects_id = paid.id)
    and paid.id > coalesce((select max(back.id) from ${timeline} back
      where back.application_id = paid.application_id and back.event = 'down_payment_refunded'), 0)
)`

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
export async function receiveDownPayment(work: Work, { amount, receivedOn, reason }: ReceivedPayment): Promise<void> {
  const { before } = work
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
  await noteMoney(work, { event: 'down_payment_received', amount, receivedOn, staffNote: reason || null })
}

/** Puts a payment right, for a reason; what was noted first stays in the timeline. */
export async function correctDownPayment(work: Work, corrected: CorrectedPayment): Promise<void> {
  const { before } = work
  const { entryId, amount, receivedOn, reason } = corrected
  const { payments, held } = moneyHeld(before, before.timeline)
  const noted = payments.find(({ id }) => id === entryId)
  if (!noted) return need(notAllowed('downPaymentCorrection'))
  const reasonWrong = reasonFault(reason)
  const errors = [
    ...(held - (noted.amount ?? before.downPayment) + amount > most
      ? [{ path: 'downPaymentCorrection.amount', code: 'too_big' }]
      : []),
    ...(receivedOn > daysOf(work).today ? [{ path: 'downPaymentCorrection.receivedOn', code: 'future_date' }] : []),
    ...(reasonWrong ? [{ path: 'downPaymentCorrection.reason', code: reasonWrong }] : []),
  ]
  if (errors.length > 0) return need(refused('invalid', { errors }))
  await noteMoney(work, { event: 'down_payment_corrected', amount, receivedOn, staffNote: reason, correctsId: entryId })
}

/** All that came was given back, of what is not approved, or no longer. */
export async function refundDownPayment(work: Work, { refundedOn }: Refund): Promise<void> {
  const { before } = work
  const { toRefund } = moneyHeld(before, before.timeline)
  if (toRefund === 0) return need(notAllowed('refund'))
  if (refundedOn > daysOf(work).today) {
    return need(refused('invalid', { errors: [{ path: 'refund.refundedOn', code: 'future_date' }] }))
  }
  await noteMoney(work, { event: 'down_payment_refunded', amount: toRefund, receivedOn: refundedOn })
}
