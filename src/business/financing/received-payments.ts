import * as z from 'zod/mini'
import { dayField } from '#kernel/calendar-date.ts'
import { choice, dateField, idField, line, lines, wholeNumber } from '#kernel/form-fields.ts'
import type { ApplicationStatus } from './application-status.ts'
import type { StaffTimelineEvent } from './timeline.ts'

/** More is no down payment, and no column holds more of several. */
export const most = 2_000_000_000

/** How money changes hands. */
export const paymentMeans = ['cash', 'mobile_money', 'transfer'] as const
export type PaymentMeans = (typeof paymentMeans)[number]

const referenceField = line(0, 100)

/** That a receipt is another one with a number that is noted already. */
const anotherField = z._default(z.boolean('invalid'), false)

/** What came of a down payment, on which day, how, and under which reference. Codes: `too_small`, `too_large`, `invalid_date`, `unknown_value`, `too_long`. */
const receivedPaymentSchema = z.object(
  {
    amount: wholeNumber(1, most),
    receivedOn: dateField,
    means: z.optional(choice(paymentMeans)),
    reference: z._default(referenceField, ''),
    isAnotherReceipt: anotherField,
    reason: z._default(lines(2000), ''),
  },
  'invalid',
)
export type ReceivedPayment = z.output<typeof receivedPaymentSchema>

/** What a payment or a refund really was, by its entry in the timeline; 0 of one that never was. Means and reference stay where they are left out. */
const correctedPaymentSchema = z.object(
  {
    entryId: idField,
    amount: wholeNumber(0, most),
    receivedOn: dateField,
    means: z.optional(choice(paymentMeans)),
    reference: z.optional(referenceField),
    isAnotherReceipt: anotherField,
    reason: z._default(lines(2000), ''),
  },
  'invalid',
)
export type CorrectedPayment = z.output<typeof correctedPaymentSchema>

/** What was given back, on which day, how, under which reference and why; all that is to be where no amount is said. */
const refundSchema = z.object(
  {
    amount: z.optional(wholeNumber(1, most)),
    refundedOn: dateField,
    means: choice(paymentMeans),
    reference: z._default(referenceField, ''),
    isAnotherReceipt: anotherField,
    reason: z._default(lines(2000), ''),
  },
  'invalid',
)
export type Refund = z.output<typeof refundSchema>

/** What an entry of the timeline tells of money. */
export const moneyEntryFields = {
  amount: z
    .nullable(z.int())
    .check(z.describe('How much of the down payment came or was given back; null where it was not noted.')),
  receivedOn: z.nullable(dayField()).check(z.describe('The day on which it was.')),
  means: z.nullable(z.enum(paymentMeans)).check(z.describe('How; null where it was not noted.')),
  reference: z.nullable(z.string()).check(z.describe('Of its receipt, transfer or transaction.')),
  correctsId: z.nullable(z.int()).check(z.describe('Of a correction: the entry of what it puts right.')),
}

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

/** The entries that tell of money that came or was given back, each with that of one put right. */
const moneyEvents = {
  payment: ['down_payment_received', 'down_payment_corrected'],
  refund: ['down_payment_refunded', 'refund_corrected'],
} as const
type MoneyKind = keyof typeof moneyEvents
export type MoneyEvent = (typeof moneyEvents)[MoneyKind][number]
export const everyMoneyEvent: readonly MoneyEvent[] = Object.values(moneyEvents).flat()

/** What of money an entry tells; null of one that tells of something else. */
export function moneyKindOf(event: StaffTimelineEvent): MoneyKind | null {
  const isOf = (kind: MoneyKind) => moneyEvents[kind].some((one) => one === event)
  return isOf('payment') ? 'payment' : isOf('refund') ? 'refund' : null
}

type Happened = {
  readonly id: number
  readonly event: StaffTimelineEvent
  readonly amount: number | null
  readonly correctsId: number | null
}
type Planned = { readonly status: ApplicationStatus; readonly downPayment: number }

/** What we hold of a down payment, as its entries tell it. */
export type MoneyHeld<Entry> = {
  /** As they were corrected, without what never was. */
  readonly payments: readonly Entry[]
  readonly refunds: readonly Entry[]
  readonly held: number
  /** Of what the plan asks. */
  readonly remaining: number
  /** {@link owedBack} of it. */
  readonly toRefund: number
}

/** What came or was given back, as it was corrected, without what never was. */
export function moneyIn<Entry extends Happened>(timeline: readonly Entry[], kind: MoneyKind): readonly Entry[] {
  const corrected = new Set(timeline.map(({ correctsId }) => correctsId))
  return timeline.filter(({ id, event, amount }) => moneyKindOf(event) === kind && !corrected.has(id) && amount !== 0)
}

/** The first entry of each sum, by every entry that tells of it: what was put right is the same sum. */
export function firstEntries(timeline: readonly Happened[]): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>()
  for (const { id, event, correctsId } of timeline) {
    if (moneyKindOf(event) !== null) firsts.set(id, (correctsId === null ? undefined : firsts.get(correctsId)) ?? id)
  }
  return firsts
}

/** The number of each receipt within its application, by its entry: `2`, and once that sum was put right `2-2`, `2-3`. */
export function numberedReceipts(timeline: readonly Happened[]): ReadonlyMap<number, string> {
  const entriesOf = Map.groupBy(firstEntries(timeline), ([, first]) => first)
  const numbers = [...entriesOf.values()].flatMap((entries, sum) =>
    entries.map(([id], edition) => [id, edition === 0 ? `${sum + 1}` : `${sum + 1}-${edition + 1}`] as const),
  )
  return new Map(numbers)
}

/** What of a sum that is held is to be given back: what is over the down payment of what is approved, all of anything else's. */
const owedBack = ({ status, downPayment }: Planned, held: number): number =>
  Math.max(0, held - (status === 'approved' ? downPayment : 0))

/** Adds up what came and was not given back; one that was only ticked, before amounts were kept, is the plan's. */
export function moneyHeld<Entry extends Happened>(planned: Planned, timeline: readonly Entry[]): MoneyHeld<Entry> {
  const { downPayment } = planned
  const [payments, refunds] = [moneyIn(timeline, 'payment'), moneyIn(timeline, 'refund')]
  const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + (amount ?? downPayment), 0)
  const held = sumOf(payments) - sumOf(refunds)
  return {
    payments,
    refunds,
    held,
    remaining: Math.max(0, downPayment - held),
    toRefund: owedBack(planned, held),
  }
}
