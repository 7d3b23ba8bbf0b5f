import * as z from 'zod/mini'
import { dateField, idField, lines, wholeNumber } from '#kernel/form-fields.ts'
import type { ApplicationStatus } from './application-status.ts'
import type { StaffTimelineEvent } from './timeline.ts'

/** More is no down payment, and no column holds more of several. */
export const most = 2_000_000_000

/** What came of a down payment, and on which day. Codes: `too_small`, `too_large`, `invalid_date`, `too_long`. */
const receivedPaymentSchema = z.object(
  { amount: wholeNumber(1, most), receivedOn: dateField, reason: z._default(lines(2000), '') },
  'invalid',
)
export type ReceivedPayment = z.output<typeof receivedPaymentSchema>

/** What a payment really was, by its entry in the timeline; 0 of one that never came. */
const correctedPaymentSchema = z.object(
  { entryId: idField, amount: wholeNumber(0, most), receivedOn: dateField, reason: z._default(lines(2000), '') },
  'invalid',
)
export type CorrectedPayment = z.output<typeof correctedPaymentSchema>

/** That all that came was given back, and on which day. */
const refundSchema = z.object({ refundedOn: dateField }, 'invalid')
export type Refund = z.output<typeof refundSchema>

/** The sums of a change of an application. */
export const sumFields = {
  downPayment: z.optional(receivedPaymentSchema),
  downPaymentCorrection: z.optional(correctedPaymentSchema),
  refund: z.optional(refundSchema),
}
type Sums = { readonly [Name in keyof typeof sumFields]?: unknown }

/** Each is weighed against what is held before it. Codes: `one_at_a_time`. */
export const oneSumAtATime = z.refine<Sums>(
  (change) => Object.keys(sumFields).filter((name) => change[name as keyof Sums] !== undefined).length <= 1,
  { path: ['downPayment'], error: 'one_at_a_time' },
)

const paymentEvents = ['down_payment_received', 'down_payment_corrected'] as const

/** Whether an entry tells of a payment, or of one put right. */
export const isPayment = (event: StaffTimelineEvent): event is (typeof paymentEvents)[number] =>
  paymentEvents.some((one) => one === event)

type Happened = {
  readonly id: number
  readonly event: StaffTimelineEvent
  readonly amount: number | null
  readonly correctsId: number | null
}
type Planned = { readonly status: ApplicationStatus; readonly downPayment: number }

/** What we hold of a down payment, as its entries tell it. */
export type MoneyHeld<Entry> = {
  /** As they were corrected, without what never came, since the last refund. */
  readonly payments: readonly Entry[]
  readonly held: number
  /** Of what the plan asks. */
  readonly remaining: number
  /** Of what is not, or no longer, approved. */
  readonly toRefund: number
}

/** What came, as it was corrected, without what never came. */
export function paymentsIn<Entry extends Happened>(timeline: readonly Entry[]): readonly Entry[] {
  const corrected = new Set(timeline.map(({ correctsId }) => correctsId))
  return timeline.filter(({ id, event, amount }) => isPayment(event) && !corrected.has(id) && amount !== 0)
}

/** Adds up what came; one that was only ticked, before amounts were kept, is the plan's. */
export function moneyHeld<Entry extends Happened>(
  { status, downPayment }: Planned,
  timeline: readonly Entry[],
): MoneyHeld<Entry> {
  const payments = paymentsIn(
    timeline.slice(timeline.findLastIndex(({ event }) => event === 'down_payment_refunded') + 1),
  )
  const held = payments.reduce((sum, { amount }) => sum + (amount ?? downPayment), 0)
  return {
    payments,
    held,
    remaining: Math.max(0, downPayment - held),
    toRefund: status === 'approved' ? 0 : held,
  }
}
