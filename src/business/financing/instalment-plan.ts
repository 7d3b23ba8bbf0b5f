import * as z from 'zod/mini'

const units = z.int().check(z.describe('Whole units of the currency.'))

/** One payment: 0 is the down payment, due at the start. */
export const scheduleRowSchema = z.object({
  paymentNumber: z.int(),
  dueDate: z.string().check(z.meta({ format: 'date' })),
  amount: units,
  remainingBalance: z.int().check(z.describe('What is still to be paid after this payment.')),
})
export type ScheduleRow = Readonly<z.infer<typeof scheduleRowSchema>>

/** What a plan costs and when. */
export const instalmentPlanSchema = z.object({
  downPayment: units,
  monthlyPayment: z
    .int()
    .check(z.describe('Every instalment but the last, which takes the rounding; 0 without instalments.')),
  totalAmount: units,
  paymentSchedule: z.array(scheduleRowSchema),
})
export type InstalmentPlan = Readonly<z.infer<typeof instalmentPlanSchema>>
